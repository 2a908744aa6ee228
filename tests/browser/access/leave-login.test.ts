import { expect, test } from 'vitest';
import { follow, heads, press } from '../steps/screen.js';
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
