import type { Transaction } from 'kysely';
import type { Received } from '../../adapters/company.js';
import type { GameCallback, GameEntry } from '../../adapters/maker/maker.js';
import { refusal, type Refusal } from '../../base/refusal.js';
import { atomically, type Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import type { Services } from '../services.js';
import { numberOf } from '../lobby/ids.js';
import { bookAtMaker } from './maker-rounds.js';
import { notifyOfMoney } from './money-came-back.js';
import { isAtLobby, purseOf } from './purse.js';
import { heldByLedger } from './rounds.js';
import { bookStep, rollBackRound, stakeableIn, type FreeSpins, type Stakeable } from './seamless.js';
import type { SessionRow } from './session-rows.js';
import { redeemTicket } from './tickets.js';

/**
 * Handles a maker's callback about a round. Its signature is checked; the stake, the win and the rollback of a round count once,
 * however often they arrive. A new stake requires an open session; a win and a rollback may arrive after its end. A session
 * whose money is at the maker has no rollback, because the maker itself decides what it took. Returns what the session can stake
 * at the lobby, or what its maker holds by the ledger. Throws `Refusal` as `bookStep`, `rollBackRound` and
 * `bookAtMaker` do.
 */
export async function receiveRound(
  db: Db,
  services: Services,
  callback: GameCallback,
  received: Received,
): Promise<Stakeable | Refusal> {
  if (!(await services.maker.verifies(callback, received))) return refusal('forbidden');
  const { action, sessionId, currency } = callback;
  return atomically(db, async (trx) => {
    const session = await trx
      .selectFrom('game_session')
      .selectAll()
      .where('id', '=', sessionId)
      .where('maker_id', '=', numberOf(callback.maker))
      .forUpdate()
      .executeTakeFirst();
    if (session === undefined) return refusal('notFound');
    const isHeld = purseOf(session) === 'maker' && (action === 'stake' || action === 'win');
    if (!isHeld && !isAtLobby(session)) return refusal('notFound');
    if (session.currency !== currency) return refusal('invalidRequest', 'currency');
    if (action !== 'balance') {
      const refused = await book(trx, services, session, callback);
      if (refused !== null) return refused;
    }
    return isHeld ? { balance: await heldByLedger(trx, session), freeSpins: null } : stakeableIn(trx, session.id);
  });
}

async function book(
  trx: Transaction<Database>,
  { clock, site }: Services,
  session: SessionRow,
  { action, roundRef: ref, amount, isFree = false }: GameCallback,
): Promise<Refusal | null> {
  const at = clock.now();
  if (ref === undefined) return refusal('invalidRequest', 'roundRef');
  // Only a promotion record has free spins; any other money would be charged for one.
  if (isFree && (action !== 'stake' || purseOf(session) !== 'record')) return refusal('invalidRequest', 'isFree');
  if (action === 'rollback') {
    await rollBackRound(trx, session, { ref, at });
    return null;
  }
  if (amount === undefined || (action === 'stake' && amount === 0)) return refusal('invalidRequest', 'amount');
  const step = action === 'stake' ? { stake: amount, win: null, isFree } : { stake: 0, win: amount };
  const isPaidOut = await (isAtLobby(session) ? bookStep : bookAtMaker)(trx, session, { ref, at, ...step });
  if (isPaidOut) await notifyOfMoney(trx, session, { amount, site, at });
  return null;
}

/**
 * Redeems the launch ticket with which a maker's page was opened (decision J3). Its signature is checked. A ticket that was used,
 * was replaced or is of another maker is not found, and stays as it is.
 */
export async function receiveEntry(
  db: Db,
  { maker, clock }: Services,
  entry: GameEntry,
  received: Received,
): Promise<{ session: SessionRow; gameName: string; freeSpins: FreeSpins | null } | Refusal> {
  if (!(await maker.verifies(entry, received))) return refusal('forbidden');
  return atomically(db, async (trx) => {
    const session = await redeemTicket(trx, entry.ticket, clock.now());
    // Thrown, so that the ticket stays unused.
    if (session?.maker_id !== numberOf(entry.maker)) throw refusal('notFound');
    const game = await trx
      .selectFrom('game')
      .select('name')
      .where('id', '=', session.game_id)
      .executeTakeFirstOrThrow();
    const { freeSpins } = await stakeableIn(trx, session.id);
    return { session, gameName: game.name, freeSpins };
  });
}
