import { afterEach, describe, expect, test } from 'vitest';
import { answerTo, newAccount, pictureAfter } from './steps/access.js';
import { fill, follow, heads, press, pressAgain, sees, toasts, typed } from './steps/screen.js';
import { placeOrder } from './support/api.js';
import { addFault, enterAs, ledgerOf, newPlayer, reset, shiftClock, smsCode } from './support/hooks.js';
import { lobbySuite, onEachDevice, type Device } from './support/suite.js';
import { choose } from './support/visitor.js';

const suite = lobbySuite();
const recharge = '/pages/account/myWallet/recharge';
/** Responses and network failures that the test causes on purpose. */
const expects = [/status of (?:404|500)/, /ERR_INTERNET_DISCONNECTED/];

afterEach(() => reset(suite.lobby()));

describe('signing up', () => {
  test('letters stay in a phone field and are named, and an incomplete number is not sent', async () => {
    const { page } = await suite.phone();
    await page.goto('/pages/login/accountSignUp');
    const form = page.getByRole('form', { name: 'Sign up' });
    await form.getByRole('textbox', { name: 'Phone number' }).pressSequentially('o9l17abc12');
    expect(await typed(form, 'Phone number')).toBe('o9l17abc12');
    await form.getByRole('checkbox').check();
    await press(form, 'Confirm');
    await sees(form, 'These characters do not belong here: o l a b c');
    await toasts(page, 'Please enter a valid phone number.');
    expect(await typed(form, 'Phone number')).toBe('o9l17abc12');
    await fill(form, 'Phone number', '91712');
    await press(form, 'Confirm');
    await sees(form, 'Enter a valid phone number, such as 0917 123 4567.');
    expect(await typed(form, 'Phone number')).toBe('917-12');
    expect(await form.getByRole('checkbox').isChecked()).toBe(true);
  });

  test('a composed number is left alone until the composition ends', async () => {
    const { page } = await suite.phone();
    await page.goto('/pages/login/accountSignUp');
    const form = page.getByRole('form', { name: 'Sign up' });
    await form.getByRole('textbox', { name: 'Phone number' }).click();
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send('Input.imeSetComposition', { text: '၀၉၁၇ဝ', selectionStart: 5, selectionEnd: 5 });
    expect(await typed(form, 'Phone number')).toBe('၀၉၁၇ဝ');
    await keyboard.send('Input.insertText', { text: '၀၉၁၇ဝ' });
    expect(await typed(form, 'Phone number')).toBe('091-70');
  });

  test('a code of five digits is not sent, a wrong code is refused, and the right code continues', async () => {
    const { page } = await suite.desktop({ expects });
    const { phone } = newAccount();
    await page.goto('/pages/login/accountSignUp');
    const form = page.getByRole('form', { name: 'Sign up' });
    await fill(form, 'Phone number', phone);
    await form.getByRole('checkbox').check();
    await press(form, 'Confirm');
    await heads(form, 'Enter the 6-digit code');
    await fill(form, 'Verification code', '12345');
    await press(form, 'Confirm');
    await sees(form, 'Enter a valid verification code: 6 digits.');
    expect(await typed(form, 'Verification code')).toBe('12345');
    await fill(form, 'Verification code', await smsCode(suite.lobby(), phone));
    await heads(form, 'Username and password');
  });
});

describe('depositing', () => {
  test.each([
    ['less than the channel takes', '50', 'The minimum deposit is ₱ 100.'],
    ['more than the channel takes', '60000', 'The maximum deposit is ₱ 50,000.'],
    ['nothing', '', 'Please enter an amount'],
  ])('%s is not sent, and says so', async (_, amount, words) => {
    const { page, player } = await playerOn('phone', 0);
    await page.goto(recharge);
    await fill(page, 'Amount', amount);
    await press(page, 'Continue');
    await sees(page, new RegExp(words.replace('₱ ', '₱\\s')));
    expect((await typed(page, 'Amount')).replaceAll(',', '')).toBe(amount);
    expect((await ledgerOf(suite.lobby(), player)).orders).toEqual([]);
  });

  test('a third decimal is refused, not rounded: the quote equals the amount in the field', async () => {
    const { page } = await playerOn('desktop', 0);
    await page.goto(recharge);
    await page.getByRole('textbox', { name: 'Amount', exact: true }).pressSequentially('150.555');
    const shown = await typed(page, 'Amount');
    await press(page, 'Continue');
    if (shown === '150.555') await sees(page, /^Please enter the correct amount/);
    else {
      expect(shown).toBe('150.55');
      await heads(page, 'Please check');
      await sees(page.getByRole('region', { name: 'Please check' }), /₱\s150\.55/);
    }
  });

  test('an order that was not paid in time says so and what to do', async () => {
    const { page, player } = await playerOn('phone', 0);
    const { orderNo } = await placeOrder(suite.lobby(), player.token, 'ewallet-sampan', 50_000);
    await page.goto(`/pages/account/myWallet/rechargingPage?orderNo=${orderNo}`);
    await sees(page, 'Pay exactly');
    await shiftClock(suite.lobby(), 3_600_000);
    await sees(page, 'Time out, if the payment is not successfully received please contact customer service');
    await press(page, 'Check again');
    await sees(page, 'Nobody paid in time.');
    expect((await ledgerOf(suite.lobby(), player)).wallet).toBe(0);
  });
});

