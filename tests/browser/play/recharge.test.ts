import { describe, expect, test } from 'vitest';
import { exitGame, idle, spin } from '../steps/play.js';
import { dialog, fill, follow, heads, pesos, press, typed } from '../steps/screen.js';
import { depositThrough, pay } from '../steps/wallet.js';
import { enterAs, ledgerOf, newPlayer } from '../support/hooks.js';
import { axe, nothingClipped, shot } from '../support/looking.js';
import { moneySuites, type Device } from '../support/suite.js';

const suites = moneySuites();

describe.each<Device>(['phone', 'desktop'])('on a %s', (device) => {
  const suite = suites[device];

  test('an amount that is chosen in a game is deposited, and the way back leads into the game with all the money', async () => {
    const player = await newPlayer(suite.lobby(), { balance: 50_000 });
    const visitor = await suite[device]();
    await enterAs(visitor, player);
    const { page } = visitor;
    await page.goto('/pages/index/gameDetail?id=1001');
    await fill(page, 'Bring into the game', '100');
    await press(page.getByRole('main'), 'Play');
    await idle(page);
    await spin(page);

    await press(page.getByRole('main'), 'Deposit');
    await heads(page, 'Exit to deposit?');
    await dialog(page).getByRole('button', { name: '500', exact: true }).waitFor();
    await shot(page, `game-recharge-${device}`);
    await axe(page);
    await nothingClipped(page);
    await dialog(page).getByRole('button', { name: '500', exact: true }).click();
    await press(dialog(page), 'Exit and deposit');
    await heads(page, 'Your money is back');
    const before = await ledgerOf(suite.lobby(), player);
    const held = before.rounds.reduce((sum, { stake, win }) => sum - stake + win, 10_000);
    expect(before).toMatchObject({ wallet: 40_000 + held, inGames: 0, findings: [] });

    await press(page, 'Deposit');
    await page.waitForURL(/myWallet\/recharge\?from=game/);
    await expect.poll(() => typed(page.getByRole('form', { name: 'Deposit' }), 'Amount')).toBe('500');
    // What is typed instead survives a reload.
    await fill(page.getByRole('form', { name: 'Deposit' }), 'Amount', '600');
    await page.reload();
    await expect.poll(() => typed(page.getByRole('form', { name: 'Deposit' }), 'Amount')).toBe('600');
    await pay(await depositThrough(page, 'Sampan Pay', '600'));
    await heads(page, 'Deposit received');
    await shot(page, `game-recharge-paid-${device}`);
    await follow(page.getByRole('main'), new RegExp(`^Back to the game with ${pesos(held + 60_000).source}`));
    await idle(page);
    await spin(page);
    const after = await ledgerOf(suite.lobby(), player);
    expect(after).toMatchObject({ wallet: 40_000, findings: [] });
    expect(after.inGames).toBe(after.rounds.slice(1).reduce((sum, { stake, win }) => sum - stake + win, held + 60_000));
    await exitGame(page);
    expect(await ledgerOf(suite.lobby(), player)).toMatchObject({ inGames: 0, findings: [] });
  });
});
