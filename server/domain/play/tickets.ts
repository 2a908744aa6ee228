import type { Transaction } from 'kysely';
import { hashToken, newToken } from '../access/tokens.js';
import type { Database } from '../../db/schema.js';
import { changeSession, type SessionRow } from './session-rows.js';

/**
 * Issues a launch ticket that works once (decision J3). It replaces the session's earlier ticket. Whoever opens the game
 * wants to play: an exit that was asked for before is dropped.
 */
export async function issueTicket(trx: Transaction<Database>, session: SessionRow): Promise<string> {
  const ticket = newToken();
  await changeSession(trx, session, {
    ticket_hash: hashToken(ticket),
    ticket_used_at: null,
    exit_asked_at: null,
    ask_at: null,
  });
  return ticket;
}

/** The session that a ticket opens, marked as being played; null for a ticket that is used, replaced or invalid. */
export async function redeemTicket(trx: Transaction<Database>, ticket: string, at: Date): Promise<SessionRow | null> {
  const session = await trx
    .selectFrom('game_session')
    .selectAll()
    .where('ticket_hash', '=', hashToken(ticket))
    .forUpdate()
    .executeTakeFirst();
  if (session === undefined || session.ticket_used_at !== null) return null;
  if (session.status !== 'playing' && session.status !== 'interrupted') return null;
  return changeSession(trx, session, { ticket_used_at: at, status: 'playing' });
}
