import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
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
    await script(
      'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const applied = await appliedIn(script);
    const ran: string[] = [];
    for (const { name, sql, hash } of migrations) {
      const before = applied.get(name);
      if (before !== undefined && before !== hash)
        throw new Error(`Migration ${name} was changed after it ran on this database: add a new migration instead.`);
      if (before !== undefined) continue;
      await script(sql);
      await script(`insert into migration (name, hash) values ('${name}', '${hash}')`);
      ran.push(name);
    }
    if (ran.length > 0) await script(grants);
    return ran;
  });
}

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
