import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Kysely, Transaction } from 'kysely';
import type { Settings } from '../base/settings.js';
import { dumpEmbedded, dumpPostgres } from './dump.js';
import { lockFolder } from './lock.js';
import type { Database } from './schema.js';

/** Runs queries, on the database or in a transaction. */
export type Db = Kysely<Database>;

/** An open database of either engine. */
export interface Opened {
  readonly db: Db;
  readonly engine: 'embedded' | 'postgres';
  /** Runs scripts in one transaction, as the owner of the tables. */
  readonly asOwner: <Result>(work: (script: Script) => Promise<Result>) => Promise<Result>;
  /** Runs SQL as the server's role: one statement with values, or several without. For the job queue. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** The connections of the pool; the embedded engine has none. */
  readonly poolUse?: () => PoolUse;
  /** Writes a copy of the whole database, as it is at one moment, to a file (see `backup.ts`). */
  dumpTo(path: string): Promise<void>;
  /** Of a PostgreSQL: other companies in this process open a pool of their own. */
  readonly connectionString?: string;
  close(): Promise<void>;
}

/** Connections to PostgreSQL in use and idle, and how many requests wait for one. */
export interface PoolUse {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Runs SQL without parameters; `rows` are those of the last statement. */
export type Script = (sql: string) => Promise<readonly Record<string, unknown>[]>;

/** Longest time one statement may run, in milliseconds (PostgreSQL only: the embedded engine has one thread). */
const STATEMENT_TIMEOUT_MS = 5000;

/** The server's role in the database. It may insert transfers, but neither update nor delete them (see grants.sql). */
const ROLE = 'lobby_app';
const TAKE_ROLE = `do $$ begin
  if pg_has_role(current_user, (select oid from pg_roles where rolname = '${ROLE}'), 'member') then set role ${ROLE}; end if;
end $$`;

/** Nothing but the server vacuums the embedded engine (see `jobs/vacuum.ts`), and its role owns no table. */
const MAY_VACUUM = `do $$ begin
  if exists (select from pg_roles where rolname = '${ROLE}' and not pg_has_role(oid, 'pg_maintain', 'member'))
  then grant pg_maintain to ${ROLE}; end if;
end $$`;

/** Opens the database of the settings: PostgreSQL if DATABASE_URL is set, else the embedded one in DATA_DIR. */
export async function openDatabase(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'> &
    Partial<Pick<Settings, 'MIGRATE_DATABASE_URL'>>,
): Promise<Opened> {
  const { DATABASE_URL, DATABASE_POOL, MIGRATE_DATABASE_URL } = settings;
  if (DATABASE_URL !== '') return openPostgres(DATABASE_URL, DATABASE_POOL, MIGRATE_DATABASE_URL || DATABASE_URL);
  await mkdir(settings.DATA_DIR, { recursive: true });
  const unlock = await lockFolder(settings.DATA_DIR);
  try {
    const opened = await openEmbedded({ dataDir: join(settings.DATA_DIR, 'db') });
    return {
      ...opened,
      close: async () => {
        await opened.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * Of 128 MB, the default, a lobby uses little: its whole database is smaller, and the operating system keeps its files in memory
 * anyway. The memory of the embedded engine never shrinks.
 */
const BUFFERS = '32MB';

/** Opens the embedded engine on a folder or in memory. The caller must hold the folder's lock. */
export async function openEmbedded(where: {
  readonly dataDir?: string;
  readonly loadDataDir?: Blob;
  /** Its program, compiled before: for a process that opens several. */
  readonly pgliteWasmModule?: WebAssembly.Module;
}): ReturnType<typeof useEmbedded> {
  const { PGlite, types } = await import('@electric-sql/pglite');
  return useEmbedded(
    await PGlite.create({
      ...where,
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
      parsers: { [types.INT8]: wholeNumber, [types.DATE]: String, [types.NUMERIC]: String, [types.BYTEA]: bytes },
    }),
  );
}

/** Uses an embedded engine that has started and has the parsers of `openEmbedded`. */
export async function useEmbedded(
  pglite: PGlite,
): Promise<Opened & { dump(): Promise<Blob>; readonly pglite: PGlite }> {
  const { Kysely: KyselyClass, PGliteDialect } = await import('kysely');
  const takeRole = () => pglite.exec(`${MAY_VACUUM}; ${TAKE_ROLE}`);
  // A folder or an image that was migrated before has the server's role already.
  await takeRole();
  const db = new KyselyClass<Database>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    pglite,
    engine: 'embedded',
    asOwner: async (work) => {
      await pglite.exec('reset role');
      try {
        return await pglite.transaction((trx) => work(async (sql) => lastRows(await trx.exec(sql))));
      } finally {
        await takeRole();
      }
    },
    executeSql: async (text, values = []) => {
      if (values.length > 0) return pglite.query(text, values);
      return { rows: [...lastRows(await pglite.exec(text))] };
    },
    // Holds up every other transaction. What a crash would leave is a whole database too, so nothing is flushed before.
    dumpTo: (path) => pglite.transaction(() => dumpEmbedded(pglite, path)),
    dump: async () => new Blob([await (await pglite.dumpDataDir('none')).arrayBuffer()]),
    close: () => db.destroy().then(() => (pglite.closed ? undefined : pglite.close())),
  };
}

/** Opens a connection pool on PostgreSQL 15 or newer; `owner` is the address of the role that owns the tables. */
export async function openPostgres(connectionString: string, max: number, owner = connectionString): Promise<Opened> {
  const [{ Client, Pool, types: wire }, { Kysely: KyselyClass, PostgresDialect }] = await Promise.all([
    import('pg'),
    import('kysely'),
  ]);
  const parsers = new Map<number, (text: string) => unknown>([
    [wire.builtins.INT8, wholeNumber],
    [wire.builtins.DATE, String],
    [wire.builtins.NUMERIC, String],
  ]);
  const getTypeParser = (...type: Parameters<typeof wire.getTypeParser>) =>
    parsers.get(type[0]) ?? wire.getTypeParser(...type);
  const types = { getTypeParser: getTypeParser as typeof wire.getTypeParser };
  const pool = new Pool({
    connectionString,
    max,
    types,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: STATEMENT_TIMEOUT_MS,
    // Runs before a new connection is used for the first time.
    // Compiling a statement (jit) takes up to a second where running it takes milliseconds.
    verify: (client, done) => void client.query(`set jit = off; ${TAKE_ROLE}`).then(() => done(), done),
  });
  // The next query replaces a connection that broke while idle. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  // A connection that breaks while in use rejects its query and also emits the error, which would end the process too.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = new KyselyClass<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    engine: 'postgres',
    connectionString,
    asOwner: async (work) => {
      const client = new Client({ connectionString: owner, types });
      await client.connect();
      try {
        await client.query('begin');
        // For several statements the driver returns an array of results, which its types do not mention.
        const result = await work(async (sql) => lastRows([await client.query(sql)].flat()));
        await client.query('commit');
        return result;
      } finally {
        await client.end();
      }
    },
    executeSql: async (text, values = []) => ({ rows: [...lastRows([await pool.query(text, values)].flat())] }),
    dumpTo: async (path) => {
      const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
      await dumpPostgres(connectionString, Number(rows[0]?.server_version_num), path);
    },
    poolUse: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => db.destroy(),
  };
}

/** The transaction that the running code is inside of. */
const surrounding = new AsyncLocalStorage<Transaction<Database>>();

/** Runs `work` in a transaction, or in the one that `db` already is. Inside, query only through `trx`. */
export function atomically<Result>(db: Db, work: (trx: Transaction<Database>) => Promise<Result>): Promise<Result> {
  return db.isTransaction
    ? work(db as Transaction<Database>)
    : db.transaction().execute((trx) => markTransaction(trx, work));
}

/** Runs the work of a transaction that `atomically` has not begun, so that `isInTransaction` knows of it. */
export const markTransaction = <Result>(
  trx: Transaction<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> => surrounding.run(trx, () => work(trx));

/** Whether the running code is inside of a transaction, whichever handle it uses. */
export const isInTransaction = (): boolean => surrounding.getStore() !== undefined;

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is beyond exact whole numbers`);
  return number;
}

/** PostgreSQL's hex form of bytea, \\x0a1b. */
function bytes(text: string): Buffer {
  return Buffer.from(text.slice(2), 'hex');
}

function lastRows(results: readonly { readonly rows: readonly unknown[] }[]): readonly Record<string, unknown>[] {
  return (results.at(-1)?.rows ?? []) as readonly Record<string, unknown>[];
}
