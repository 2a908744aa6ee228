import { afterEach, beforeEach, test, vi } from 'vitest';
import { tabsAgree } from '../app/two-tabs-model.js';

beforeEach(
  () =>
    void vi.useFakeTimers({
      now: Date.parse('2026-11-21T10:00:00Z'),
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    }),
);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('two tabs agree after a thousand random orders of what can happen to a session', () => tabsAgree(1_000));
