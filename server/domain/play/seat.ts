import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.js';
import type { Db } from '../../db/open.js';
import type { Player } from '../player.js';
import { deviceName } from '../account/device-name.js';
import { changeSession, type SessionRow } from './session-rows.js';

/** The page that shows a game now. */
export interface Seat {
  readonly isThisBrowser: boolean;
  readonly device: string;
  /** When the page entered the game. */
  readonly since: Date;
}

/** A page of another device that has not been heard of for this long is no longer on screen: its poll is every 20 s. */
const SEEN_MS = 120_000;
/** How old the time may be before a poll updates it, so that a fast game does not write at every round. */
const NOTE_MS = 15_000;

/** Whether a page of another login of the player shows this game now. */
export async function isSeatedElsewhere(db: Db, session: SessionRow, viewer: Player, at: Date): Promise<boolean> {
  const seat = await seatOf(db, session, viewer, at);
  return seat !== null && !seat.isThisBrowser;
}

/**
 * Where a game is on screen; null if nowhere. Only the viewer's own browser knows whether it still has a tab with the game, so
 * its seat is named without a limit of time.
 */
export async function seatOf(db: Db, session: SessionRow, viewer: Player, at: Date): Promise<Seat | null> {
  const { seat_login_id, seated_at, seat_seen_at } = session;
  if (session.ended_at !== null || seat_login_id === null || seated_at === null || seat_seen_at === null) return null;
  const isThisBrowser = seat_login_id === viewer.sessionId;
  if (!isThisBrowser && at.getTime() - seat_seen_at.getTime() > SEEN_MS) return null;
  const login = await db
    .selectFrom('session')
    .select('user_agent')
    .where('id', '=', seat_login_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (login === undefined) return null;
  return { isThisBrowser, device: deviceName(login.user_agent), since: seated_at };
}

/** The viewer's page enters the game. A page that loads again keeps its time. */
export async function takeSeat(
  trx: Transaction<Database>,
  session: SessionRow,
  viewer: Player,
  at: Date,
): Promise<SessionRow> {
  const isHere = session.seat_login_id === viewer.sessionId;
  return changeSession(trx, session, {
    seat_login_id: viewer.sessionId,
    seat_seen_at: at,
    ...(isHere ? {} : { seated_at: at }),
  });
}

/** A page of the viewer shows the game: only the one that entered last counts. */
export async function noteSeen(db: Db, session: SessionRow, viewer: Player, at: Date): Promise<SessionRow> {
  if (session.seat_login_id !== viewer.sessionId || session.seat_seen_at === null) return session;
  if (at.getTime() - session.seat_seen_at.getTime() < NOTE_MS) return session;
  await db
    .updateTable('game_session')
    .set({ seat_seen_at: at })
    .where('id', '=', session.id)
    .where('seat_login_id', '=', viewer.sessionId)
    .execute();
  return { ...session, seat_seen_at: at };
}
