import { forPlayer } from '../operation.js';
import { analyzeBills } from '../../domain/wallet/analysis.js';
import { rangeOf } from '../../domain/wallet/periods.js';

/** Sums of the bills of a period, by kind and day. */
export const operation = forPlayer('analyzeBill', async ({ db, player, site, query, now }) => {
  const range = rangeOf(site, query, now());
  return range instanceof Error ? range : { data: await analyzeBills(db, player, site, range) };
});
