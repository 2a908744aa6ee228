import { atomically } from '../../db/open.js';
import { describeSession } from '../../domain/play/describe.js';
import { resolveSession } from '../../domain/play/resolve.js';
import { lockSession } from '../../domain/play/session-rows.js';
import { issueTicket } from '../../domain/play/tickets.js';
import { forPlayer } from '../../operation.js';

/** One session; while it can be played, with a URL that works once (decision J3). */
export const operation = forPlayer('getSession', async ({ path, query, player, services, db, lang, now, origin }) => {
  const at = now();
  const [session, ticket] = await atomically(db, async (trx) => {
    const found = await resolveSession(trx, services.maker, await lockSession(trx, player.id, path.sessionId), at);
    const canBePlayed = found.status === 'playing' || found.status === 'interrupted';
    return [found, canBePlayed ? await issueTicket(trx, found) : null] as const;
  });
  return {
    data: await describeSession(db, session, {
      lang,
      services,
      at,
      ...(ticket === null
        ? {}
        : {
            link: { ticket, origin, hasSound: query.sound === 'on', hasMotion: query.motion !== 'less' },
          }),
    }),
  };
});
