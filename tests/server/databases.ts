import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { migrate as migrateSandbox } from '../../sandbox/store/migrate.js';
import { storeIn } from '../../sandbox/store/store.js';
import { migrate } from '../../server/db/migrate.js';
import { openEmbedded, openPostgres, type Opened } from '../../server/db/open.js';
import { filesIn, read } from '../support/files.js';
import { LentDatabase } from './lent-database.js';

export type Engine = 'embedded' | 'postgres';

const { PGHOST = '127.0.0.1', PGPORT = '5432', PGUSER = 'postgres' } = process.env;

/** The engines that can be tested here: the embedded one, and PostgreSQL where it answers. */
export const EVERY_ENGINE: readonly Engine[] = (await answers(PGHOST, Number(PGPORT)))
  ? ['embedded', 'postgres']
  : ['embedded'];

/** Those that a test project is for; all where it names none. */
export const ENGINES = EVERY_ENGINE.filter((engine) => (process.env['TEST_ENGINES'] ?? engine).includes(engine));

/** What a database holds when a test gets it. It is filled once, by `fill`, and copied from then on. */
export interface Content {
  readonly name: string;
  readonly fill: (opened: Opened) => Promise<void>;
}

/** All tables, and what the migrations write into them. */
const TABLES: Content = { name: 'tables', fill: async () => undefined };

/** Contents are dated relative to the time at which they are made, and none of them is so old that a server would go on with it. */
const FRESH_MS = 50 * 60_000;

/** A database of its own with all tables and this content, gone on close. */
export async function openTestDatabase(engine: Engine, content: Content = TABLES): Promise<Opened> {
  return engine === 'embedded' ? lendEmbedded(content) : openFromTemplate(content);
}

let compiled: Promise<WebAssembly.Module> | undefined;
/** Compiled once for all databases of this thread. */
const wasm = (): Promise<WebAssembly.Module> =>
  (compiled ??= readFile(
    join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm'),
  ).then((bytes) => WebAssembly.compile(bytes)));

/** Those of this thread that nobody uses at present, the last used last. */
const idle: { readonly content: string; readonly database: LentDatabase }[] = [];
/** Each keeps some hundred megabytes. */
const MOST_IDLE = 3;

/** Starting a database takes a second and restoring a used one a twentieth of that, so the files of a thread share them. */
async function lendEmbedded(content: Content): Promise<Opened> {
  const at = idle.findLastIndex((kept) => kept.content === content.name);
  const [kept] = at === -1 ? [] : idle.splice(at, 1);
  const database = kept?.database ?? (await LentDatabase.of(await openFromImage(content)));
  return database.lend(async () => {
    idle.push({ content: content.name, database });
    if (idle.length > MOST_IDLE) await idle.shift()?.database.stop();
  });
}

/**
 * Migrations and content take seconds and unpacking their image a fraction, so it is kept for each state of the sources. Two
 * processes that find none both make one; the file is replaced whole, so either may be read.
 */
async function openFromImage(content: Content): ReturnType<typeof openEmbedded> {
  const path = join(tmpdir(), `lobby-test-database-${hashOfSources()}-${content.name}.tar`);
  const image = (await freshImage(path)) ?? (await makeImage());
  return openEmbedded({ loadDataDir: new Blob([image as Uint8Array<ArrayBuffer>]), pgliteWasmModule: await wasm() });

  async function makeImage(): Promise<Buffer> {
    const opened =
      content === TABLES ? await openEmbedded({ pgliteWasmModule: await wasm() }) : await openFromImage(TABLES);
    if (content === TABLES) {
      await migrate(opened);
      await migrateSandbox(storeIn(opened));
      await dropTemplates(opened);
    }
    await content.fill(opened);
    const made = Buffer.from(await (await opened.dump()).arrayBuffer());
    await opened.close();
    const own = `${path}.${randomUUID()}`;
    await writeFile(own, made);
    await rename(own, path);
    return made;
  }
}

/** Every test unpacks the image file by file. Half of its files belong to databases that nobody opens. */
async function dropTemplates(opened: Opened): Promise<void> {
  await opened.executeSql('reset role');
  for (const name of ['template0', 'template1']) {
    await opened.executeSql(`alter database ${name} is_template false`);
    await opened.executeSql(`drop database ${name}`);
  }
}

async function freshImage(path: string): Promise<Buffer | null> {
  const made = await stat(path).catch(() => null);
  return made && Date.now() - made.mtimeMs < FRESH_MS ? readFile(path) : null;
}

