import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWithoutServer } from '../../src/app/boot/start-without-server.js';
import { site } from '../fixtures/entry/launch.spec.js';

/** A browser with these cookies, speaking a language, with or without a mouse. */
function browse({
  cookie = '',
  language = 'en-US',
  isCoarse = true,
  width = 390,
}: {
  cookie?: string;
  language?: string;
  isCoarse?: boolean;
  width?: number;
}) {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  vi.spyOn(screen, 'width', 'get').mockReturnValue(width);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' && isCoarse }));
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

test('what the player chose before counts, and the document shows it', async () => {
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

test.each([
  ['th-TH', 'th_TH'],
  ['zh-Hans-CN', 'zh_CN'],
  ['ms', 'ms_MY'],
  ['my', 'my_MM'],
  ['fr-FR', 'en_US'],
])('without a choice and an answer a browser in %s gets %s', async (language, locale) => {
  browse({ language });
  expect((await startWithoutServer()).preferences.locale).toBe(locale);
});

test.each([
  ['en', 'PH', 'en_US'],
  ['en-US', 'TH', 'en_US'],
  ['en_US', 'MM', 'en_US'],
  ['th', 'PH', 'th_TH'],
  ['zh-CN', 'PH', 'zh_CN'],
  ['MY_mm', 'PH', 'my_MM'],
  [' ms ', 'PH', 'ms_MY'],
  ['', 'TH', 'th_TH'],
  ['', 'MM', 'my_MM'],
  ['', 'MY', 'ms_MY'],
  ['', 'PH', 'en_US'],
  ['fr', 'TH', 'th_TH'],
  ['tlh_QQ', 'XX', 'en_US'],
])(
  'without a choice a site that says %j in %s speaks %s, whatever the browser does (H1)',
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
  ['a page', () => new Response('<html>')],
  ['a broken server', () => Response.json({ code: 200, data: site }, { status: 502 })],
])('%s is no site: launch asks again', async (_, answer) => {
  browse({ language: 'th-TH' });
  answers(async () => answer());
  expect(await startWithoutServer()).toMatchObject({ site: null, preferences: { locale: 'th_TH' } });
});

test.each([
  [{ isCoarse: false, width: 1440 }, 'pc'],
  [{ isCoarse: true, width: 1440 }, 'other'],
  [{ isCoarse: false, width: 800 }, 'other'],
] as const)('%j is %s (A9)', async (screenOf, device) => {
  browse(screenOf);
  expect((await startWithoutServer()).preferences.device).toBe(device);
});

test('cookies that nobody wrote so are ignored', async () => {
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
