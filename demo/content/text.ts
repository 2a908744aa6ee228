import { LOCALES, type Texts } from '../../server/base/locale.js';

const inEach = (textIn: (locale: keyof Texts) => string): Texts =>
  Object.fromEntries(LOCALES.map((locale) => [locale, textIn(locale)])) as Record<keyof Texts, string>;

/** A text that is the same in every language. */
export const same = (value: string): Texts => inEach(() => value);

/** Fills `{name}` of a text in every language; a value is the same in all or differs too. */
export const filled = (texts: Texts, values: Readonly<Record<string, string | Texts>>): Texts =>
  inEach((locale) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, typeof value === 'string' ? value : value[locale]),
      texts[locale],
    ),
  );

const joinedBy = (separatorIn: (locale: keyof Texts) => string, parts: readonly Texts[]): Texts =>
  inEach((locale) => parts.map((part) => part[locale]).join(separatorIn(locale)));

/** Joins sentences, in Chinese without a space between them. */
export const sentences = (...parts: readonly Texts[]): Texts =>
  joinedBy((locale) => (locale === 'zh_CN' ? '' : ' '), parts);

/** Joins search words with spaces in every language. */
export const words = (...parts: readonly Texts[]): Texts => joinedBy(() => ' ', parts);

/** Joins paragraphs, one per line. */
export const paragraphs = (...parts: readonly Texts[]): Texts => joinedBy(() => '\n', parts);
