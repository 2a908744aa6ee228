import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tabsAgree } from './two-tabs-model.js';
import { fakeTime } from '../support/fake-time.js';
import { Pair, type Step } from './two-tabs.js';

/** `npm run nightly` runs a thousand more. */
const runs = 100;

beforeEach(fakeTime);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('two tabs', () => {
  test(`have the same session after ${runs} random sequences of logins, logouts, reloads and expiries`, () =>
    tabsAgree(runs));

  test('a login during the logout of the last player succeeds, and the logout still ends the old token (A11)', async () => {
    const pair = new Pair();
    const { browser, tabs } = pair;
    try {
      await browser.settle();
      const steps: readonly Step[] = [
        { kind: 'logIn', tab: 0, who: 0 },
        { kind: 'wait', seconds: 55 },
        { kind: 'hold' },
        { kind: 'logOut', tab: 0 },
      ];
      for (const one of steps) await pair.step(one);
      const [leaving] = tabs;
      expect(leaving.session.getSnapshot().value).toBe('loggingOut');
      const old = leaving.session.getSnapshot().context.token;
      leaving.session.send({ type: 'session.begin', token: 'token-of-ben' });
      await browser.settle();
      expect(leaving.session.getSnapshot().context.token).toBe('token-of-ben');
      expect(browser.kept.get('token')).toBe('token-of-ben');
      await pair.step({ kind: 'answer' });
      expect(browser.calls.filter(({ path }) => path === '/logout').map(({ bearer }) => bearer)).toEqual([old]);
    } finally {
      browser.close();
    }
  });

  test('have one leader, which alone reports the online time; when it closes, the other tab takes over', async () => {
    const pair = new Pair();
    const { browser, tabs } = pair;
    try {
      await browser.settle();
      await pair.step({ kind: 'logIn', tab: 0, who: 0 });
      await browser.settle();
      expect(await leadersFor(pair, 600), 'leaders in ten minutes').toHaveLength(1);
      const before = browser.calls.filter(({ path }) => path === '/onlineTime');
      expect(before.map(({ body }) => body?.['onlineTime'])).toEqual([3, 3, 3]);
      const [leading] = new Set(before.map(({ tab: name }) => name));
      const [closing, staying] = leading === tabs[0].name ? tabs : [tabs[1], tabs[0]];
      closing.close();
      expect(await leadersFor(pair, 600), 'the old one, and then the other').toHaveLength(2);
      const after = browser.calls
        .slice(browser.calls.indexOf(before.at(-1) as never) + 1)
        .filter(({ path }) => path === '/onlineTime');
      expect(new Set(after.map(({ tab: name }) => name))).toEqual(new Set([staying.name]));
      expect(after.length).toBeGreaterThanOrEqual(3);
    } finally {
      browser.close();
    }
  });
});

/** The tabs that held the lease in the storage during these `seconds` of the fake clock, read every second. */
async function leadersFor({ browser }: Pair, seconds: number): Promise<string[]> {
  const seen = new Set<string>();
  for (let second = 0; second < seconds; second++) {
    await vi.advanceTimersByTimeAsync(1_000);
    const [holder = ''] = (browser.kept.get('onlineLeader') ?? '').split(' ');
    seen.add(holder);
  }
  await browser.settle();
  return [...seen];
}