/** Set while deliberate mistakes are made in the sources: each would else fill its databases anew. */
let hash = process.env['TEST_DATABASES'];
/** Of all that decides what a new database holds. */
function hashOfSources(): string {
  if (hash !== undefined) return hash;
  const digest = createHash('sha256');
  for (const folder of ['server', 'sandbox', 'demo'])
    for (const name of filesIn(folder, /\.(?:ts|sql|json|ya?ml)$/))
      if (!name.startsWith('server/web/')) digest.update(name).update(read(name));
  return (hash = digest.digest('hex').slice(0, 16));
}

/** PostgreSQL copies a database in a fraction of the time that migrations and content take. */
async function openFromTemplate(content: Content): Promise<Opened> {
  const { url, drop } = await copyPostgresDatabase(content);
  const opened = await openPostgres(url, 10);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await drop();
    },
  };
}

/** A new database on PostgreSQL with this content; also for servers in processes of their own. */
export async function copyPostgresDatabase(content: Content): Promise<CreatedDatabase> {
  const created = await createPostgresDatabase(await templateOf(content));
  // A copy has everything but the rights on the database itself.
  const grants = await readFile(new URL('../../server/db/grants.sql', import.meta.url), 'utf8');
  const opened = await openPostgres(created.url, 1);
  await opened.asOwner((script) => script(grants));
  await opened.close();
  return created;
}

/** Templates are named after the sources, the content and the time at which they go stale, in seconds. */
async function templateOf(content: Content): Promise<string> {
  const prefix = `lobby_template_${hashOfSources()}_${content.name.replaceAll('-', '_').toLowerCase()}_`;
  return withServer(async (client) => {
    // One process at a time looks for a template and makes it.
    await client.query(`select pg_advisory_lock(hashtext('${prefix}'))`);
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname like 'lobby\\_template\\_%' order by datname desc",
    );
    const now = Date.now() / 1000;
    const goesStale = (name: string) => Number(/_(\d+)$/.exec(name)?.[1]);
    const found = rows.find(({ datname }) => datname.startsWith(prefix) && goesStale(datname) > now);
    if (found) return found.datname;
    // Nothing is copied from one any more that has been stale for an hour.
    for (const { datname } of rows)
      if (goesStale(datname) < now - 3600)
        await client.query(`drop database if exists ${datname}`).catch(() => undefined);
    const name = `${prefix}${Math.floor(now + FRESH_MS / 1000)}`;
    // Under another name until it is whole.
    const { url, name: unfinished } = await createPostgresDatabase();
    const opened = await openPostgres(url, 10);
    await migrate(opened);
    await migrateSandbox(storeIn(opened));
    await content.fill(opened);
    await opened.close();
    await client.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  });
}

export interface CreatedDatabase {
  readonly name: string;
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** A new database on the PostgreSQL that answers here, empty or as the template is; also for servers in processes of their own. */
export async function createPostgresDatabase(template = 'template1'): Promise<CreatedDatabase> {
  const name = `lobby_test_${randomUUID().replaceAll('-', '')}`;
  await withServer((client) => client.query(`create database ${name} template ${template}`));
  return {
    name,
    url: urlOf(name),
    drop: async () => void (await withServer((client) => client.query(`drop database ${name} with (force)`))),
  };
}

/** Tells the planner what the tables hold now, as PostgreSQL does by itself a while after many rows were written. */
export async function vacuum({ db }: Opened): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const client = new Client({ connectionString: urlOf(rows[0]?.name ?? '') });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

/**
 * Ends what a server has under way on its PostgreSQL, as a crash of the server does. Does nothing on the embedded engine, which
 * lives in the process.
 */
export async function breakTransactions(db: Opened['db']): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const name = rows[0]?.name ?? '';
  if (!name.startsWith('lobby_test_')) return;
  const busy = `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and state <> 'idle'`;
  await withServer((client) => client.query(busy, [name]));
}

function urlOf(database: string): string {
  return `postgres://${PGUSER}@${PGHOST}:${PGPORT}/${database}`;
}

async function withServer<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A closed port refuses at once; the limit is for a computer that is busy, where half of the tests must not be left out. */
function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port, timeout: 10_000 });
    const end = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket
      .on('connect', () => end(true))
      .on('error', () => end(false))
      .on('timeout', () => end(false));
  });
}
