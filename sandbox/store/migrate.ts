import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { SCHEMA, type Store } from './store.js';

/** An arbitrary number, the same in every process. It makes sandboxes that start together migrate one after another. */
const ADVISORY_LOCK = 5_318_008_114;

/** Runs the migrations that this database has not had yet, in the order of their names, in one transaction. */
export async function migrate({ db, asOwner }: Pick<Store, 'db' | 'asOwner'>): Promise<void> {
  const folder = new URL('./migrations/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })),
  );
  if (await isCurrent(db, names)) return;
  const { rows } = await sql<{ role: string }>`select quote_ident(current_user) as role`.execute(db);
  const role = rows[0]?.role ?? 'public';
  await asOwner(async (script) => {
    await script(`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    await script(`create schema if not exists ${SCHEMA}`);
    await script(`create table if not exists ${SCHEMA}.migration (name text primary key)`);
    const applied = new Set((await script(`select name from ${SCHEMA}.migration`)).map(({ name }) => name));
    const pending = files.filter(({ name }) => !applied.has(name));
    if (pending.length === 0) return;
    for (const { name, text } of pending) {
      await script(text);
      await script(`insert into ${SCHEMA}.migration (name) values ('${name}')`);
    }
    // The embedded engine of a lobby runs queries as a role that owns no tables.
    await script(`grant usage on schema ${SCHEMA} to ${role}`);
    await script(`grant select, insert, update, delete on all tables in schema ${SCHEMA} to ${role}`);
    await script(`grant usage, select on all sequences in schema ${SCHEMA} to ${role}`);
  });
}

/** A role that may not create anything can use books that are up to date. */
async function isCurrent(db: Store['db'], names: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (
      select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = ${SCHEMA} and c.relname = 'migration' and has_schema_privilege(n.oid, 'usage')
    ) as "isThere"`.execute(db);
  if (rows[0]?.isThere !== true) return false;
  const { rows: applied } = await sql<{ name: string }>`
    select name from ${sql.table(`${SCHEMA}.migration`)}`.execute(db);
  return names.every((name) => applied.some((row) => row.name === name));
}
