import { describe, expect, test } from 'vitest';
import type { Texts } from '../../server/base/locale.js';
import { SITES, type CountryCode } from '../../server/base/site.js';
import { agreements } from '../../demo/content/agreements.js';
import { ACTIVITIES, DEPOSIT_PROMOTIONS } from '../../demo/content/activities.js';
import { banksOf } from '../../demo/content/banks.js';
import { BANNERS } from '../../demo/content/banners.js';
import { PROMOTIONS } from '../../demo/content/promotions.js';
import { bulletins } from '../../demo/content/bulletins.js';
import { CATEGORIES, TAGS } from '../../demo/content/categories.js';
import { contactChannels } from '../../demo/content/contact.js';
import { comments, ownComment, ownFeedback, replies } from '../../demo/content/comments.js';
import { APP } from '../../demo/content/app.js';
import { faqs } from '../../demo/content/faqs.js';
import { SITE_CONTENT } from '../../demo/content/sites.js';
import { manualBanks } from '../../demo/content/manual-banks.js';
import { NOTICES } from '../../demo/content/notices.js';
import { MESSAGE_TEXTS } from '../../server/domain/account/message-texts.js';
import { GAMES } from '../../demo/content/games.js';
import { MAKERS } from '../../demo/content/makers.js';
import { channelBanks, PAY_METHODS, payChannels } from '../../demo/content/payments.js';

const SCRIPTS = { th_TH: /\p{Script=Thai}/u, my_MM: /\p{Script=Myanmar}/u, zh_CN: /\p{Script=Han}/u } as const;
const NON_LATIN = /[\p{Script=Thai}\p{Script=Myanmar}\p{Script=Han}]/u;
/** Digits are Latin in every language (decision H3). */
const OTHER_DIGITS = /[\u0E50-\u0E59\u1040-\u1049\uFF10-\uFF19]/u;

/** Whether a text is a name or an address, which is not translated. */
const isProper = (value: string): boolean =>
  ['Sampan Pay', 'Kite Cash', ...GAMES.map(({ name }) => name)].includes(value) ||
  /^(?:\S+\.example|@paraw\.\w+|\+[\d ]+)$/.test(value);
const COUNTRIES = Object.keys(SITES) as CountryCode[];

/** The texts that depend on the country: its age, currency, time zone, numbers. */
const textsOf = (country: CountryCode): readonly (readonly [string, Texts])[] => [
  ...bulletins(country).flatMap(
    ({ id, title, summary, content }) =>
      [
        [`${id} title`, title],
        [`${id} summary`, summary],
        [`${id} content`, content],
      ] as const,
  ),
  ...agreements(country).flatMap(
    ({ type, title, content }) =>
      [
        [`${type} title`, title],
        [`${type} content`, content],
      ] as const,
  ),
  ...contactChannels(country).flatMap(
    ({ kind, label, value }) =>
      [
        [`${kind} label`, label],
        [`${kind} value`, value],
      ] as const,
  ),
  ...faqs(country).flatMap(
    ({ id, question, answer }) =>
      [
        [`${id} question`, question],
        [`${id} answer`, answer],
      ] as const,
  ),
  ...manualBanks(country).map(({ id, note }) => [`${id} note`, note] as const),
];

/** What only a site of this country may say, in any language. */
const MARKS: Readonly<Record<CountryCode, RegExp>> = {
  PH: /PHP|₱|Manila|\+63|UTC\+8|peso|Philippin|Filipin|Mabini|Bayani|มะนิลา|เปโซ|ฟิลิปปินส์|မနီလာ|ပီဆို|ဖိလစ်ပိုင်|马尼拉|比索|菲律宾|(?<!\d)21(?!\d)|twenty-one|dua puluh satu|ยี่สิบเอ็ด|နှစ်ဆယ့်တစ်|二十一/i,
  TH: /THB|฿|Bangkok|\+66|UTC\+7|baht|กรุงเทพ|บาท|ဘန်ကောက်|ဘတ်|曼谷|泰铢|(?<!\d)20(?!\d) ?(?:or older|tahun|နှစ်|ปี|岁)/i,
  MM: /MMK|Yangon|\+95|UTC\+6|kyat|ย่างกุ้ง|จ๊าต|ရန်ကုန်|မြန်မာကျပ်|仰光|缅元|(?<!\d)18(?!\d) ?(?:or older|tahun|နှစ်|ปี|岁)/i,
};

const everyText: readonly (readonly [string, Texts])[] = [
  ...CATEGORIES.map(({ id, names }) => [`category ${id}`, names] as const),
  ...TAGS.map(({ id, names }) => [`tag ${id}`, names] as const),
  ...MAKERS.map(({ slug, description }) => [`maker ${slug}`, description] as const),
  ...GAMES.flatMap(
    ({ name, keywords, description, howToPlay }) =>
      [
        [`${name} keywords`, keywords],
        [`${name} description`, description],
        [`${name} rules`, howToPlay],
      ] as const,
  ),
  ...COUNTRIES.flatMap(textsOf),
  ...[...PROMOTIONS, ...ACTIVITIES, ...DEPOSIT_PROMOTIONS].flatMap(
    ({ id, title, summary, content }) =>
      [
        [`${id} title`, title],
        [`${id} summary`, summary],
        [`${id} content`, content],
      ] as const,
  ),
  ...BANNERS.flatMap(
    ({ id, title, text, button }) =>
      [
        [`${id} title`, title],
        [`${id} text`, text],
        [`${id} button`, button],
      ] as const,
  ),
  ...NOTICES.flatMap(
    ({ title, content }) =>
      [
        [`${title.en_US} title`, title],
        [`${title.en_US} content`, content],
      ] as const,
  ),
  ...Object.entries(MESSAGE_TEXTS).flatMap(
    ([kind, { title, content }]) =>
      [
        [`${kind} title`, title],
        [`${kind} content`, content],
      ] as const,
  ),
  ...[...comments.map(({ words }) => words), ...replies, ownComment, ownFeedback, APP.notes].map(
    (words) => [words.en_US, words] as const,
  ),
  ...PAY_METHODS.map(({ id, name }) => [`method ${id}`, name] as const),
  ...payChannels('PH').flatMap(
    ({ id, name, note }) =>
      [
        [`channel ${id}`, name],
        [`channel ${id} note`, note],
      ] as const,
  ),
];

