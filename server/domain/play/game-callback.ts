import type { Received } from '../../adapters/company.js';
import type { GameCallback } from '../../adapters/maker/maker.js';
import { refusal, type Refusal } from '../../contract/refusal.js';
import { atomically, type Db } from '../../db/open.js';
import type { Services } from '../../services.js';
import { numberOf } from '../lobby/ids.js';
import { isStaked, stakeOnRecord, winOnRecord } from '../promotions/play.js';
import { lobbyBalance } from './seamless.js';

/**
 * Handles a maker's callback of a session whose money stays at the lobby. Its signature is checked; the stake and the
 * win of a round count once, however often they arrive. A new stake requires an open session; a win may arrive after
 * its end. Returns what the session can stake, in minor units. Throws `Refusal` promotionRecordEnded,
 * promotionGameExcluded or insufficientBalance.
 */
export async function receiveRound(
  db: Db,
  { maker, clock }: Services,
  callback: GameCallback,
  received: Received,
): Promise<number | Refusal> {
  if (!(await maker.verifies(db, callback, received))) return refusal('forbidden');
  const { action, sessionId, currency } = callback;
  return atomically(db, async (trx) => {
    const session = await trx
      .selectFrom('game_session')
      .selectAll()
      .where('id', '=', sessionId)
      .where('maker_id', '=', numberOf(callback.maker))
      .forUpdate()
      .executeTakeFirst();
    if (session === undefined || session.promotion_record_id === null || session.is_demo) return refusal('notFound');
    if (session.currency !== currency) return refusal('invalidRequest', 'currency');
    if (action !== 'balance') {
      const { roundRef, amount } = callback;
      if (roundRef === undefined) return refusal('invalidRequest', 'roundRef');
      if (amount === undefined || (action === 'stake' && amount === 0)) return refusal('invalidRequest', 'amount');
      if (action === 'stake' && session.ended_at !== null && !(await isStaked(trx, session, roundRef)))
        return refusal('sessionEnded');
      const round = { ref: roundRef, at: clock.now() };
      await (action === 'stake'
        ? stakeOnRecord(trx, session, { ...round, stake: amount })
        : winOnRecord(trx, session, { ...round, win: amount }));
    }
    return lobbyBalance(trx, session.id);
  });
}
