import type { PromotionRecord } from '../../../../machines/promotions/ending.js';

export type Condition = {
  name: 'stakes' | 'netWin' | 'balance';
  /** Minor units; the net win may be negative. */
  current: number;
  required: number;
};

/** What the participation requires, and how far it is. A condition that asks for nothing is left out. */
export const conditionsOf = (record: PromotionRecord): readonly Condition[] =>
  [
    { name: 'stakes' as const, current: record.currentBet, required: record.requiredBet },
    { name: 'netWin' as const, current: record.currentNetWin, required: record.requiredNetWin },
    { name: 'balance' as const, current: record.promotionBalance, required: record.requiredBalance },
  ].filter(({ required }) => required > 0);

/** The condition that is furthest from its goal; none without conditions. */
export const furthestOf = (record: PromotionRecord): Condition | undefined =>
  [...conditionsOf(record)].sort((one, other) => one.current / one.required - other.current / other.required)[0];
