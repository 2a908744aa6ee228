import type { IdentityProvider } from '../adapters/identity/identity.js';
import type { Maker } from '../adapters/maker/maker.js';
import type { PayGateway } from '../adapters/pay/gateway.js';
import type { Sms } from '../adapters/sms/sms.js';
import type { Clock } from '../base/clock.js';
import type { Settings } from '../base/settings.js';
import type { Site } from '../base/site.js';
import type { Passwords } from './access/passwords.js';
import type { Pictures } from './pictures.js';

/** What operations share besides the database; created once at start. */
export interface Services {
  readonly settings: Settings;
  readonly site: Site;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly sms: Sms;
  readonly identity: IdentityProvider;
  readonly maker: Maker;
  readonly gateways: ReadonlyMap<string, PayGateway>;
  readonly pictures: Pictures;
}

/** The origins of the pages of all companies, each once. */
export const originsOf = ({ maker, gateways }: Pick<Services, 'maker' | 'gateways'>): readonly string[] => [
  ...new Set([maker, ...gateways.values()].flatMap(({ origins = [] }) => origins)),
];
