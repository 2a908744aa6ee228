import { forAnyone } from '../operation.js';
import { receivePayment } from '../../domain/wallet/payment-callback.js';

/** The signed callback of a payment company; may be repeated. */
export const operation = forAnyone('receivePayment', async ({ db, services, path, body, received }) => {
  const settled = await receivePayment(db, services, { channel: path.channel, callback: body, received });
  return settled instanceof Error ? settled : { data: { settled } };
});
