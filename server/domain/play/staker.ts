import { sql, type RawBuilder, type Transaction } from 'kysely';
import { refusal } from '../../base/refusal.js';
import type { Database } from '../../db/schema.js';
import type { SessionRow } from './session-rows.js';

export type Seated = Pick<SessionRow, 'player_id' | 'seat_login_id'>;

/**
 * The end of a select, which finds one row if a new stake may be taken, else none. A game that is open must not go on taking
 * stakes of a player who is locked, nor from a page whose login was ended: a thief would play on after the owner has reset the
 * password. A login that is only idle (decision A10) has not ended, so that no player is cut off in a game.
 */
export const staker = ({ player_id, seat_login_id }: Seated): RawBuilder<unknown> => sql`
  from player left join session login on login.id = ${seat_login_id}::bigint
  where player.id = ${player_id} and player.status <> 'locked' and login.ended_at is null`;

/** Throws `Refusal` accountLocked or sessionEnded, whichever left `staker` without a row. */
export async function refuseStake(trx: Transaction<Database>, { player_id }: Seated): Promise<never> {
  const { status } = await trx
    .selectFrom('player')
    .select('status')
    .where('id', '=', player_id)
    .executeTakeFirstOrThrow();
  throw refusal(status === 'locked' ? 'accountLocked' : 'sessionEnded');
}
