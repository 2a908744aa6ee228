import type { Selectable, Transaction } from 'kysely';
import type { Called } from '../../adapters/called.js';
import type { Maker } from '../../adapters/maker/maker.js';
import type { Database } from '../../db/schema.js';
import type { Db } from '../../db/open.js';
import { post } from '../../ledger/post.js';
import { askHoldings, askOutcome, askRounds } from './ask-maker.js';
import { bookListedRounds } from './rounds.js';
import { changeSession, type SessionRow } from './session-rows.js';

/** For this long, in ms, the request that has stored a transfer in is the one that sends it. */
const SENDING_MS = 20_000;

type TransferRow = Selectable<Database['game_transfer']>;

/** The pending transfer of a session, if there is one. */
export function pendingTransfer(trx: Db, session: SessionRow): Promise<TransferRow | undefined> {
  return trx
    .selectFrom('game_transfer')
    .selectAll()
    .where('session_id', '=', session.id)
    .where('status', '=', 'sent')
    .executeTakeFirst();
}

/** Asks the maker for the pending transfer by its id, and books the outcome (decision J1). Lock the session first. */
export async function resolveSession(
  trx: Transaction<Database>,
  maker: Called<Maker>,
  session: SessionRow,
  at: Date,
): Promise<SessionRow> {
  if (session.ended_at !== null) return session;
  const sent = await pendingTransfer(trx, session);
  if (sent === undefined) return noteAbsence(trx, maker, session, at);
  if (session.status === 'transferringIn' && at.getTime() - sent.created_at.getTime() < SENDING_MS) return session;
  const outcome = await askOutcome(trx, maker, sent.id);
  if (isDone(outcome))
    return sent.direction === 'in'
      ? bookTransferIn(trx, session, sent, at)
      : bookTransferOut(trx, maker, session, { sent, amount: outcome.amount, at });
  if (outcome.state !== 'absent')
    return changeSession(trx, session, { status: sent.direction === 'in' ? 'unknownIn' : 'unknownOut' });
  if (sent.direction === 'in') return returnTransferIn(trx, session, sent, { status: 'absent', at });
  await end(trx, sent, { status: 'absent' }, at);
  return changeSession(trx, session, { status: 'interrupted' });
}

/**
 * Whether a maker's response says that the transfer was carried out. Adapters parse what other companies send, so a
 * response that the interface does not allow counts as no clear response.
 */
export const isDone = <Answer extends { readonly state: string }>(
  answer: Answer,
): answer is Extract<Answer, { readonly state: 'done' }> =>
  answer.state === 'done' && 'amount' in answer && Number.isSafeInteger(answer.amount) && Number(answer.amount) >= 0;

/**
 * Books the money of a transfer out, and ends the session. First books the rounds that the maker lists; without its list the
 * transfer stays unresolved and is asked for again, because rounds that are never booked would miss in turnover, rebates and
 * levels. If the maker returned another amount than the ledger then says it held, the difference lies in suspense until an
 * operator decides: the player gets what the maker returned, and can play again.
 */
export async function bookTransferOut(
  trx: Transaction<Database>,
  maker: Called<Maker>,
  session: SessionRow,
  { sent, amount, at }: { readonly sent: TransferRow; readonly amount: number; readonly at: Date },
): Promise<SessionRow> {
  const rounds = await askRounds(trx, maker, session);
  if (rounds === null) return changeSession(trx, session, { status: 'unknownOut' });
  await end(trx, sent, { status: 'done', amount }, at);
  const difference = amount - (await bookListedRounds(trx, session, rounds, at));
  if (difference !== 0) await postDifference(trx, session, difference, at);
  await returnToWallet(trx, session, amount, at);
  return changeSession(trx, session, { status: 'settled', transfer_out_amount: amount, ended_at: at });
}

/** The maker refused the transfer out: no money moved, and the player can continue. */
export async function noteTransferOutRefused(
  trx: Transaction<Database>,
  session: SessionRow,
  sent: TransferRow,
  at: Date,
): Promise<SessionRow> {
  await end(trx, sent, { status: 'refused' }, at);
  return changeSession(trx, session, { status: 'playing' });
}

/** The maker has the money of a transfer in. */
export async function bookTransferIn(
  trx: Transaction<Database>,
  session: SessionRow,
  sent: TransferRow,
  at: Date,
): Promise<SessionRow> {
  await end(trx, sent, { status: 'done' }, at);
  return changeSession(trx, session, { status: 'playing' });
}

/** The maker does not have the money of a transfer in: it returns to the wallet, and a first transfer ends the session. */
export async function returnTransferIn(
  trx: Transaction<Database>,
  session: SessionRow,
  sent: TransferRow,
  { status, at }: { readonly status: 'refused' | 'absent'; readonly at: Date },
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
async function postDifference(
  trx: Transaction<Database>,
  session: SessionRow,
  difference: number,
  at: Date,
): Promise<void> {
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

async function returnToWallet(
  trx: Transaction<Database>,
  session: SessionRow,
  amount: number,
  at: Date,
): Promise<void> {
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

/** Marks a session as interrupted if no page plays the game any more: the player left without an exit. */
async function noteAbsence(
  trx: Transaction<Database>,
  maker: Called<Maker>,
  session: SessionRow,
  at: Date,
): Promise<SessionRow> {
  if (session.status !== 'playing' || session.ticket_used_at === null) return session;
  const holdings = await askHoldings(trx, maker, session, at);
  return holdings === null || holdings.isAttended ? session : changeSession(trx, session, { status: 'interrupted' });
}

async function end(
  trx: Transaction<Database>,
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
