import type { Transaction } from 'kysely';
import type { Received } from '../../adapters/company.js';
import type { GameCallback } from '../../adapters/maker/maker.js';
import { refusal, type Refusal } from '../../base/refusal.js';
import { atomically, type Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import type { Services } from '../../services.js';
import { numberOf } from '../lobby/ids.js';
import { notifyOfMoney } from './money-came-back.js';
import { isAtLobby } from './purse.js';
import { bookStep, rollBackRound, stakeable } from './seamless.js';
import type { SessionRow } from './session-rows.js';

/**
 * Handles a maker's callback of a session whose money stays at the lobby. Its signature is checked; the stake, the win and
 * the rollback of a round count once, however often they arrive. A new stake requires an open session; a win and a
 * rollback may arrive after its end. Returns what the session can stake, in minor units. Throws `Refusal` as
 * `bookSeamlessRound` and `rollBackRound` do, or promotionGameExcluded.
 */
export async function receiveRound(
  db: Db,
  services: Services,
  callback: GameCallback,
  received: Received,
): Promise<number | Refusal> {
  if (!(await services.maker.verifies(db, callback, received))) return refusal('forbidden');
  const { action, sessionId, currency } = callback;
  return atomically(db, async (trx) => {
    const session = await trx
      .selectFrom('game_session')
      .selectAll()
      .where('id', '=', sessionId)
      .where('maker_id', '=', numberOf(callback.maker))
      .forUpdate()
      .executeTakeFirst();
    if (session === undefined || !isAtLobby(session)) return refusal('notFound');
    if (session.currency !== currency) return refusal('invalidRequest', 'currency');
    if (action !== 'balance') {
      const refused = await book(trx, services, session, callback);
      if (refused !== null) return refused;
    }
    return stakeable(trx, session.id);
  });
}

async function book(
  trx: Transaction<Database>,
  { clock, site }: Services,
  session: SessionRow,
  { action, roundRef: ref, amount }: GameCallback,
): Promise<Refusal | null> {
  const at = clock.now();
  if (ref === undefined) return refusal('invalidRequest', 'roundRef');
  if (action === 'rollback') {
    await rollBackRound(trx, session, { ref, at });
    return null;
  }
  if (amount === undefined || (action === 'stake' && amount === 0)) return refusal('invalidRequest', 'amount');
  const step = action === 'stake' ? { stake: amount, win: null } : { stake: 0, win: amount };
  const isPaidOut = await bookStep(trx, session, { ref, at, ...step });
  if (isPaidOut) await notifyOfMoney(trx, session, { amount, site, at });
  return null;
}
