import { atomically } from '../../db/open.js';
import { describeSession } from '../../domain/play/describe.js';
import { seatOf } from '../../domain/play/seat.js';
import { resolveSession } from '../../domain/play/resolve.js';
import { lockSession, openSessionsOf } from '../../domain/play/session-rows.js';
import { forPlayer } from '../operation.js';

/** The open session without a URL; getSession returns one. Books the maker's outstanding responses first. */
export const operation = forPlayer('getCurrentSession', async ({ player, services, db, lang, now }) => {
  const at = now();
  for (const { id } of await openSessionsOf(db, player.id)) {
    const session = await atomically(db, async (trx) =>
      resolveSession(trx, services.maker, await lockSession(trx, player.id, id), at),
    );
    if (session.ended_at !== null) continue;
    const seat = await seatOf(db, session, player, at);
    return { data: await describeSession(db, session, { lang, services, at, seat }) };
  }
  return { data: null };
});
