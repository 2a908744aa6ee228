import type { components } from '../../openapi/user-api.js';
import type { TradeState } from './order.js';

type Withdrawal = components['schemas']['Withdrawal'];
type ManualDeposit = components['schemas']['ManualDeposit'];

/** What is reviewed by a person: a withdrawal before it is paid out, a manual deposit before it is credited. */
export type ReviewKind = 'withdrawal' | 'manualDeposit';

/** An order under review as the server sees it. `age`: ms since it was sent, computed from the server's times alone. */
type Reviewed<Kind extends ReviewKind, Wire extends { status: number }> = Omit<Wire, 'status'> & {
  kind: Kind;
  status: TradeState;
  age: number;
};

export type ReviewedWithdrawal = Reviewed<'withdrawal', Withdrawal>;
export type ReviewedDeposit = Reviewed<'manualDeposit', ManualDeposit>;
export type ReviewedOrder = ReviewedWithdrawal | ReviewedDeposit;

/** A manual deposit cannot be cancelled: its money may have been sent already. */
export const canCancel = (order: ReviewedOrder): boolean => order.kind === 'withdrawal' && order.canCancel;
