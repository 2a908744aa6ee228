import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { tellAgainAt, tellLobby } from '../lobby.js';
import type { Parts } from '../parts.js';
import { paymentFields, sign } from '../signature.js';
import type { Db } from '../store/store.js';
import type { Tables } from '../store/tables.js';
import type { AnswerOf, RequestOf } from '../wire.js';
import { bankCode } from './bank-code.js';

export type Payment = Selectable<Tables['payment']>;

/** Opens a payment. Repeated for an order, it returns the same page. */
export async function openPayment(
  { db, now }: Parts,
  { orderNo, payAmount, currency, channelName, bankCode: bank, expiresAt, returnUrl, lang }: RequestOf<'payment/open'>,
): Promise<AnswerOf<'payment/open'>> {
  await db
    .insertInto('payment')
    .values({
      secret: randomBytes(32).toString('base64url'),
      reference: newReference(),
      order_no: orderNo,
      pay_amount: payAmount,
      currency,
      channel_name: channelName,
      return_url: returnUrl,
      language: lang,
      bank_code: bank,
      expires_at: new Date(expiresAt),
      created_at: now(),
    })
    .onConflict((conflict) => conflict.column('order_no').doNothing())
    .execute();
  const { secret, reference } = await db
    .selectFrom('payment')
    .select(['secret', 'reference'])
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  return {
    path: `/sandbox/pay/${secret}`,
    qrContent: bankCode({ amount: payAmount, currency, reference: (reference ?? orderNo).replaceAll('-', '') }),
    reference,
  };
}

export async function paymentOutcome(db: Db, orderNo: string): Promise<AnswerOf<'payment/outcome'>> {
  const payment = await db
    .selectFrom('payment')
    .select(['status', 'pay_amount', 'currency'])
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  if (payment?.status === 'declined') return { state: 'declined' };
  if (payment?.status !== 'paid') return { state: 'waiting' };
  return { state: 'paid', payAmount: payment.pay_amount, currency: payment.currency };
}

/** Closes a payment, so that its page takes no money any more. */
export async function closePayment(db: Db, orderNo: string): Promise<AnswerOf<'payment/close'>> {
  await db
    .updateTable('payment')
    .set({ status: 'cancelled' })
    .where('order_no', '=', orderNo)
    .where('status', '=', 'open')
    .execute();
  const payment = await db.selectFrom('payment').select('status').where('order_no', '=', orderNo).executeTakeFirst();
  return { isClosed: payment?.status !== 'paid' };
}

/** A player pays or declines. The books change first, so that pressing twice pays once; then the lobby is told. */
export async function decidePayment(parts: Parts, secret: string, outcome: 'paid' | 'declined'): Promise<void> {
  const at = parts.now();
  const decided = await parts.db
    .updateTable('payment')
    .set({ status: outcome, tell_at: tellAgainAt(0, at) })
    .where('secret', '=', secret)
    .where('status', '=', 'open')
    .where('expires_at', '>', at)
    .returningAll()
    .executeTakeFirst();
  if (decided !== undefined) await tellPayment(parts, decided);
}

/** Payments whose callback one run sends again. */
const IN_ONE_RUN = 200;

/** Sends again the callbacks that got no answer. Returns how many were answered. */
export async function tellDuePayments(parts: Parts): Promise<number> {
  const at = parts.now();
  const due = await parts.db
    .selectFrom('payment')
    .selectAll()
    .where('tell_at', '<=', at)
    .orderBy('tell_at')
    .limit(IN_ONE_RUN)
    .execute();
  let answered = 0;
  for (const row of due) {
    const claimed = await parts.db
      .updateTable('payment')
      .set({ tells: row.tells + 1, tell_at: tellAgainAt(row.tells + 1, at) })
      .where('secret', '=', row.secret)
      .where('tells', '=', row.tells)
      .where('tell_at', 'is not', null)
      .returningAll()
      .executeTakeFirst();
    if (claimed !== undefined && (await tellPayment(parts, claimed))) answered += 1;
  }
  return answered;
}

async function tellPayment({ db, lobby, log }: Parts, payment: Payment): Promise<boolean> {
  const { order_no: orderNo, status, pay_amount: payAmount, currency } = payment;
  const told = { orderNo, status, payAmount, currency };
  const answer = await tellLobby(lobby, 'pay/sandbox', { ...told, signature: sign(lobby.secret, paymentFields(told)) });
  if (answer.state === 'none') return false;
  if (answer.state === 'refused') log.warn({ order: orderNo, code: answer.code }, 'the lobby refuses a payment');
  await db.updateTable('payment').set({ tell_at: null }).where('secret', '=', payment.secret).execute();
  return true;
}

/** 40 random bits in groups of five characters, as receipts print them. */
const newReference = (): string => `PS-${randomBytes(5).toString('hex').toUpperCase().replace(/.{5}/, '$&-')}`;
