import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { BonusWish } from '../../../server/testing/bonuses.js';
import type { TestPlayer } from '../../../server/testing/players.js';
import { exitGame, gameIn, idle, spin } from '../steps/play.js';
import { dialog, fill, follow, heads, leavesHistory, minorIn, pesos, press, sees } from '../steps/screen.js';
import { enterAs, giveBonus, ledgerOf, newPlayer, shiftClock, sweep } from '../support/hooks.js';
import { settled, shot } from '../support/looking.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();
const main = (page: Page) => page.getByRole('main');

/** The rebate of a day of slots. */
const rebateOf = (day: string, amount: number): Pick<BonusWish, 'kind' | 'amount' | 'occasion' | 'rebate'> => ({
  kind: 'rebate',
  amount,
  occasion: day,
  rebate: {
    day,
    lines: [{ categoryId: 'slots', stakes: amount * 200, contribution: 100, counted: amount * 200, rate: 50, amount }],
  },
});

onEachDevice('on a %s', (device, journey) => {
  /** A player with 100.00 and these bonuses. */
  async function playerWith(
    bonuses: readonly Omit<BonusWish, 'playerId' | 'at' | 'from'>[],
    expects: readonly RegExp[] = [],
  ) {
    const player = await newPlayer(suite.lobby(), { balance: 10_000 });
    for (const bonus of bonuses) await giveBonus(suite.lobby(), { ...bonus, playerId: player.id });
    return { player, ...(await enterWith(player, expects)) };
  }
  async function enterWith(player: TestPlayer, expects: readonly RegExp[] = []) {
    const visitor = await suite[device]({ expects });
    await enterAs(visitor, player);
    return { visitor, page: visitor.page };
  }
  /** Opens the account page, and from it the page of this name. */
  async function openFromAccount(page: Page, name: string): Promise<void> {
    await page.goto('/pages/account/account');
    await settled(page);
    await follow(main(page), name);
    await heads(page, name);
    await settled(page);
  }
  const moves = async (player: TestPlayer) => {
    const { wallet, moves: all, findings } = await ledgerOf(suite.lobby(), player);
    expect(findings).toEqual([]);
    return { wallet, bonuses: all.filter(({ type }) => type !== 'deposit') };
  };

  journey('a day of rebate is read and claimed, then all others, and each is paid once', async () => {
    const { player, page } = await playerWith([
      rebateOf('2026-11-18', 1_234),
      rebateOf('2026-11-19', 566),
      rebateOf('2026-11-20', 200),
    ]);
    await openFromAccount(page, 'Rebate');
    await sees(main(page), pesos(2_000));
    await main(page)
      .getByRole('button', { name: /Nov 18, 2026/ })
      .click();
    await dialog(page).getByText('Slots').waitFor();
    await shot(page, `rebate-claim-${device}`);
    await press(dialog(page), /^Claim ₱/);
    await heads(page, /12\.34 claimed/);
    await shot(page, `rebate-claimed-${device}`);
    await press(dialog(page), 'Close');
    await press(main(page), /^Claim all 2:/);
    await heads(page, /7\.66 claimed/);
    const { wallet, bonuses } = await moves(player);
    expect(wallet).toBe(12_000);
    expect(bonuses.map(({ type, amount }) => `${type} ${amount}`).toSorted()).toEqual([
      'rebate 1234',
      'rebate 200',
      'rebate 566',
    ]);
    await follow(dialog(page), 'See the bill');
    await page.waitForURL('**/walletDetail?type=rebate');
    await sees(main(page), new RegExp(`\\+\\s?${pesos(1_234).source}`));
  });

  journey('a level bonus is found by its kind, claimed in a second tab too, and paid once', async () => {
    const { player, visitor, page } = await playerWith([
      { kind: 'monthly', amount: 3_800, level: 3 },
      { kind: 'birthday', amount: 8_800, level: 3 },
    ]);
    await openFromAccount(page, 'Member level');
    await sees(main(page), new RegExp(`You can claim ${pesos(12_600).source}`));
    await follow(main(page), 'Your level bonuses');
    await press(main(page), 'Birthday');
    await main(page)
      .getByRole('button', { name: /^Monthly bonus/ })
      .waitFor({ state: 'detached' });
    const other = await visitor.context.newPage();
    await other.goto('/pages/account/levelBonus');
    for (const tab of [page, other]) {
      await main(tab)
        .getByRole('button', { name: /^Birthday bonus/ })
        .click();
      await dialog(tab).getByText('Bonus wager').waitFor();
    }
    await press(dialog(page), /^Claim ₱/);
    await heads(page, /88\.00 claimed/);
    await press(dialog(other), /^Claim ₱/);
    await heads(other, 'Already in your wallet');
    await shot(other, `level-bonus-elsewhere-${device}`);
    expect(await moves(player)).toEqual({ wallet: 18_800, bonuses: [{ type: 'level_bonus', amount: 8_800 }] });
    await press(dialog(page), 'Close');
    await sees(main(page), 'Claimed');
  });

  journey('a response that is lost is asked for over a reload, and the bonus is paid once', async () => {
    const { player, page } = await playerWith([{ kind: 'system', amount: 2_500 }], [/ERR_FAILED.*systemBonus/]);
    await openFromAccount(page, 'Bonuses from us');
    await main(page)
      .getByRole('button', { name: /^A gift from the house/ })
      .click();
    await page.route('**/systemBonus/info/**', (route) => route.abort());
    await page.route('**/systemBonus/claim/**', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await press(dialog(page), /^Claim ₱/);
    await sees(dialog(page), /A bonus is never paid twice/);
    await shot(page, `bonus-unknown-${device}`);
    await page.unroute('**/systemBonus/info/**');
    await page.reload();
    await heads(page, /25\.00 claimed/);
    await press(dialog(page), 'Close');
    await sees(main(page), 'Claimed');
    expect(await moves(player)).toEqual({ wallet: 12_500, bonuses: [{ type: 'system_bonus', amount: 2_500 }] });
  });

  journey('stakes of a day raise the level, and the rebate of the day can be claimed the day after', async () => {
    const lobby = suite.lobby();
    const player = await newPlayer(lobby, { balance: 500_000 });
    const { page } = await enterWith(player);
    await page.goto('/pages/index/gameDetail?id=1015');
    await fill(page, 'Bring into the game', '4000');
    await press(main(page), 'Play');
    await idle(page);
    const raise = gameIn(page).getByRole('button', { name: 'Raise stake', exact: true });
    while (await raise.isEnabled()) await raise.click();
    for (const _ of [1, 2, 3]) await spin(page);
    await exitGame(page);
    await sweep(lobby, 'bonuses');

    // A session ends after a day without a request.
    for (const hours of [13, 26]) {
      await shiftClock(lobby, hours * 3_600_000);
      await openFromAccount(page, 'Member level');
    }
    await sweep(lobby, 'bonuses');
    await follow(main(page), 'Your level bonuses');
    const upgrade = await claimFirst(page, /^Bonus for a new level/);
    await openFromAccount(page, 'Rebate');
    const rebate = await claimFirst(page, /\d, 20\d\d/);

    const { bonuses } = await moves(player);
    expect(bonuses.filter(({ type }) => type === 'level_bonus' || type === 'rebate')).toEqual([
      { type: 'level_bonus', amount: upgrade },
      { type: 'rebate', amount: rebate },
    ]);
  });

  /** Opens the first bonus of this name and claims it; returns what the button said, in minor units. */
  async function claimFirst(page: Page, name: RegExp): Promise<number> {
    await main(page).getByRole('button', { name }).first().click();
    const claim = dialog(page).getByRole('button', { name: /^Claim ₱/ });
    const amount = minorIn((await claim.textContent()) ?? '');
    await claim.click();
    await heads(page, / claimed/);
    await press(dialog(page), 'Close');
    await leavesHistory(page);
    return amount;
  }
});
