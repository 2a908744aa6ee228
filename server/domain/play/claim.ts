import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { atomically, type Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { changeSession, lockSession, type SessionRow } from './session-rows.js';

type Trx = Transaction<Database>;

/** How long a claim holds, in ms: longer than the two calls that one claim makes may take. */
const CLAIM_MS = 30_000;

/**
 * Takes a session for a talk with its maker, so that no lock is needed while the maker is asked. Null while another request has
 * it: the caller then responds with what is stored. A claim that ran out (its process died) is taken over. Lock the session
 * first, and commit before the maker is asked.
 */
export async function claim(trx: Trx, session: SessionRow, at: Date): Promise<SessionRow | null> {
  if (session.claimed_until !== null && session.claimed_until > at) return null;
  return changeSession(trx, session, {
    claimed_by: randomUUID(),
    claimed_until: new Date(at.getTime() + CLAIM_MS),
  });
}

/**
 * Books what the maker answered, unless the claim was lost: then the answer is dropped, because whoever has taken the session
 * over asks for the outcome by the id of the transfer. Returns the session as it is then.
 */
export function settleClaim(
  db: Db,
  claimed: SessionRow,
  book: (trx: Trx, session: SessionRow) => Promise<SessionRow>,
): Promise<SessionRow> {
  return atomically(db, async (trx) => {
    const session = await lockSession(trx, claimed.player_id, claimed.id);
    if (session.claimed_by !== claimed.claimed_by) return session;
    return book(trx, await releaseClaim(trx, session));
  });
}

/** Ends the claim that a session has, whoever holds it. Lock the session first. */
export const releaseClaim = (trx: Trx, session: SessionRow): Promise<SessionRow> =>
  changeSession(trx, session, { claimed_by: null, claimed_until: null });
