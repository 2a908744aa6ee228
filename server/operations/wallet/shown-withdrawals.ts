import type { components } from '../../../openapi/user-api.js';
import type { Locale } from '../../base/locale.js';
import type { Services } from '../../domain/services.js';
import type { Turnover } from '../../domain/turnover.js';
import { maskAccount } from '../../domain/wallet/cards.js';
import { REVIEW_REASONS } from '../../domain/wallet/review-reasons.js';
import type { WithdrawalRow } from '../../domain/wallet/withdrawals.js';
import { onWire } from './trade-states.js';

type Withdrawal = components['schemas']['Withdrawal'];

/** A withdrawal as the contract shows it, the card's number masked. */
export const withdrawalOf = (row: WithdrawalRow, { pictures, clock }: Services, lang: Locale): Withdrawal => ({
  orderNo: row.order_no,
  status: onWire[row.status],
  reason: row.reason,
  reasonText: row.reason === null ? null : REVIEW_REASONS[row.reason][lang],
  amount: row.amount,
  fee: row.fee,
  receivedAmount: row.amount - row.fee,
  bankName: row.bank_name,
  icon: pictures.file(row.art_id),
  bankCardName: row.holder,
  bankCardAccount: maskAccount(row.account_number),
  steps: stepsOf(row),
  canCancel: row.status === 'pendingReview',
  estimatedTime: row.eta_at.toISOString(),
  createTime: row.created_at.toISOString(),
  endTime: row.ended_at?.toISOString() ?? null,
  serverTime: clock.now().toISOString(),
});

/** The most requirements that a player is shown. The oldest are met first, so these are next. */
const MOST_SHOWN = 20;

/** What a player must still stake: the requirements that are open one by one, those that are met as a sum. */
export function turnoverOf({ required, done, left, requirements }: Turnover): components['schemas']['TurnoverLeft'] {
  const open = requirements.filter((one) => one.left > 0);
  const met = requirements.filter((one) => one.left === 0);
  return {
    required,
    done,
    left,
    openTimes: open.length,
    requirements: open.slice(0, MOST_SHOWN).map((one) => ({
      orderNo: one.source === 'deposit_bonus' ? one.referenceNo : null,
      source: one.source,
      required: one.required,
      done: one.done,
      left: one.left,
      createTime: one.at.toISOString(),
    })),
    met: { times: met.length, required: met.reduce((sum, one) => sum + one.required, 0) },
  };
}

/** The steps of a withdrawal: requested, reviewed, paid out; a failed one stops at its last step. */
function stepsOf({ status, created_at, reviewed_at, ended_at }: WithdrawalRow): Withdrawal['steps'] {
  const isReviewed =
    status === 'pendingPayment' ||
    status === 'done' ||
    (status === 'failed' && reviewed_at !== null && reviewed_at < (ended_at ?? reviewed_at));
  const lastStep = status === 'failed' ? 'failed' : 'current';
  const review = isReviewed ? 'done' : lastStep;
  const afterReview = status === 'done' ? 'done' : lastStep;
  const payout = isReviewed ? afterReview : 'waiting';
  return [
    { step: 'applied', state: 'done', time: created_at.toISOString() },
    { step: 'review', state: review, time: (review === 'failed' ? ended_at : reviewed_at)?.toISOString() ?? null },
    { step: 'payout', state: payout, time: isReviewed ? (ended_at?.toISOString() ?? null) : null },
  ];
}
