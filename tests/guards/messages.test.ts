import { describe, expect, test } from 'vitest';
import { filesIn, read, readJson } from '../support/files.js';
import { messagesIn } from '../../src/i18n/extract.js';
import { argumentsOf, wordsOf } from '../support/messages.js';

type Catalogue = Readonly<Record<string, string>>;
const locales = ['en_US', 'ms_MY', 'my_MM', 'th_TH', 'zh_CN'] as const;
const catalogueOf = (locale: string) => readJson(`locales/${locale}.json`) as Catalogue;
const catalogues = Object.fromEntries(locales.map((locale) => [locale, catalogueOf(locale)])) as Record<
  (typeof locales)[number],
  Catalogue
>;
const english = catalogues.en_US;
const used = filesIn('src').flatMap((file) => messagesIn(file, read(file)));

/** Names and units that are the same in every language. */
const sameEverywhere = new Set([
  'Facebook',
  'WhatsApp',
  'Telegram',
  'LINE',
  'Messenger',
  'Viber',
  'Instagram',
  'Google Play',
  'App Store',
  'Android',
  'iOS',
  'VIP',
  'RTP',
  'QR',
  'ID',
  'PHP',
  'MYR',
  'MMK',
  'THB',
  'CNY',
  'USD',
]);

const differing = (one: Iterable<string>, other: ReadonlySet<string>) => [...one].filter((id) => !other.has(id));

test('one id has one text in the code', () => {
  const texts = new Map(used.map(({ id, defaultMessage }) => [id, defaultMessage]));
  expect(
    used.filter(({ id, defaultMessage }) => texts.get(id) !== defaultMessage).map(({ id, file }) => `${id} in ${file}`),
  ).toEqual([]);
});

test('the English catalogue has the texts of the code', () => {
  expect(used.length).toBeGreaterThan(0);
  expect(
    used.filter(({ id, defaultMessage }) => english[id] !== defaultMessage).map(({ id, file }) => `${id} in ${file}`),
  ).toEqual([]);
});

test('every text writes its numbers with Latin digits (H3)', () => {
  const texts = [...locales.map((locale) => `locales/${locale}.json`), 'server/base/problem-messages.json'];
  const wrong = texts.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => /(?![0-9])\p{Nd}/u.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});

test('a text that agrees in every language has one id', () => {
  const ids = Object.keys(english);
  const textOf = (id: string) => locales.map((locale) => catalogues[locale][id]).join(' | ');
  const firstOf = new Map(ids.toReversed().map((id) => [textOf(id), id]));
  expect(ids.filter((id) => firstOf.get(textOf(id)) !== id)).toEqual([]);
});

test('the English catalogue has no unused text', () => {
  expect(differing(Object.keys(english), new Set(used.map(({ id }) => id)))).toEqual([]);
});

describe.each(locales)('%s', (locale) => {
  const texts = Object.entries(catalogues[locale]);

  test('has the same ids as the English catalogue', () => {
    expect(differing(Object.keys(english), new Set(Object.keys(catalogues[locale])))).toEqual([]);
    expect(differing(Object.keys(catalogues[locale]), new Set(Object.keys(english)))).toEqual([]);
  });

  test('uses the same arguments as the English texts', () => {
    const wrong = texts.filter(([id, text]) => argumentsOf(text).join() !== argumentsOf(english[id] ?? '').join());
    expect(wrong.map(([id]) => id)).toEqual([]);
  });
});

test.each(['my_MM', 'th_TH', 'zh_CN'] as const)('%s is not English', (locale) => {
  const left = Object.entries(catalogues[locale]).filter(
    ([id, text]) =>
      text === english[id] && /[A-Za-z]{2}/.test(wordsOf(text)) && !sameEverywhere.has(wordsOf(text).trim()),
  );
  expect(left.map(([id, text]) => `${id}: ${text}`)).toEqual([]);
});

test('Thai has one spelling of promotion, the one of the dictionary, in the lobby and in the texts of the server', () => {
  const places = ['locales', 'server', 'sandbox', 'demo'].flatMap((folder) => filesIn(folder, /\.(?:json|tsx?|yaml)$/));
  expect(places.filter((file) => read(file).includes('โปรโมชั่น'))).toEqual([]);
});
