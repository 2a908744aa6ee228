import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tabsAgree } from './two-tabs-model.js';
import { Pair, type Step } from './two-tabs.js';

/** `npm run nightly` plays a thousand more. */
const runs = 250;

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

describe('two tabs', () => {
  test(`agree after ${runs} random orders of what can happen to a session`, () => tabsAgree(runs));

  test('who logs in while the last player is being logged out is let in, and the logout goes on for the last one (A11)', async () => {
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

  test('have one leader, who alone reports the time; when it closes the other takes over', async () => {
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

/** Whose lease stood in the storage, looked at every second; `seconds` of the clock pass. */
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
