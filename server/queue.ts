import { refusal } from './contract/refusal.js';

/**
 * Lets `atOnce` works run at a time and `mostWaiting` wait for their turn. The function it answers throws
 * `Refusal('tooManyRequests')` when more would wait.
 */
export function openQueue(
  atOnce: number,
  mostWaiting: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw refusal('tooManyRequests');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
