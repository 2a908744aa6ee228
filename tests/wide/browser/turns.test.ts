import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { answerTo, logOut, pictureAfter, submitLogin } from '../../browser/steps/access.js';
import { idle } from '../../browser/steps/play.js';
import { dialog, follow, heads, pesos, press, sees } from '../../browser/steps/screen.js';
import { enterAs, ledgerOf, newPlayer, reset } from '../../browser/support/hooks.js';
import { withOpener } from '../../browser/support/opener.js';
import { lobbySuite } from '../../browser/support/suite.js';
import { leaveGame, steps, type Scene, type Step } from './steps.js';

const suite = lobbySuite();
afterEach(() => reset(suite.lobby()));

/** The steps that write, each with its button. */
const writing = {
  order: (page: Page) => page.getByRole('button', { name: 'Confirm', exact: true }),
  opening: (page: Page) => page.getByRole('main').getByRole('button', { name: 'Play', exact: true }),
  exit: (page: Page) => dialog(page).getByRole('button', { name: 'Exit', exact: true }),
};
type Writing = keyof typeof writing;
const names = Object.keys(writing) as Writing[];

describe('a response that arrives after the player has left the page', () => {
  test('of an order: the wallet shows it, and the deposit continues with it', async () => {
    const { scene, release } = await halfway('order');
    await follow(scene.page.getByRole('main'), 'Back');
    await heads(scene.page, 'Wallet');
    release();
    await sees(scene.page, /A deposit of ₱\s500\.00 waits for payment/);
    await scene.page.goto('/pages/account/myWallet/recharge');
    await steps.order.done(scene);
    await once(scene, 'order');
  });

  test('of an opened game: its page offers to continue', async () => {
    const { scene, release } = await halfway('opening');
    await scene.page.goBack();
    await heads(scene.page, 'Dragon Pearl');
    release();
    await leaveGame(scene);
    await once(scene, 'opening');
  });

  test('of an exit: the money is in the wallet', async () => {
    const { scene, release } = await halfway('exit');
    await press(dialog(scene.page), 'Back to lobby');
    release();
    await scene.page
      .getByRole('banner')
      .getByRole('link', { name: pesos(100_000) })
      .waitFor();
    await once(scene, 'exit');
  });
});

describe('pressed twice, done once', () => {
  test.each(names)('%s', async (name) => {
    const scene = await enter();
    await steps[name].reach(scene);
    await writing[name](scene.page).dblclick();
    await steps[name].done(scene);
    await once(scene, name);
  });
});

describe('reloaded before the response, done once', () => {
  test.each(names)('%s', async (name) => {
    const { scene, release } = await halfway(name);
    await scene.page.reload();
    release();
    await steps[name].done(scene);
    await once(scene, name);
  });
});

describe('in two tabs', () => {
  test('an order that one tab waits for is shown in the other', async () => {
    const { scene, release } = await halfway('order');
    const other = { ...scene, page: await scene.page.context().newPage() };
    await other.page.goto('/pages/account/myWallet/recharge');
    await steps.order.done(other);
    release();
    await steps.order.done(scene);
    await once(scene, 'order');
  });

  test('a game is opened once, whichever tab is first', async () => {
    // A session has one seat: the maker may invalidate the first tab's ticket while its game enters.
    const scene = await enter([/status of 409 .*\/maker\/api\/enter/]);
    const other = { ...scene, page: await scene.page.context().newPage() };
    await Promise.all([scene, other].map((tab) => steps.opening.reach(tab)));
    await Promise.all([scene, other].map((tab) => steps.opening.act(tab)));
    await Promise.any([scene, other].map((tab) => idleAtLast(tab.page)));
    await once(scene, 'opening');
  });

  test('a game is left once, and both tabs show where the money is', async () => {
    const scene = await enter();
    await steps.exit.reach(scene);
    const other = await scene.page.context().newPage();
    // The other tab opens what "take the money back" leads to, which is not asked about.
    await Promise.all([steps.exit.act(scene), other.goto(`${scene.page.url()}&exit=1`)]);
    for (const tab of [scene.page, other]) await heads(tab, /^(?:Your money is back|This game was closed elsewhere)$/);
    await once(scene, 'exit');
  });

  test("a login in one tab applies to the other, and the first player's requests stop", async () => {
    const scene = await enter();
    const next = await newPlayer(scene.lobby, { balance: 7_700 });
    await scene.page.goto('/pages/index/index');
    await scene.page
      .getByRole('banner')
      .getByRole('link', { name: pesos(100_000) })
      .waitFor();
    const other = await scene.page.context().newPage();
    await logOut(other);
    await scene.page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
    const bearers: string[] = [];
    scene.page.on('request', (request) => bearers.push(request.headers()['authorization'] ?? ''));
    const picture = await pictureAfter(other, () => other.goto('/pages/login/accountLogin'));
    await submitLogin(other, next.username, next.password, await answerTo(scene.lobby, picture));
    await scene.page
      .getByRole('banner')
      .getByRole('link', { name: pesos(7_700) })
      .waitFor();
    expect(bearers.filter((bearer) => bearer.includes(scene.player.token))).toEqual([]);
  });
});

async function enter(expects: readonly RegExp[] = []): Promise<Scene> {
  const lobby = suite.lobby();
  const player = await newPlayer(lobby, { balance: 100_000 });
  const visitor = await suite.phone({ expects: [/ERR_/, ...expects] });
  await enterAs(visitor, player);
  return { lobby, player, page: visitor.page };
}

/**
 * The server gives the ticket and the browser the mark of the tab that plays: of two tabs at the same moment each may get one of
 * the two, and then the one with the mark offers to enter again.
 */
async function idleAtLast(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const isLost = main.getByRole('button', { name: 'Enter again' }).waitFor();
  const isIdle = await Promise.any([idle(page).then(() => true), isLost.then(() => false)]);
  if (isIdle) return;
  await press(main, 'Enter again');
  await idle(page);
}

/** Carries the step out and holds its response back until `release`. */
async function halfway(name: Writing): Promise<{ scene: Scene; release: () => void }> {
  const scene = await enter();
  const step: Step = steps[name];
  await step.reach(scene);
  const carriedOut = withOpener();
  const released = withOpener();
  await hold(scene.page, step.calls, carriedOut.open, released.opened);
  await step.act(scene);
  await carriedOut.opened;
  return { scene, release: released.open };
}

const hold = (page: Page, calls: RegExp, tell: () => void, released: Promise<void>) =>
  page.context().route(
    calls,
    async (route) => {
      const response = await route.fetch();
      tell();
      await released;
      // The page that sent the request may be closed by now.
      await route.fulfill({ response }).catch(() => undefined);
    },
    { times: 1 },
  );

async function once({ lobby, player }: Scene, name: Writing): Promise<void> {
  const ledger = await ledgerOf(lobby, player);
  expect({ writes: steps[name].writes(ledger), findings: ledger.findings }).toEqual({ writes: 1, findings: [] });
}
