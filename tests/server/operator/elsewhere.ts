import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, type Settings } from '../../../server/base/settings.js';
import type { Opened } from '../../../server/db/open.js';
import { createPostgresDatabase, type Engine } from '../databases.js';

/** A place for a database that is not there yet. */
export interface Elsewhere {
  readonly settings: Settings;
  remove(): Promise<void>;
}

/** An empty database of PostgreSQL, or a folder for an embedded one. */
export async function newPlace(engine: Engine): Promise<Elsewhere> {
  const [folder, created] = await Promise.all([
    mkdtemp(join(tmpdir(), 'lobby-elsewhere-')),
    engine === 'postgres' ? createPostgresDatabase() : null,
  ]);
  return {
    settings: { ...readSettings({}), DATA_DIR: join(folder, 'data'), DATABASE_URL: created?.url ?? '' },
    remove: async () => {
      await created?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Number and hash of the rows of every table, and where its sequences stand. */
export async function contentOf(database: Opened): Promise<unknown> {
  return database.asOwner(async (script) => {
    const tables = await script(
      `select quote_ident(table_name) as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    );
    const counts = tables.map(
      ({ name }) =>
        `select '${String(name)}' as name, count(*) as count, md5(string_agg(t::text, '' order by t::text)) as rows from ${String(name)} t`,
    );
    const rows = await script(`${counts.join(' union all ')} order by name`);
    const sequences = await script(
      "select sequencename as name, last_value from pg_sequences where schemaname = 'public' order by 1",
    );
    return { rows, sequences };
  });
}