describe('the texts of the seed', () => {
  test('are more than six hundred', () => {
    expect(everyText.length).toBeGreaterThan(600);
  });

  test('are written in the script of their language', () => {
    for (const [what, texts] of everyText) {
      if (isProper(texts.en_US)) continue;
      for (const [locale, script] of Object.entries(SCRIPTS))
        expect(texts[locale as keyof typeof SCRIPTS], `${what} ${locale}`).toMatch(script);
      for (const locale of ['en_US', 'ms_MY'] as const) {
        expect(texts[locale], `${what} ${locale}`).toMatch(/\p{Script=Latin}|\d/u);
        expect(texts[locale], `${what} ${locale}`).not.toMatch(NON_LATIN);
      }
    }
  });

  test('name the game of a banner as its card and its page do', () => {
    const named = BANNERS.flatMap(({ link, title }) => {
      const game = GAMES.find(({ id }) => link === `/pages/index/gameDetail?id=${id}`);
      return game === undefined ? [] : [{ name: game.name, titles: new Set(Object.values(title)) }];
    });
    expect(named.length).toBeGreaterThan(0);
    for (const { name, titles } of named) expect([...titles]).toEqual([name]);
  });

  test('use Latin digits and no stray spaces', () => {
    for (const [what, texts] of everyText) {
      for (const [locale, value] of Object.entries(texts)) {
        expect(value, `${what} ${locale}`).not.toMatch(OTHER_DIGITS);
        expect(value, `${what} ${locale}`).not.toMatch(/^\s|\s$| {2}/);
      }
    }
  });

  test.each(COUNTRIES)(
    'name the age, the currency and the time zone in the terms, in every language: %s',
    (country) => {
      const { content } = agreements(country).find(({ type }) => type === 'terms') ?? {};
      expect(Object.values(content ?? {})).toHaveLength(5);
      for (const words of Object.values(content ?? {})) {
        expect(words).toMatch(new RegExp(`(?<!\\d)${SITE_CONTENT[country].leastAge}(?!\\d)`));
        expect(words).toContain(SITES[country].currency);
        expect(words).toContain(SITES[country].timezone);
      }
    },
  );

  test.each(COUNTRIES)('have no placeholder left: %s', (country) => {
    for (const [what, texts] of textsOf(country))
      for (const [locale, value] of Object.entries(texts)) expect(value, `${what} ${locale}`).not.toMatch(/[{}]/);
  });

  test.each(COUNTRIES)("name no other country's currency, time zone, numbers or age: %s", (country) => {
    const names = banksOf(country).map(({ code, name }) => [`bank ${code}`, { en_US: `${code} ${name}` }] as const);
    for (const [what, texts] of [...textsOf(country), ...names]) {
      for (const [locale, value] of Object.entries(texts)) {
        for (const other of COUNTRIES.filter((one) => one !== country))
          expect(value, `${what} ${locale} is of ${other}`).not.toMatch(MARKS[other]);
      }
    }
  });

  test.each(COUNTRIES)('would fail for another country because of the age, in every language: %s', (country) => {
    const { content } = bulletins(country).find(({ isPopup }) => isPopup) ?? {};
    expect(Object.values(content ?? {})).toHaveLength(5);
    for (const words of Object.values(content ?? {})) expect(words).toMatch(MARKS[country]);
  });

  test('give each site different banks and a different telephone number', () => {
    for (const country of COUNTRIES) {
      const phone = contactChannels(country).find(({ kind }) => kind === 'phone')?.value.en_US ?? '';
      const { dialCode, phonePattern } = SITES[country];
      expect(phone.replaceAll(' ', '').replace(`+${dialCode}`, '0')).toMatch(phonePattern);
      const banks = banksOf(country).map(({ code }) => code);
      for (const { bankCode } of manualBanks(country)) expect(banks).toContain(bankCode);
      for (const codes of Object.values(channelBanks(country))) for (const code of codes) expect(banks).toContain(code);
      const elsewhere = COUNTRIES.filter((one) => one !== country)
        .flatMap(banksOf)
        .map(({ code }) => code);
      // Three wallets exist on every site.
      expect(
        banks.filter((code) => !elsewhere.includes(code)),
        country,
      ).toHaveLength(9);
    }
    expect(manualBanks('MM').every(({ needsTransactionNo }) => needsTransactionNo)).toBe(true);
  });

  test('promise no bonus while no promotion runs', () => {
    for (const { id, text } of BANNERS) expect([id, /\d+ ?%|bonus|turnover/i.test(text.en_US)]).toEqual([id, false]);
    expect(new Set(BANNERS.flatMap(({ places }) => places))).toEqual(new Set(['home', 'promotion', 'bottom']));
  });
});
