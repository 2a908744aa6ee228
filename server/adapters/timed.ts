import { inTime } from './in-time.js';
import type { Adapters } from './own.js';

/** The same adapters, but a company that does not respond in time rejects. */
export const timed = (adapters: Adapters): Adapters => ({
  sms: inTime(adapters.sms, 'sms'),
  identity: inTime(adapters.identity, 'identity'),
  maker: inTime(adapters.maker, 'maker'),
  gateways: new Map([...adapters.gateways].map(([name, gateway]) => [name, inTime(gateway, name)])),
});
