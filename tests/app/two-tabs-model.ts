import fc from 'fast-check';
import { expect } from 'vitest';
import { busyIn } from '../faults/play.js';
import type { Call } from '../support/browser.js';
import { Pair, said, type Step } from './two-tabs.js';

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

/** Runs random sequences of steps in two tabs; a failure prints the seed and the shortest sequence that fails. */
export const tabsAgree = (runs: number): Promise<void> =>
  fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), play), {
    numRuns: runs,
    ...(process.env['SEED'] ? { seed: Number(process.env['SEED']) } : {}),
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

/** The least time in ms since the last report, by the value that is reported (I1). */
const spent: Readonly<Record<number, number>> = { 1: 50_000, 2: 110_000, 3: 170_000 };

function judge({ browser, tabs, critical, refusals, logouts }: Pair): void {
  const stored = browser.kept.get('token') ?? null;
  for (const one of tabs) {
    const { context, value } = one.session.getSnapshot();
    expect(context.token, `${one.name} holds the token that is stored`).toBe(stored);
    expect(one.session.getSnapshot().hasTag('player'), `${one.name} is ${JSON.stringify(value)}`).toBe(stored !== null);
    expect(busyIn(one), `${one.name} waits for ever`).toEqual([]);
  }
  // A logout names the token that it ends, so a player who logs in meanwhile keeps the session (A11).
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
