import type { Script } from '../db/open.js';
import type { AppParts } from '../http/parts.js';

/** Tables whose rows the migrations insert; the lobby never changes them. */
const KEPT_TABLES: ReadonlySet<string> = new Set(['migration', 'transfer_rule', 'bill_kind', 'bonus_rule']);

/** Empties the database, and seeds it again if it was seeded. All tokens become invalid. */
export async function startOver({
  db,
  services,
  database,
  seed,
  guests,
}: Pick<AppParts, 'db' | 'services' | 'database' | 'seed' | 'guests'>): Promise<void> {
  await database.asOwner(emptyTables);
  await guests?.empty();
  await db
    .insertInto('site_setting')
    .values({ key: 'site', value: JSON.stringify(services.settings.SITE) })
    .execute();
  await seed?.fill(db, services);
}

async function emptyTables(script: Script): Promise<void> {
  const tables = (
    await script(
      "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )
  )
    .map(({ name }) => String(name))
    .filter((name) => !KEPT_TABLES.has(name));
  // The append-only triggers of the ledger refuse a truncation, so they are disabled for it.
  for (const table of tables) await script(`alter table ${table} disable trigger user`);
  await script(`truncate ${tables.join(', ')} restart identity`);
  for (const table of tables) await script(`alter table ${table} enable trigger user`);
}
