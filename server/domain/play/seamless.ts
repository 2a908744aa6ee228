import type { Transaction } from 'kysely';
import { refusal } from '../../contract/refusal.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { balanceOnRecord, isStaked, settleRoundOnRecord } from '../promotions/play.js';
import type { MakerRound } from '../../adapters/maker/maker.js';

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
 * Books a round of a session whose money stays at the lobby, and returns the remaining balance. A repeated round
 * returns the balance even after the session's end. Throws `Refusal` sessionEnded, promotionRecordEnded or
 * insufficientBalance.
 */
export async function settleSeamlessRound(
  trx: Transaction<Database>,
  sessionId: string,
  round: MakerRound,
): Promise<number> {
  const session = await trx
    .selectFrom('game_session')
    .selectAll()
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
  if (session === undefined || session.promotion_record_id === null) throw refusal('sessionEnded');
  if (session.ended_at !== null && !(await isStaked(trx, session, round.ref))) throw refusal('sessionEnded');
  return settleRoundOnRecord(trx, session, round);
}
