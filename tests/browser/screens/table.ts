import type { Page } from 'playwright-core';
import { dialog } from '../steps/screen.js';
import { ask, demoToken, placeOrder, settle } from '../support/api.js';
import { newPlayer, shiftClock, smsCode } from '../support/hooks.js';
import type { Lobby } from '../support/lobby.js';
import { portrait } from '../support/portrait.js';
import { newSocialPlayer } from '../support/social.js';
import type { Device } from '../support/suite.js';

/** What addresses of screens refer to: orders of the demo player in every state. */
export type Facts = {
  player: string;
  newcomer: string;
  /** Came with Facebook, and has neither phone nor profile. */ social: string;
  waiting: string;
  qr: string;
  paid: string;
  declined: string;
  expired: string;
  /** A participation in a promotion that runs. */
  record: string;
};

export async function gatherFacts(lobby: Lobby): Promise<Facts> {
  const player = await demoToken(lobby);
  const place = (amount: number, channel: 'qr-instant' | 'ewallet-sampan' = 'ewallet-sampan') =>
    placeOrder(lobby, player, channel, amount);
  await shiftClock(lobby, -7_200_000);
  const expired = await place(30_000);
  await shiftClock(lobby, 0);
  const paid = await place(100_000);
  await settle(lobby, paid, 'paid');
  const declined = await place(70_000);
  await settle(lobby, declined, 'declined');
  const waiting = await place(50_000);
  const qr = await place(20_000, 'qr-instant');
  const { rows } = await ask<{ rows: { recordId: string; endTime: string | null }[] }>(
    lobby,
    'GET',
    '/gamePromotion/record/list',
    { token: player },
  );
  const running = rows.find(({ endTime }) => endTime === null);
  return {
    record: running?.recordId ?? '',
    player,
    newcomer: (await newPlayer(lobby)).token,
    social: (await newSocialPlayer(lobby)).token,
    waiting: waiting.orderNo,
    qr: qr.orderNo,
    paid: paid.orderNo,
    declined: declined.orderNo,
    expired: expired.orderNo,
  };
}

export type ScreenOnShow = {
  name: string;
  who: 'visitor' | 'player' | 'newcomer' | 'social';
  address: string | ((facts: Facts) => string);
  /** What leads from the page to what is looked at. Names of roles alone: it runs in every language. */
  act?: (page: Page) => Promise<void>;
  only?: Device;
};

const main = (page: Page) => page.getByRole('main');
const openDialog = async (page: Page, opener: Promise<void>) => {
  await opener;
  await dialog(page).waitFor();
};
/** The maker has let the page in: it shows the demo's money. A demo that is still open is left first. */
const gameReady = async (page: Page) => {
  const frame = page.locator('iframe[data-game]');
  const leaveOther = main(page).getByRole('button').nth(1);
  await frame.or(leaveOther).first().waitFor();
  if ((await frame.count()) === 0) await leaveOther.click();
  await page
    .frameLocator('iframe[data-game]')
    .getByText(/2,000\b/)
    .first()
    .waitFor();
};
/** Lists of bonuses: their rows are buttons. */
const rows = (page: Page) => main(page).getByRole('listitem').getByRole('button');
const listed = (page: Page) => rows(page).first().waitFor();
const openFirst = (page: Page) => openDialog(page, rows(page).first().click());
/** The way on from an empty list. */
const empty = (page: Page) => main(page).locator('h2 ~ div a').first().waitFor();
const popup = (tab: number) => async (page: Page) => {
  await openDialog(page, page.getByRole('banner').getByRole('button').first().click());
  await page.getByRole('dialog').getByRole('tab').nth(tab).click();
  await page.getByRole('dialog').getByRole('form').waitFor();
};

