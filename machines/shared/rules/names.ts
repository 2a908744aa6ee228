import { allows, every, holds, matches, type Check } from './check.js';

/**
 * The invisible characters of a name. Joiners stay between letters of Myanmar and Thailand and between parts of an emoji, and so does
 * the selector of its colors. The server tidies in the same way (server/domain/names.ts).
 */
const unseen =
  /((?<=[\p{sc=Mymr}\p{sc=Thai}\p{Emoji}\uFE0F])\p{Join_C}(?=[\p{L}\p{ExtPict}])|(?<=\p{Emoji})\uFE0F)|[\p{C}\p{DI}\u2800]/gu;

/** A name on one line, without invisible characters, as the server stores it. */
export const tidyName = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(unseen, '$1').replaceAll(/ {2,}/g, ' ').trim();

/** Accents, and vowels and tones of Thai: no letter has more than two. */
const piled = /[\p{sc=Zinh}\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]{3}/u;

const accent = /[\p{DI}\p{sc=Zinh}]/u;

/** A name that other people read: it turns no direction of text, piles up no accents, and has two visible characters. */
const name: Check = every(
  allows(/[^\u202A-\u202E\u2066-\u2069]/),
  holds({ name: 'marks' }, (text) => !piled.test(tidyName(text))),
  holds(
    { name: 'tooShort', min: 2 },
    (text) => Array.from(tidyName(text)).filter((one) => !accent.test(one)).length > 1,
  ),
);

/** The holder of an account: a person or a firm, so digits may be part of it. A number alone was typed in the wrong field. */
export const holder = every(
  holds({ name: 'realname' }, (text) => /\p{L}/u.test(text)),
  name,
);

/** A name of 2 to 140 characters, none of them < or >. */
export const nickname = every(matches(/^[^<>]{1,140}$/u, { name: 'nickname' }), name);

const realnameForm = matches(/^\p{L}[\p{L}\p{M} .,'‘’\p{Join_C}-]+$/u, { name: 'realname' });

/** Letters of any script with their joiners, spaces, points, commas, hyphens and apostrophes. */
export const realname = every<string>((text) => realnameForm(tidyName(text)), name);
