import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWithoutServer } from '../../src/app/boot/start-without-server.js';
import { site } from '../fixtures/entry/launch.spec.js';
import { siteLocales } from '../fixtures/entry/locales.js';

/** A browser with these cookies, this language and screen width, with or without a mouse. */
function browse({
  cookie = '',
  language = 'en-US',
  width = 390,
}: {
  cookie?: string;
  language?: string;
  width?: number;
}) {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  vi.spyOn(screen, 'width', 'get').mockReturnValue(width);
}

const html = () => document.documentElement;
const answers = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));
const siteAnswers = (changes: object) =>
  answers(async () => Response.json({ code: 200, msg: 'OK', data: { ...site, ...changes } }));

beforeEach(() => {
  answers(() => Promise.reject(new TypeError('no connection')));
  for (const name of Object.keys(html().dataset)) delete html().dataset[name];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('earlier choices of the player apply, and the document has them', async () => {
  browse({ cookie: 'locale=my_MM; device=pc; accent=pink; mode=dark; player=1', language: 'th-TH' });
  const start = await startWithoutServer();
  expect(fetch).not.toHaveBeenCalled();
  expect(start).toMatchObject({
    site: null,
    home: null,
    hint: 'player',
    preferences: { locale: 'my_MM', device: 'pc', accent: 'pink', mode: 'dark' },
  });
  expect(html().lang).toBe('my-MM');
  expect(Object.fromEntries(Object.entries(html().dataset))).toEqual({ accent: 'pink', mode: 'dark', device: 'pc' });
});

test('the language of the address comes before the one of an earlier choice', async () => {
  history.replaceState(null, '', '/?lang=zh_CN');
  browse({ cookie: 'locale=my_MM' });
  expect((await startWithoutServer()).preferences.locale).toBe('zh_CN');
  history.replaceState(null, '', '/?lang=xx_XX');
  expect((await startWithoutServer()).preferences.locale).toBe('my_MM');
  history.replaceState(null, '', '/');
});

test.each([
  ['th-TH', 'th_TH'],
  ['zh-Hans-CN', 'zh_CN'],
  ['ms', 'ms_MY'],
  ['my', 'my_MM'],
  ['fr-FR', 'en_US'],
])('without a choice and without a response a browser in %s gets %s', async (language, locale) => {
  browse({ language });
  expect((await startWithoutServer()).preferences.locale).toBe(locale);
});

test.each(siteLocales)(
  'without a choice a site with the language %j in %s is shown in %s, whatever the language of the browser (H1)',
  async (websiteDefaultLanguage, countryCode, locale) => {
    browse({ language: 'zh-CN' });
    siteAnswers({ websiteDefaultLanguage, countryCode });
    const start = await startWithoutServer();
    expect(start).toMatchObject({ preferences: { locale }, site: { websiteDefaultLanguage, countryCode } });
    expect(html().lang).toBe(locale.replace('_', '-'));
  },
);

test.each([
  ['a refusal', () => Response.json({ code: 500, msg: 'Broken' })],
  ['an HTML page', () => new Response('<html>')],
  ['a server error', () => Response.json({ code: 200, data: site }, { status: 502 })],
])('after %s the start has no site, and launch requests it again', async (_, answer) => {
  browse({ language: 'th-TH' });
  answers(async () => answer());
  expect(await startWithoutServer()).toMatchObject({ site: null, preferences: { locale: 'th_TH' } });
});

test.each([
  [{ width: 1440 }, 'pc'],
  [{ width: 1024 }, 'pc'],
  [{ width: 800 }, 'other'],
] as const)('%j is %s (A9)', async (screenOf, device) => {
  browse(screenOf);
  expect((await startWithoutServer()).preferences.device).toBe(device);
});

test('invalid cookies are ignored', async () => {
  browse({ cookie: 'locale=xx_XX; device=fridge; accent=%E0%A4%A; mode=<script>' });
  const { preferences, hint } = await startWithoutServer();
  expect(preferences).toEqual({
    locale: 'en_US',
    device: 'other',
    accent: 'blue',
    mode: 'system',
    isLowData: false,
    consent: 'unasked',
  });
  expect(hint).toBe('visitor');
  expect(Object.fromEntries(Object.entries(html().dataset))).toEqual({ accent: 'blue' });
});
