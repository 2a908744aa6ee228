import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './http/app.js';
import type { AppParts, Guests } from './http/parts.js';
import { systemClock } from './base/clock.js';
import { loadContract } from './contract/load.js';
import { migrate } from './db/migrate.js';
import { openDatabase, type Db, type Opened } from './db/open.js';
import { picturesWaiting } from './domain/upload/picture.js';
import type { Metrics } from './http/metrics.js';
import { loadOperations } from './operations/load.js';
import { loadSeed, openSandbox, openServices } from './compose.js';
import { WrongSettings, type Settings } from './base/settings.js';

/** A server that is ready to listen. */
export interface OpenServer {
  readonly app: FastifyInstance;
  readonly parts: AppParts;
  readonly database: Opened;
  /** Operations of the contract that have no file. */
  readonly missing: readonly string[];
  /** From now on /readyz answers 503, so that no new visitor is sent here. Everything else goes on until `close`. */
  announceStop(): void;
  /** Lets running requests finish, then closes the database. */
  close(): Promise<void>;
}

/** Opens the database, migrates it and builds the app. `database` replaces the database that the settings name. */
export async function openServer(settings: Settings, database?: Opened): Promise<OpenServer> {
  // These read files while opening the database keeps the processor busy.
  const loading = loadContract().then(async (contract) => ({ contract, ...(await loadOperations(contract)) }));
  // An error is handled below, when the database is open and can be closed again.
  loading.catch(() => undefined);
  const opened = database ?? (await openDatabase(settings));
  let guests: Guests | null = null;
  try {
    await migrate(opened);
    const { contract, operations, missing } = await loading;
    const stopping = new AbortController();
    const metrics = settings.METRICS_PORT === 0 ? null : await loadMetrics(opened);
    let log: FastifyBaseLogger | undefined;
    const clock = systemClock();
    const sandbox = await openSandbox(settings, { database: opened, clock, log: () => log });
    guests = sandbox;
    const parts: AppParts = {
      db: opened.db,
      services: await openServices(settings, { db: opened.db, clock, sandbox, log: () => log, metrics }),
      contract,
      operations,
      database: opened,
      metrics,
      seed: await loadSeed(settings),
      guests,
      stopping: stopping.signal,
    };
    parts.metrics?.watchQueue('passwords', () => parts.services.passwords.waiting());
    parts.metrics?.watchQueue('pictures', picturesWaiting);
    await requireSameSite(opened.db, settings.SITE);
    await parts.seed?.fill(opened.db, parts.services);
    const app = await buildApp(parts, addOthers);
    log = app.log;
    return {
      app,
      parts,
      missing,
      database: opened,
      announceStop: () => stopping.abort(),
      close: async () => {
        await app.close();
        await sandbox?.close();
        await opened.close();
      },
    };
  } catch (error) {
    await guests?.close();
    await opened.close();
    throw error;
  }
}

/** The pages of the companies that come with the server, and what tests may do to it. */
export async function addOthers(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { settings } = parts.services;
  await parts.guests?.addPages(app);
  parts.guests?.callTo(app);
  if (settings.TEST_MODE) {
    const { addTestHooks } = await import('./testing/hooks.js');
    await addTestHooks(app, parts);
  }
}

/** The counters are loaded only where somebody reads them. */
async function loadMetrics(database: Opened): Promise<Metrics> {
  const { openMetrics } = await import('./http/metrics.js');
  return openMetrics(database);
}

/**
 * A database belongs to one site for ever, because its money, phones and texts belong to that site. Throws when the
 * settings name another site.
 */
async function requireSameSite(db: Db, site: Settings['SITE']): Promise<void> {
  await db
    .insertInto('site_setting')
    .values({ key: 'site', value: JSON.stringify(site) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db.selectFrom('site_setting').select('value').where('key', '=', 'site').executeTakeFirstOrThrow();
  if (kept.value !== site)
    throw new WrongSettings(
      `This database is of the site ${String(kept.value)}; SITE says ${site}. ` +
        `Set SITE=${String(kept.value)}, or DATA_DIR or DATABASE_URL to another database.`,
    );
}
