import { sql } from 'kysely';
import { userOf } from './shown-user.js';
import { forPlayer } from '../operation.js';

/** The player's data for screens and the stored profile (spec section 7, User). */
export const getInfo = forPlayer('getInfo', async ({ player, db, services }) => ({
  user: await userOf(db, services.pictures, player.id),
}));

/** Stores the player's language. */
export const setLanguage = forPlayer('setLanguage', async ({ player, body, db }) => {
  await db.updateTable('player').set({ language: body.lang }).where('id', '=', player.id).execute();
  return {};
});

/** Seconds that each report adds: the middle of its span, or the heartbeat's period (decision I1). */
const SECONDS = { 1: 80, 2: 140, 3: 180 } as const;

/** Adds online time. It does not count as activity of the session (decision A10). */
export const reportOnlineTime = forPlayer('reportOnlineTime', async ({ player, body, db }) => {
  await db
    .updateTable('player')
    .set({ online_seconds: sql<number>`online_seconds + ${SECONDS[body.onlineTime]}` })
    .where('id', '=', player.id)
    .execute();
  return {};
});
