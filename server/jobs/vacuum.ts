import { sql } from 'kysely';
import { eachRow, type Swept } from '../base/each-row.js';
import type { Db, Opened } from '../db/open.js';

/**
 * Gives back the room of rows that are gone, and tells the planner what the tables hold, which PostgreSQL does by itself and
 * the embedded engine never does. Table by table, because the engine does nothing else meanwhile. Does nothing on PostgreSQL.
 */
export async function vacuum(db: Db, { engine }: Pick<Opened, 'engine'>): Promise<Swept> {
  if (engine === 'postgres') return { done: 0, failures: [] };
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, relname) as name from pg_stat_all_tables where schemaname <> 'pg_toast' order by 1`.execute(
    db,
  );
  return eachRow(tables, { name: ({ name }) => name }, async ({ name }) => {
    await sql`vacuum (analyze) ${sql.raw(name)}`.execute(db);
    return true;
  });
}
