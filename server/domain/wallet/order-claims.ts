import type { Db } from '../../db/open.js';
import { isUnclaimed, newClaim, NO_CLAIM } from '../claims.js';

/**
 * Asks the payment company about an order that waits for its payment, outside of every transaction: claims the order for a
 * bounded time, asks, and frees it again. `work` stores the answer only where the claim is still its own: a late answer is
 * dropped, and whoever holds the claim by then asks again under the same number. Null if another request or process asks already.
 */
export async function askAboutOrder<Result>(
  db: Db,
  orderNo: string,
  now: Date,
  work: (claim: string) => Promise<Result>,
): Promise<Result | null> {
  const { claim, claimed_until } = newClaim(now);
  const { numUpdatedRows } = await db
    .updateTable('pay_order')
    .set({ claim, claimed_until })
    .where('order_no', '=', orderNo)
    .where('status', '=', 'pendingPayment')
    .where(isUnclaimed(now))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return null;
  try {
    return await work(claim);
  } finally {
    await db
      .updateTable('pay_order')
      .set(NO_CLAIM)
      .where('order_no', '=', orderNo)
      .where('claim', '=', claim)
      .execute();
  }
}
