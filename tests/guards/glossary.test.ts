import { expect, test } from 'vitest';
import { readJson } from '../support/files.js';
import { wordsOf } from '../support/messages.js';

const locales = ['en_US', 'ms_MY', 'my_MM', 'th_TH', 'zh_CN'] as const;
type Locale = (typeof locales)[number];
type Catalogue = Readonly<Record<string, string>>;

/**
 * One term of the lobby. Of each language: its word, then the forms of it that grammar asks for. An English text uses the
 * term if it has one of the English forms as a whole word. `not`: words that no text uses for the term.
 */
type Term = Readonly<Record<Locale, readonly [string, ...string[]]>> & {
  readonly term: string;
  readonly not?: Readonly<Partial<Record<Locale, readonly string[]>>>;
  /** Texts that are right without the word, or with a word that is not to be used, and why. */
  readonly except?: readonly { readonly locale: Locale; readonly ids: readonly string[]; readonly why: string }[];
};
type Finding = { readonly id: string; readonly term: string; readonly locale: Locale; readonly says: string };

const glossary = readJson('locales/glossary.json') as readonly Term[];
/** What the server says to players: messages by what happened, and refusals. */
type Said = Readonly<Record<Locale, string>>;
const letters = readJson('server/domain/account/message-texts.json') as Readonly<Record<string, Record<string, Said>>>;
const refusals = readJson('server/base/problem-messages.json') as Readonly<Record<string, Said>>;
const ofServer: readonly (readonly [id: string, said: Said])[] = [
  ...Object.entries(letters).flatMap(([id, parts]) =>
    Object.entries(parts).map(([part, said]) => [`server.${id}.${part}`, said] as const),
  ),
  ...Object.entries(refusals).map(([id, said]) => [`server.${id}`, said] as const),
];
const catalogues = Object.fromEntries(
  locales.map((locale) => [
    locale,
    {
      ...(readJson(`locales/${locale}.json`) as Catalogue),
      ...Object.fromEntries(ofServer.map(([id, said]) => [id, said[locale]])),
    },
  ]),
) as Record<Locale, Catalogue>;

/** English and Malay part their words by spaces; the other three do not, so there a word is any run of letters. */
const isSpaced = (locale: Locale) => locale === 'en_US' || locale === 'ms_MY';
const anyOf = (words: readonly string[], isWhole: boolean): RegExp => {
  const one = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return new RegExp(isWhole ? `(?<![\\p{L}-])(?:${one})(?![\\p{L}-])` : one, 'iu');
};

/** What the texts say against the glossary, before its exceptions. */
function findings(texts: Record<Locale, Catalogue>): Finding[] {
  const english = Object.entries(texts.en_US).map(([id, text]) => [id, wordsOf(text)] as const);
  const using = new Map(
    glossary.map(({ term, en_US }) => {
      const forms = anyOf(en_US, true);
      return [term, new Set(english.filter(([, text]) => forms.test(text)).map(([id]) => id))] as const;
    }),
  );
  return locales.flatMap((locale) => {
    const plain = Object.entries(texts[locale]).map(([id, text]) => [id, wordsOf(text)] as const);
    return glossary.flatMap(({ term, not = {}, ...words }) => {
      const right = anyOf(words[locale], false);
      const wrong = not[locale] && anyOf(not[locale], isSpaced(locale));
      return plain.flatMap(([id, text]): Finding[] => {
        const forbidden = wrong?.exec(text)?.[0];
        if (forbidden === undefined && (!using.get(term)?.has(id) || right.test(text))) return [];
        const fault = forbidden === undefined ? 'lacks the word' : `has "${forbidden}"`;
        const says = `${locale} ${id}: "${text}" ${fault} for ${term}: use "${words[locale][0]}"`;
        return [{ id, term, locale, says }];
      });
    });
  });
}

const isExcepted = ({ id, term, locale }: Finding): boolean =>
  glossary.some(
    (entry) => entry.term === term && entry.except?.some((one) => one.locale === locale && one.ids.includes(id)),
  );

test('a text uses the word of its language for every term that its English names, and no forbidden one', () => {
  expect(
    findings(catalogues)
      .filter((finding) => !isExcepted(finding))
      .map(({ says }) => says),
  ).toEqual([]);
});

test('another word for a deposit is found, with the text and the word to use', () => {
  const id = 'common.deposit';
  const texts = { ...catalogues, zh_CN: { ...catalogues.zh_CN, [id]: '存款' } };
  expect(
    findings(texts)
      .filter((finding) => finding.id === id)
      .map(({ says }) => says),
  ).toEqual([`zh_CN ${id}: "存款" has "存款" for deposit: use "充值"`]);
});

test('each term is listed once, used by some text, and no word of a term is forbidden by another', () => {
  expect(new Set(glossary.map(({ term }) => term)).size).toBe(glossary.length);
  const english = Object.values(catalogues.en_US).map(wordsOf);
  const unused = glossary.filter(({ en_US }) => !english.some((text) => anyOf(en_US, true).test(text)));
  expect(unused.map(({ term }) => term)).toEqual([]);
  const both = locales.flatMap((locale) => {
    const forbidden = anyOf(
      glossary.flatMap(({ not }) => not?.[locale] ?? []),
      isSpaced(locale),
    );
    return glossary.flatMap((entry) => entry[locale].filter((form) => forbidden.test(form)));
  });
  expect(both).toEqual([]);
});

test('each exception says why and is still needed', () => {
  const all = findings(catalogues);
  const idle = glossary.flatMap(({ term, except = [] }) =>
    except.flatMap(({ locale, ids, why }) =>
      ids
        .filter(
          (id) =>
            why.length < 10 ||
            !all.some((finding) => finding.term === term && finding.locale === locale && finding.id === id),
        )
        .map((id) => `${term}, ${locale}: ${id}`),
    ),
  );
  expect(idle).toEqual([]);
});
