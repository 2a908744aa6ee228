import type { components } from '../../openapi/user-api.js';
import { path, withQuery } from '../addresses.js';
import { matches, type Check } from '../shared/rules/check.js';
import type { TradeState } from './order.js';
import { manualReviewAddress, withdrawalReviewAddress } from './addresses.js';

/**
 * An order that the player looked for. `reasonText`: the server's sentence about a rejection. `place`: the payment channel
 * or the bank. `time`: when it was made. Amount in minor units.
 */
export type FoundPayment = {
  kind: components['schemas']['TracedOrder']['kind'];
  orderNo: string;
  status: TradeState;
  reason: 'declined' | 'expired' | 'cancelled' | 'rejected' | null;
  reasonText: string | null;
  amount: number;
  place: string;
  time: string;
};

/** The answer to a search. `payment`: null if the player has no such order. `at`: when it was searched (RFC 3339). */
export type SearchAnswer = { payment: FoundPayment | null; at: string };

/** As the contract accepts it (PaymentNumber). */
export const paymentNumber: Check = matches(/^[A-Za-z0-9 ._/#-]{4,80}$/, { name: 'pattern' });

/** `number` is searched when the page opens; without it the page asks for one. */
export const paymentSearchAddress = (number: string | null = null): string => withQuery(path.findPayment, { number });

/** The page of an order. */
export function paymentAddress({ kind, orderNo, status }: FoundPayment): string {
  if (kind === 'withdrawal') return withdrawalReviewAddress(orderNo);
  if (kind === 'manualDeposit') return manualReviewAddress(orderNo);
  return withQuery(status === 'pendingPayment' ? path.recharge : `${path.wallet}/depositResult`, { orderNo });
}

/**
 * How a search starts. What the player had typed before a reload is kept; at an address with another number that text
 * belongs to an earlier search.
 */
export function searchStart(
  saved: Readonly<Record<string, unknown>> | null,
  number: string,
): { typed: string; number: string } {
  const isKept = typeof saved?.['typed'] === 'string' && saved['number'] === number;
  return { number, typed: isKept ? String(saved['typed']) : number };
}
