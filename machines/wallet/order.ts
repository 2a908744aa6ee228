import type { components } from '../../openapi/user-api.js';
import type { PayChannel, PayMethod, Quote } from '../vocabulary.js';

type WireOrder = components['schemas']['Order'];

export type PayBank = components['schemas']['SupportBank'];

/**
 * A payment channel with the method and the endpoint that its orders are sent to (E1). `banks`: from which the player chooses one,
 * for an online-banking channel. `isOfCard`: its method belongs to the payment company of the player's default card.
 */
export type DepositChannel = PayChannel &
  Pick<PayMethod, 'method' | 'endpoint'> & { banks: readonly PayBank[]; isOfCard: boolean };

/** The player's choice. `amount` in minor units; `activityId`: the deposit promotion, `bankCode`: the bank to pay from, or null. */
export type DepositChoice = {
  channelId: string;
  method: string;
  endpoint: PayMethod['endpoint'];
  amount: number;
  activityId: string | null;
  bankCode: string | null;
};

/** What a bonus depends on. `channelId`: the payment channel, or the account of the site for a manual deposit. */
export type BonusChoice = Pick<DepositChoice, 'channelId' | 'amount' | 'activityId'>;

/** What the quote said about the bonus that the player confirmed, in minor units; null without a promotion. */
export type ConfirmedBonus = { bonus: number; turnover: number } | null;
export type ConfirmedDeposit = DepositChoice & { confirmed: ConfirmedBonus };

/** What a quote says about the bonus of the chosen promotion. */
export const confirmedBonus = (quote: Quote | null, activityId: string | null): ConfirmedBonus =>
  quote === null || activityId === null ? null : { bonus: quote.bonus, turnover: quote.turnover };

/** A choice with the idempotency key of its request (B5). */
export type OrderRequest = ConfirmedDeposit & { key: string };

/** What a finished deposit has given, and what it requires before a withdrawal. Minor units. */
export type DepositResult = components['schemas']['DepositResult'];

/** The trade states of decision E3 by their names. */
export type TradeState = 'pendingReview' | 'failed' | 'pendingPayment' | 'done';

/**
 * An order as the server sees it. `age` and `remaining` are ms and are computed from the server's times alone, so that a
 * wrong clock on the phone does not matter. `readAt` is when this device received the response, on its own clock (ms).
 */
export type Order = Omit<WireOrder, 'status'> & { status: TradeState; age: number; remaining: number; readAt: number };

/** The result of an order, or `open` while it is not known. An order whose time is over is `expired` even before the server reports it. */
export type OrderOutcome = 'open' | 'paid' | 'declined' | 'expired' | 'cancelled';

export function outcomeOf({ status, reason, remaining }: Order): OrderOutcome {
  if (status === 'done') return 'paid';
  if (status === 'failed') return reason ?? 'declined';
  return status === 'pendingPayment' && remaining <= 0 ? 'expired' : 'open';
}

/** ms left to pay at `now` (this device's clock); never below 0. */
export const timeLeft = ({ remaining, readAt }: Order, now: number): number => Math.max(0, remaining - (now - readAt));

/** Whether the order has a gateway page to open. */
export const hasGateway = ({ payType, payUrl }: Order): boolean =>
  payUrl !== null && (payType === 'url' || payType === 'form');

/** Whether a value that storage returned is an amount in minor units. */
export const isMinor = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
