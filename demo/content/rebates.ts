import * as v from 'valibot';
import { CATEGORY_IDS } from './ids.js';
import { LEVELS } from './levels.js';
import { readContent, whole } from './read.js';

const { categories, referral } = readContent(
  'rebates',
  v.strictObject({
    categories: v.array(
      v.strictObject({ categoryId: v.picklist(CATEGORY_IDS), contribution: whole, lowest: whole, highest: whole }),
    ),
    referral: v.strictObject({ reward: whole, leastDeposit: whole }),
  }),
);

/** The per cent of a stake that counts. */
export const REBATE_CATEGORIES = categories.map(({ categoryId, contribution }) => ({ categoryId, contribution }));

/** Rates that rise evenly with the level. */
export const REBATE_RATES = categories.flatMap(({ categoryId, lowest, highest }) =>
  LEVELS.map(({ level }) => ({
    categoryId,
    level,
    rate: Math.round(lowest + ((highest - lowest) * level) / (LEVELS.length - 1)),
  })),
);

/** Referral reward, in units of the site. */
export const REFERRAL = referral;
