import { randomBytes } from 'node:crypto';
import { qrPh } from '../../server/domain/wallet/qr-ph.js';
import type { Db } from '../../server/db/open.js';
import type { PayGateway } from '../../server/adapters/pay/gateway.js';
import { isSigned } from './payment-signature.js';

/** The embedded payment company: its page pays, declines or lets the order expire. Play money only. */
export const sandboxGateway = (db: Db): PayGateway => ({
  async open({ orderNo, payAmount, currency, channelName, payType, expiresAt, at }) {
    const made = {
      secret: randomBytes(32).toString('base64url'),
      reference: newReference(),
      order_no: orderNo,
      pay_amount: payAmount,
      currency,
      channel_name: channelName,
      expires_at: expiresAt,
      created_at: at,
    };
    await db
      .insertInto('sandbox_payment')
      .values(made)
      .onConflict((conflict) => conflict.column('order_no').doNothing())
      .execute();
    const { secret, reference } = await db
      .selectFrom('sandbox_payment')
      .select(['secret', 'reference'])
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    const payUrl = `/sandbox/pay/${secret}`;
    return { payUrl, qrContent: payType === 'qr' ? qrText(orderNo, payAmount, currency, payUrl) : null, reference };
  },
  verifies: (callback) => isSigned(db, callback),
  async outcomeOf(orderNo) {
    const payment = await db
      .selectFrom('sandbox_payment')
      .select(['status', 'pay_amount', 'currency'])
      .where('order_no', '=', orderNo)
      .executeTakeFirst();
    if (payment?.status === 'declined') return { state: 'declined' };
    if (payment?.status !== 'paid') return null;
    return { state: 'paid', payAmount: payment.pay_amount, currency: payment.currency };
  },
  async close(orderNo) {
    await db
      .updateTable('sandbox_payment')
      .set({ status: 'cancelled' })
      .where('order_no', '=', orderNo)
      .where('status', '=', 'open')
      .execute();
    const payment = await db
      .selectFrom('sandbox_payment')
      .select('status')
      .where('order_no', '=', orderNo)
      .executeTakeFirst();
    return payment?.status !== 'paid';
  },
});

/**
 * QR Ph if the currency is PHP; otherwise the link, because there is no public payload format (the operator's gateway
 * has its own).
 */
const qrText = (orderNo: string, payAmount: number, currency: string, payUrl: string): string =>
  currency === 'PHP'
    ? qrPh({
        merchantId: 'PARAWSANDBOX',
        merchantName: 'PARAW PLAY MONEY',
        city: 'MANILA',
        amount: payAmount,
        reference: orderNo,
      })
    : payUrl;

/** 40 random bits in groups of five characters, as receipts print them. */
const newReference = (): string => `PS-${randomBytes(5).toString('hex').toUpperCase().replace(/.{5}/, '$&-')}`;
