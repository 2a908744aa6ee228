import { expect } from 'vitest';
import { ask } from '../support/api.js';
import { enterAs, ledgerOf, newPlayer, planMishap } from '../support/hooks.js';
import { settled, shot } from '../support/looking.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';
import { dialog, heads, pesos, press, sees } from '../steps/screen.js';

const suite = lobbySuite();

onEachDevice('on a %s', (device, journey) => {
  /** A player with 500.00, of which 200.00 are in a game that was left without an exit. */
  async function leaveGame() {
    const lobby = suite.lobby();
    const player = await newPlayer(lobby, { balance: 50_000 });
    const body = { deviceType: 'other', amount: 20_000, demo: false, returnUrl: '/pages/index/gamePostMessagePage' };
    await ask(lobby, 'POST', '/game/play/1015', { token: player.token, body });
    const visitor = await suite[device]();
    await enterAs(visitor, player);
    return { player, page: visitor.page };
  }

  journey(
    'money that a maker does not confirm is found from the popup, taken back once, and arrives by itself',
    async () => {
      const { player, page } = await leaveGame();
      await planMishap(suite.lobby(), { playerId: player.id, direction: 'out', outcome: 'lostDone', times: 1 });
      await page.goto('/');
      await heads(page, 'You left a game without exiting');
      await shot(page, `exit-warning-${device}`);
      await press(dialog(page), 'Where is my money?');
      await page.waitForURL('**/myWallet/moneyInGames');
      await dialog(page).waitFor({ state: 'detached' });
      const game = page.getByRole('region', { name: 'Dragon Pearl' });
      await sees(game, pesos(20_000));
      await settled(page);
      await shot(page, `money-in-games-${device}`, true);

      await press(game, 'Take the money back from Dragon Pearl');
      await sees(game, /^On its way back\./);
      await shot(page, `money-on-its-way-${device}`, true);
      await heads(page, 'All your money is in your wallet');
      await sees(page.getByRole('main'), /₱\s200\.00 from Dragon Pearl is back in your wallet/);
      await shot(page, `money-came-back-${device}`, true);
      const { wallet, findings } = await ledgerOf(suite.lobby(), player);
      expect({ wallet, findings }).toEqual({ wallet: 50_000, findings: [] });
    },
  );

  journey('a player who exits from the popup has everything back, by one request', async () => {
    const { player, page } = await leaveGame();
    await page.goto('/');
    await heads(page, 'You left a game without exiting');
    const sent = page.waitForRequest('**/autoExitGame*');
    await press(dialog(page), 'Exit and bring it back');
    expect((await sent).method()).toBe('POST');
    await sees(page, 'Your money is back in the wallet.');
    await dialog(page).waitFor({ state: 'detached' });
    const { wallet, findings } = await ledgerOf(suite.lobby(), player);
    expect({ wallet, findings }).toEqual({ wallet: 50_000, findings: [] });
  });
});
