import { atomically } from '../../db/open.js';
import { describeSession } from '../../domain/play/describe.js';
import { resolveSession } from '../../domain/play/resolve.js';
import { lockSession } from '../../domain/play/session-rows.js';
import { isSeatedElsewhere, seatOf, takeSeat } from '../../domain/play/seat.js';
import { issueTicket } from '../../domain/play/tickets.js';
import { forPlayer } from '../operation.js';

/**
 * One session; while it can be played, with a URL that works once (decision J3). Without the wish to take it over, a game that
 * is on screen on another device stays there, and has no URL.
 */
export const operation = forPlayer('getSession', async ({ path, query, player, services, db, lang, now, origin }) => {
  const at = now();
  const wish = query.seat ?? 'free';
  const [session, ticket] = await atomically(db, async (trx) => {
    const found = await resolveSession(trx, services.maker, await lockSession(trx, player.id, path.sessionId), at);
    const canBePlayed = found.status === 'playing' || found.status === 'interrupted';
    const isHere = wish === 'take' || (wish === 'free' && !(await isSeatedElsewhere(trx, found, player, at)));
    if (!canBePlayed || !isHere) return [found, null] as const;
    const seated = await takeSeat(trx, found, player, at);
    return [seated, await issueTicket(trx, seated)] as const;
  });
  return {
    data: await describeSession(db, session, {
      lang,
      services,
      at,
      seat: await seatOf(db, session, player, at),
      ...(ticket === null
        ? {}
        : {
            link: { ticket, origin, hasSound: query.sound === 'on', hasMotion: query.motion !== 'less' },
          }),
    }),
  };
});
