import { expect, test } from 'vitest';
import { press } from '../steps/screen.js';
import { lobbySuite } from '../support/suite.js';
import { settled } from '../support/looking.js';

const suite = lobbySuite();
const text = async (path: string) => (await fetch(new URL(path, suite.lobby().origin))).text();
const listed = async () =>
  [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
const titleIn = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

test('robots read which pages there are, and nothing of the API', async () => {
  const { origin } = suite.lobby();
  const robots = (await text('/robots.txt')).split('\n');
  expect(robots).toContain('Disallow: /user-api');
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const urls = await listed();
  expect(urls).toHaveLength(13 * 5);
  for (const url of urls) {
    const response = await fetch(url);
    expect([url, response.status]).toEqual([url, 200]);
    const html = await response.text();
    // A page in the language of its address calls this address its own.
    expect(/<link rel="canonical" href="([^"]*)">/.exec(html)?.[1]).toBe(url);
    expect(/<html lang="([\w-]+)"/.exec(html)?.[1]).toBe(
      (new URL(url).searchParams.get('lang') ?? 'en_US').replace('_', '-'),
    );
  }
});

test('an unknown address has status 404 with a page that is not listed', async () => {
  const response = await fetch(`${suite.lobby().origin}/no/such/page`);
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(titleIn(html)).toMatch(/^This page does not exist · /);
  expect(html).toContain('<main');
});

test('the title from the server is the one that the page gives itself', async () => {
  const { page } = await suite.desktop();
  const urls = (await listed()).filter((url) => /lang=my_MM/.test(url));
  expect(urls).toHaveLength(13);
  for (const url of urls) {
    const served = titleIn(await text(url));
    await page.goto(url);
    await settled(page);
    await expect.poll(async () => (await page.title()).replaceAll('\u200B', '')).toBe(served);
  }
});

test('a language of the address stays on the pages after it, and gives way to the one that is chosen', async () => {
  const { page } = await suite.phone();
  const language = () => page.locator('html').getAttribute('lang');
  await page.goto('/pages/account/settings?lang=th_TH');
  await settled(page);
  expect(await language()).toBe('th-TH');
  await page.goto('/pages/index/winners');
  expect(await language()).toBe('th-TH');
  await page.goto('/pages/account/settings?lang=my_MM');
  await settled(page);
  expect(await language()).toBe('my-MM');
  await press(page.getByRole('main'), 'English');
  await expect.poll(language).toBe('en-US');
  expect(new URL(page.url()).search).toBe('');
});
