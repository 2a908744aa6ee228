import type { Transaction } from 'kysely';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import type { Services } from '../services.js';
import {
  bookNoTransferOut,
  bookTransferIn,
  bookTransferOut,
  pendingTransfer,
  returnTransferIn,
} from './book-transfers.js';
import { notifyOwner } from './bring-back.js';
import { releaseClaim } from './claim.js';
import { lockSession, type SessionRow } from './session-rows.js';

/** A transfer of which the maker has given no clear answer. */
export interface UnclearTransfer {
  readonly id: string;
  readonly direction: 'in' | 'out';
  /** Minor units; null for a transfer out, which moves all that is there. */
  readonly amount: number | null;
  readonly at: Date;
  readonly makerId: number;
  readonly playerId: number;
  readonly currency: string;
}

/**
 * What an operator has learnt from the maker: that the money of a transfer in arrived, that a transfer never took place, or what
 * a transfer out returned, in minor units.
 */
export type Decision = 'arrived' | 'absent' | { readonly returned: number };

/** The transfers that wait for their maker, the oldest first, at most 100. */
export const unclearTransfers = (db: Db): Promise<UnclearTransfer[]> =>
  db
    .selectFrom('game_transfer as t')
    .innerJoin('game_session as s', 's.id', 't.session_id')
    .select([
      't.id',
      't.direction',
      't.amount',
      't.created_at as at',
      's.maker_id as makerId',
      's.player_id as playerId',
      's.currency',
    ])
    .where('t.status', '=', 'sent')
    .orderBy('t.created_at')
    .limit(100)
    .execute();

/**
 * Ends a transfer by an operator's word instead of the maker's answer. Rounds that the maker has not told are not booked: what it
 * returned more or less than the ledger says it held lies in suspense. An answer that is under way comes too late. Returns false
 * if no such transfer waits, or the decision is one for the other direction.
 */
export async function decideTransfer(
  trx: Transaction<Database>,
  services: Pick<Services, 'clock' | 'site'>,
  id: string,
  decision: Decision,
): Promise<boolean> {
  const whose = await trx
    .selectFrom('game_transfer as t')
    .innerJoin('game_session as s', 's.id', 't.session_id')
    .select(['s.id', 's.player_id'])
    .where('t.id', '=', id)
    .executeTakeFirst();
  if (whose === undefined) return false;
  const session = await lockSession(trx, whose.player_id, whose.id);
  const sent = await pendingTransfer(trx, session);
  if (sent?.id !== id) return false;
  const at = services.clock.now();
  const book = bookingOf(sent.direction, decision);
  if (book === null) return false;
  const booked = await book(trx, await releaseClaim(trx, session), { sent, at });
  if (booked.ended_at !== null) await notifyOwner(trx, services, booked);
  return true;
}

type Book = (
  trx: Transaction<Database>,
  session: SessionRow,
  booking: Parameters<typeof bookTransferIn>[2],
) => Promise<SessionRow>;

function bookingOf(direction: UnclearTransfer['direction'], decision: Decision): Book | null {
  if (decision === 'absent')
    return (trx, session, booking) =>
      (direction === 'in' ? returnTransferIn : bookNoTransferOut)(trx, session, { ...booking, status: 'absent' });
  if (decision === 'arrived') return direction === 'in' ? bookTransferIn : null;
  return direction === 'out'
    ? (trx, session, booking) => bookTransferOut(trx, session, { ...booking, amount: decision.returned, rounds: [] })
    : null;
}
