import { originProblem } from './adapters/company.js';
import { OWN_ADAPTERS, type Adapters } from './adapters/own.js';
import { guarded } from './adapters/calls/guard.js';
import { systemClock, type Clock } from './base/clock.js';
import { WrongSettings, type Settings } from './base/settings.js';
import { SITES } from './base/site.js';
import { isInTransaction, type Db, type Opened } from './db/open.js';
import { watchCalls, type CallLog } from './domain/watch-calls.js';
import { openPasswords } from './domain/access/passwords.js';
import { openPictures } from './domain/pictures.js';
import { originsOf, type Services } from './domain/services.js';
import type { Guests, Seed } from './http/parts.js';

/** The companies of the sandbox in this process, and the lobby's way to them. */
export interface Sandbox extends Guests {
  readonly adapters: Adapters;
}

/** Connections of the companies to a PostgreSQL, besides those of the lobby. */
const SANDBOX_POOL = 5;

/**
 * Opens the companies of the sandbox on their own books, in the schema `sandbox` of the lobby's database. Null if the settings
 * want other companies, or find the sandbox in a process of its own.
 */
export async function openSandbox(
  settings: Pick<Settings, 'SANDBOX' | 'SANDBOX_URL' | 'SANDBOX_SECRET' | 'SITE' | 'TEST_MODE'>,
  { database, clock = systemClock(), log }: { readonly database: Opened; readonly clock?: Clock } & CallLog,
): Promise<Sandbox | null> {
  if (!settings.SANDBOX || settings.SANDBOX_URL !== '') return null;
  const [{ openInProcess }, { openPostgres }, { storeIn }] = await Promise.all([
    import('../sandbox/in-process.js'),
    import('../sandbox/store/open.js'),
    import('../sandbox/store/store.js'),
  ]);
  return openInProcess({
    // One process opens an embedded engine once, so the companies share the lobby's.
    store:
      database.connectionString === undefined
        ? storeIn(database)
        : await openPostgres(database.connectionString, SANDBOX_POOL),
    secret: settings.SANDBOX_SECRET,
    now: () => clock.now(),
    log: { warn: (about, message) => log?.()?.warn(about, message) },
    site: settings.SITE,
    isTest: settings.TEST_MODE,
  });
}

/** What services are made on. */
export interface Ground extends CallLog {
  readonly db: Db;
  readonly clock?: Clock;
  /** From `openSandbox`. */
  readonly sandbox?: Pick<Sandbox, 'adapters'> | null;
  /** Replaces the adapters of OWN_ADAPTERS. */
  readonly own?: Adapters | null;
}

/** Throws `WrongSettings` when there is no sandbox and no adapters replace it. */
export async function openServices(
  settings: Settings,
  { db, clock = systemClock(), sandbox = null, own = OWN_ADAPTERS, log, metrics }: Ground,
): Promise<Services> {
  const pages = pagesOfSandbox(settings);
  const raw = settings.SANDBOX_URL === '' ? (sandbox?.adapters ?? own) : await adaptersTo(settings, pages ?? '');
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
    smsOutbox: pages === null ? null : `${pages}/sandbox/sms`,
  };
}

/** Work of a program that serves nobody, as the operator's commands: on services of its own, which end with it. */
export async function withServices<Result>(
  settings: Settings,
  database: Opened,
  work: (services: Services) => Promise<Result>,
): Promise<Result> {
  const sandbox = await openSandbox(settings, { database });
  try {
    return await work(await openServices(settings, { db: database.db, sandbox }));
  } finally {
    await sandbox?.close();
  }
}

/**
 * The most calls in flight to one company: half of the connections, so that the requests of bystanders have theirs even while
 * the answers of a company that was slow are booked.
 */
const callsInFlight = ({ DATABASE_POOL }: Settings): number => Math.max(1, Math.floor(DATABASE_POOL / 2));

/** The address of the sandbox's pages: empty for the lobby's own, null without a sandbox. */
function pagesOfSandbox({ SANDBOX, SANDBOX_URL, SANDBOX_PAGES }: Settings): string | null {
  if (SANDBOX_URL === '') return SANDBOX ? '' : null;
  return SANDBOX_PAGES === '/' ? '' : (SANDBOX_PAGES || SANDBOX_URL).replace(/\/$/, '');
}

/** Least length of the secret: what both sides sign with must not be guessed. */
const LEAST_SECRET = 16;

/** The adapters to a sandbox in a process of its own. */
async function adaptersTo({ SANDBOX_URL, SANDBOX_SECRET }: Settings, pages: string): Promise<Adapters> {
  if (!URL.canParse(SANDBOX_URL))
    throw new WrongSettings('SANDBOX_URL: expected an address such as http://localhost:8090');
  if (SANDBOX_SECRET.length < LEAST_SECRET)
    throw new WrongSettings(`SANDBOX_SECRET: at least ${LEAST_SECRET} characters, the same as the sandbox's`);
  const { sandboxAdapters } = await import('../sandbox/adapters/adapters.js');
  return sandboxAdapters({ url: SANDBOX_URL.replace(/\/$/, ''), secret: SANDBOX_SECRET, fetch }, pages);
}

/** The demo lobby: loaded only where it is asked for. */
export async function loadSeed({ SEED }: Pick<Settings, 'SEED'>): Promise<Seed | null> {
  return SEED ? (await import('../demo/lobby.js')).demoLobby : null;
}
