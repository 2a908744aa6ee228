import type { Called } from '../../adapters/called.js';
import type { PayGateway } from '../../adapters/pay/gateway.js';
import type { Services } from '../services.js';

/** Whether the server has an adapter for the payment company of a channel. Without one the channel takes no orders. */
export const isWired = ({ gateways }: Pick<Services, 'gateways'>, operatorCode: string): boolean =>
  gateways.has(operatorCode.toLowerCase());

/** The payment company of a channel. Throws if the server has no adapter for it. */
export function gatewayOf({ gateways }: Services, operatorCode: string): Called<PayGateway> {
  const gateway = gateways.get(operatorCode.toLowerCase());
  if (gateway === undefined) throw new Error(`No payment company for the operator ${operatorCode}`);
  return gateway;
}
