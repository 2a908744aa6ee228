import { originProblem } from './adapters/company.js';
import { OWN_ADAPTERS, type Adapters } from './adapters/own.js';
import { guarded } from './adapters/calls/guard.js';
import { systemClock, type Clock } from './base/clock.js';
import { WrongSettings, type Settings } from './base/settings.js';
import { SITES } from './base/site.js';
import { isInTransaction, type Db } from './db/open.js';
import { watchCalls, type CallLog } from './domain/watch-calls.js';
import { openPasswords } from './domain/access/passwords.js';
import { openPictures } from './domain/pictures.js';
import { sandboxGateway } from '../sandbox/adapters/gateway.js';
import { sandboxIdentity } from '../sandbox/adapters/identity.js';
import { sandboxSms } from '../sandbox/adapters/sms.js';
import { embeddedMaker } from '../sandbox/maker/embedded-maker.js';
import { originsOf, type Services } from './domain/services.js';
import type { Seed } from './http/parts.js';

/** What services are made on; `own` replaces the adapters of OWN_ADAPTERS. */
export interface Ground extends CallLog {
  readonly db: Db;
  readonly clock?: Clock;
  readonly own?: Adapters | null;
}

/** Throws `WrongSettings` when the sandboxes are off and no adapters replace them. */
export function openServices(
  settings: Settings,
  { db, clock = systemClock(), own = OWN_ADAPTERS, log, metrics }: Ground,
): Services {
  const raw = settings.SANDBOX ? sandboxAdapters(db, clock) : own;
  if (raw === null)
    throw new WrongSettings(
      'SANDBOX=false, the default with DATABASE_URL, needs adapters of your own for payment, SMS, identity and ' +
        'maker: wire them in server/adapters/own.ts, or set SANDBOX=true for a lobby with play money.',
    );
  const adapters = guarded(raw, {
    watch: watchCalls(db, clock, { log, metrics }),
    inFlight: callsInFlight(settings),
    isInTransaction,
  });
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
    heldAtMakers: new Map(),
  };
}

/**
 * The most calls in flight to one company: half of the connections, so that the requests of bystanders have theirs even while
 * the answers of a company that was slow are booked.
 */
const callsInFlight = ({ DATABASE_POOL }: Settings): number => Math.max(1, Math.floor(DATABASE_POOL / 2));

/** The play-money companies that come with the server. */
export const sandboxAdapters = (db: Db, clock: Clock): Adapters => ({
  sms: sandboxSms(db, clock),
  identity: sandboxIdentity(db),
  maker: embeddedMaker(db),
  gateways: new Map([['sandbox', sandboxGateway(db)]]),
});

/** The demo lobby: loaded only where it is asked for. */
export async function loadSeed({ SEED }: Pick<Settings, 'SEED'>): Promise<Seed | null> {
  return SEED ? (await import('../demo/lobby.js')).demoLobby : null;
}
