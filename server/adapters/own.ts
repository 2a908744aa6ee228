import type { IdentityProvider } from './identity/identity.js';
import type { Maker } from './maker/maker.js';
import type { Sms } from './sms/sms.js';

/** What stands between the lobby and the outside world, besides the payment companies (`pay/gateways.ts`). */
export interface Adapters {
  readonly sms: Sms;
  readonly identity: IdentityProvider;
  readonly maker: Maker;
}

/** An operator's own adapters; they take the place of the sandboxes' with SANDBOX=false. */
export const OWN_ADAPTERS: Adapters | null = null;
