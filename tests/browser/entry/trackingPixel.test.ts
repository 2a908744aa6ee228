import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { follow, heads, press } from '../steps/screen.js';
import { enterAs, newPlayer, switchSite } from '../support/hooks.js';
import { axe, nothingClipped, settled, shot } from '../support/looking.js';
import { lobbySuite, onEachDevice } from '../support/suite.js';

/** Own: the server keeps pages with the pixel for half a minute. */
const suite = lobbySuite({ hasOwnLobby: true });
const id = '123456789012345';
/** The vendor’s snippet and a hostile script: neither may run. */
const snippet = `<script>window.isRobbed = true;</script><script>!function(f){}(window);fbq('init', '${id}');fbq('track', 'PageView');</script>`;
/** The vendor's script: handles the queued calls. */
const vendor = `window.heard = []; fbq.callMethod = (...call) => heard.push(call); fbq.queue.splice(0).forEach((call) => heard.push(call));`;
const question = 'May we measure your visit?';

// Before the first page is rendered, because the server caches pages for 30 s.
beforeAll(() => switchSite(suite.lobby(), { facebookPixel: snippet }));

/** The calls to the vendor, by document. */
async function playVendor(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/facebook\.(?:net|com)/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: vendor });
  });
  return asked;
}
const heard = (page: Page) => page.evaluate(() => (globalThis as { heard?: unknown[][] }).heard ?? null);
const isClean = (page: Page) =>
  page.evaluate(
    () =>
      !('fbq' in globalThis) &&
      !('isRobbed' in globalThis) &&
      document.querySelector('script[src*="facebook"]') === null,
  );

onEachDevice('the pixel on a %s', (device, journey) => {
  journey(
    'asks first, measures open pages by the id alone, and never runs in a document with the account or a login',
    async () => {
      const { page, context } = await suite[device]();
      const asked = await playVendor(context);
      await page.goto('/pages/index/index');
      const card = page.getByRole('region', { name: question });
      await card.waitFor();
      await axe(page);
      await nothingClipped(page);
      await shot(page, `pixel-question-${device}`);
      expect(asked).toEqual([]);
      await press(card, 'Allow');
      await card.waitFor({ state: 'detached' });
      expect(asked).toEqual([]);

      await page.reload();
      await page.waitForFunction(() => 'heard' in globalThis);
      expect(asked).toEqual(['https://connect.facebook.net/en_US/fbevents.js']);
      await follow(page.getByRole('navigation', { name: 'Main navigation' }), 'Categories');
      await page.waitForFunction(() => (globalThis as { heard?: unknown[] }).heard?.length === 5);
      expect(await heard(page)).toEqual([
        ['consent', 'grant'],
        ['set', 'autoConfig', false, id],
        ['init', id],
        ['track', 'PageView'],
        ['track', 'PageView'],
      ]);
      expect(await page.evaluate(() => 'isRobbed' in globalThis)).toBe(false);

      // The account opens as another document, whose policy blocks the vendor.
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().isNavigationRequest()),
        follow(page.getByRole('navigation', { name: 'Main navigation' }), 'Account'),
      ]);
      expect(answer.headers()['content-security-policy']).not.toContain('facebook');
      await settled(page);
      expect(await isClean(page)).toBe(true);

      // Back by a link of the lobby: still the document without the vendor.
      await follow(page.getByRole('navigation', { name: 'Main navigation' }), 'Home');
      await page.waitForURL('**/pages/index/index');
      expect(await isClean(page)).toBe(true);

      // A login from a measured page opens as another document too.
      await page.reload();
      await page.waitForFunction(() => 'heard' in globalThis);
      await page.getByRole('banner').getByText('Log in').first().click();
      await page.waitForURL('**/pages/login/accountLogin');
      await page.getByRole('form', { name: 'Log in' }).waitFor();
      expect(await isClean(page)).toBe(true);
    },
  );

  journey(
    'a refusal is stored, the question is not shown again, and consent can be given and withdrawn in the settings',
    async () => {
      const { page, context } = await suite[device]();
      const asked = await playVendor(context);
      await page.goto('/pages/index/index');
      await press(page.getByRole('region', { name: question }), 'No, thanks');
      await page.reload();
      await settled(page);
      await page.goto('/pages/account/settings');
      const choice = page.getByRole('switch', { name: 'Let Facebook measure visits' });
      expect(await choice.isChecked()).toBe(false);
      expect(asked).toEqual([]);
      await choice.check({ force: true });
      await page.goto('/pages/index/index');
      await page.waitForFunction(() => 'heard' in globalThis);
      await page.goto('/pages/account/settings');
      await choice.uncheck({ force: true });
      const before = asked.length;
      await page.goto('/pages/index/index');
      await settled(page);
      expect(asked.length).toBe(before);
      expect(await isClean(page)).toBe(true);
    },
  );
});

test('a blocked vendor changes nothing', async () => {
  const visitor = await suite.phone({ expects: [/ERR_FAILED/] });
  const { page, context } = visitor;
  await enterAs(visitor, await newPlayer(suite.lobby()));
  await context.addCookies([{ name: 'consent', value: '1-given', url: suite.lobby().origin }]);
  let tries = 0;
  await context.route(/facebook\.(?:net|com)/, async (route) => {
    tries += 1;
    await route.abort();
  });
  await page.goto('/');
  await settled(page);
  await follow(page.getByRole('navigation', { name: 'Main navigation' }), 'Promotions');
  await heads(page, 'Promotions');
  expect(tries).toBe(1);
});
