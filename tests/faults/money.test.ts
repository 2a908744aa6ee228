import { afterEach, beforeEach, describe, test, vi } from 'vitest';
import { fakeTime } from '../support/fake-time.js';
import { fakeSignalTimeout } from '../support/signal-timeout.js';
import { moneyRows } from './money-rows.js';
import { play } from './play.js';
import { rechargeRows } from './recharge-rows.js';
import { expectation } from './rows.js';
import { mishaps, type MishapName } from './server.js';

beforeEach(() => {
  fakeTime();
  fakeSignalTimeout();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/**
 * Every step at which money moves or could move, with every fault of its request. Each class of outcome is also proven in a browser,
 * on a real ledger: tests/wide/browser.
 */
describe.each(Object.entries({ ...moneyRows, ...rechargeRows }))('%s', (_, row) => {
  test.each(Object.keys(mishaps) as MishapName[])('%s', (name) => {
    const expected = expectation(row, name);
    if ('none' in expected) throw new Error(expected.none);
    return play(row, name);
  });
});
