import type { IdentityProvider } from './identity/identity.js';
import type { Maker } from './maker/maker.js';
import type { PayGateway } from './pay/gateway.js';
import type { Sms } from './sms/sms.js';

/** The adapters to external services. */
export interface Adapters {
  readonly sms: Sms;
  readonly identity: IdentityProvider;
  readonly maker: Maker;
  /**
   * Payment companies by the lower-cased `operator_code` of their channels, which is also the name in their callbacks.
   */
  readonly gateways: ReadonlyMap<string, PayGateway>;
}

/** An operator's own adapters; with SANDBOX=false they replace the sandboxes. */
export const OWN_ADAPTERS: Adapters | null = null;
