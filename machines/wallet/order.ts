import type { components } from '../../openapi/user-api.js';
import type { PayChannel, PayMethod } from '../vocabulary.js';

type WireOrder = components['schemas']['Order'];

/** A channel of a way to deposit, with what its order is sent to (E1). */
export type DepositChannel = PayChannel & Pick<PayMethod, 'method' | 'endpoint'>;

/** What the player chose. `amount` in minor units. */
export type DepositChoice = { channelId: string; method: string; endpoint: PayMethod['endpoint']; amount: number };

/** A choice with the idempotency key that it is sent under (B5). */
export type OrderRequest = DepositChoice & { key: string };

/** The trade states of decision E3 by their names. */
export type TradeState = 'pendingReview' | 'failed' | 'pendingPayment' | 'done';

/**
 * An order as the server sees it, with its ages in ms: all three come from the server's own times, so that a wrong clock
 * on the phone changes nothing. `readAt` is when this device got the answer, on its own clock (ms).
 */
export type Order = Omit<WireOrder, 'status'> & { status: TradeState; age: number; remaining: number; readAt: number };

/** What became of an order, or `open` while nobody knows. `expired` before the server says so, too: its time is over. */
export type OrderOutcome = 'open' | 'paid' | 'declined' | 'expired' | 'cancelled';

export function outcomeOf({ status, reason, remaining }: Order): OrderOutcome {
  if (status === 'done') return 'paid';
  if (status === 'failed') return reason ?? 'declined';
  return status === 'pendingPayment' && remaining <= 0 ? 'expired' : 'open';
}

/** ms that are left to pay at `now`, on the clock of this device; never below 0. */
export const timeLeft = ({ remaining, readAt }: Order, now: number): number => Math.max(0, remaining - (now - readAt));

/** Whether the order has a page of its gateway to open. */
export const hasGateway = ({ payType, payUrl }: Order): boolean =>
  payUrl !== null && (payType === 'url' || payType === 'form');
