import type { Transaction } from 'kysely';
import { refusal } from '../../base/refusal.js';
import type { Database } from '../../db/schema.js';
import { isViolationOf } from '../../db/violations.js';
import { pendingTransfer } from './book-transfers.js';
import { contradicts, roundsInLedger, settleAfterExit, settleRound, type RoundStep } from './rounds.js';
import type { SessionRow } from './session-rows.js';

/**
 * Books what a maker that holds the player's money reports of a round: its stake, or its win. A repeated report does nothing. A
 * new stake requires an open session; a win may arrive after the session's end, and then goes on into the wallet. A round that
 * was lost moves nothing, so the ledger does not know whether it is decided. While a transfer out has no outcome nothing new is
 * booked, because nobody knows on which side of it the money is (decision 053). Lock the session first. Returns whether a win
 * went into the wallet. Throws `Refusal` sessionEnded, makerLocked (report it again later), insufficientBalance (the maker
 * staked more than the ledger says it holds), notFound (a win without its stake, or a round of another session) or
 * invalidRequest (another amount than before).
 */
export async function bookAtMaker(trx: Transaction<Database>, session: SessionRow, step: RoundStep): Promise<boolean> {
  const { ref, stake, win } = step;
  const booked = (await roundsInLedger(trx, session, [step])).get(ref);
  if (booked === undefined) {
    if (stake === 0) throw refusal('notFound');
    if (session.ended_at !== null) throw refusal('sessionEnded');
  } else {
    if (booked.of !== session.id) throw refusal('notFound');
    if (contradicts(booked, step)) throw refusal('invalidRequest', 'amount');
  }
  const isWon = win !== null && win > 0 && (booked?.win ?? null) === null;
  const isNew = booked === undefined;
  if (!isNew && !isWon) return false;
  if ((await pendingTransfer(trx, session))?.direction === 'out') throw refusal('makerLocked');
  const isLate = session.ended_at !== null;
  try {
    await (isLate ? settleAfterExit : settleRound)(trx, session, { ...step, stake: isNew ? stake : 0 });
  } catch (error) {
    // A session of another player took the id at the same moment.
    if (isViolationOf(error, 'transfer_round_counted_once')) throw refusal('notFound');
    throw error;
  }
  return isLate;
}
