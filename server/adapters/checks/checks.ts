import type { CalledAdapters } from '../calls/guard.js';
import type { Check } from './check.js';
import { gatewayChecks } from './gateway-checks.js';
import { IDENTITY_CHECKS } from './identity-checks.js';
import { MAKER_CHECKS } from './maker-checks.js';

/** Every check of a set of adapters. The SMS adapter is not checked: each check would send a message to somebody. */
export const checksFor = ({ gateways }: CalledAdapters): readonly Check[] => [
  ...MAKER_CHECKS,
  ...gatewayChecks(gateways),
  ...IDENTITY_CHECKS,
];
