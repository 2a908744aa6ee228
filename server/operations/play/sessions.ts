import { refusal } from '../../base/refusal.js';
import { atomically } from '../../db/open.js';
import { purseOf } from '../../domain/play/purse.js';
import { resolveSession } from '../../domain/play/resolve.js';
import { isSeatedElsewhere, noteSeen, seatOf, takeSeat } from '../../domain/play/seat.js';
import { lockSession, openSessionsOf } from '../../domain/play/session-rows.js';
import { issueTicket } from '../../domain/play/tickets.js';
import { forPlayer } from '../operation.js';
import { moneyInGame } from './shown-money-in-game.js';
import { describeSession } from './shown-sessions.js';

// Each asks the maker first about a transfer of unknown outcome (decision J1), and not in a transaction (decision J5).

/**
 * One session; while it can be played, with a URL that works once (decision J3). Without the wish to take it over, a game that
 * is on screen on another device stays there, and has no URL.
 */
export const getSession = forPlayer('getSession', async ({ path, query, player, services, db, lang, now, origin }) => {
  const wish = query.seat ?? 'free';
  await resolveSession(db, services, { playerId: player.id, sessionId: path.sessionId });
  const at = now();
  const [session, ticket] = await atomically(db, async (trx) => {
    const found = await lockSession(trx, player.id, path.sessionId);
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

/** The open session without a URL; getSession returns one. */
export const getCurrentSession = forPlayer('getCurrentSession', async ({ player, services, db, lang, now }) => {
  for (const { id } of await openSessionsOf(db, player.id)) {
    const session = await resolveSession(db, services, { playerId: player.id, sessionId: id });
    if (session.ended_at !== null) continue;
    const at = now();
    const seat = await seatOf(db, session, player, at);
    return { data: await describeSession(db, session, { lang, services, at, seat }) };
  }
  return { data: null };
});

/** "Update the in-game balance manually" (spec section 4). */
export const refreshSessionBalance = forPlayer(
  'refreshSessionBalance',
  async ({ path, player, services, db, lang, now }) => {
    const found = await resolveSession(db, services, { playerId: player.id, sessionId: path.sessionId });
    if (found.ended_at !== null) return refusal('sessionEnded');
    const at = now();
    const session = await noteSeen(db, found, player, at);
    const seat = await seatOf(db, session, player, at);
    return { data: await describeSession(db, session, { lang, services, at, seat }) };
  },
);

/** Sessions whose maker holds money of the wallet. */
export const listMoneyInGames = forPlayer('listMoneyInGames', async ({ player, services, db, lang, now }) => {
  const rows = [];
  for (const open of (await openSessionsOf(db, player.id)).toReversed()) {
    if (purseOf(open) !== 'maker') continue;
    const session = await resolveSession(db, services, { playerId: player.id, sessionId: open.id });
    if (session.ended_at === null) rows.push(await moneyInGame(db, session, { lang, services, at: now() }));
  }
  return { data: rows };
});
