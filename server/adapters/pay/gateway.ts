import type { components } from '../../../openapi/user-api.js';
import type { Company, Received } from '../company.js';

/** What a payment company needs to know of an order. */
export interface PaymentRequest {
  readonly orderNo: string;
  /** Minor units. */
  readonly payAmount: number;
  readonly currency: string;
  readonly channelName: string;
  readonly payType: 'url' | 'qr' | 'form' | 'none';
  /** The code of the bank that the player chose to pay from; null where the channel did not ask. */
  readonly bankCode: string | null;
  readonly expiresAt: Date;
  readonly at: Date;
  /** The absolute address of the lobby that the payment page leads back to. */
  readonly returnUrl: string;
  /** The language that the player uses at the lobby, such as `th_TH`. */
  readonly lang: string;
}

export interface PaymentLink {
  /**
   * The URL of the payment page: https on one of the declared `origins`, or a path of the lobby's own origin. It needs no
   * login: the URL itself is the permission to open it.
   */
  readonly payUrl: string;
  /** The content of the QR code, if the channel shows one. */
  readonly qrContent: string | null;
  /** The company's own number of the payment, as its receipt shows it. The player can find the order by it. */
  readonly reference?: string | null | undefined;
}

/** A payment company's callback about an order. */
export type PayCallback = components['schemas']['PayCallback'];

/** How a payment ended at the company. `payAmount` in minor units: what was paid, which the lobby compares with its order. */
export type PaymentOutcome =
  | { readonly state: 'paid'; readonly payAmount: number; readonly currency: string }
  | { readonly state: 'declined' };

/**
 * A payment company. It reports the outcome of a payment by a callback: POST /callback/pay/{channel}. `signal` ends a call: it
 * aborts after eight seconds.
 */
export interface PayGateway extends Company {
  /** Opens a payment. Repeated for the same order, it returns the same link. */
  open(request: PaymentRequest, signal: AbortSignal): Promise<PaymentLink>;
  /** Whether the company itself signed the callback. */
  verifies(callback: PayCallback, received: Received): Promise<boolean>;
  /** Closes a payment, so that it accepts no money any more. Returns false if it was paid already. May be repeated. */
  close(orderNo: string, signal: AbortSignal): Promise<boolean>;
  /** The current outcome of an order at the company; null while it waits. Used when a callback never arrived. */
  outcomeOf(orderNo: string, signal: AbortSignal): Promise<PaymentOutcome | null>;
}
