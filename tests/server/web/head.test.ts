import { describe, expect, test } from 'vitest';
import { addresses, isPublic } from '../../../machines/addresses.js';
import { LOCALES } from '../../../server/base/locale.js';
import { addressesOf, headOf } from '../../../server/web/head.js';
import { sitemapOf } from '../../../server/web/robots.js';
import { headAt, listedPaths } from '../../../src/i18n/heads.js';
import { site as siteInfo } from '../../fixtures/entry/launch.spec.js';

const origin = 'https://lobby.example';
const home = '/pages/index/index';
const site = { ...siteInfo, websiteName: 'Reef & "Co"', documentTitle: 'Reef', websiteDefaultLanguage: 'en_US' };
const headAtPath = (path: string, locale: (typeof LOCALES)[number] = 'en_US') =>
  headOf({ headAt }, { origin, path, locale }, site);
const all = (pattern: RegExp, html: string) => [...html.matchAll(pattern)].map(([, one = '']) => one);
const canonical = /<link rel="canonical" href="([^"]*)">/g;
const description = /<meta name="description" content="([^"]*)">/g;

/** Public pages to which only another company leads. */
const returns = ['gameReturn', 'depositResult', 'facebookLogin', 'forbidden'];
const listed = addresses.filter(({ path, name }) => isPublic(path) && !returns.includes(name));

describe.each(LOCALES)('in %s', (locale) => {
  test('every public page has a title, one description and one canonical address', () => {
    const heads = listed.map(({ path }) => headAtPath(path, locale));
    expect(heads.length).toBeGreaterThan(15);
    for (const html of heads) {
      expect(all(/<title>([^<]+)<\/title>/g, html)).toHaveLength(1);
      expect(all(description, html)).toHaveLength(1);
      expect(all(canonical, html)).toHaveLength(1);
      expect(html).not.toContain('noindex');
      expect(html).not.toContain('\u200B');
    }
    expect(new Set(heads.flatMap((html) => all(description, html))).size).toBe(listedPaths().length);
  });
});

test('a page for players, a page that a company leads back to and an unknown address are not listed', () => {
  const others = addresses.filter(({ path, name }) => !isPublic(path) || returns.includes(name));
  for (const path of [...others.map((one) => one.path), '/404'])
    expect(headAtPath(path), path).toMatch(/^<title>[^<]+<\/title><meta name="robots" content="noindex">$/);
  expect(headAtPath('/404')).toContain('<title>This page does not exist · Reef</title>');
});

test('all addresses of home name one of them', () => {
  const homes = addresses.filter(({ name }) => name === 'home');
  expect(homes.length).toBeGreaterThan(3);
  expect(new Set(homes.flatMap(({ path }) => all(canonical, headAtPath(path))))).toEqual(new Set([origin + home]));
});

test('each language of a page has an address of its own, and all of them name each other', () => {
  const alternates = /<link rel="alternate" (hreflang="[^"]*" href="[^"]*")>/g;
  expect(all(canonical, headAtPath(home, 'th_TH'))).toEqual([`${origin}${home}?lang=th_TH`]);
  expect(all(alternates, headAtPath(home, 'th_TH'))).toEqual(all(alternates, headAtPath(home)));
  expect(all(alternates, headAtPath(home))).toEqual([
    `hreflang="en" href="${origin}${home}"`,
    `hreflang="ms" href="${origin}${home}?lang=ms_MY"`,
    `hreflang="my" href="${origin}${home}?lang=my_MM"`,
    `hreflang="th" href="${origin}${home}?lang=th_TH"`,
    `hreflang="zh-Hans" href="${origin}${home}?lang=zh_CN"`,
    `hreflang="x-default" href="${origin}${home}"`,
  ]);
});

test("the site's own language has none in its address", () => {
  expect(addressesOf(home, 'my_MM').byLocale).toMatchObject({ my_MM: home, en_US: `${home}?lang=en_US` });
});

test('link previews show the title, the description, the address and a picture of the page', () => {
  const html = headAtPath('/pages/index/winners', 'th_TH');
  const og = Object.fromEntries(
    [...html.matchAll(/<meta property="og:([a-z_:]+)" content="([^"]*)">/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  );
  expect(og).toMatchObject({
    type: 'website',
    site_name: 'Reef &amp; &quot;Co&quot;',
    title: 'ผู้ชนะ 20 อันดับแรก · Reef',
    description: all(description, html)[0],
    url: `${origin}/pages/index/winners?lang=th_TH`,
    locale: 'th_TH',
  });
  expect(og['image']).toMatch(/^https:\/\/lobby\.example\/art\/share\.\w+\.jpeg$/);
  expect(all(/"og:locale:alternate" content="(\w+)"/g, html)).toEqual(['en_US', 'ms_MY', 'my_MM', 'zh_CN']);
});

test('the sitemap has every listed page once in each language', () => {
  const xml = sitemapOf(origin, listedPaths(), 'en_US');
  const pages = new Set(listed.map(({ name }) => name));
  const found = all(/<loc>([^<]*)<\/loc>/g, xml);
  expect(found).toHaveLength(pages.size * LOCALES.length);
  expect(new Set(found).size).toBe(found.length);
  expect(
    new Set(found.map((address) => addresses.find(({ path }) => path === new URL(address).pathname)?.name)),
  ).toEqual(pages);
});
