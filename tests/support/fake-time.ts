import { vi } from 'vitest';

/**
 * Fakes timers and `Date`; the clock begins at 10:00 UTC on 21 November 2026. `setImmediate` stays real, because a native
 * `Response` needs turns of the event loop. `vi.useRealTimers` ends it.
 */
export function fakeTime(): void {
  vi.useFakeTimers({
    now: Date.parse('2026-11-21T10:00:00Z'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
}
