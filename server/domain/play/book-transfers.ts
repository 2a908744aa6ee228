import type { Selectable, Transaction } from 'kysely';
import type { MakerRound } from '../../adapters/maker/maker.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { post } from '../../ledger/post.js';
import { bookListedRounds } from './rounds.js';
import { changeSession, type SessionRow } from './session-rows.js';

type Trx = Transaction<Database>;
export type TransferRow = Selectable<Database['game_transfer']>;

/** `at`: the time of the booking, which is the clock's when its transaction runs. */
interface Booking {
  readonly sent: TransferRow;
  readonly at: Date;
}

/** The pending transfer of a session, if there is one. */
export function pendingTransfer(db: Db, session: SessionRow): Promise<TransferRow | undefined> {
  return db
    .selectFrom('game_transfer')
    .selectAll()
    .where('session_id', '=', session.id)
    .where('status', '=', 'sent')
    .executeTakeFirst();
}

/**
 * Books the money of a transfer out, and ends the session. First books the rounds that the maker lists. If the maker returned
 * another amount than the ledger then says it held, the difference lies in suspense until an operator decides: the player gets
 * what the maker returned, and can play again.
 */
export async function bookTransferOut(
  trx: Trx,
  session: SessionRow,
  { sent, amount, rounds, at }: Booking & { readonly amount: number; readonly rounds: readonly MakerRound[] },
): Promise<SessionRow> {
  await end(trx, sent, { status: 'done', amount }, at);
  const difference = amount - (await bookListedRounds(trx, session, rounds, at));
  if (difference !== 0) await postDifference(trx, session, difference, at);
  await returnToWallet(trx, session, amount, at);
  return changeSession(trx, session, { status: 'settled', transfer_out_amount: amount, ended_at: at });
}

/** The maker did not carry out the transfer out, and never will: the money is in the game. */
export async function bookNoTransferOut(
  trx: Trx,
  session: SessionRow,
  { sent, status, at }: Booking & { readonly status: 'refused' | 'absent' },
): Promise<SessionRow> {
  await end(trx, sent, { status }, at);
  return changeSession(trx, session, { status: status === 'refused' ? 'playing' : 'interrupted' });
}

/** The maker has the money of a transfer in. */
export async function bookTransferIn(trx: Trx, session: SessionRow, { sent, at }: Booking): Promise<SessionRow> {
  await end(trx, sent, { status: 'done' }, at);
  return changeSession(trx, session, { status: 'playing' });
}

/** The maker does not have the money of a transfer in: it returns to the wallet, and a first transfer ends the session. */
export async function returnTransferIn(
  trx: Trx,
  session: SessionRow,
  { sent, status, at }: Booking & { readonly status: 'refused' | 'absent' },
): Promise<SessionRow> {
  const amount = sent.amount ?? 0;
  await end(trx, sent, { status }, at);
  await returnToWallet(trx, session, amount, at);
  const left = session.transfer_in_amount - amount;
  return changeSession(trx, session, {
    transfer_in_amount: left,
    ...(left > 0 ? { status: status === 'refused' ? 'playing' : 'interrupted' } : { status: 'failed', ended_at: at }),
  });
}

/** `difference` in minor units: positive if the maker returned more than the ledger says it held. */
async function postDifference(trx: Trx, session: SessionRow, difference: number, at: Date): Promise<void> {
  const suspense = { kind: 'suspense' } as const;
  const held = { kind: 'maker_balance', playerId: session.player_id, makerId: session.maker_id } as const;
  await post(trx, {
    type: 'maker_difference',
    amount: Math.abs(difference),
    at,
    currency: session.currency,
    referenceNo: session.id,
    gameId: session.game_id,
    ...(difference > 0 ? { from: suspense, to: held } : { from: held, to: suspense }),
  });
}

async function returnToWallet(trx: Trx, session: SessionRow, amount: number, at: Date): Promise<void> {
  if (amount === 0) return;
  await post(trx, {
    type: 'out_maker',
    amount,
    at,
    currency: session.currency,
    referenceNo: session.id,
    gameId: session.game_id,
    from: { kind: 'maker_balance', playerId: session.player_id, makerId: session.maker_id },
    to: { kind: 'player_wallet', playerId: session.player_id },
  });
}

async function end(
  trx: Trx,
  sent: TransferRow,
  set: { status: 'done' | 'refused' | 'absent'; amount?: number },
  at: Date,
): Promise<void> {
  await trx
    .updateTable('game_transfer')
    .set({ ...set, ended_at: at })
    .where('id', '=', sent.id)
    .execute();
}
