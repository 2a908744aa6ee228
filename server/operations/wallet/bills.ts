import { refusal } from '../../base/refusal.js';
import { pageOf } from '../../domain/lobby/paging.js';
import { analyzeBills } from '../../domain/wallet/analysis.js';
import * as domain from '../../domain/wallet/bills.js';
import { rangeOf } from '../../domain/wallet/periods.js';
import { forPlayer } from '../operation.js';
import { billOf } from './shown-bills.js';

/** Transfers of the wallet and deposits that moved no money, newest first. */
export const listBills = forPlayer('listBills', async ({ db, services, player, query, lang }) => {
  const { page: _page, limit: _limit, lang: _lang, ...filter } = query;
  const { rows, total } = await domain.listBills(db, player, filter, pageOf(query), services.clock.now());
  return { rows: rows.map((row) => billOf(row, lang)), total };
});

/** One transfer of the wallet, or one deposit that moved no money. */
export const getBill = forPlayer('getBill', async ({ db, services, player, path, lang }) => {
  const bill = await domain.findBill(db, player, path.id, services.clock.now());
  return bill ? { data: billOf(bill, lang) } : refusal('notFound');
});

/** Sums of the bills of a period, by kind and day. */
export const analyzeBill = forPlayer('analyzeBill', async ({ db, player, site, query, now }) => {
  const range = rangeOf(site, query, now());
  if (range instanceof Error) return range;
  return {
    data: {
      startTime: range.from.toISOString(),
      endTime: range.to.toISOString(),
      currency: site.currency,
      ...(await analyzeBills(db, player, site, range)),
    },
  };
});
