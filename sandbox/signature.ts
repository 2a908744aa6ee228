import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 (RFC 2104) in hex over the fields in the given order, with the secret that both companies know. */
export const sign = (secret: string, fields: readonly (string | number)[]): string =>
  createHmac('sha256', secret).update(fields.join('|')).digest('hex');

/** Whether the signature covers exactly these fields. Compared in constant time. */
export function isSigned(secret: string, fields: readonly (string | number)[], signature: string): boolean {
  const given = Buffer.from(signature, 'hex');
  const right = Buffer.from(sign(secret, fields), 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
}

interface PaymentTold {
  readonly orderNo: string;
  readonly status: string;
  readonly payAmount: number;
  readonly currency: string;
}

/** The fields of a payment's callback that are signed, in this order. */
export const paymentFields = ({ orderNo, status, payAmount, currency }: PaymentTold) => [
  orderNo,
  status,
  payAmount,
  currency,
];

interface RoundTold {
  readonly maker: string;
  readonly action: string;
  readonly sessionId: string;
  readonly roundRef?: string | undefined;
  readonly amount?: number | undefined;
  readonly currency: string;
  readonly isFree?: boolean | undefined;
}

/** The fields of a round's callback that are signed, in this order. */
export const roundFields = ({ maker, action, sessionId, roundRef = '', amount, currency, isFree }: RoundTold) => [
  maker,
  action,
  sessionId,
  roundRef,
  amount ?? '',
  currency,
  ...(isFree === true ? ['free'] : []),
];

/** The fields of the address of a game that are signed: nobody else can give a page another title. */
export const launchFields = (launch: {
  readonly ticket: string;
  readonly game: string;
  readonly name: string;
  readonly currency: string;
}) => ['launch', launch.ticket, launch.game, launch.name, launch.currency];

/** The fields of a redeemed ticket that are signed, in this order. */
export const enterFields = ({ maker, ticket }: { readonly maker: string; readonly ticket: string }) => [
  maker,
  'enter',
  ticket,
];
