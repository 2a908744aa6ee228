import { sql } from 'kysely';
import type { Db } from '../../server/db/open.js';

/**
 * How many rows of all tables `work` reads, as the database itself counts them. Small tables are read by index too: what
 * reads a whole table here has no index that serves it, and would read the whole table of a big house.
 */
export function rowsRead(db: Db, work: (db: Db) => Promise<unknown>): Promise<number> {
  return db.connection().execute(async (connection) => {
    await sql`set enable_seqscan = off`.execute(connection);
    try {
      const before = await countOf(connection);
      await work(connection);
      return (await countOf(connection)) - before;
    } finally {
      await sql`reset enable_seqscan`.execute(connection);
    }
  });
}

async function countOf(db: Db): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(seq_tup_read), 0)::bigint + (
      select coalesce(sum(idx_tup_read), 0)::bigint from pg_stat_user_indexes where schemaname = 'public'
    ) as count
    from pg_stat_user_tables where schemaname = 'public'`.execute(db);
  return rows[0]?.count ?? 0;
}
