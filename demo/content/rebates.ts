import type { CategoryId } from '../../server/db/values.js';
import { LEVELS } from './site-settings.js';

/** The per cent of a stake that counts, and the rates of the lowest and the highest level in hundredths of a per cent. */
const CATEGORIES: Readonly<
  Record<CategoryId, { readonly contribution: number; readonly lowest: number; readonly highest: number }>
> = {
  slots: { contribution: 100, lowest: 30, highest: 120 },
  fishing: { contribution: 100, lowest: 30, highest: 110 },
  casino: { contribution: 50, lowest: 30, highest: 90 },
  poker: { contribution: 50, lowest: 20, highest: 80 },
  table: { contribution: 50, lowest: 20, highest: 80 },
  sports: { contribution: 80, lowest: 20, highest: 70 },
};

export const REBATE_CATEGORIES = (Object.keys(CATEGORIES) as CategoryId[]).map((categoryId) => ({
  categoryId,
  contribution: CATEGORIES[categoryId].contribution,
}));

/** Rates that rise evenly with the level. */
export const REBATE_RATES = (Object.keys(CATEGORIES) as CategoryId[]).flatMap((categoryId) => {
  const { lowest, highest } = CATEGORIES[categoryId];
  return LEVELS.map(({ level }) => ({
    categoryId,
    level,
    rate: Math.round(lowest + ((highest - lowest) * level) / (LEVELS.length - 1)),
  }));
});

/** Referral reward, in units of the site (`demo/units.ts`). */
export const REFERRAL = { reward: 50, leastDeposit: 200 } as const;
