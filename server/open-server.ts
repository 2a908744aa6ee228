import type { FastifyInstance } from 'fastify';
import { buildApp, type AppParts } from './app.js';
import { systemClock } from './clock.js';
import { loadContract } from './contract/load.js';
import { migrate } from './db/migrate.js';
import { openDatabase, type Db, type Opened } from './db/open.js';
import { loadOperations } from './operations.js';
import { catchUp, seedOnce } from './seed/seed.js';
import { openServices } from './services.js';
import { WrongSettings, type Settings } from './settings.js';

/** A server that is ready to listen. */
export interface OpenServer {
  readonly app: FastifyInstance;
  readonly parts: AppParts;
  readonly database: Opened;
  /** Operations of the contract without a file. */
  readonly missing: readonly string[];
  /** Lets running calls finish, then closes the database. */
  close(): Promise<void>;
}

/** Opens the database, brings it up to date and builds the app. `database` replaces the one that the settings name. */
export async function openServer(settings: Settings, database?: Opened): Promise<OpenServer> {
  // While the database needs the processor, these wait for their files.
  const loading = loadContract().then(async (contract) => ({ contract, ...(await loadOperations(contract)) }));
  // Heard below, once the database is open and can be closed again.
  loading.catch(() => undefined);
  const opened = database ?? (await openDatabase(settings));
  try {
    await migrate(opened);
    const { contract, operations, missing } = await loading;
    const parts: AppParts = {
      db: opened.db,
      services: openServices(settings, systemClock()),
      contract,
      operations,
      asOwner: opened.asOwner,
    };
    await keepSite(opened.db, settings.SITE);
    if (settings.SEED && !(await seedOnce(opened.db, parts.services))) await catchUp(opened.db, parts.services);
    const app = await buildApp(parts);
    return {
      app,
      parts,
      missing,
      database: opened,
      close: async () => {
        await app.close();
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** A database is of one site for good: its money, phones and texts are. Throws when the settings name another. */
async function keepSite(db: Db, site: Settings['SITE']): Promise<void> {
  await db
    .insertInto('site_setting')
    .values({ key: 'site', value: JSON.stringify(site) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db.selectFrom('site_setting').select('value').where('key', '=', 'site').executeTakeFirstOrThrow();
  if (kept.value !== site)
    throw new WrongSettings(
      `This database is of the site ${String(kept.value)}; SITE says ${site}. Set SITE=${String(kept.value)}, or DATA_DIR or DATABASE_URL to another database.`,
    );
}
