import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Opened } from './open.js';

/** An arbitrary number, the same in every process. It makes servers that start together migrate and seed one after another. */
export const START_LOCK = 4_271_907_703;

/**
 * Runs the pending `migrations/NNN-what.sql` in the order of their names, in one transaction. Throws if a migration was
 * edited after it ran: add a new one instead. Returns the names of those that ran.
 */
export async function migrate(
  database: Pick<Opened, 'asOwner'>,
  folder = new URL('./migrations/', import.meta.url),
): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{3}-[a-z0-9-]+\.sql$/.test(name)).toSorted();
  const files = await Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), 'utf8') })),
  );
  const grants = await readFile(new URL('./grants.sql', import.meta.url), 'utf8');
  return database.asOwner(async (script) => {
    await script(`select pg_advisory_xact_lock(${START_LOCK})`);
    await script(
      'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const applied = new Map((await script('select name, hash from migration')).map((row) => [row.name, row.hash]));
    const ran: string[] = [];
    for (const { name, sql } of files) {
      const hash = createHash('sha256').update(sql).digest('hex');
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
