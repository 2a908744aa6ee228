import * as v from 'valibot';

// What the lobby's adapters and the sandbox say to each other: JSON over HTTP, below `API`, with the secret as bearer token.
// Both sides check what they receive with these schemas. Amounts are integer minor units.

export const API = '/sandbox/api';

/** The lobby's client id at the social network. */
export const CLIENT_ID = 'paraw-lobby';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(500));
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const id = v.pipe(v.number(), v.safeInteger());

const account = { makerId: id, playerId: id, currency: text, sessionId: text };

export const Account = v.object(account);
export type Account = v.InferOutput<typeof Account>;
export const TransferIn = v.object({ ...account, id: text, amount });
export const TransferOut = v.object({ ...account, id: text });
export const TransferId = v.object({ id: text });

export const TransferInAnswer = v.object({ state: v.picklist(['done', 'refused', 'pending']) });
export const TransferOutAnswer = v.variant('state', [
  v.object({ state: v.literal('done'), amount }),
  v.object({ state: v.picklist(['locked', 'refused', 'pending']) }),
]);
export const OutcomeAnswer = v.variant('state', [
  v.object({ state: v.literal('done'), amount }),
  v.object({ state: v.picklist(['absent', 'pending']) }),
]);
export const RoundsAnswer = v.object({
  rounds: v.array(v.object({ ref: text, stake: amount, win: amount, at: v.pipe(v.string(), v.isoTimestamp()) })),
});
export const HoldingsAnswer = v.object({
  balance: amount,
  isAttended: v.boolean(),
  openBets: v.exactOptional(v.object({ count: amount, stake: amount })),
});
export const Done = v.object({ done: v.literal(true) });

export const BooksRequest = v.object({ after: v.nullable(text), transfers: v.array(text) });
export const BooksAnswer = v.object({
  balances: v.array(v.object({ makerId: id, playerId: id, currency: text, balance: amount })),
  rounds: v.array(
    v.object({
      makerId: id,
      playerId: id,
      currency: text,
      ref: text,
      stake: amount,
      win: v.nullable(amount),
      unanswered: v.array(v.picklist(['stake', 'win'])),
      isAfterExit: v.boolean(),
      isAtLobby: v.boolean(),
    }),
  ),
  transfers: v.array(v.object({ id: text, amount })),
  next: v.nullable(text),
});
export type BooksAnswer = v.InferOutput<typeof BooksAnswer>;

export const PaymentRequest = v.object({
  orderNo: text,
  payAmount: amount,
  currency: text,
  channelName: text,
  payType: v.picklist(['url', 'qr', 'form', 'none']),
  /** The bank that the player has chosen; null where the channel has none. */
  bankCode: v.nullable(text),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  returnUrl: text,
  lang: text,
});
export const OrderNo = v.object({ orderNo: text });
/** `path` of the payment page, below the address of the sandbox's pages. */
export const PaymentAnswer = v.object({ path: text, qrContent: v.nullable(text), reference: v.nullable(text) });
export const ClosedAnswer = v.object({ isClosed: v.boolean() });
export const PaymentOutcome = v.variant('state', [
  v.object({ state: v.literal('paid'), payAmount: amount, currency: text }),
  v.object({ state: v.literal('declined') }),
  v.object({ state: v.literal('waiting') }),
]);

export const SmsRequest = v.object({ phone: text, text: v.pipe(v.string(), v.maxLength(2000)) });

export const ExchangeRequest = v.object({ code: text, verifier: text, redirectUri: text });
export const ExchangeAnswer = v.object({ person: v.nullable(v.object({ subject: text, name: text })) });

/** A request by the lobby as the sandbox checks it, and the answer as the lobby checks it. */
export const CALLS = {
  'maker/transfer-in': [TransferIn, TransferInAnswer],
  'maker/transfer-out': [TransferOut, TransferOutAnswer],
  'maker/outcome': [TransferId, OutcomeAnswer],
  'maker/rounds': [Account, RoundsAnswer],
  'maker/holdings': [Account, HoldingsAnswer],
  'maker/leave': [Account, Done],
  'maker/books': [BooksRequest, BooksAnswer],
  'payment/open': [PaymentRequest, PaymentAnswer],
  'payment/close': [OrderNo, ClosedAnswer],
  'payment/outcome': [OrderNo, PaymentOutcome],
  'sms/send': [SmsRequest, Done],
  'identity/exchange': [ExchangeRequest, ExchangeAnswer],
} as const;

export type Calls = typeof CALLS;
export type CallName = keyof Calls;
export type RequestOf<Name extends CallName> = v.InferInput<Calls[Name][0]>;
export type AnswerOf<Name extends CallName> = v.InferOutput<Calls[Name][1]>;

/** The part of `fetch` that the companies use, so that it can also end in a server of the same process. */
export type Fetch = (
  url: string,
  init: {
    readonly method: 'GET' | 'POST';
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly signal: AbortSignal;
  },
) => Promise<Pick<Response, 'status' | 'text'>>;
