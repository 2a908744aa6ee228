import { slowRequestTimeout } from '../shared/durations.js';
import { keyedWriteOf } from '../shared/keyedWrite.machine.js';
import type { ManualReport } from './manualReport.js';
import type { ConfirmedBonus, Order, OrderRequest } from './order.js';
import type { ConfirmedWithdrawal } from './withdrawalTerms.js';

/** The order of what was sent for review. */
export type Placed = { orderNo: string };

/** The order of a deposit, at a payment channel. */
export const orderWrite = keyedWriteOf<OrderRequest, Order>().provide({
  delays: { requestTimeout: slowRequestTimeout },
});

/** A withdrawal for review. */
export const withdrawalWrite = keyedWriteOf<{ key: string; withdrawal: ConfirmedWithdrawal }, Placed>();

/** A manual deposit for review, with the bonus that the player confirmed. */
export const manualDepositWrite = keyedWriteOf<
  { key: string; report: ManualReport; confirmed: ConfirmedBonus },
  Placed
>();
