import type { Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { slot } from '../../src/effects/store.js';
import {
  answerTo,
  logOut,
  newAccount,
  pictureAfter,
  signUp,
  submitLogin,
  tokenOf,
  wrongAnswerTo,
} from './steps/access.js';
import { exitGame, gameIn, idle, pressIn, spin } from './steps/play.js';
import { fill, follow, heads, pesos, press, sees, typed } from './steps/screen.js';
import { depositThrough, pay, shownBalance } from './steps/wallet.js';
import { ledgerOf } from './support/hooks.js';
import { axe, shot } from './support/looking.js';
import { lobbySuite, type Device } from './support/suite.js';

const suite = lobbySuite({ isAsPeopleDo: true });

/** The test cuts the network on purpose, during a round. */
const expects = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/];
const game = '/pages/index/gameDetail?id=1015';

describe.each<Device>(['phone', 'desktop'])('a new player on a %s', (device) => {
  test('finds a game, signs up, deposits, plays, leaves, and sees the exact amounts', async () => {
    const { lobby } = suite;
    const { page: first, context } = await suite[device]({ expects, hasNotice: true });
    const account = newAccount();
    const isPhone = device === 'phone';

    // Home for a visitor.
    await first.goto('/');
    await heads(first, 'Mango Moon');
    await first.getByRole('dialog').getByRole('button', { name: 'Got it' }).click();
    await first.getByRole('group', { name: 'Categories' }).getByRole('link', { name: 'Slots' }).waitFor();
    expect(await first.getByRole('list', { name: 'Hot' }).getByRole('listitem').count()).toBeGreaterThan(4);
    expect(await first.getByRole('region', { name: 'Winners' }).getByRole('listitem').count()).toBeGreaterThan(3);

    // A game requires a login; signing up leads back to it (A5).
    await follow(first.getByRole('list', { name: 'Hot' }), 'Dragon Pearl');
    if (isPhone) await first.waitForURL('**/pages/login/accountLogin');
    else await first.getByRole('dialog').getByRole('form', { name: 'Log in' }).waitFor();
    if (isPhone) await press(first, 'Sign up with your phone');
    else await first.getByRole('dialog').getByRole('tab', { name: 'Sign up' }).click();
    await signUp(first, lobby(), account);
    await first.waitForURL(`**${game}`);
    await heads(first, 'Dragon Pearl');

    // Logged in, with an empty wallet.
    await first.goto('/pages/index/index');
    await first
      .getByRole('banner')
      .getByRole('link', { name: pesos(0) })
      .waitFor();
    await follow(first.getByRole('banner'), /^Search games or makers/);
    await first.getByRole('searchbox').fill('dragon');
    await follow(first.getByRole('main'), 'Dragon Pearl');
    await heads(first, 'Dragon Pearl');
    if (!isPhone) await axe(first);

    // Playing takes money: the prompt of section 2.
    await sees(first, 'Insufficient balance, please Deposit!');
    await follow(first.getByRole('main'), 'Deposit');

    // The tab is closed while the payment page is open; the order goes on in a new one.
    const payment = await depositThrough(first, 'Sampan Pay', '500');
    await sees(first, 'Pay exactly');
    await first.close();
    const page = await context.newPage();
    if (isPhone) {
      await pay(payment);
      await page.goto('/pages/account/myWallet/recharge');
    } else {
      await page.goto('/pages/account/myWallet/recharge');
      await sees(page, 'Pay exactly');
      await pay(payment);
      await page.bringToFront();
    }
    await heads(page, 'Deposit received');
    await payment.close();
    expect((await ledgerOf(lobby(), account)).moves).toEqual([{ type: 'deposit', amount: 50_000 }]);

    // Twenty rounds for real money, in a frame that can do nothing else.
    await page.goto(game);
    await expect.poll(() => typed(page, 'Bring into the game')).toBe('20');
    await fill(page, 'Bring into the game', '300');
    await press(page.getByRole('main'), 'Play');
    await page.waitForURL(/playingGame\?session=/);
    expect(await page.locator('iframe[data-game]').getAttribute('sandbox')).toBe('allow-scripts');
    await idle(page);
    await sees(page.getByRole('main'), /^Bets from your wallet count for withdrawals, deposit bonuses, events/);
    await shot(page, `journey-playing-${device}`);
    for (let round = 0; round < 20; round += 1) await spin(page);

    // The network is lost while the result of a round is under way: the maker has played it, the lobby does not know.
    await context.route(
      /\/sandbox\/maker\/api\/play/,
      async (route) => {
        await route.fetch();
        await context.setOffline(true);
        await route.abort();
      },
      { times: 1 },
    );
    await pressIn(page, 'Spin');
    await sees(page, 'No network. A round under way is safe.');
    await gameIn(page).getByText('Reconnecting… Your round is safe.').waitFor();
    await context.setOffline(false);
    await idle(page);
    await page.getByText('No network. A round under way is safe.').waitFor({ state: 'detached' });

    const inPlay = await ledgerOf(lobby(), account);
    expect(inPlay.rounds).toHaveLength(21);
    const left = inPlay.rounds.reduce((sum, { stake, win }) => sum - stake + win, 30_000);
    await gameIn(page).getByText(pesos(left)).first().waitFor();

    // After leaving: the shown balance, the ledger and the rounds agree.
    await exitGame(page);
    if (left > 0) await sees(page, new RegExp(`${pesos(left).source} moved to the wallet`));
    await press(page, 'Back to lobby');
    await page
      .getByRole('banner')
      .getByRole('link', { name: pesos(20_000 + left) })
      .waitFor();
    const after = await ledgerOf(lobby(), account);
    expect(after).toMatchObject({ wallet: 20_000 + left, inGames: 0, findings: [] });
    expect(await shownBalance(page)).toBe(after.wallet);
    expect(after.moves.map(({ amount }) => amount)).toEqual([50_000, -30_000, left]);

    // The bills show the same amounts.
    await page.goto('/pages/account/myWallet/walletDetail');
    await page.getByText('From Dragon Pearl').waitFor();
    const bills = await page
      .getByRole('main')
      .getByRole(isPhone ? 'listitem' : 'row')
      .allInnerTexts();
    const said = bills.filter((text) => text.includes('₱')).map((text) => text.replaceAll(/\s+/g, ' '));
    // The head of the day says what its bills changed.
    const [day, ...ofDay] = said;
    expect(day).toMatch(pesos(20_000 + left));
    expect(ofDay).toHaveLength(3);
    expect(ofDay[0]).toMatch(/From Dragon Pearl/);
    expect(ofDay[0]).toMatch(pesos(left));
    expect(ofDay[1]).toMatch(/To Dragon Pearl/);
    expect(ofDay[1]).toMatch(pesos(-30_000));
    expect(ofDay[2]).toMatch(/Deposit · Sampan Pay/);
    expect(ofDay[2]).toMatch(pesos(50_000));

    // The last report is two minutes old: the online time is sent first, then the logout (I1, A11).
    await page.evaluate((name) => localStorage.setItem(name, String(Date.now() - 120_000)), slot.onlineTime);
    const sent: Request[] = [];
    page.on('request', (request) => sent.push(request));
    await logOut(page);
    await page
      .getByRole('link', { name: 'Log in' })
      .or(page.getByRole('button', { name: 'Log in' }))
      .first()
      .waitFor();
    const calls = sent.filter((request) => /\/onlineTime|\/logout/.test(request.url()));
    expect(calls.map((request) => new URL(request.url()).pathname)).toEqual([
      '/user-api/onlineTime',
      '/user-api/logout',
    ]);
    expect(calls[0]?.postDataJSON()).toEqual({ onlineTime: 2 });
    expect(await tokenOf(page)).toBeNull();

    // Log in again, first with a wrong captcha and a wrong password.
    const again = await context.newPage();
    const picture = await pictureAfter(again, async () => {
      await again.goto(isPhone ? '/pages/login/accountLogin' : '/pages/index/index');
      if (!isPhone) await press(again.getByRole('banner'), 'Log in');
    });
    const afterPicture = await pictureAfter(again, async () =>
      submitLogin(again, account.username, account.password, await wrongAnswerTo(lobby(), picture)),
    );
    await sees(again, 'The image code is wrong. Please try the new one.');
    expect(await typed(again, 'Account or phone number')).toBe(account.username);
    const afterPassword = await pictureAfter(again, async () =>
      submitLogin(again, account.username, 'Lagoon.89', await answerTo(lobby(), afterPicture)),
    );
    await sees(again, 'Account or password is wrong.');
    expect(new Set([picture, afterPicture, afterPassword]).size).toBe(3);
    await submitLogin(again, account.username, account.password, await answerTo(lobby(), afterPassword));
    await again
      .getByRole('banner')
      .getByRole('link', { name: pesos(after.wallet) })
      .waitFor();
  });
});
