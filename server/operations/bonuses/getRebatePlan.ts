import { forAnyone } from '../operation.js';
import { shownPlan } from '../../domain/bonuses/rebates.js';

/** Rates by category and level, and which share of a stake counts. */
export const operation = forAnyone('getRebatePlan', async ({ db, lang }) => ({ data: await shownPlan(db, lang) }));
