import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { busyIn } from '../faults/play.js';
import type { Call } from '../support/browser.js';
import { Pair, said, type Step } from './two-tabs.js';

const runs = 1_000;
const tab = fc.constantFrom(0 as const, 1 as const);
const who = fc.constantFrom(0 as const, 1 as const, 2 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('logIn' as const, 'logIn' as const, 'signUp' as const, 'reset' as const),
      tab,
      who,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('logOut' as const, 'request' as const, 'reload' as const, 'hear' as const, 'hear' as const),
      tab,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'expire' as const,
        'hold' as const,
        'answer' as const,
        'answerFirst' as const,
        'answerLast' as const,
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(1, 20, 55, 90, 181) }),
  },
);

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

async function play(steps: readonly Step[]): Promise<void> {
  const pair = new Pair();
  try {
    await pair.browser.settle();
    for (const one of steps) await pair.step(one);
    await pair.rest();
    judge(pair);
  } finally {
    pair.browser.close();
  }
}

/** ms that must have been spent since the last report, by what is reported (I1). */
const spent: Readonly<Record<number, number>> = { 1: 50_000, 2: 110_000, 3: 170_000 };

function judge({ browser, tabs, critical, refusals, logouts }: Pair): void {
  const stored = browser.kept.get('token') ?? null;
  for (const one of tabs) {
    const { context, value } = one.session.getSnapshot();
    expect(context.token, `${one.name} holds the token that is stored`).toBe(stored);
    expect(one.session.getSnapshot().hasTag('player'), `${one.name} is ${JSON.stringify(value)}`).toBe(stored !== null);
    expect(busyIn(one), `${one.name} waits for ever`).toEqual([]);
  }
  // A logout names the token that it ends, whoever logs in meanwhile (A11).
  const isOfLogout = ({ path, during }: Call) =>
    path === '/logout' || (path === '/onlineTime' && during === '"loggingOut"');
  const wrong = browser.calls.filter((call) => call.bearer !== null && call.bearer !== call.seen && !isOfLogout(call));
  expect(wrong, 'calls with a token that the tab knows to be gone').toEqual([]);

  const reports = browser.calls.filter(({ path }) => path === '/onlineTime');
  for (const [at, report] of reports.entries()) {
    const since = report.at - (reports[at - 1]?.at ?? Number.NEGATIVE_INFINITY);
    expect(since, 'the same time is not reported twice').toBeGreaterThanOrEqual(
      spent[Number(report.body?.['onlineTime'])] ?? 0,
    );
  }
  for (const { isDue, reported } of logouts) expect(reported, 'a logout reports what is due, once').toBe(isDue ? 1 : 0);
  const told = [...critical, ...tabs.flatMap(said)].filter((text) => text === 'Please log in');
  expect(told.length, 'one toast for a dead token in a tab').toBeLessThanOrEqual(
    new Set(refusals.map(({ tab: name, bearer }) => `${name} ${bearer}`)).size,
  );
}

describe('two tabs', () => {
  test(`agree after ${runs} random orders of what can happen to a session`, async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), play), {
      numRuns: runs,
      ...(process.env['SEED'] ? { seed: Number(process.env['SEED']) } : {}),
    });
  }, 240_000);

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
