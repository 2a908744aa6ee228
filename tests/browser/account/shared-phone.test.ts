import { expect, test } from 'vitest';
import { resumeSlot } from '../../../src/effects/saved.js';
import { answerTo, findsSessionEnded, pictureAfter, submitLogin } from '../steps/access.js';
import { fill, heads, press } from '../steps/screen.js';
import { addFault, newPlayer, reset } from '../support/hooks.js';
import { anotherSession, endOthers } from '../support/sessions.js';
import { lobbySuite } from '../support/suite.js';

const suite = lobbySuite();
const recharge = '/pages/account/myWallet/recharge';
const unknown = 'We do not know yet what became of your order';

test('an order without a response waits for its player, and nobody else on the phone is asked about it', async () => {
  const lobby = suite.lobby();
  await reset(lobby);
  const [one, other] = [await newPlayer(lobby), await newPlayer(lobby)];
  const { page } = await suite.phone({ expects: [/status of 500/, /ERR_EMPTY_RESPONSE/] });
  const enter = async ({ username, password }: typeof one) => {
    const picture = await pictureAfter(page, () => page.goto(recharge));
    await submitLogin(page, username, password, await answerTo(lobby, picture));
    await page.waitForURL(`**${recharge}`);
  };
  /** The session ends on the server, as after 30 days, and the page is loaded again. */
  const expire = async (player: typeof one) => {
    await endOthers(lobby, await anotherSession(lobby, player));
    await findsSessionEnded(page);
  };
  const keptKey = () => page.evaluate((name) => localStorage.getItem(name), resumeSlot('deposit'));
  const form = page.getByRole('form', { name: 'Deposit' });

  await enter(one);
  await form.getByRole('radio').first().check();
  await fill(form, 'Amount', '200');
  await press(page, 'Continue');
  await heads(page, 'Please check');
  // The connection breaks from here on: neither the order nor the question about it gets a response.
  await addFault(lobby, { operation: 'charge', phase: 'after', httpStatus: 500, count: 100 });
  await addFault(lobby, { operation: 'recharge', phase: 'after', httpStatus: 500, count: 100 });
  await addFault(lobby, { operation: 'traceOrder', httpStatus: 500, count: 100 });
  await press(page, 'Confirm');
  await heads(page, unknown);
  const key = await keptKey();
  expect(key).not.toBeNull();

  await expire(one);
  expect(await keptKey()).toBe(key);
  await enter(one);
  await heads(page, unknown);

  await expire(one);
  await enter(other);
  await form.getByRole('radio').first().waitFor();
  expect(await keptKey()).toBeNull();
  await reset(lobby);
});
