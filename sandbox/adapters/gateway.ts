import type { PayGateway } from '../../server/adapters/pay/gateway.js';
import { isSigned, paymentFields } from '../signature.js';
import { call, type Reach } from './call.js';

/** The sandbox's payment company. `pages`: the address of its pages, empty if they are on the lobby's own origin. */
export function sandboxGateway(reach: Reach, pages: string): PayGateway {
  return {
    ...(pages === '' ? {} : { origins: [new URL(pages).origin] }),
    async open({ expiresAt, ...order }, signal) {
      const { orderNo, payAmount, currency, channelName, payType, bankCode, returnUrl, lang } = order;
      const request = { orderNo, payAmount, currency, channelName, payType, bankCode, returnUrl, lang };
      const { path, qrContent, reference } = await call(
        reach,
        'payment/open',
        { ...request, expiresAt: expiresAt.toISOString() },
        signal,
      );
      const payUrl = `${pages}${path}`;
      // Where no bank app reads a code, a phone's camera opens the page: that needs the whole address.
      const code = qrContent ?? new URL(payUrl, returnUrl).href;
      return { payUrl, qrContent: payType === 'qr' ? code : null, reference };
    },
    async close(orderNo, signal) {
      return (await call(reach, 'payment/close', { orderNo }, signal)).isClosed;
    },
    async outcomeOf(orderNo, signal) {
      const outcome = await call(reach, 'payment/outcome', { orderNo }, signal);
      return outcome.state === 'waiting' ? null : outcome;
    },
    verifies: ({ signature = '', ...told }) => Promise.resolve(isSigned(reach.secret, paymentFields(told), signature)),
  };
}
