import type { MakerRound, TransferOutcome } from '../../adapters/maker/maker.js';
import { atomically, type Db } from '../../db/open.js';
import type { Services } from '../services.js';
import { askOutcome, askRounds } from './ask-maker.js';
import {
  bookNoTransferOut,
  bookTransferIn,
  bookTransferOut,
  pendingTransfer,
  returnTransferIn,
  type TransferRow,
} from './book-transfers.js';
import { claim, settleClaim } from './claim.js';
import { heldAtMaker } from './held-at-maker.js';
import { changeSession, findSession, lockSession, type OnEnd, type SessionRow } from './session-rows.js';

/** For this long, in ms, the request that has stored a transfer in is the one that sends it. */
const SENDING_MS = 20_000;

export interface Whose {
  readonly playerId: number;
  readonly sessionId: string;
  readonly onEnd?: OnEnd;
}

/**
 * The player's session as it is once its maker was asked what the lobby does not know: the outcome of a pending transfer, or
 * whether a page still plays. Never in a transaction. Throws `Refusal('notFound')` for any other session.
 */
export async function resolveSession(db: Db, services: Services, whose: Whose): Promise<SessionRow> {
  const session = await resolveTransfer(db, services, whose);
  const isPlayed = session.status === 'playing' && session.ticket_used_at !== null;
  if (!isPlayed || (await heldAtMaker(db, services, session))?.isAttended !== false) return session;
  // The player left without an exit, if no page has entered meanwhile.
  await db
    .updateTable('game_session')
    .set({ status: 'interrupted' })
    .where('id', '=', session.id)
    .where('status', '=', 'playing')
    .where('ticket_used_at', '=', session.ticket_used_at)
    .execute();
  return findSession(db, whose.playerId, whose.sessionId);
}

/**
 * Asks the maker for the pending transfer by its id, and books the outcome (decision J1). While another request is asking, the
 * session is returned as it is stored.
 */
export async function resolveTransfer(
  db: Db,
  { clock, maker }: Pick<Services, 'clock' | 'maker'>,
  { playerId, sessionId, onEnd }: Whose,
): Promise<SessionRow> {
  const found = await findSession(db, playerId, sessionId);
  if (found.ended_at !== null || (await pendingTransfer(db, found)) === undefined) return found;
  const { session, sent } = await atomically(db, async (trx) => {
    const known = await lockSession(trx, playerId, sessionId);
    const pending = await pendingTransfer(trx, known);
    const at = clock.now();
    if (pending === undefined || isBeingSent(known, pending, at)) return { session: known };
    const claimed = await claim(trx, known, at);
    return claimed === null ? { session: known } : { session: claimed, sent: pending };
  });
  if (sent === undefined) return session;
  const outcome = await askOutcome(maker, sent.id);
  const rounds = sent.direction === 'out' && outcome.state === 'done' ? await askRounds(maker, session) : null;
  return settleClaim(db, session, async (trx, current) => {
    const booked = await bookOutcome(trx, current, { sent, outcome, rounds, at: clock.now() });
    if (booked.ended_at !== null) await onEnd?.(trx, booked);
    return booked;
  });
}

const isBeingSent = ({ status }: SessionRow, { created_at }: TransferRow, at: Date): boolean =>
  status === 'transferringIn' && at.getTime() - created_at.getTime() < SENDING_MS;

/**
 * Without the rounds of a transfer out the transfer stays unresolved and is asked for again, because rounds that are never booked
 * would miss in turnover, rebates and levels.
 */
async function bookOutcome(
  trx: Parameters<OnEnd>[0],
  session: SessionRow,
  {
    sent,
    outcome,
    rounds,
    at,
  }: {
    readonly sent: TransferRow;
    readonly outcome: TransferOutcome;
    readonly rounds: readonly MakerRound[] | null;
    readonly at: Date;
  },
): Promise<SessionRow> {
  const isIn = sent.direction === 'in';
  if (outcome.state === 'absent')
    return (isIn ? returnTransferIn : bookNoTransferOut)(trx, session, { sent, status: 'absent', at });
  if (outcome.state === 'done' && isIn) return bookTransferIn(trx, session, { sent, at });
  if (outcome.state === 'done' && rounds !== null)
    return bookTransferOut(trx, session, { sent, amount: outcome.amount, rounds, at });
  return changeSession(trx, session, { status: isIn ? 'unknownIn' : 'unknownOut' });
}
