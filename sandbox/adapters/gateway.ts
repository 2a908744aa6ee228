import type { PayGateway } from '../../server/adapters/pay/gateway.js';
import { isSigned, paymentFields } from '../signature.js';
import { call, type Reach } from './call.js';

/** The sandbox's payment company. `pages`: the address of its pages, empty if they are on the lobby's own origin. */
export function sandboxGateway(reach: Reach, pages: string): PayGateway {
  return {
    ...(pages === '' ? {} : { origins: [new URL(pages).origin] }),
    async open({ orderNo, payAmount, currency, channelName, payType, expiresAt, returnUrl }, signal) {
      const request = { orderNo, payAmount, currency, channelName, payType, returnUrl };
      const { path, qrContent, reference } = await call(
        reach,
        'payment/open',
        { ...request, expiresAt: expiresAt.toISOString() },
        signal,
      );
      const payUrl = `${pages}${path}`;
      // Only one currency has a public format of its codes; otherwise the code holds the link.
      return { payUrl, qrContent: payType === 'qr' ? (qrContent ?? payUrl) : null, reference };
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
