import { afterEach, describe, expect, test } from 'vitest';
import { tokenOf } from '../../browser/steps/access.js';
import { heads, press, sees } from '../../browser/steps/screen.js';
import { enterAs, ledgerOf, newPlayer, reset } from '../../browser/support/hooks.js';
import { lobbySuite } from '../../browser/support/suite.js';
import { installClock, mishaps, type Mishap, type MishapName } from './mishaps.js';
import { leaveGame, steps, type Scene, type Step, type StepName } from './steps.js';

const suite = lobbySuite();
afterEach(() => reset(suite.lobby()));

/**
 * What a player experiences: the text `says` during the fault, the buttons `presses` that recover, and the end.
 * done: as without the fault · kept: refused, with the typed values kept, so that the next press succeeds · out: logged out · forbidden: the page of the edge
 */
type Meets = { says?: string; presses?: readonly string[]; ends: 'done' | 'kept' | 'out' | 'forbidden' };

const unknown = 'We do not know yet what became of your order';
const absent = 'Your order did not reach us';
const noAnswer = 'No answer from the game yet';
const askedAgain = 'No answer yet. We try again under the same number, so nothing is moved twice.';
const again = 'Refused by the test.';
const lost: Meets = { says: absent, presses: ['Send it again'], ends: 'done' };
const byItself: Meets = { ends: 'done' };
const offer: Meets = { says: 'No connection. Please try again.', ends: 'kept' };
const out: Meets = { says: again, ends: 'out' };
const edge: Meets = { ends: 'forbidden' };

/**
 * Every money step with a request that is lost, a response that is lost and a refusal; the other faults at one step each, where they
 * lead to something else. tests/faults/money-rows.ts has every fault of every step, tests/wide/browser/turns.test.ts the killed tabs.
 * The rounds of a game are the maker's own API, which only a browser runs: all of their faults are here.
 */
const table: Readonly<Record<StepName, Partial<Record<MishapName, Meets>>>> = {
  quote: {
    'reset before': offer,
    'reset after': offer,
    'body 503': { says: again, ends: 'kept' },
  },
  order: {
    offline: { says: unknown, presses: ['Send it again'], ends: 'done' },
    'reset before': lost,
    'reset after': byItself,
    'HTTP 403': edge,
    'body 401': out,
    'body 503': { says: again, ends: 'kept' },
    'no answer': lost,
  },
  status: {
    'reset before': byItself,
    'reset after': byItself,
    'body 503': byItself,
  },
  opening: {
    offline: { says: 'The game could not be opened', presses: ['Try again'], ends: 'done' },
    'reset before': { says: noAnswer, ends: 'done' },
    'reset after': { says: noAnswer, ends: 'done' },
    'body 503': { says: again, presses: ['Try again'], ends: 'done' },
  },
  spin: {
    offline: byItself,
    'reset before': byItself,
    'reset after': byItself,
    '502 in HTML': byItself,
    'half a JSON before': byItself,
    'half a JSON after': byItself,
    'no answer': byItself,
  },
  exit: {
    'reset before': { says: askedAgain, ends: 'done' },
    'reset after': { says: askedAgain, ends: 'done' },
    '502 in HTML': { says: askedAgain, presses: ['Check again now'], ends: 'done' },
    'body 503': { says: again, ends: 'kept' },
  },
};

describe.each(Object.entries(table) as [StepName, Partial<Record<MishapName, Meets>>][])('%s', (name, row) => {
  test.each(Object.entries(row) as [MishapName, Meets][])('%s', async (mishapName, { says, presses = [], ends }) => {
    const step: Step = steps[name];
    const mishap: Mishap = mishaps[mishapName];
    const scene = await enter();
    const { page, player, lobby } = scene;
    if (mishapName === 'no answer') await installClock(page);
    await step.reach(scene);
    const before = step.writes(await ledgerOf(lobby, player));

    await mishap.begin(scene, step);
    await step.act(scene);
    if (says !== undefined && mishapName !== 'no answer') await sees(page, says);
    await mishap.lift?.(scene, step);
    if (says !== undefined && mishapName === 'no answer') await sees(page, says);
    for (const button of presses) await press(page, button);

    if (ends === 'done') await step.done(scene);
    if (ends === 'kept') await keptAndDone(scene, name);
    if (ends === 'out') await loggedOut(scene);
    if (ends === 'forbidden') {
      await heads(page, 'We cannot let you in from here');
      expect(await tokenOf(scene.page)).toBeNull();
    }
    await nothingRaw(scene);
    const ledger = await ledgerOf(lobby, player);
    const isDone = ends === 'done' || ends === 'kept' || name === 'status';
    expect({ writes: step.writes(ledger) - before, findings: ledger.findings }).toEqual({
      writes: isDone && name !== 'quote' ? 1 : 0,
      findings: [],
    });
  });
});

async function enter(): Promise<Scene> {
  const lobby = suite.lobby();
  const player = await newPlayer(lobby, { balance: 100_000 });
  const visitor = await suite.phone({ expects: [/ERR_/, /status of (?:403|502)/] });
  await enterAs(visitor, player);
  return { lobby, player, page: visitor.page };
}

/** The step was refused and the input is kept: repeating it completes the step. */
async function keptAndDone(scene: Scene, name: StepName): Promise<void> {
  const step: Step = steps[name];
  if (name === 'exit') {
    await press(scene.page, 'Back to lobby');
    return leaveGame(scene);
  }
  await step.kept?.(scene);
  const now = await scene.page.evaluate(() => performance.now());
  await scene.page.waitForFunction((from) => performance.now() - from > 1_000, now);
  await press(scene.page, 'Continue');
  await heads(scene.page, 'Please check');
  if (name === 'order') await step.act(scene);
  await step.done(scene);
}

async function loggedOut(scene: Scene): Promise<void> {
  await scene.page.waitForFunction(() => localStorage.getItem('token') === null);
  await scene.page
    .getByRole('link', { name: 'Log in' })
    .or(scene.page.getByRole('button', { name: 'Log in' }))
    .first()
    .waitFor();
}

/** The page is not busy for ever, and shows no raw response. */
async function nothingRaw({ page }: Scene): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  expect(await page.locator('body').innerText()).not.toMatch(/<html|nginx|Bad Gateway|\{"|undefined|NaN|\[object/);
}
