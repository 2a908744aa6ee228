import { mkdir } from 'node:fs/promises';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { takeFolder } from './folder.js';
import { SCHEMA, type Store } from './store.js';
import type { Tables } from './tables.js';

/** Longest time one statement may run, and that a request waits for a connection, in ms. */
const TIMEOUT_MS = 5000;

/** A pool of the sandbox's own on a PostgreSQL. */
export async function openPostgres(connectionString: string, max: number): Promise<Store> {
  const { Pool, types: wire } = await import('pg');
  const getTypeParser = (...type: Parameters<typeof wire.getTypeParser>) =>
    type[0] === wire.builtins.INT8 ? wholeNumber : wire.getTypeParser(...type);
  const pool = new Pool({
    connectionString,
    max,
    types: { getTypeParser: getTypeParser as typeof wire.getTypeParser },
    statement_timeout: TIMEOUT_MS,
    idle_in_transaction_session_timeout: 2 * TIMEOUT_MS,
    connectionTimeoutMillis: TIMEOUT_MS,
  });
  // The next query replaces a connection that broke. Without listeners the error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db: db.withSchema(SCHEMA),
    asOwner: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        // For several statements the driver returns an array of results, which its types do not mention.
        const result = await work(async (text) => [await client.query(text)].flat().at(-1)?.rows ?? []);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => db.destroy(),
  };
}

/** The embedded engine on a folder, for a sandbox in a process of its own. */
export async function openFolder(folder: string): Promise<Store> {
  await mkdir(folder, { recursive: true });
  const leave = await takeFolder(folder);
  const store = await openEmbedded(`${folder}/db`);
  return { ...store, close: () => store.close().then(leave) };
}

/** The embedded engine, in memory without a folder. */
export async function openEmbedded(dataDir?: string): Promise<Store> {
  const { PGlite, types } = await import('@electric-sql/pglite');
  const pglite = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    parsers: { [types.INT8]: wholeNumber, [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') },
  });
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db: db.withSchema(SCHEMA),
    asOwner: (work) =>
      pglite.transaction((trx) =>
        work(async (text) => ((await trx.exec(text)).at(-1)?.rows ?? []) as Record<string, unknown>[]),
      ),
    close: () => db.destroy(),
  };
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is beyond exact whole numbers`);
  return number;
}
