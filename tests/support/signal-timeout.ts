import { vi } from 'vitest';

/**
 * `AbortSignal.timeout` on the fake timers of vitest, which do not drive the platform's own timer. Call it after
 * `vi.useFakeTimers`; `vi.restoreAllMocks` ends it.
 */
export function fakeSignalTimeout(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const timeout = new AbortController();
    setTimeout(() => timeout.abort(new DOMException('signal timed out', 'TimeoutError')), ms);
    return timeout.signal;
  });
}
