import { forPlayer } from '../operation.js';

/** The participation that can be settled and has the earliest deadline (F4). */
export const operation = forPlayer('getCanSettlePromotionRecord', async ({ db, player }) => {
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
