import type { IdentityProvider } from './identity/identity.js';
import type { Maker } from './maker/maker.js';
import type { PayGateway } from './pay/gateway.js';
import type { Sms } from './sms/sms.js';

/** What stands between the lobby and the outside world. */
export interface Adapters {
  readonly sms: Sms;
  readonly identity: IdentityProvider;
  readonly maker: Maker;
  /** Payment companies, by the `operator_code` of their channels in lower case: the name that their callbacks carry. */
  readonly gateways: ReadonlyMap<string, PayGateway>;
}

/** An operator's own adapters; they take the place of the sandboxes' with SANDBOX=false. */
export const OWN_ADAPTERS: Adapters | null = null;
