import { sql, type RawBuilder, type Transaction } from 'kysely';
import { refusal } from '../../contract/refusal.js';
import type { Database } from '../../db/schema.js';
import type { SessionRow } from './session-rows.js';

type Seated = Pick<SessionRow, 'player_id'>;

/**
 * Whether a new stake may be taken, as a select of one row or none: logging in is refused to a locked player, and a game that
 * is open must not go on taking stakes either.
 */
export const staker = ({ player_id }: Seated): RawBuilder<unknown> =>
  sql`from player where id = ${player_id} and status <> 'locked'`;

/** Throws `Refusal` accountLocked. @see staker */
export async function requireStaker(trx: Transaction<Database>, session: Seated): Promise<void> {
  const { rows } = await sql`select ${staker(session)}`.execute(trx);
  if (rows.length === 0) throw refusal('accountLocked');
}
