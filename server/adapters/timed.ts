import { inTime } from './in-time.js';
import type { Adapters } from './own.js';

/** The same adapters, but a maker or a gateway that does not respond in time rejects. */
export const timed = (adapters: Adapters): Adapters => ({
  ...adapters,
  maker: inTime(adapters.maker, 'maker'),
  gateways: new Map([...adapters.gateways].map(([name, gateway]) => [name, inTime(gateway, name)])),
});
