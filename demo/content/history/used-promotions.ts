import * as v from 'valibot';
import { readContent, said, whole } from '../read.js';

/** Amounts in units of the site, times in hours. */
const participation = v.strictObject({
  promotionId: said,
  joinedAgo: whole,
  amount: whole,
  /** Total stakes, in equal rounds; `left` is the balance after them. */
  staked: whole,
  left: whole,
  rounds: whole,
  gameId: whole,
  /** How and when it ended, in hours after joining; `auto` at its deadline. Null while it runs. */
  end: v.nullable(
    v.strictObject({
      status: v.picklist(['settled', 'closed', 'unlocked']),
      after: v.union([whole, v.literal('auto')]),
    }),
  ),
  isSettlable: v.optional(v.boolean(), false),
});

const { ofDemo, ofRegulars, topUps, entries } = readContent(
  'history/promotions',
  v.strictObject({
    ofDemo: v.array(participation),
    ofRegulars: v.array(participation),
    topUps: v.array(v.strictObject({ activityId: said, daysAgo: whole, amount: whole, bonus: whole, turnover: whole })),
    entries: v.strictObject({
      ofDemo: v.array(v.strictObject({ activityId: said, joinedDaysAgo: whole, claimedDaysAgo: v.nullable(whole) })),
      ofRegulars: v.array(v.strictObject({ activityId: said, joinedDaysAgo: whole })),
    }),
  }),
);

/**
 * Participations of the demo player, in every state that a screen can show, at most one of a promotion, since all are open
 * while the seed writes them; and of regulars, which use up the quota of a promotion.
 */
export const PARTICIPATIONS = { ofDemo, ofRegulars };
/** Deposits of the demo player that were made with a deposit promotion. */
export const TOP_UPS = topUps;
/**
 * Marketing events of the demo player: one claimed, one to claim, one in progress, one missed; and one whose quota regulars
 * used up.
 */
export const ENTRIES = entries;
