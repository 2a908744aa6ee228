import type { Db } from '../../db/open.js';
import type { Call, OperationId, Player } from '../../operation.js';
import type { Services } from '../../services.js';
import { hashToken, newToken } from './tokens.js';

const HOUR_MS = 3_600_000;

/** How stale `last_used_at` may be, so that not every call writes. */
const SLIDE_MS = 60_000;

type Origin = Pick<Call<OperationId>, 'ip' | 'services' | 'now'> & { readonly headers: Pick<Call<OperationId>['headers'], 'userAgent'> };

/** Opens a session of the player and answers its token, which is stored only as a hash. */
export async function openSession(db: Db, playerId: number, browserUuid: string | null, from: Origin): Promise<string> {
  const token = newToken();
  const now = from.now();
  await db
    .insertInto('session')
    .values({ player_id: playerId, token_hash: hashToken(token), browser_uuid: browserUuid, user_agent: from.headers.userAgent.slice(0, 300), ip: from.ip, created_at: now, last_used_at: now, ended_at: null })
    .execute();
  return token;
}

/** The player whose live session the token opens, or null. With `slides` the call counts as activity (decision A10). */
export async function authenticate(db: Db, tokenHash: Buffer, slides: boolean, { clock, settings }: Pick<Services, 'clock' | 'settings'>): Promise<Player | null> {
  const now = clock.now();
  const row = await db
    .selectFrom('session').innerJoin('player', 'player.id', 'session.player_id')
    .select(['session.id as sessionId', 'session.last_used_at', 'player.id', 'player.username', 'player.phone'])
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('player.status', '=', 'active')
    .where('session.last_used_at', '>', new Date(now.getTime() - settings.SESSION_IDLE_HOURS * HOUR_MS))
    .where('session.created_at', '>', new Date(now.getTime() - settings.SESSION_ABSOLUTE_DAYS * 24 * HOUR_MS))
    .executeTakeFirst();
  if (row === undefined) return null;
  if (slides && now.getTime() - row.last_used_at.getTime() > SLIDE_MS) {
    await db.updateTable('session').set({ last_used_at: now }).where('id', '=', row.sessionId).execute();
  }
  return { id: row.id, sessionId: row.sessionId, username: row.username, phone: row.phone };
}

/** Ends the session of a token; nothing happens when it has ended. */
export async function endSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('session').set({ ended_at: now }).where('token_hash', '=', tokenHash).where('ended_at', 'is', null).execute();
}

/** Ends every session of a player (decision C7). */
export async function endSessionsOf(db: Db, playerId: number, now: Date): Promise<void> {
  await db.updateTable('session').set({ ended_at: now }).where('player_id', '=', playerId).where('ended_at', 'is', null).execute();
}
