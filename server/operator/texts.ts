import { readFile } from 'node:fs/promises';
import { LOCALES, type Texts } from '../base/locale.js';

/** The texts of a file cannot be used; the message names the text. */
export class WrongTexts extends Error {
  override readonly name = 'WrongTexts';
}

/**
 * Reads texts from a JSON file: `{"title": {"en_US": "…", "th_TH": "…"}, "content": "…"}`. A plain string is
 * used for every language; a missing language gets the English text.
 */
export async function readTexts<Name extends string>(
  file: string,
  names: readonly Name[],
): Promise<Record<Name, Texts>> {
  const given = JSON.parse(
    await readFile(file, 'utf8').catch(() => {
      throw new WrongTexts(`${file} cannot be read.`);
    }),
  ) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(names.map((name) => [name, textsOf(name, given[name])])) as Record<Name, Texts>;
}

function textsOf(name: string, value: unknown): Texts {
  const byLocale = typeof value === 'string' ? { en_US: value } : fieldsOf(value);
  const english = byLocale['en_US'];
  if (typeof english !== 'string' || english.trim() === '') throw new WrongTexts(`${name} needs a text in en_US.`);
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, plain(typeof byLocale[locale] === 'string' ? byLocale[locale] : english)]),
  ) as Texts;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Texts for players are plain text, never HTML. */
const plain = (text: string): string => text.replaceAll(/[^\P{C}\n]/gu, '').trim();
