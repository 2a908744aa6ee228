import type { PayGateway } from '../../adapters/pay/gateway.js';
import type { Services } from '../../services.js';

/** The payment company of a channel. Throws where nobody wired it: a channel is opened with its company, or not at all. */
export function gatewayOf({ gateways }: Services, operatorCode: string): PayGateway {
  const gateway = gateways.get(operatorCode.toLowerCase());
  if (gateway === undefined) throw new Error(`No payment company for the operator ${operatorCode}`);
  return gateway;
}
