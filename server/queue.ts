import pLimit from 'p-limit';
import { refusal } from './contract/refusal.js';

/**
 * Runs at most `atOnce` tasks at a time; at most `mostWaiting` more wait for their turn. The returned function throws
 * `Refusal('tooManyRequests')` when the queue is full.
 */
export function openQueue(
  atOnce: number,
  mostWaiting: number,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const limit = pLimit(atOnce);
  return async (task) => {
    if (limit.activeCount >= atOnce && limit.pendingCount >= mostWaiting) throw refusal('tooManyRequests');
    return limit(task);
  };
}
