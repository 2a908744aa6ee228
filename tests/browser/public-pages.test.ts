import { expect, test } from 'vitest';
import { addresses, addressOf, isRendered } from '../../machines/addresses.js';
import { locales } from '../../src/i18n/default-locale.js';
import { isNightly } from '../support/nightly.js';
import { settled } from './support/looking.js';
import { withOpener } from './support/opener.js';
import { lobbySuite } from './support/suite.js';
import { choose } from './support/visitor.js';

const suite = lobbySuite();
const devices = ['phone', 'desktop'] as const;
const pages = addresses.flatMap(({ path, isEntry }) => (isRendered(path) && !isEntry ? [path] : []));

/** Each page in one language and layout, in turn, so that a run sees all of them; `npm run nightly` in all. */
const looks = pages.flatMap((path, turn) =>
  locales.flatMap((locale, language) =>
    devices.flatMap((device, layout) =>
      isNightly || (turn % locales.length === language && turn % devices.length === layout)
        ? [[path, locale, device] as const]
        : [],
    ),
  ),
);

test.each(looks)('%s comes with its content, and React takes it as it is (%s, %s)', async (path, locale, device) => {
  const visitor = await suite[device]();
  const { page, context } = visitor;
  await choose(visitor, suite.lobby().origin, { locale });
  const gate = withOpener();
  await context.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('body > script#start').waitFor({ state: 'attached' });
  expect(await page.locator('main h1, main h2').count()).toBeGreaterThan(0);
  expect(await page.locator('main [aria-busy="true"]').count()).toBe(0);
  const rendered = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('#root *')];
    for (const element of elements) Object.assign(element, { isRendered: true });
    return elements.length;
  });
  gate.open();
  await settled(page);
  const kept = await page.evaluate(
    () => [...document.querySelectorAll('#root *')].filter((element) => 'isRendered' in element).length,
  );
  // A spinner or the frame of a picture may go; a page that React renders anew keeps nothing.
  expect(kept).toBeGreaterThan(rendered * 0.9);
});

test('a visitor without scripts reads every public page, and every link leads on', async () => {
  const { page } = await suite.phone({ javaScriptEnabled: false });
  const read = new Set<string>();
  const found = [...pages];
  for (let path = found.pop(); path !== undefined; path = found.pop()) {
    const { name = path } = addressOf(path) ?? {};
    if (read.has(name)) continue;
    read.add(name);
    // oxlint-disable-next-line no-await-in-loop -- one tab
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    // oxlint-disable-next-line no-await-in-loop -- one tab
    expect(await page.locator('main h1, main h2').count(), path).toBeGreaterThan(0);
    // oxlint-disable-next-line no-await-in-loop -- one tab
    const links = await page
      .locator('a[href^="/pages/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    found.push(...links);
  }
  expect(read.size).toBeGreaterThanOrEqual(pages.length - 1);
});

test('an address that the lobby does not know says so', async () => {
  const { page } = await suite.phone({ javaScriptEnabled: false, expects: [/status of 404/] });
  const response = await page.goto('/pages/nope');
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { name: 'This page does not exist' }).waitFor();
});

test('a form says that it needs scripts', async () => {
  const { page } = await suite.phone({ javaScriptEnabled: false });
  await page.goto('/pages/login/accountLogin');
  // Playwright looks for no text in this element.
  expect(await page.locator('form noscript').innerText()).toContain('This form needs JavaScript.');
});
