import { expect, test } from 'vitest';
import { answerTo, pictureAfter, submitLogin } from '../steps/access.js';
import { follow, heads, press } from '../steps/screen.js';
import { newPlayer } from '../support/hooks.js';
import { settled } from '../support/looking.js';
import { lobbySuite } from '../support/suite.js';

const suite = lobbySuite();
const home = '**/pages/index/index';
const login = '**/pages/login/accountLogin';
const game = '/pages/index/gameDetail?id=1015';

test('Back on the login page opens home, both the button of the phone and the button of the page', async () => {
  const { page } = await suite.phone();
  await page.goto('/pages/index/index');
  await settled(page);
  const toGame = () => follow(page.getByRole('list', { name: 'Hot' }), 'Dragon Pearl');
  await toGame();
  await page.waitForURL(login);
  await page.goBack();
  await page.waitForURL(home);
  await heads(page, 'Mango Moon');
  await toGame();
  await page.waitForURL(login);
  await press(page, 'Back');
  await page.waitForURL(home);
  await heads(page, 'Mango Moon');
});

test('if the first page of a visit requires a login, Back opens home and does not leave the lobby', async () => {
  const { page } = await suite.phone();
  await page.goto(game);
  await page.waitForURL(login);
  await press(page, 'Back');
  await page.waitForURL(home);
  await heads(page, 'Mango Moon');
  expect(await page.evaluate((name) => localStorage.getItem(name), 'resume.loginGuard')).toBeNull();
});

test('on a desktop a card opens the login popup first: closing it keeps the page, and after a login Back returns to it', async () => {
  const lobby = suite.lobby();
  const player = await newPlayer(lobby);
  const { page } = await suite.desktop();
  await page.goto('/pages/browser/browser?id=slots');
  await settled(page);
  const card = page.getByRole('link', { name: /^Dragon Pearl/ }).first();
  await card.click();
  await page.getByRole('dialog').getByRole('form', { name: 'Log in' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/pages/browser/browser');
  await press(page.getByRole('dialog'), 'Close');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await card.waitFor();
  expect(new URL(page.url()).pathname).toBe('/pages/browser/browser');

  const picture = await pictureAfter(page, () => card.click());
  await submitLogin(page, player.username, player.password, await answerTo(lobby, picture));
  await page.waitForURL(`**${game}`);
  await page.goBack();
  await page.waitForURL('**/pages/browser/browser?id=slots');
});
