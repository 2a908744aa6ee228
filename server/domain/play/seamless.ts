import type { Transaction } from 'kysely';
import { refusal } from '../../contract/refusal.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { balanceOnRecord, isStaked, stakeOnRecord, winOnRecord } from '../promotions/play.js';
import type { RoundStep } from './rounds.js';

/**
 * The amount that a session whose money stays at the lobby can stake: the balance of its promotion record. Minor units.
 */
export async function lobbyBalance(db: Db, sessionId: string): Promise<number> {
  const session = await db
    .selectFrom('game_session')
    .select('promotion_record_id')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return session?.promotion_record_id == null ? 0 : balanceOnRecord(db, session.promotion_record_id);
}

/**
 * Books a step of a round of a session whose money stays at the lobby: its stake, its win, or both. A stake of 0 has been
 * booked before; a win of null is not decided yet. A repeated step does nothing, even after the session's end, and a win
 * may arrive after it. Throws `Refusal` sessionEnded, promotionRecordEnded or insufficientBalance.
 */
export async function bookSeamlessRound(
  trx: Transaction<Database>,
  sessionId: string,
  { ref, stake, win, at }: RoundStep,
): Promise<void> {
  const session = await trx
    .selectFrom('game_session')
    .selectAll()
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
  if (session === undefined || session.promotion_record_id === null) throw refusal('sessionEnded');
  if (session.ended_at !== null && !(await isStaked(trx, session, ref))) throw refusal('sessionEnded');
  if (stake > 0) await stakeOnRecord(trx, session, { ref, stake, at });
  if (win !== null) await winOnRecord(trx, session, { ref, win, at });
}
