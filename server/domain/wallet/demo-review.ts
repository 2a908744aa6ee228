import type { Db } from '../../db/open.js';
import type { Services } from '../services.js';
import { eachRow, together, type Swept } from '../../base/each-row.js';
import { approveManualDeposit, openManualDeposits, rejectManualDeposit } from './review-deposits.js';
import { approveWithdrawal, openWithdrawals, payOutWithdrawal, rejectWithdrawal } from './review-withdrawals.js';

/** Amounts whose whole units end in 13 are refused, so that a demo can show a refusal. */
const isRefused = (amount: number): boolean => Math.floor(amount / 100) % 100 === 13;

/**
 * Reviews deposits and withdrawals that have waited long enough, because a demo has no operator. Approved withdrawals
 * are paid out after the same time again. Runs only on a seeded server.
 */
export async function reviewDemo(db: Db, services: Services): Promise<Swept> {
  const { settings, clock } = services;
  if (!settings.SEED || settings.DEMO_REVIEW_MINUTES === 0) return { done: 0, failures: [] };
  const dueSince = new Date(clock.now().getTime() - settings.DEMO_REVIEW_MINUTES * 60_000);
  const named = { name: ({ order_no }: { readonly order_no: string }) => `order ${order_no}` };
  const deposits = (await openManualDeposits(db)).filter(({ created_at }) => created_at <= dueSince);
  const withdrawals = (await openWithdrawals(db)).filter(
    ({ status, created_at, reviewed_at }) =>
      (status === 'pendingPayment' ? (reviewed_at ?? created_at) : created_at) <= dueSince,
  );
  return together([
    await eachRow<(typeof deposits)[number]>(deposits, named, ({ order_no, amount }) =>
      isRefused(amount)
        ? rejectManualDeposit(db, services, order_no, 'notReceived')
        : approveManualDeposit(db, services, order_no),
    ),
    await eachRow<(typeof withdrawals)[number]>(withdrawals, named, async ({ order_no, amount, status }) => {
      if (status === 'pendingPayment') return payOutWithdrawal(db, services, order_no);
      if (isRefused(amount)) return rejectWithdrawal(db, services, order_no, 'accountInvalid');
      return approveWithdrawal(db, services, order_no);
    }),
  ]);
}
