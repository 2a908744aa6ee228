import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TestPlayer } from '../../../server/testing/players.js';
import { newAccount, signUp, tokenOf } from '../steps/access.js';
import { dialog, follow, heads, pesos, press, sees } from '../steps/screen.js';
import { signUpPage } from '../steps/sign-up.js';
import { placeOrder, settle } from '../support/api.js';
import { addFault, enterAs, ledgerOf, newPlayer, sweep } from '../support/hooks.js';
import { settled, shot } from '../support/looking.js';
import type { VisitorOptions } from '../support/visitor.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

const suite = lobbySuite();
const program = '/pages/account/referralProgram';
const main = (page: Page) => page.getByRole('main');
const link = (page: Page) => main(page).getByText(/\/\?inviteCode=[A-Z0-9]{6}$/);

onEachDevice('on a %s', (device, journey) => {
  async function inviter(options: VisitorOptions = {}) {
    const player = await newPlayer(suite.lobby());
    const visitor = await suite[device](options);
    await enterAs(visitor, player);
    const { page } = visitor;
    await page.goto('/pages/account/account');
    await follow(main(page), 'Invite friends');
    await page.waitForURL(`**${program}`);
    await main(page).getByRole('img', { name: 'QR code of your link' }).waitFor();
    return { player, page, context: visitor.context };
  }
  /** Opens the link in a browser of its own, signs up, and deposits 200.00: just enough. */
  async function friendComes(address: string): Promise<void> {
    const { page } = await suite[device]();
    await page.goto(address);
    await page.waitForURL(/\/pages\/(?:index|desktop)\/index/);
    await page.goto(signUpPage);
    await signUp(page, suite.lobby(), newAccount());
    await page.waitForURL(/\/pages\/(?:index|desktop)\/index/);
    const token = (await tokenOf(page)) ?? '';
    await settle(suite.lobby(), await placeOrder(suite.lobby(), token, 'ewallet-sampan', 20_000), 'paid');
    await sweep(suite.lobby(), 'bonuses');
  }
  const books = async (player: TestPlayer) => {
    const { wallet, findings } = await ledgerOf(suite.lobby(), player);
    expect(findings).toEqual([]);
    return wallet;
  };

  journey('a friend signs up by the link and deposits; two tabs claim the reward once', async () => {
    const { player, page, context } = await inviter();
    await shot(page, `referral-empty-${device}`, true);
    await friendComes((await link(page).textContent()) ?? '');

    await page.reload();
    await sees(main(page), 'Claimable');
    await follow(main(page), 'Friends');
    await sees(main(page), 'Brought a reward');
    await follow(main(page), 'Rewards');
    await shot(page, `referral-reward-${device}`, true);
    const other = await context.newPage();
    await other.goto(program);
    await settled(other);

    await press(main(page), /^Claim: /);
    await heads(page, /50\.00 claimed/);
    await sees(dialog(page), /in your wallet now\..*need to bet ₱\s150\.00/);
    await shot(page, `referral-claimed-${device}`);
    await press(dialog(page), 'Close');
    await sees(main(page), 'Claimed');
    await press(main(other), /^Claim: /);
    await heads(other, 'Already in your wallet');
    await follow(dialog(other), 'See the bill');
    await other.waitForURL('**/walletDetail?type=rewards');
    await sees(main(other), new RegExp(`\\+\\s?${pesos(5_000).source}`));
    // The balance was read again without a reload of the page.
    await main(page).locator('a[href="/pages/account/account"]').filter({ visible: true }).first().click();
    await sees(main(page), pesos(5_000));
    expect(await books(player)).toBe(5_000);
  });

  // The dialog is the same in both layouts, so one of them is enough.
  if (device === 'desktop') return;
  journey('a claim whose answer is lost and that is reloaded is asked for, and credited once', async () => {
    const { player, page } = await inviter({ expects: [/status of 500 .*\/referral\//] });
    await friendComes((await link(page).textContent()) ?? '');
    await page.reload();
    const lobby = suite.lobby();
    await addFault(lobby, { operation: 'claimReferralReward', phase: 'after', httpStatus: 500 });
    await addFault(lobby, { operation: 'getReferralReward', httpStatus: 500, count: 3 });
    await press(main(page), /^Claim: /);
    await sees(dialog(page), /A bonus is never paid twice/);
    await shot(page, `referral-unknown-${device}`);
    await page.reload();
    await heads(page, /50\.00 claimed/);
    await press(dialog(page), 'Close');
    await sees(main(page), 'Claimed');
    expect(await books(player)).toBe(5_000);
  });
});
