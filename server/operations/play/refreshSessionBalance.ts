import { refusal } from '../../base/refusal.js';
import { atomically } from '../../db/open.js';
import { describeSession } from '../../domain/play/describe.js';
import { noteSeen, seatOf } from '../../domain/play/seat.js';
import { resolveSession } from '../../domain/play/resolve.js';
import { lockSession } from '../../domain/play/session-rows.js';
import { forPlayer } from '../operation.js';

/** "Update the in-game balance manually" (spec section 4). */
export const operation = forPlayer('refreshSessionBalance', async ({ path, player, services, db, lang, now }) => {
  const at = now();
  const session = await atomically(db, async (trx) => {
    const found = await resolveSession(trx, services.maker, await lockSession(trx, player.id, path.sessionId), at);
    return noteSeen(trx, found, player, at);
  });
  if (session.ended_at !== null) return refusal('sessionEnded');
  const seat = await seatOf(db, session, player, at);
  return { data: await describeSession(db, session, { lang, services, at, seat }) };
});
