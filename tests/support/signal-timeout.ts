import { vi } from 'vitest';

/** `AbortSignal.timeout` by `setTimeout`, which a fake clock drives. It also runs in pages: everything it needs is inside. */
export function timeoutByTimer(ms: number): AbortSignal {
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(new DOMException('signal timed out', 'TimeoutError')), ms);
  return timeout.signal;
}

/**
 * `AbortSignal.timeout` on the fake timers of vitest, which do not drive the platform's own timer. Call it after
 * `vi.useFakeTimers`; `vi.restoreAllMocks` ends it.
 */
export function fakeSignalTimeout(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeoutByTimer);
}
