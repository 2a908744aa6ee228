import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { WrongSettings } from '../base/settings.js';
import type { Opened, Script } from './open.js';

/** An arbitrary number, the same in every process. It makes servers that start together migrate and seed one after another. */
export const START_LOCK = 4_271_907_703;

/** How the tables of a database differ from those of this version of the server. */
export interface SchemaState {
  /** Migrations that have not run there. */
  readonly pending: readonly string[];
  /** Migrations that ran there and that this version does not have, or has with another text. */
  readonly unknown: readonly string[];
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

const FOLDER = new URL('./migrations/', import.meta.url);

/**
 * Runs the pending `migrations/NNN-what.sql` in the order of their names, in one transaction. Throws if a migration was
 * edited after it ran: add a new one instead. Returns the names of those that ran.
 */
export async function migrate(database: Pick<Opened, 'asOwner'>, folder = FOLDER): Promise<readonly string[]> {
  const migrations = await migrationsIn(folder);
  const grants = await grantsText();
  return database.asOwner(async (script) => {
    await script(`select pg_advisory_xact_lock(${START_LOCK})`);
    const applied = await appliedIn(script);
    const changed = migrations.find(({ name, hash }) => (applied.get(name) ?? hash) !== hash);
    if (changed !== undefined)
      throw new Error(
        `Migration ${changed.name} was changed after it ran on this database: add a new migration instead.`,
      );
    const pending = migrations.filter(({ name }) => !applied.has(name));
    // A server whose role may only read and write rows starts, too, as long as nothing is to be done.
    if (pending.length === 0) return [];
    await run(script, pending).catch((error: unknown) => {
      if (!mayNot(error)) throw error;
      throw new WrongSettings(
        `The database needs ${pending.length} migrations (${pending[0]?.name ?? ''} first), and its role may not run them: ` +
          'set MIGRATE_DATABASE_URL to the address of one that may, or run `npm run operator -- migrate` as that one.',
      );
    });
    await script(grants);
    return pending.map(({ name }) => name);
  });
}

/** A change of a table waits for the transactions that use it, and everybody who comes later waits behind it: not for long. */
const LOCK_TIMEOUT = '10s';

async function run(script: Script, pending: readonly Migration[]): Promise<void> {
  await script(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
  await script(
    'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  for (const { name, sql, hash } of pending) {
    await script(sql);
    await script(`insert into migration (name, hash) values ('${name}', '${hash}')`);
  }
}

/** The refusal of PostgreSQL for a role without the right (SQLSTATE 42501). */
const mayNot = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '42501';

/** Gives the server's role its rights on all tables. */
export async function grant(database: Pick<Opened, 'asOwner'>): Promise<void> {
  const grants = await grantsText();
  await database.asOwner((script) => script(grants));
}

/** The migrations that ran on a database, with the hashes of their texts; none in an empty one. */
export async function appliedIn(script: Script): Promise<ReadonlyMap<string, string>> {
  const [table] = await script(`select to_regclass('public.migration') is not null as there`);
  if (table?.['there'] !== true) return new Map();
  const rows = await script('select name, hash from migration');
  return new Map(rows.map(({ name, hash }) => [String(name), String(hash)]));
}

/** Compares the migrations that ran on a database with the files of this version. */
export async function compareSchema(applied: ReadonlyMap<string, string>, folder = FOLDER): Promise<SchemaState> {
  const files = new Map((await migrationsIn(folder)).map(({ name, hash }) => [name, hash]));
  return {
    pending: [...files.keys()].filter((name) => !applied.has(name)),
    unknown: [...applied].filter(([name, hash]) => files.get(name) !== hash).map(([name]) => name),
  };
}

/** Whether the tables of a database are those of this version. */
export async function schemaState(database: Pick<Opened, 'asOwner'>): Promise<SchemaState> {
  return compareSchema(await database.asOwner(appliedIn));
}

async function migrationsIn(folder: URL): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{3}-[a-z0-9-]+\.sql$/.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

const grantsText = (): Promise<string> => readFile(new URL('./grants.sql', import.meta.url), 'utf8');
