import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';

/** What a payment company is told of an order. */
export interface PaymentRequest {
  readonly orderNo: string;
  /** Minor units. */
  readonly payAmount: number;
  readonly currency: string;
  readonly channelName: string;
  readonly payType: 'url' | 'qr' | 'form' | 'none';
  readonly expiresAt: Date;
  readonly at: Date;
}

export interface PaymentLink {
  /** The page to pay at; a bearer link. */
  readonly payUrl: string;
  /** What the QR code says, where the channel shows one. */
  readonly qrContent: string | null;
}

/** A payment company. What became of a payment it tells by a callback: POST /callback/pay/{channel}. */
export interface PayGateway {
  /** Opens a payment. Repeating it for one order answers the same link. */
  open(db: Db, request: PaymentRequest): Promise<PaymentLink>;
  /** Whether a callback is the company's own, by its signature. */
  believes(db: Db, told: components['schemas']['PayCallback']): Promise<boolean>;
  /** Closes a payment, so that it takes no money any more. Answers false where it was paid already. Repeating is safe. */
  close(db: Db, orderNo: string): Promise<boolean>;
  /** What the company's books say of an order now; null while it waits. For callbacks that never came. */
  outcomeOf(db: Db, orderNo: string): Promise<'paid' | 'declined' | null>;
}
