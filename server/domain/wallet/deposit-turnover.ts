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
  const row = await db
    .selectFrom('site_setting')
    .select('value')
    .where('key', '=', 'depositTurnoverPercent')
    .executeTakeFirst();
  const percent = Number(row?.value ?? DEFAULT_PERCENT);
  await requireTurnover(db, {
    playerId,
    source: 'deposit',
    referenceNo: orderNo,
    amount: Math.round((amount * percent) / 100),
    at,
  });
}
