import * as v from 'valibot';
import { readContent, whole, type Fixed } from '../read.js';

const daysAgo = v.pipe(v.number(), v.minValue(0));

/** Days before the seeding, the amount in hundreds of units of the site, and the outcome. */
const told = v.strictObject({
  daysAgo,
  hundreds: whole,
  end: v.picklist([
    'done',
    'pendingReview',
    'notReceived',
    'receiptUnclear',
    'amountDiffers',
    'riskReview',
    'nameMismatch',
    'cancelled',
    'payoutFailed',
    'accountInvalid',
  ]),
});

export type Told = Fixed<v.InferOutput<typeof told>>;

const { deposits, withdrawals, unpaid } = readContent(
  'history/till',
  v.strictObject({
    deposits: v.array(told),
    withdrawals: v.array(told),
    unpaid: v.array(v.strictObject({ daysAgo, reason: v.picklist(['declined', 'expired', 'cancelled']) })),
  }),
);

/** Manual deposits. Each one that was credited covers the withdrawals up to the next one. */
export const DEPOSITS = deposits;
/** At most one is open at a time, as the server requires. The last ones are covered by the demo player's final deposit. */
export const WITHDRAWALS = withdrawals;
/** Unpaid orders at the gateway. They moved no money. */
export const UNPAID = unpaid;