/** The server learns the language from a cookie, so a browser that refuses it cannot relaunch. */
const failToRelaunch = async (page: Page) => {
  await page.evaluate(() =>
    Object.defineProperty(document, 'cookie', {
      set: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
  );
  await openDialog(page, main(page).locator('button [lang]').click());
  await dialog(page).locator('button[aria-pressed=false]').first().click();
  await dialog(page).getByRole('alert').waitFor();
};

let phones = 0;
/** Of nobody, and asked for no code yet. */
const freshPhone = () => `0917${String(Date.now() + (phones += 1)).slice(-7)}`;

/** Fields by their names: labels are of every language. */
const type = (page: Page, name: string, text: string) => main(page).locator(`input[name=${name}]`).fill(text);
const submit = (page: Page) => main(page).locator('button[type=submit]').click();

const contactUs = '/pages/account/contactUs';
const questions = (page: Page) => main(page).locator('details').first().waitFor();

/** Sends a code, and stays where it says that it is on its way. */
const awaitCode = async (page: Page) => {
  await type(page, 'phone', freshPhone());
  await main(page).locator('input[name=code]').locator('xpath=following::button[normalize-space()][1]').click();
  await main(page).locator('button[disabled]').waitFor();
};

let signUpPhone = '';
const signUpSteps = ['code', 'account', 'bankType', 'bankAccount'] as const;
/** Whoever has been here before begins with the code again. */
const signUpTo = (goal: (typeof signUpSteps)[number]) => async (page: Page) => {
  const fields = {
    code: 'input[name=code]',
    account: 'input[name=username]',
    bankType: 'input[type=radio]',
    bankAccount: 'input[name=bankAccount]',
  };
  const passed = signUpSteps.slice(0, signUpSteps.indexOf(goal));
  if ((await main(page).locator('input[name=phone]').count()) > 0) {
    signUpPhone = freshPhone();
    await type(page, 'phone', signUpPhone);
    await main(page).getByRole('checkbox').check();
    await submit(page);
  }
  for (const step of passed) {
    await main(page).locator(fields[step]).first().waitFor();
    if (step === 'code') await type(page, 'code', await smsCode(new URL(page.url()), signUpPhone));
    else if (step === 'bankType') await main(page).getByRole('radio').nth(1).check();
    else {
      await type(page, 'username', 'maria_clara');
      await type(page, 'password', 'Lagoon.88');
    }
    // The last digit of the code has sent it.
    if (step !== 'code') await submit(page);
  }
  await main(page).locator(fields[goal]).first().waitFor();
};

/** Every page of the lobby (section 2), and what opens over them. */
export const screens: readonly ScreenOnShow[] = [
  { name: 'home', who: 'visitor', address: '/' },
  {
    name: 'home-player',
    who: 'player',
    address: '/pages/index/index',
    act: (page) => main(page).locator('li a[aria-label]').first().waitFor(),
  },
  { name: 'categories', who: 'visitor', address: '/pages/browser/browser' },
  { name: 'category', who: 'player', address: '/pages/browser/browser?id=fishing' },
  { name: 'promotions', who: 'visitor', address: '/pages/privilege/privilege' },
  { name: 'promotions-soon', who: 'visitor', address: '/pages/privilege/privilege?state=soon' },
  { name: 'promotions-none', who: 'visitor', address: '/pages/privilege/privilege?state=joined' },
  { name: 'promotion-code', who: 'newcomer', address: '/pages/privilege/promotionCode' },
  { name: 'promotion-code-gift', who: 'newcomer', address: '/pages/privilege/promotionCode?code=REEFGIFT' },
  { name: 'promotion-code-entry', who: 'newcomer', address: '/pages/privilege/promotionCode?code=LANTERN8' },
  { name: 'promotion-code-expired', who: 'newcomer', address: '/pages/privilege/promotionCode?code=OLDTIDE1' },
  { name: 'promotion-games', who: 'newcomer', address: '/pages/privilege/allPrivilegeGames?id=net-climb' },
  {
    name: 'promotion-games-record',
    who: 'player',
    address: ({ record }) => `/pages/privilege/allPrivilegeGames?record=${record}`,
  },
  {
    name: 'promotion-games-none',
    who: 'newcomer',
    address: '/pages/privilege/allPrivilegeGames?id=net-climb&keyword=qqqqzzzz',
  },
  { name: 'promotion-games-missing', who: 'player', address: '/pages/privilege/allPrivilegeGames?id=nobody' },
  {
    name: 'promotion-bill',
    who: 'player',
    address: ({ record }) => `/pages/account/myPromotion/myPromotionBill?id=${record}`,
  },
  { name: 'promotion-bill-missing', who: 'player', address: '/pages/account/myPromotion/myPromotionBill?id=1' },
  { name: 'promotion-detail', who: 'player', address: '/pages/privilege/privilegeDetail?type=promotion&id=net-climb' },
  { name: 'promotion-missing', who: 'player', address: '/pages/privilege/privilegeDetail?type=promotion&id=nobody' },
  { name: 'event', who: 'newcomer', address: '/pages/privilege/privilegeDetail?type=activity&id=lantern-week' },
  { name: 'event-soon', who: 'player', address: '/pages/privilege/privilegeDetail?type=activity&id=year-parade' },
  { name: 'event-joined', who: 'player', address: '/pages/privilege/privilegeDetail?type=activity&id=reel-marathon' },
  { name: 'event-missing', who: 'player', address: '/pages/privilege/privilegeDetail?type=activity&id=nobody' },
  { name: 'my-promotions', who: 'player', address: '/pages/account/myPromotion' },
  { name: 'my-promotions-empty', who: 'newcomer', address: '/pages/account/myPromotion' },
  {
    name: 'promotion-record',
    who: 'player',
    address: ({ record }) => `/pages/account/myPromotion/myPromotionDetail?id=${record}`,
    act: (page) => main(page).locator('progress').first().waitFor(),
  },
  { name: 'rebate', who: 'player', address: '/pages/account/rebate', act: listed },
  { name: 'rebate-day', who: 'player', address: '/pages/account/rebate', act: openFirst },
  { name: 'rebate-new', who: 'newcomer', address: '/pages/account/rebate', act: empty },
  { name: 'system-bonus', who: 'player', address: '/pages/account/systemBonus', act: listed },
  { name: 'system-bonus-one', who: 'player', address: '/pages/account/systemBonus', act: openFirst },
  { name: 'system-bonus-none', who: 'newcomer', address: '/pages/account/systemBonus', act: empty },
  { name: 'level-bonus', who: 'player', address: '/pages/account/levelBonus', act: listed },
  { name: 'level-bonus-one', who: 'player', address: '/pages/account/levelBonus', act: openFirst },
  { name: 'level-bonus-none', who: 'newcomer', address: '/pages/account/levelBonus', act: empty },
  {
    name: 'member-level',
    who: 'player',
    address: '/pages/account/memberLevel',
    act: (page) => main(page).locator('progress').first().waitFor(),
  },
  { name: 'referral', who: 'player', address: '/pages/account/referralProgram' },
  { name: 'referral-friends', who: 'player', address: '/pages/account/referralProgram?show=friends' },
  { name: 'referral-empty', who: 'newcomer', address: '/pages/account/referralProgram' },
  { name: 'top-winners', who: 'visitor', address: '/pages/index/winners?period=monthly' },
  { name: 'my-games-visitor', who: 'visitor', address: '/pages/myGames/myGames' },
  { name: 'my-games', who: 'player', address: '/pages/myGames/myGames' },
  { name: 'my-games-empty', who: 'newcomer', address: '/pages/myGames/myGames' },
  { name: 'account-visitor', who: 'visitor', address: '/pages/account/account' },
  { name: 'account', who: 'player', address: '/pages/account/account' },
  { name: 'settings-visitor', who: 'visitor', address: '/pages/account/settings' },
  {
    name: 'settings',
    who: 'player',
    address: '/pages/account/settings',
    act: (page) => main(page).getByRole('switch').last().scrollIntoViewIfNeeded(),
  },
  {
    name: 'settings-layout',
    who: 'player',
    address: '/pages/account/settings',
    act: (page) => openDialog(page, main(page).locator('fieldset').last().locator('[aria-pressed=false]').click()),
  },
  {
    name: 'logout',
    who: 'player',
    address: '/pages/account/account',
    act: (page) => openDialog(page, main(page).getByRole('listitem').getByRole('button').last().click()),
  },
  {
    name: 'my-information',
    who: 'player',
    address: '/pages/account/myInfomation',
    act: (page) => rows(page).first().waitFor(),
  },
  {
    name: 'my-information-name',
    who: 'player',
    address: '/pages/account/myInfomation',
    act: (page) => openDialog(page, rows(page).first().click()),
  },
  {
    name: 'my-information-birthday',
    who: 'newcomer',
    address: '/pages/account/myInfomation',
    act: (page) => openDialog(page, rows(page).nth(3).click()),
  },
  {
    name: 'avatar',
    who: 'player',
    address: '/pages/account/myInfomation/avatar',
    act: (page) => main(page).getByRole('radio').first().waitFor({ state: 'attached' }),
  },
  {
    name: 'avatar-crop',
    who: 'player',
    address: '/pages/account/myInfomation/avatar',
    act: async (page) => {
      await main(page)
        .locator('input[type=file]')
        .setInputFiles(await portrait());
      await main(page).getByRole('slider').first().waitFor();
    },
  },
  {
    name: 'change-phone',
    who: 'player',
    address: '/pages/account/myInfomation/changePhone',
    act: (page) => main(page).getByRole('form').waitFor(),
  },
  {
    name: 'devices',
    who: 'player',
    address: '/pages/account/devices',
    act: (page) => main(page).getByRole('listitem').first().waitFor(),
  },
  {
    name: 'sign-others-out',
    who: 'player',
    address: '/pages/account/devices',
    act: (page) => openDialog(page, main(page).getByRole('listitem').getByRole('button').first().click()),
  },
  {
    name: 'passkeys',
    who: 'player',
    address: '/pages/account/passkeys',
    act: (page) => main(page).getByRole('button').first().waitFor(),
  },
  {
    name: 'social-binds',
    who: 'player',
    address: '/pages/account/socialBinds',
    act: (page) => main(page).getByRole('listitem').first().waitFor(),
  },
  {
    name: 'social-binds-unlink',
    who: 'social',
    address: '/pages/account/socialBinds',
    act: (page) => openDialog(page, main(page).getByRole('listitem').getByRole('button').click()),
  },
  {
    name: 'messages',
    who: 'player',
    address: '/pages/account/message',
    act: (page) => main(page).getByRole('listitem').first().waitFor(),
  },
  {
    name: 'message-list',
    who: 'player',
    address: '/pages/account/messageList?category=platform',
    act: (page) => main(page).getByRole('listitem').first().waitFor(),
  },
  {
    name: 'delete-messages',
    who: 'player',
    address: '/pages/account/messageList?category=system',
    act: async (page) => {
      await main(page).getByRole('button').last().click();
      await main(page).locator('input[name^="message."]').first().check({ force: true });
    },
  },
  {
    name: 'message',
    who: 'player',
    address: '/pages/account/messageList?category=platform',
    act: async (page) => {
      await main(page).getByRole('listitem').getByRole('link').first().click();
      await page.waitForURL('**/messageDetail?**');
      await main(page).getByRole('article').waitFor();
    },
  },
  { name: 'message-gone', who: 'player', address: '/pages/account/messageDetail?id=1' },
  { name: 'change-password', who: 'player', address: '/pages/account/resetPassword' },
  {
    name: 'change-password-differs',
    who: 'player',
    address: '/pages/account/resetPassword',
    act: async (page) => {
      await type(page, 'oldPassword', 'mango.moon7');
      await type(page, 'newPassword', 'Lagoon.88');
      await type(page, 'repeated', 'Lagoon.89');
      await submit(page);
      await main(page).locator('input[name=repeated][aria-invalid=true]').waitFor();
    },
  },
  { name: 'recently-playing', who: 'player', address: '/pages/account/recentlyPlaying' },
  { name: 'favourites', who: 'player', address: '/pages/account/myFavorite' },
  { name: 'likes', who: 'player', address: '/pages/account/myLike' },
  { name: 'forbidden', who: 'visitor', address: '/pages/forbidden/forbidden' },
  { name: 'unknown', who: 'visitor', address: '/pages/nowhere' },
  {
    name: 'gate',
    who: 'visitor',
    address: '/pages/index/notice',
    only: 'desktop',
    act: (page) => page.getByRole('dialog').getByRole('form').waitFor(),
  },
  { name: 'notices', who: 'player', address: '/pages/index/notice' },
  { name: 'notice', who: 'player', address: '/pages/index/noticeDetail?id=play-money' },
  { name: 'agreement', who: 'visitor', address: '/pages/account/userAgreement?content=terms' },
  { name: 'contact', who: 'visitor', address: '/pages/account/contactInfomation' },
  { name: 'contact-us', who: 'player', address: contactUs, act: questions },
  {
    name: 'contact-us-found',
    who: 'player',
    address: contactUs,
    act: async (page) => {
      await questions(page);
      await main(page).locator('input[type=search]').fill('Demo');
      await main(page).locator('mark').first().waitFor();
    },
  },
  {
    name: 'contact-us-nothing',
    who: 'player',
    address: contactUs,
    act: async (page) => {
      await questions(page);
      await main(page).locator('input[type=search]').fill('qqqq');
      await main(page).getByRole('status').locator('h2').waitFor();
    },
  },
  {
    name: 'feedback-refused',
    who: 'player',
    address: contactUs,
    act: async (page) => {
      await questions(page);
      await main(page).locator('textarea').fill('<b>short');
      await submit(page);
      await main(page).locator('textarea[aria-invalid=true]').waitFor();
    },
  },
  {
    name: 'feedback-sent',
    who: 'newcomer',
    address: contactUs,
    act: async (page) => {
      await main(page).locator('textarea').fill('The game stopped in the middle of a round. 👨‍👩‍👧‍👦');
      await type(page, 'phone', '09171234567');
      await submit(page);
      await main(page).locator('[title]').first().waitFor();
    },
  },
  { name: 'game', who: 'player', address: '/pages/index/gameDetail?id=1001' },
  { name: 'game-no-money', who: 'newcomer', address: '/pages/index/gameDetail?id=1001' },
  {
    name: 'game-comments',
    who: 'player',
    address: '/pages/index/gameDetail?id=1001&tab=comment',
    act: async (page) => {
      const item = main(page).getByRole('article').getByRole('article').first();
      await item.waitFor();
    },
  },
  {
    name: 'game-comment-form',
    who: 'player',
    address: '/pages/index/gameDetail?id=1001&tab=comment',
    act: async (page) => {
      await main(page).getByRole('tabpanel').getByRole('button').first().click();
      await main(page).locator('textarea').fill('The free spins come often. 👨‍👩‍👧‍👦');
    },
  },
  {
    name: 'game-comment-report',
    who: 'newcomer',
    address: '/pages/index/gameDetail?id=1001&tab=comment',
    act: (page) =>
      openDialog(page, main(page).getByRole('article').getByRole('article').getByRole('button').last().click()),
  },
  { name: 'game-announced', who: 'player', address: '/pages/index/gameDetail?id=2001' },
  { name: 'game-missing', who: 'player', address: '/pages/index/gameDetail?id=999999' },
  { name: 'maker', who: 'player', address: '/pages/index/makerGameList?id=1' },
  {
    name: 'search',
    who: 'player',
    address: '/pages/browser/searchGame',
    act: (page) => main(page).getByRole('list').first().waitFor(),
  },
  {
    name: 'search-suggestions',
    who: 'player',
    address: '/pages/browser/searchGame',
    act: async (page) => {
      await main(page).locator('input[type=search]').fill('kaso dragn');
      await main(page).locator('mark').first().waitFor();
    },
  },
  {
    name: 'search-last-words',
    who: 'player',
    address: '/pages/browser/searchGame?keyword=dragon%20pearl',
    act: async (page) => {
      const field = main(page).locator('input[type=search]');
      await field.press('Enter');
      await field.fill('');
      await main(page).getByRole('region').getByRole('button', { name: 'dragon pearl', exact: true }).waitFor();
    },
  },
  { name: 'search-found', who: 'player', address: '/pages/browser/searchGame?keyword=dragon' },
  { name: 'search-nothing', who: 'player', address: '/pages/browser/searchGame?keyword=qqqq' },
  { name: 'game-return', who: 'player', address: '/pages/index/gamePostMessagePage' },
  { name: 'wallet', who: 'player', address: '/pages/account/myWallet' },
  { name: 'money-in-games-none', who: 'newcomer', address: '/pages/account/myWallet/moneyInGames' },
  { name: 'wallet-new', who: 'newcomer', address: '/pages/account/myWallet' },
  { name: 'bills', who: 'player', address: '/pages/account/myWallet/walletDetail' },
  {
    name: 'bill',
    who: 'player',
    address: '/pages/account/myWallet/walletDetail',
    act: (page) => openDialog(page, main(page).locator('li, tbody tr').getByRole('button').first().click()),
  },
  { name: 'bills-empty', who: 'newcomer', address: '/pages/account/myWallet/walletDetail' },
  { name: 'find-payment', who: 'player', address: '/pages/account/myWallet/findPayment' },
  {
    name: 'find-payment-found',
    who: 'player',
    address: ({ paid }) => `/pages/account/myWallet/findPayment?number=${paid}`,
    act: (page) => main(page).getByRole('status').waitFor(),
  },
  {
    name: 'find-payment-nothing',
    who: 'player',
    address: '/pages/account/myWallet/findPayment?number=TX-0012345',
    act: (page) => main(page).getByRole('status').waitFor(),
  },
  {
    name: 'find-payment-wrong',
    who: 'player',
    address: '/pages/account/myWallet/findPayment?number=TX',
    act: async (page) => {
      await submit(page);
      await main(page).locator('input[name=number][aria-invalid=true]').waitFor();
    },
  },
  { name: 'analysis', who: 'player', address: '/pages/account/myWallet/analysisBill?period=last30Days' },
  { name: 'analysis-own', who: 'player', address: '/pages/account/myWallet/analysisBill?period=customize' },
  { name: 'analysis-empty', who: 'newcomer', address: '/pages/account/myWallet/analysisBill' },
  { name: 'withdrawal', who: 'player', address: '/pages/account/myWallet/cashout' },
  { name: 'withdrawal-blocked', who: 'newcomer', address: '/pages/account/myWallet/cashout' },
  { name: 'review-missing', who: 'player', address: '/pages/account/myWallet/cashoutAudit?orderNo=W0' },
  {
    name: 'manual-deposit',
    who: 'player',
    address: '/pages/account/myWallet/manualDeposit',
    act: (page) => main(page).getByRole('form').waitFor(),
  },
  {
    name: 'manual-deposit-missing',
    who: 'newcomer',
    address: '/pages/account/myWallet/manualDeposit',
    act: async (page) => {
      await main(page).locator('button[type=submit]').click();
      await main(page).locator('input[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'manual-review-missing',
    who: 'player',
    address: '/pages/account/myWallet/manualDeposit?orderNo=M0',
    act: (page) => main(page).getByRole('alert').waitFor(),
  },
  { name: 'cards', who: 'player', address: '/pages/account/myBankCard' },
  { name: 'cards-none', who: 'newcomer', address: '/pages/account/myBankCard' },
  { name: 'card-new', who: 'newcomer', address: '/pages/account/myBankCard/editBankCard' },
  { name: 'deposit', who: 'newcomer', address: '/pages/account/myWallet/recharge' },
  {
    name: 'deposit-check',
    who: 'newcomer',
    address: '/pages/account/myWallet/recharge',
    act: async (page) => {
      await main(page).getByRole('form').getByRole('textbox').fill('500');
      await page.locator('button[type=submit]').click();
      await main(page).getByRole('region').getByRole('button').first().waitFor();
    },
  },
  {
    name: 'deposit-promotion',
    who: 'newcomer',
    address: '/pages/account/myWallet/recharge?activityId=first-deposit',
    act: async (page) => {
      await main(page).getByRole('form').getByRole('textbox').fill('500');
      await main(page).getByRole('form').getByRole('status').last().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'deposit-promotion-check',
    who: 'newcomer',
    address: '/pages/account/myWallet/recharge?activityId=first-deposit',
    act: async (page) => {
      await main(page).getByRole('form').getByRole('textbox').fill('500');
      await page.locator('button[type=submit]').click();
      await main(page).getByRole('region').getByRole('button').first().waitFor();
    },
  },
  {
    name: 'deposit-waiting',
    who: 'player',
    address: ({ waiting }) => `/pages/account/myWallet/rechargingPage?orderNo=${waiting}`,
  },
  { name: 'deposit-qr', who: 'player', address: ({ qr }) => `/pages/account/myWallet/rechargingPage?orderNo=${qr}` },
  { name: 'deposit-unknown', who: 'player', address: '/pages/account/myWallet/rechargingPage?orderNo=D0' },
  {
    name: 'result',
    who: 'player',
    address: ({ waiting }) => `/pages/account/myWallet/depositResult?orderNo=${waiting}`,
  },
  {
    name: 'result-visitor',
    who: 'visitor',
    address: ({ paid }) => `/pages/account/myWallet/depositResult?orderNo=${paid}`,
  },
  {
    name: 'result-paid',
    who: 'player',
    address: ({ paid }) => `/pages/account/myWallet/depositSuccess?orderNo=${paid}`,
  },
  {
    name: 'result-declined',
    who: 'player',
    address: ({ declined }) => `/pages/account/myWallet/depositFailed?orderNo=${declined}`,
  },
  {
    name: 'result-expired',
    who: 'player',
    address: ({ expired }) => `/pages/account/myWallet/depositResult?orderNo=${expired}`,
  },
  { name: 'login', who: 'visitor', address: '/pages/login/accountLogin' },
  { name: 'login-language-failed', who: 'visitor', address: '/pages/login/accountLogin', act: failToRelaunch },
  { name: 'login-sms', who: 'visitor', address: '/pages/login/codeLogin' },
  { name: 'sign-up', who: 'visitor', address: '/pages/login/accountSignUp' },
  { name: 'reset-password', who: 'visitor', address: '/pages/login/accountResetPwd' },
  { name: 'facebook-denied', who: 'visitor', address: '/pages/login/getFacebookQuery?error=access_denied' },
  { name: 'facebook-again', who: 'visitor', address: '/pages/login/getFacebookQuery' },
  {
    name: 'bind-phone',
    who: 'social',
    address: '/pages/login/bindPhone',
    act: (page) => main(page).getByRole('form').waitFor(),
  },
  {
    name: 'fill-profile',
    who: 'social',
    address: '/pages/login/fillProfile',
    act: (page) => main(page).getByRole('form').waitFor(),
  },
  { name: 'login-success', who: 'player', address: '/pages/login/loginSuccess' },
  { name: 'popup-sign-up', who: 'visitor', address: '/pages/index/index', only: 'desktop', act: popup(0) },
  { name: 'popup-login', who: 'visitor', address: '/pages/index/index', only: 'desktop', act: popup(1) },
  { name: 'popup-reset', who: 'visitor', address: '/pages/index/index', only: 'desktop', act: popup(2) },
  {
    name: 'popup-login-sms',
    who: 'visitor',
    address: '/pages/index/index',
    only: 'desktop',
    act: async (page) => {
      await popup(1)(page);
      await page.getByRole('dialog').locator('form ~ div button').first().click();
      await page.getByRole('dialog').locator('input[name=code]').waitFor();
    },
  },
  // After the forms that are looked at empty: what is typed here is still there at the next visit.
  { name: 'login-sms-sent', who: 'visitor', address: '/pages/login/codeLogin', act: awaitCode },
  { name: 'reset-password-sent', who: 'visitor', address: '/pages/login/accountResetPwd', act: awaitCode },
  { name: 'sign-up-code', who: 'visitor', address: '/pages/login/accountSignUp', act: signUpTo('code') },
  { name: 'sign-up-account', who: 'visitor', address: '/pages/login/accountSignUp', act: signUpTo('account') },
  { name: 'sign-up-bank', who: 'visitor', address: '/pages/login/accountSignUp', act: signUpTo('bankType') },
  { name: 'sign-up-bank-account', who: 'visitor', address: '/pages/login/accountSignUp', act: signUpTo('bankAccount') },
  { name: 'demo-play', who: 'player', address: '/pages/index/playingGame?id=1001&demo=1', act: gameReady },
  { name: 'demo-roulette', who: 'player', address: '/pages/index/playingGame?id=2001&demo=1', act: gameReady },
  { name: 'demo-fishing', who: 'player', address: '/pages/index/playingGame?id=5001&demo=1', act: gameReady },
  { name: 'demo-poker', who: 'player', address: '/pages/index/playingGame?id=3001&demo=1', act: gameReady },
  { name: 'demo-sports', who: 'player', address: '/pages/index/playingGame?id=6001&demo=1', act: gameReady },
  { name: 'demo-dice', who: 'player', address: '/pages/index/playingGame?id=4001&demo=1', act: gameReady },
];
