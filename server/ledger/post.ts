import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { refusal } from '../base/refusal.js';
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
  /** The deposit that a `deposit_reverse` takes back, or the stake that a `game_refund` returns. */
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

/**
 * Posts transfers in the given order, after locking all their accounts in the order of their ids. Two statements, however
 * many transfers: every round of a game posts two. @see post
 */
export async function postAll(
  trx: Transaction<Database>,
  transfers: readonly NewTransfer[],
): Promise<readonly string[]> {
  if (transfers.length === 0) return [];
  const accountOf = await lockedAccounts(trx, transfers);
  const rows = transfers.map((transfer) => ({
    id: randomUUID(),
    type: transfer.type,
    from_id: accountOf(transfer.from, transfer.currency),
    to_id: accountOf(transfer.to, transfer.currency),
    currency: transfer.currency,
    amount: transfer.amount,
    reference_no: transfer.referenceNo,
    game_id: transfer.gameId ?? null,
    round_ref: transfer.roundRef ?? null,
    resolves: transfer.resolves ?? null,
    reverses: transfer.reverses ?? null,
    created_at: transfer.at,
  }));
  try {
    await trx.insertInto('transfer').values(rows).execute();
  } catch (error) {
    if (isViolationOf(error, 'account_not_overdrawn')) throw refusal('insufficientBalance');
    throw error;
  }
  return rows.map(({ id }) => id);
}

/** Opens the accounts of both sides that are missing, and locks all. Returns how to find their ids. */
async function lockedAccounts(
  trx: Transaction<Database>,
  transfers: readonly NewTransfer[],
): Promise<(account: AccountRef, currency: string) => number> {
  const sides = transfers.flatMap(({ from, to, currency }) => [keyOf(from, currency), keyOf(to, currency)]);
  const wanted = [...new Set(sides)];
  const { rows } = await sql<{ id: number }>`
    with side as materialized (
      select place, account_of(key ->> 0, (key ->> 1)::bigint, (key ->> 2)::bigint, (key ->> 3)::bigint, key ->> 4) as id
      from jsonb_array_elements(${`[${wanted.join(',')}]`}::jsonb) with ordinality as wanted (key, place)
    ), locked as materialized (
      select lock_accounts((select array_agg(id) from side))
    )
    select side.id from side cross join locked order by side.place`.execute(trx);
  return (account, currency) => rows[wanted.indexOf(keyOf(account, currency))]?.id ?? 0;
}

/** JSON of kind, player, maker, promotion record and currency. */
const keyOf = (account: AccountRef, currency: string): string =>
  JSON.stringify([
    account.kind,
    'playerId' in account ? account.playerId : null,
    'makerId' in account ? account.makerId : null,
    'promoRecordId' in account ? account.promoRecordId : null,
    currency,
  ]);
