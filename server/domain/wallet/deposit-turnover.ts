import type { Db } from '../../db/open.js';
import { requireTurnover } from '../turnover.js';

/**
 * How much of a deposit must be staked before it can be withdrawn, in per cent, until an operator sets
 * `depositTurnoverPercent`.
 */
const DEFAULT_PERCENT = 100;

/** Requires that a deposit is staked once: a wallet must not be a way to move money between banks. */
export async function requireDepositTurnover(
  db: Db,
  {
    playerId,
    orderNo,
    amount,
    at,
  }: { readonly playerId: number; readonly orderNo: string; readonly amount: number; readonly at: Date },
): Promise<void> {
  await requireTurnover(db, {
    playerId,
    source: 'deposit',
    referenceNo: orderNo,
    amount: await depositTurnover(db, amount),
    at,
  });
}

/** The stakes that a deposit without a bonus requires. Minor units. */
export async function depositTurnover(db: Db, amount: number): Promise<number> {
  const row = await db
    .selectFrom('site_setting')
    .select('value')
    .where('key', '=', 'depositTurnoverPercent')
    .executeTakeFirst();
  return Math.round((amount * Number(row?.value ?? DEFAULT_PERCENT)) / 100);
}
