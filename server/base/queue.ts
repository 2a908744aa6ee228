import pLimit from 'p-limit';
import { refusal } from './refusal.js';

/** Runs a task in its turn. Throws `Refusal('tooManyRequests')` when the queue is full. */
export interface Queue {
  <Result>(task: () => Promise<Result>): Promise<Result>;
  /** Number of tasks that wait for their turn. */
  readonly waiting: () => number;
}

/** Opens a queue that runs at most `atOnce` tasks at a time; at most `mostWaiting` more wait for their turn. */
export function openQueue(atOnce: number, mostWaiting: number): Queue {
  const limit = pLimit(atOnce);
  const run = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (limit.activeCount >= atOnce && limit.pendingCount >= mostWaiting) throw refusal('tooManyRequests');
    return limit(task);
  };
  return Object.assign(run, { waiting: () => limit.pendingCount });
}
