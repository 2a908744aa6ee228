import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { refusal } from '../contract/refusal.js';
import type { AccountKind, Database, TransferKind } from '../db/schema.js';
import { isViolationOf } from '../db/violations.js';

/** Identifies an account by kind and owner. The account is created when it is first used. */
export type AccountRef =
  | { readonly kind: 'player_wallet' | 'withdraw_hold'; readonly playerId: number }
  | { readonly kind: 'maker_balance'; readonly playerId: number; readonly makerId: number }
  | { readonly kind: 'promo_locked'; readonly playerId: number; readonly promoRecordId: number }
  | { readonly kind: 'maker_settle'; readonly makerId: number }
  | { readonly kind: Extract<AccountKind, 'pay_clearing' | 'house_promo' | 'house_bonus' | 'house_fee' | 'suspense'> };

/** One transfer to post. */
export interface NewTransfer {
  readonly type: TransferKind;
  readonly from: AccountRef;
  readonly to: AccountRef;
  /** Minor units; a positive integer. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** The order, game session or promotion record that the transfer belongs to. */
  readonly referenceNo: string;
  readonly gameId?: number;
  /** The maker's id of the round; a round is booked once. */
  readonly roundRef?: string;
  /** The hold that a `withdraw_post` or `withdraw_void` ends. */
  readonly resolves?: string;
  /** The deposit that a `deposit_reverse` takes back. */
  readonly reverses?: string;
  readonly at: Date;
}

/**
 * Posts one transfer; the database applies it to both balances. Returns the transfer's id. Throws
 * `Refusal('insufficientBalance')` when a player's account would fall below zero.
 */
export async function post(trx: Transaction<Database>, transfer: NewTransfer): Promise<string> {
  const [id] = await postAll(trx, [transfer]);
  if (id === undefined) throw new Error('posting one transfer returned no id');
  return id;
}

/** Posts transfers in the given order, after locking all their accounts in the order of their ids. @see post */
export async function postAll(
  trx: Transaction<Database>,
  transfers: readonly NewTransfer[],
): Promise<readonly string[]> {
  const sides: [number, number][] = [];
  for (const { from, to, currency } of transfers) {
    sides.push([await accountOf(trx, from, currency), await accountOf(trx, to, currency)]);
  }
  await sql`select lock_accounts(${sides.flat()}::bigint[])`.execute(trx);
  const ids: string[] = [];
  for (const [index, transfer] of transfers.entries()) {
    const [fromId, toId] = sides[index] ?? [0, 0];
    const id = randomUUID();
    try {
      await trx
        .insertInto('transfer')
        .values({
          id,
          type: transfer.type,
          from_id: fromId,
          to_id: toId,
          currency: transfer.currency,
          amount: transfer.amount,
          reference_no: transfer.referenceNo,
          game_id: transfer.gameId ?? null,
          round_ref: transfer.roundRef ?? null,
          resolves: transfer.resolves ?? null,
          reverses: transfer.reverses ?? null,
          created_at: transfer.at,
        })
        .execute();
    } catch (error) {
      if (isViolationOf(error, 'account_not_overdrawn')) throw refusal('insufficientBalance');
      throw error;
    }
    ids.push(id);
  }
  return ids;
}

async function accountOf(trx: Transaction<Database>, account: AccountRef, currency: string): Promise<number> {
  const player = 'playerId' in account ? account.playerId : null;
  const maker = 'makerId' in account ? account.makerId : null;
  const promo = 'promoRecordId' in account ? account.promoRecordId : null;
  const { rows } = await sql<{
    id: number;
  }>`select account_of(${account.kind}, ${player}::bigint, ${maker}::bigint, ${promo}::bigint, ${currency}) as id`.execute(
    trx,
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`no account ${account.kind}`);
  return id;
}
