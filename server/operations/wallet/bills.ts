import { refusal } from '../../base/refusal.js';
import { pageOf } from '../../domain/lobby/paging.js';
import { analyzeBills } from '../../domain/wallet/analysis.js';
import * as domain from '../../domain/wallet/bills.js';
import { rangeOf } from '../../domain/wallet/periods.js';
import { forPlayer } from '../operation.js';

/** Transfers of the wallet and deposits that moved no money, newest first. */
export const listBills = forPlayer('listBills', async ({ db, services, player, query, lang }) => {
  const { page: _page, limit: _limit, lang: _lang, ...filter } = query;
  return domain.listBills(db, player, filter, pageOf(query), { now: services.clock.now(), lang });
});

/** One transfer of the wallet, or one deposit that moved no money. */
export const getBill = forPlayer('getBill', async ({ db, services, player, path, lang }) => {
  const data = await domain.findBill(db, player, path.id, { now: services.clock.now(), lang });
  return data ? { data } : refusal('notFound');
});

/** Sums of the bills of a period, by kind and day. */
export const analyzeBill = forPlayer('analyzeBill', async ({ db, player, site, query, now }) => {
  const range = rangeOf(site, query, now());
  return range instanceof Error ? range : { data: await analyzeBills(db, player, site, range) };
});
