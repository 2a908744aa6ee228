import type { Db } from '../../db/open.js';
import type { Services } from '../../services.js';
import { approveManualDeposit, openManualDeposits, rejectManualDeposit } from './review-deposits.js';
import { approveWithdrawal, openWithdrawals, payOutWithdrawal, rejectWithdrawal } from './review-withdrawals.js';

/** Amounts whose whole units end in 13 are refused, so that a demo can show a refusal. */
const isRefused = (amount: number): boolean => Math.floor(amount / 100) % 100 === 13;

/**
 * Reviews deposits and withdrawals that have waited long enough, because a demo has no operator. Approved withdrawals
 * are paid out after the same time again. Runs only on a seeded server; returns how many were decided.
 */
export async function reviewDemo(db: Db, services: Services): Promise<number> {
  const { settings, clock } = services;
  if (!settings.SEED || settings.DEMO_REVIEW_MINUTES === 0) return 0;
  const now = clock.now();
  const isDue = (since: Date): boolean => since.getTime() <= now.getTime() - settings.DEMO_REVIEW_MINUTES * 60_000;
  let decided = 0;
  const count = (isDecided: boolean): void => void (decided += isDecided ? 1 : 0);
  for (const { order_no, amount, created_at } of await openManualDeposits(db)) {
    if (isDue(created_at))
      count(
        await (isRefused(amount)
          ? rejectManualDeposit(db, services, order_no, 'notReceived')
          : approveManualDeposit(db, services, order_no)),
      );
  }
  for (const { order_no, amount, status, created_at, reviewed_at } of await openWithdrawals(db)) {
    if (status === 'pendingPayment' && isDue(reviewed_at ?? created_at))
      count(await payOutWithdrawal(db, services, order_no));
    else if (status === 'pendingReview' && isDue(created_at))
      count(
        await (isRefused(amount)
          ? rejectWithdrawal(db, services, order_no, 'accountInvalid')
          : approveWithdrawal(db, services, order_no)),
      );
  }
  return decided;
}
