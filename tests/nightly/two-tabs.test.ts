import { afterEach, beforeEach, test, vi } from 'vitest';
import { tabsAgree } from '../app/two-tabs-model.js';
import { fakeTime } from '../support/fake-time.js';

beforeEach(fakeTime);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('two tabs have the same session after a thousand random sequences of logins, logouts, reloads and expiries', () =>
  tabsAgree(1_000));
