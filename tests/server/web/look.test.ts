import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { defaultLocale } from '../../../server/base/locale.js';
import { languageCookie, lookOf } from '../../../server/web/look.js';
import { plainLook } from '../../../server/web/page.js';
import { siteLocales } from '../../fixtures/entry/locales.js';
import { consentIn, consentText } from '../../../src/effects/consent.js';

const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';
const asked = (headers: Readonly<Record<string, string>>, lang?: string) =>
  ({ headers, query: { lang }, protocol: 'https', host: 'Lobby.example' }) as unknown as FastifyRequest;
const look = (headers: Readonly<Record<string, string>>, site: 'en_US' | 'th_TH' = 'en_US') =>
  lookOf(asked(headers), { path: '/', search: '' }, site, consentIn);

describe("the look of a request's first screen", () => {
  test('is as the cookies of an earlier visit say', () => {
    const cookie = `other=1; locale=my_MM; device=pc; accent=green; mode=dark; player=1; lowData=1; consent=${consentText('given')}`;
    expect(look({ cookie, 'user-agent': phone })).toEqual({
      origin: 'https://lobby.example',
      path: '/',
      search: '',
      locale: 'my_MM',
      device: 'pc',
      accent: 'green',
      mode: 'dark',
      hint: 'player',
      isLowData: true,
      hasMotion: true,
      consent: 'given',
    });
  });

  test("has the site's language, blue, and the system's colour mode if the visitor chose nothing (H1)", () => {
    expect(look({ 'user-agent': phone, 'accept-language': 'zh-CN' }, 'th_TH')).toEqual({
      ...plainLook,
      origin: 'https://lobby.example',
      locale: 'th_TH',
    });
  });

  test.each([
    [{ 'user-agent': phone }, 'other'],
    [{ 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)' }, 'other'],
    [{ 'user-agent': desktop }, 'pc'],
    [{ 'user-agent': desktop, 'sec-ch-ua-mobile': '?1' }, 'other'],
    [{ 'user-agent': desktop, 'sec-ch-ua-mobile': '?0' }, 'pc'],
    [{}, 'pc'],
  ] as const)('%j is a device of type %s', (headers, device) => expect(look(headers).device).toBe(device));

  test('saves data if the browser asks for it, until the visitor chooses', () => {
    expect(look({ 'save-data': 'on' }).isLowData).toBe(true);
    expect(look({ 'save-data': 'on', cookie: 'lowData=0' }).isLowData).toBe(false);
    expect(look({ cookie: 'lowData=1' }).isLowData).toBe(true);
  });

  test('is in the language of the address, before that of the cookie', () => {
    const localeOf = (cookie: string, lang: string) =>
      lookOf(asked({ cookie }, lang), { path: '/', search: '' }, 'en_US', consentIn).locale;
    expect(localeOf('', 'th_TH')).toBe('th_TH');
    expect(localeOf('locale=my_MM', 'th_TH')).toBe('th_TH');
    for (const lang of ['', 'th', 'th-TH', '"><script>', 'constructor'])
      expect(localeOf('locale=my_MM', lang), lang).toBe('my_MM');
  });

  test('stands still if the visitor chose less motion', () => {
    expect([look({}).hasMotion, look({ cookie: 'motion=less' }).hasMotion]).toEqual([true, false]);
  });

  test('ignores malformed cookies', () => {
    const usual = look({});
    for (const cookie of [
      'locale=xx_XX',
      'locale="><script>',
      'device=fridge',
      'accent=red;mode=',
      'consent=given',
      'consent=2-given',
      'lowData=yes',
      'motion=none',
      '=',
      ';;;',
      'locale',
      'LOCALE=my_MM',
      '__proto__=x; locale=constructor',
    ])
      expect(look({ cookie }), cookie).toEqual(usual);
  });
});

describe('the language of an address', () => {
  test('is kept for a visitor who has chosen none', () => {
    expect(languageCookie(asked({ cookie: 'mode=dark' }, 'th_TH'))).toBe(
      'locale=th_TH; Path=/; Max-Age=31536000; SameSite=Lax',
    );
  });

  test('changes no choice, and an unknown one is not kept', () => {
    expect(languageCookie(asked({ cookie: 'locale=my_MM' }, 'th_TH'))).toBeUndefined();
    expect(languageCookie(asked({}, 'xx_XX'))).toBeUndefined();
    expect(languageCookie(asked({}))).toBeUndefined();
  });
});

test.each(siteLocales)(
  'a site with the language %j in %s is in %s for a visitor without a choice (H1)',
  (setting, country, locale) => {
    expect(defaultLocale(setting, country)).toBe(locale);
  },
);
