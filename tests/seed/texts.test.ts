import { describe, expect, it } from 'vitest';
import type { Texts } from '../../server/locale.js';
import { AGREEMENTS } from '../../server/seed/content/agreements/agreements.js';
import { ACTIVITIES, DEPOSIT_PROMOTIONS } from '../../server/seed/content/activities.js';
import { BANNERS } from '../../server/seed/content/banners.js';
import { PROMOTIONS } from '../../server/seed/content/promotions.js';
import { BULLETINS } from '../../server/seed/content/bulletins.js';
import { CATEGORIES, TAGS } from '../../server/seed/content/categories.js';
import { CONTACT_CHANNELS } from '../../server/seed/content/contact.js';
import { COMMENTS, OWN_COMMENT, OWN_FEEDBACK, REPLIES } from '../../server/seed/content/comments.js';
import { APP_NOTES, FAQS } from '../../server/seed/content/faqs.js';
import { NOTICES } from '../../server/seed/content/notices.js';
import { MESSAGE_TEXTS } from '../../server/domain/account/message-texts.js';
import { GAMES } from '../../server/seed/content/games.js';
import { MAKERS } from '../../server/seed/content/makers.js';
import { PAY_METHODS, payChannels } from '../../server/seed/content/payments.js';

const SCRIPTS = { th_TH: /\p{Script=Thai}/u, my_MM: /\p{Script=Myanmar}/u, zh_CN: /\p{Script=Han}/u } as const;
const NON_LATIN = /[\p{Script=Thai}\p{Script=Myanmar}\p{Script=Han}]/u;
/** Digits are Latin in every language (decision H3). */
const OTHER_DIGITS = /[\u0E50-\u0E59\u1040-\u1049\uFF10-\uFF19]/u;

/** Which texts are names or addresses and stay as they are. */
const proper = new Set(['Sampan Pay', 'Kite Cash', 'help@paraw.example']);

const everyText: readonly (readonly [string, Texts])[] = [
  ...CATEGORIES.map(({ id, names }) => [`category ${id}`, names] as const),
  ...TAGS.map(({ id, names }) => [`tag ${id}`, names] as const),
  ...MAKERS.map(({ slug, description }) => [`maker ${slug}`, description] as const),
  ...GAMES.flatMap(({ name, keywords, description, howToPlay }) => [[`${name} keywords`, keywords], [`${name} description`, description], [`${name} rules`, howToPlay]] as const),
  ...BULLETINS.flatMap(({ id, title, summary, content }) => [[`${id} title`, title], [`${id} summary`, summary], [`${id} content`, content]] as const),
  ...[...PROMOTIONS, ...ACTIVITIES, ...DEPOSIT_PROMOTIONS].flatMap(({ id, title, summary, content }) => [[`${id} title`, title], [`${id} summary`, summary], [`${id} content`, content]] as const),
  ...BANNERS.flatMap(({ id, title, text, button }) => [[`${id} title`, title], [`${id} text`, text], [`${id} button`, button]] as const),
  ...AGREEMENTS.flatMap(({ type, title, content }) => [[`${type} title`, title], [`${type} content`, content]] as const),
  ...CONTACT_CHANNELS.flatMap(({ kind, label, value }) => [[`${kind} label`, label], [`${kind} value`, value]] as const),
  ...FAQS.flatMap(({ id, question, answer }) => [[`${id} question`, question], [`${id} answer`, answer]] as const),
  ...NOTICES.flatMap(({ title, content }) => [[`${title.en_US} title`, title], [`${title.en_US} content`, content]] as const),
  ...Object.entries(MESSAGE_TEXTS).flatMap(([kind, { title, content }]) => [[`${kind} title`, title], [`${kind} content`, content]] as const),
  ...[...COMMENTS.map(({ words }) => words), ...REPLIES, OWN_COMMENT, OWN_FEEDBACK, APP_NOTES].map((words) => [words.en_US, words] as const),
  ...PAY_METHODS.map(({ id, name }) => [`method ${id}`, name] as const),
  ...payChannels('PH').flatMap(({ id, name, note }) => [[`channel ${id}`, name], [`channel ${id} note`, note]] as const),
];

describe('the texts of the seed', () => {
  it('are many', () => {
    expect(everyText.length).toBeGreaterThan(600);
  });

  it('are written in the script of their language', () => {
    for (const [what, texts] of everyText) {
      if (proper.has(texts.en_US)) continue;
      for (const [locale, script] of Object.entries(SCRIPTS)) expect(texts[locale as keyof typeof SCRIPTS], `${what} ${locale}`).toMatch(script);
      for (const locale of ['en_US', 'ms_MY'] as const) {
        expect(texts[locale], `${what} ${locale}`).toMatch(/\p{Script=Latin}|\d/u);
        expect(texts[locale], `${what} ${locale}`).not.toMatch(NON_LATIN);
      }
    }
  });

  it('use Latin digits and no stray spaces', () => {
    for (const [what, texts] of everyText) {
      for (const [locale, value] of Object.entries(texts)) {
        expect(value, `${what} ${locale}`).not.toMatch(OTHER_DIGITS);
        expect(value, `${what} ${locale}`).not.toMatch(/^\s|\s$| {2}/);
      }
    }
  });

  it('say the play money and the age in every agreement to the terms', () => {
    const terms = AGREEMENTS.find(({ type }) => type === 'terms');
    for (const content of Object.values(terms?.content ?? {})) expect(content).toContain('21');
    expect(Object.values(terms?.content ?? {})).toHaveLength(5);
  });

  it('give categories their wire title', () => {
    for (const { title, names } of CATEGORIES) {
      expect(JSON.parse(title)).toEqual({ th: { title: names.th_TH }, en: { title: names.en_US }, zh: { title: names.zh_CN }, mm: { title: names.my_MM } });
    }
  });

  it('promise no bonus while no promotion runs', () => {
    for (const { id, text, places } of BANNERS) expect([id, places, /\d+ ?%|bonus|turnover/i.test(text.en_US)]).toEqual([id, ['home'], false]);
  });
});
