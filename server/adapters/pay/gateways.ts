import type { PayGateway } from './gateway.js';
import { sandboxGateway } from './sandbox-gateway.js';

/** The payment companies, under the names that their callbacks carry. An operator adds own ones here. */
export const GATEWAYS: ReadonlyMap<string, PayGateway> = new Map([['sandbox', sandboxGateway]]);
