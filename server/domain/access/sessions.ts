import type { Db } from '../../db/open.js';
import type { Player } from '../player.js';
import type { Circumstances } from '../asked.js';
import type { Services } from '../services.js';
import { deviceName } from '../account/device-name.js';
import { notifyPlayer } from '../account/send-message.js';
import { hashToken, newToken } from './tokens.js';

const HOUR_MS = 3_600_000;

/** How old `last_used_at` may be before a request updates it, so that not every request writes. */
const SLIDE_MS = 60_000;

type Origin = Pick<Circumstances, 'ip' | 'services' | 'now'> & {
  readonly headers: Pick<Circumstances['headers'], 'userAgent'>;
};

/**
 * Opens a session and returns its token; only the hash of the token is stored. A login from a new browser sends the
 * player a message.
 */
export async function openSession(db: Db, playerId: number, browserUuid: string | null, from: Origin): Promise<string> {
  const token = newToken();
  const now = from.now();
  const { userAgent } = from.headers;
  if (browserUuid !== null && (await isNewBrowser(db, playerId, browserUuid)))
    await notifyPlayer(db, playerId, 'newDevice', now, { device: deviceName(userAgent) });
  await db
    .insertInto('session')
    .values({
      player_id: playerId,
      token_hash: hashToken(token),
      browser_uuid: browserUuid,
      user_agent: userAgent.slice(0, 300),
      ip: from.ip,
      created_at: now,
      last_used_at: now,
      ended_at: null,
    })
    .execute();
  return token;
}

/** Whether the player has logged in before, but never from this browser. */
async function isNewBrowser(db: Db, playerId: number, browserUuid: string): Promise<boolean> {
  const known = db.selectFrom('session').select('id').where('player_id', '=', playerId).limit(1);
  const fromHere = await known.where('browser_uuid', '=', browserUuid).executeTakeFirst();
  if (fromHere !== undefined) return false;
  return (await known.where('browser_uuid', 'is not', null).executeTakeFirst()) !== undefined;
}

/** The times since which a session must have been used, and have begun, to be live now (decision A10). */
function limitsOf({ clock, settings }: Pick<Services, 'clock' | 'settings'>): { used: Date; begun: Date } {
  const now = clock.now().getTime();
  return {
    used: new Date(now - settings.SESSION_IDLE_HOURS * HOUR_MS),
    begun: new Date(now - settings.SESSION_ABSOLUTE_DAYS * 24 * HOUR_MS),
  };
}

/** The live sessions of a player. */
export function liveSessions(db: Db, playerId: number, services: Pick<Services, 'clock' | 'settings'>) {
  const { used, begun } = limitsOf(services);
  return db
    .selectFrom('session')
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('last_used_at', '>', used)
    .where('created_at', '>', begun);
}

/** The player of the token's live session, or null. With `slides` the request counts as activity (decision A10). */
export async function authenticate(
  db: Db,
  tokenHash: Buffer,
  slides: boolean,
  services: Pick<Services, 'clock' | 'settings'>,
): Promise<Player | null> {
  const now = services.clock.now();
  const { used, begun } = limitsOf(services);
  const row = await db
    .selectFrom('session')
    .innerJoin('player', 'player.id', 'session.player_id')
    .select(['session.id as sessionId', 'session.last_used_at', 'player.id', 'player.username', 'player.phone'])
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('player.status', '=', 'active')
    .where('session.last_used_at', '>', used)
    .where('session.created_at', '>', begun)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (slides && now.getTime() - row.last_used_at.getTime() > SLIDE_MS) {
    await db.updateTable('session').set({ last_used_at: now }).where('id', '=', row.sessionId).execute();
  }
  return { id: row.id, sessionId: row.sessionId, username: row.username, phone: row.phone };
}

/** Ends the session of a token; does nothing if it has ended. */
export async function endSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every session of a player except the current one. */
export async function endOtherSessions(db: Db, { id, sessionId }: Player, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('player_id', '=', id)
    .where('id', '<>', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every session of a player (decision C7). */
export async function endSessionsOf(db: Db, playerId: number, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .execute();
}
