import { originProblem } from './adapters/company.js';
import { OWN_ADAPTERS, type Adapters } from './adapters/own.js';
import { sandboxSms } from './adapters/sms/sms.js';
import { timed } from './adapters/timed.js';
import { systemClock, type Clock } from './base/clock.js';
import { WrongSettings, type Settings } from './base/settings.js';
import { SITES } from './base/site.js';
import { openPasswords } from './domain/access/passwords.js';
import { openPictures } from './domain/pictures.js';
import { sandboxGateway } from '../sandbox/adapters/gateway.js';
import { sandboxIdentity } from '../sandbox/adapters/identity.js';
import { embeddedMaker } from '../sandbox/maker/embedded-maker.js';
import { originsOf, type Services } from './domain/services.js';
import type { Seed } from './http/parts.js';

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

/** The demo lobby: loaded only where it is asked for. */
export async function loadSeed({ SEED }: Pick<Settings, 'SEED'>): Promise<Seed | null> {
  return SEED ? (await import('../demo/lobby.js')).demoLobby : null;
}
