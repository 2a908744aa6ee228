import { sql } from 'kysely';
import { forPlayer } from '../operation.js';

/** Seconds that each report adds: the middle of its span, or the heartbeat's period (decision I1). */
const SECONDS = { 1: 80, 2: 140, 3: 180 } as const;

/** Adds online time. It does not count as activity of the session (decision A10). */
export const operation = forPlayer('reportOnlineTime', async ({ player, body, db }) => {
  await db
    .updateTable('player')
    .set({ online_seconds: sql<number>`online_seconds + ${SECONDS[body.onlineTime]}` })
    .where('id', '=', player.id)
    .execute();
  return {};
});
