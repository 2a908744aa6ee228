import { pageOf } from '../../domain/lobby/paging.js';
import { forPlayer } from '../operation.js';
import { listBills } from '../../domain/wallet/bills.js';

/** Transfers of the wallet and deposits that moved no money, newest first. */
export const operation = forPlayer('listBills', async ({ db, services, player, query, lang }) => {
  const { page: _page, limit: _limit, lang: _lang, ...filter } = query;
  return listBills(db, player, filter, pageOf(query), { now: services.clock.now(), lang });
});
