import { pageOf } from '../../domain/lobby/paging.js';
import { describeRecords, listRecords } from '../../domain/promotions/records.js';
import { forPlayer } from '../operation.js';

/** The player's participations, newest first. */
export const operation = forPlayer('listPromotionRecords', async ({ db, query, player, lang, services, now }) => {
  const at = now();
  const status = query.status === undefined ? {} : { status: query.status };
  const { records, total } = await listRecords(db, player.id, { ...status, page: pageOf(query), at });
  return { rows: await describeRecords(db, records, { lang, services, at }), total };
});
