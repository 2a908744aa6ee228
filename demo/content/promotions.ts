import * as v from 'valibot';
import { readContent, said, texts, whole } from './read.js';
import { paragraphs } from './text.js';

const scope = v.strictObject({
  kind: v.picklist(['all', 'category', 'maker', 'game']),
  ref: v.string(),
  /** Per cent. */
  contribution: whole,
});

/** Amounts in units of the site, times in days from the seeding. */
const { promotions, codes, rules } = readContent(
  'promotions',
  v.strictObject({
    promotions: v.array(
      v.strictObject({
        id: said,
        kind: v.picklist(['bet', 'netWin', 'balance']),
        artId: said,
        startsIn: v.number(),
        endsIn: v.number(),
        least: whole,
        most: whole,
        /** Per cent. */
        bonus: whole,
        maxBonus: v.nullable(whole),
        betPercent: whole,
        netWinPercent: whole,
        balancePercent: whole,
        releasePercent: whole,
        playHours: whole,
        waitHours: whole,
        times: v.nullable(whole),
        quota: v.nullable(whole),
        needsCode: v.boolean(),
        freeSpins: whole,
        platforms: v.array(v.picklist(['pc', 'other'])),
        scope: v.array(scope),
        title: texts,
        summary: texts,
      }),
    ),
    codes: v.array(
      v.strictObject({
        code: said,
        promotionId: said,
        gift: v.nullable(whole),
        mostUses: whole,
        endsIn: v.number(),
      }),
    ),
    rules: v.strictObject({ apart: texts, bet: texts, netWin: texts, balance: texts, end: texts }),
  }),
  { usualOf: 'promotions' },
);

/** Promotions with a ring-fenced balance: every kind of condition, running, future, ended, full, by code. */
export const PROMOTIONS = promotions.map((promotion) =>
  Object.assign({ content: paragraphs(rules.apart, rules[promotion.kind], rules.end) }, promotion),
);

/** Codes for these promotions. One with a gift gives that amount. */
export const PROMOTION_CODES = codes;