test('a login without a network keeps what was typed', async () => {
  const { page, context } = await suite.phone({ expects });
  const picture = await pictureAfter(page, () => page.goto('/pages/login/accountLogin'));
  const form = page.getByRole('form', { name: 'Log in' });
  await fill(form, 'Account or phone number', 'demo');
  await fill(form, 'Password', 'demo1234');
  await fill(form, 'Code in the picture', await answerTo(suite.lobby(), picture));
  await context.setOffline(true);
  await press(form, 'Log in');
  await sees(form, 'No connection. Please try again.');
  // The next picture was asked for without a network, too: until that has failed, another press would ask twice.
  await sees(form, 'The picture did not load. Ask for another one.');
  expect([await typed(form, 'Account or phone number'), await typed(form, 'Password')]).toEqual(['demo', 'demo1234']);
  const next = await pictureAfter(page, async () => {
    await context.setOffline(false);
    await press(form, 'Another picture');
  });
  await fill(form, 'Code in the picture', await answerTo(suite.lobby(), next));
  await pressAgain(page, form, 'Log in');
  await page.waitForURL('**/pages/index/index');
});

onEachDevice('a %s', (device, journey) => {
  journey('at an unknown address is asked to log in, and shows a player a message and a link to home', async () => {
    const unknown = '/pages/account/noSuchPage';
    const visitor = await suite[device]({ expects });
    await visitor.page.goto(unknown);
    if (device === 'phone') await visitor.page.waitForURL('**/pages/login/accountLogin');
    else await visitor.page.getByRole('dialog').getByRole('form', { name: 'Log in' }).waitFor();

    const player = await suite[device]({ expects });
    await enterAs(player, await newPlayer(suite.lobby()));
    await player.page.goto(unknown);
    await heads(player.page, 'This page does not exist');
    await follow(player.page.getByRole('main'), 'Go home');
    await player.page.waitForURL('**/pages/index/index');
    await player.page.getByRole('list', { name: 'Hot' }).waitFor();
  });

  journey('with damaged storage starts like a new browser', async () => {
    const { page, context } = await suite[device]({ expects });
    const wrong = [
      'token',
      'userInfo',
      'locale',
      'deviceInfo',
      'accent',
      'mode',
      'browserUUID',
      'onlineTime',
      'onlineLeader',
      'codeEnd',
      'lastNotification',
      'resume.loginGuard',
      'resume.deposit',
      'resume.signUp',
    ];
    await context.addInitScript((names) => {
      if (self === top)
        for (const name of names) localStorage.setItem(name, '{"version":1,"fields":{"key":[],"choice":"�"');
    }, wrong);
    await page.goto('/');
    await page.getByRole('list', { name: 'Hot' }).waitFor();
    await page.goto('/pages/login/accountSignUp');
    await heads(page, 'Your phone number');
  });

  journey('of a player with a damaged stored deposit gets a new form that works', async () => {
    const { page, context } = await playerOn(device, 0);
    await context.addInitScript(() => {
      if (self === top)
        localStorage.setItem(
          'resume.deposit',
          JSON.stringify({ version: 1, fields: { key: 7, choice: { channelId: 'gone', amount: 'much' } } }),
        );
    });
    await page.goto(recharge);
    await page.getByRole('form', { name: 'Deposit' }).getByRole('radio').first().waitFor();
    await fill(page, 'Amount', '200');
    await press(page, 'Continue');
    await heads(page, 'Please check');
  });

  journey('shows a message while the lobby is down, and opens it when it is back', async () => {
    const visitor = await suite[device]({ expects });
    // A combination of preferences that was not rendered yet, so that no page is cached for it.
    await choose(visitor, suite.lobby().origin, { accent: device === 'phone' ? 'pink' : 'green', mode: 'dark' });
    await addFault(suite.lobby(), { operation: '*', httpStatus: 500, count: 1_000 });
    await visitor.page.goto('/');
    await heads(visitor.page, 'The lobby cannot be reached');
    await sees(visitor.page, 'Check your connection. Your money is safe.');
    await reset(suite.lobby());
    await press(visitor.page, 'Try again');
    await visitor.page.getByRole('list', { name: 'Hot' }).waitFor();
  });
});

async function playerOn(device: Device, balance: number) {
  const player = await newPlayer(suite.lobby(), { balance });
  const visitor = await suite[device]({ expects });
  await enterAs(visitor, player);
  return { ...visitor, player };
}
