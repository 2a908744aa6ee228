import type { Selectable, Transaction, Updateable } from 'kysely';
import { refusal } from '../../base/refusal.js';
import type { Database } from '../../db/schema.js';
import type { Db } from '../../db/open.js';

export type SessionRow = Selectable<Database['game_session']>;

/** The player's session, locked until the transaction ends. Throws `Refusal('notFound')` for any other session. */
export async function lockSession(
  trx: Transaction<Database>,
  playerId: number,
  sessionId: string,
): Promise<SessionRow> {
  const session = await ofPlayer(trx, playerId, sessionId).forUpdate().executeTakeFirst();
  if (session === undefined) throw refusal('notFound');
  return session;
}

/** Runs in the transaction in which a session ends and its money comes back. */
export type OnEnd = (trx: Transaction<Database>, ended: SessionRow) => Promise<void>;

/** The player's session. Throws `Refusal('notFound')` for any other session. */
export async function findSession(db: Db, playerId: number, sessionId: string): Promise<SessionRow> {
  const session = await ofPlayer(db, playerId, sessionId).executeTakeFirst();
  if (session === undefined) throw refusal('notFound');
  return session;
}

/** Sessions that have not ended; sessions with money come first. */
export function openSessionsOf(db: Db, playerId: number): Promise<SessionRow[]> {
  return db
    .selectFrom('game_session')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .orderBy('is_demo')
    .orderBy('started_at', 'desc')
    .execute();
}

export function changeSession(
  trx: Transaction<Database>,
  session: SessionRow,
  set: Updateable<Database['game_session']>,
): Promise<SessionRow> {
  return trx.updateTable('game_session').set(set).where('id', '=', session.id).returningAll().executeTakeFirstOrThrow();
}

const ofPlayer = (db: Db, playerId: number, sessionId: string) =>
  db.selectFrom('game_session').selectAll().where('id', '=', sessionId).where('player_id', '=', playerId);
