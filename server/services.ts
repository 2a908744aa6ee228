import { openPasswords, type Passwords } from './domain/access/passwords.js';
import { openPictures, type Pictures } from './pictures.js';
import type { IdentityProvider } from './adapters/identity/identity.js';
import { sandboxIdentity } from '../sandbox/adapters/identity.js';
import type { PayGateway } from './adapters/pay/gateway.js';
import { sandboxGateway } from '../sandbox/adapters/gateway.js';
import { originProblem } from './adapters/company.js';
import { OWN_ADAPTERS, type Adapters } from './adapters/own.js';
import { timed } from './adapters/timed.js';
import { sandboxSms, type Sms } from './adapters/sms/sms.js';
import { systemClock, type Clock } from './clock.js';
import { WrongSettings, type Settings } from './settings.js';
import type { Maker } from './adapters/maker/maker.js';
import { embeddedMaker } from '../sandbox/maker/embedded-maker.js';
import { SITES, type Site } from './site.js';

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

/** Throws `WrongSettings` when the sandboxes are off and no adapters replace them. */
export function openServices(
  settings: Settings,
  clock: Clock = systemClock(),
  own: Adapters | null = OWN_ADAPTERS,
): Services {
  const adapters = settings.SANDBOX ? sandboxAdapters(clock) : own && timed(own);
  if (adapters === null)
    throw new WrongSettings(
      'SANDBOX=false, the default with DATABASE_URL, needs adapters of your own for payment, SMS, identity and ' +
        'maker: wire them in server/adapters/own.ts, or set SANDBOX=true for a lobby with play money.',
    );
  const wrong = originsOf(adapters)
    .map(originProblem)
    .filter((problem) => problem !== null);
  if (wrong.length > 0) throw new WrongSettings(`Adapters declare origins that cannot be used: ${wrong.join('; ')}.`);
  return {
    settings,
    site: SITES[settings.SITE],
    clock,
    passwords: openPasswords(settings),
    ...adapters,
    pictures: openPictures(),
  };
}

/** The play-money companies that come with the server. */
export const sandboxAdapters = (clock: Clock): Adapters => ({
  sms: sandboxSms(clock),
  identity: sandboxIdentity,
  maker: embeddedMaker(),
  gateways: new Map([['sandbox', sandboxGateway]]),
});

/** The origins of the pages of all companies, each once. */
export const originsOf = ({ maker, gateways }: Pick<Services, 'maker' | 'gateways'>): readonly string[] => [
  ...new Set([maker, ...gateways.values()].flatMap(({ origins = [] }) => origins)),
];
