import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Maker } from '../../adapters/maker/maker.js';
import { refusal } from '../../contract/refusal.js';
import type { Database } from '../../db/schema.js';
import { post } from '../../ledger/post.js';
import { accountAt } from './maker-account.js';
import { changeSession, type SessionRow } from './session-rows.js';

/** The largest amount of one transfer into a game, in minor units. */
const MOST = 100_000_000_00;

/**
 * Derives the id of a transfer from its request. If the server dies between the maker's response and its own commit,
 * the repeated request asks for the same transfer.
 */
export function transferIdOf(playerId: number, operation: string, key: string): string {
  return createHash('sha256').update(`${playerId} ${operation} ${key}`).digest('hex').slice(0, 32);
}

/**
 * Moves money from the wallet to the maker. The wallet is locked while the maker is asked. If the maker accepts or the
 * outcome is unknown, the money has left the wallet; if the maker refuses, it stays. Throws
 * `Refusal('amountOutOfRange')` and `Refusal('insufficientBalance')`.
 */
export async function sendIn(
  trx: Transaction<Database>,
  maker: Maker,
  session: SessionRow,
  transfer: { id: string; amount: number; least: number; at: Date },
): Promise<SessionRow> {
  const { id, amount, at } = transfer;
  if (amount < Math.max(1, transfer.least) || amount > MOST) throw refusal('amountOutOfRange', 'amount');
  if ((await lockedWallet(trx, session)) < amount) throw refusal('insufficientBalance');
  const answer = await maker.transferIn(trx, { ...accountAt(session), id, amount, at });
  const note = { id, session_id: session.id, direction: 'in', amount, created_at: at } as const;
  if (answer === 'refused') {
    await trx
      .insertInto('game_transfer')
      .values({ ...note, status: 'refused', ended_at: at })
      .execute();
    return session.transfer_in_amount > 0 ? session : changeSession(trx, session, { status: 'failed', ended_at: at });
  }
  await post(trx, {
    type: 'to_maker',
    amount,
    at,
    currency: session.currency,
    referenceNo: session.id,
    gameId: session.game_id,
    from: { kind: 'player_wallet', playerId: session.player_id },
    to: { kind: 'maker_balance', playerId: session.player_id, makerId: session.maker_id },
  });
  await trx
    .insertInto('game_transfer')
    .values({ ...note, ...(answer === 'done' ? { status: 'done', ended_at: at } : { status: 'sent', ended_at: null }) })
    .execute();
  return changeSession(trx, session, {
    status: answer === 'done' ? 'playing' : 'unknownIn',
    transfer_in_amount: session.transfer_in_amount + amount,
  });
}

/** The wallet's balance in minor units, locked until the transaction ends. */
async function lockedWallet(trx: Transaction<Database>, { player_id, currency }: SessionRow): Promise<number> {
  const wallet = trx
    .selectFrom('account')
    .select(['id', 'balance'])
    .where('kind', '=', 'player_wallet')
    .where('player_id', '=', player_id)
    .where('currency', '=', currency);
  const found = await wallet.executeTakeFirst();
  if (found === undefined) return 0;
  await sql`select lock_accounts(${[found.id]}::bigint[])`.execute(trx);
  return (await wallet.executeTakeFirstOrThrow()).balance;
}
