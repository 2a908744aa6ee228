import { refusal } from '../../base/refusal.js';
import { pageOf } from '../../domain/lobby/paging.js';
import { billOfRecord } from './shown-bill.js';
import { gamesOf } from './shown-games.js';
import { recordsForGame } from './shown-records.js';
import { describeRecord, describeRecords } from './shown-records.js';
import { findRecord, listRecords } from '../../domain/promotions/records.js';
import { forPlayer } from '../operation.js';

/** The player's participations, newest first. */
export const listPromotionRecords = forPlayer(
  'listPromotionRecords',
  async ({ db, query, player, lang, services, now }) => {
    const at = now();
    const status = query.status === undefined ? {} : { status: query.status };
    const { records, total } = await listRecords(db, player.id, { ...status, page: pageOf(query), at });
    return { rows: await describeRecords(db, records, { lang, services, at }), total };
  },
);

/** One participation with its agreed terms. */
export const getPromotionRecord = forPlayer('getPromotionRecord', async ({ db, path, player, lang, services, now }) => {
  const record = await findRecord(db, player.id, path.id);
  if (record === undefined) return refusal('notFound');
  const { rows: games, total: gameCount } = await gamesOf(db, record.terms.scope, {
    page: { page: 1, limit: 12 },
    services,
  });
  return {
    data: {
      ...(await describeRecord(db, record, { lang, services, at: now() })),
      content: record.terms.content[lang],
      games,
      gameCount,
    },
  };
});

/** The participation that can be settled and has the earliest deadline (F4). */
export const getCanSettlePromotionRecord = forPlayer('getCanSettlePromotionRecord', async ({ db, player }) => {
  const record = await db
    .selectFrom('promotion_record')
    .select('id')
    .where('player_id', '=', player.id)
    .where('status', '=', 'settlable')
    .orderBy('auto_end_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return { data: record === undefined ? null : { id: String(record.id), buttonStatus: 1 as const } };
});

/** The player's participations that the game can be played for now. */
export const listRecordsForGame = forPlayer('listRecordsForGame', async ({ db, path, player, lang, now }) => ({
  data: await recordsForGame(db, player.id, { game: path.id, lang, at: now() }),
}));

/** The compiled part of a participation's bill, and whether newer transfers are missing. */
export const listPromotionBill = forPlayer('listPromotionBill', async ({ db, path, query, player }) => {
  const record = await findRecord(db, player.id, path.id);
  return record === undefined ? refusal('notFound') : billOfRecord(db, record.id, pageOf(query));
});
