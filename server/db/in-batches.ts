import { sql, type RawBuilder } from 'kysely';
import type { Db } from './open.js';
import type { Database } from './schema.js';

/** Rows of one statement: others wait only a moment for the locks of a table that has grown for long. */
const AT_ONCE = 1_000;

/**
 * Runs `what`, a `delete` or `update` of the table without its condition, for all rows that meet the condition; the rows that
 * remain must not meet it. A row that somebody else changes meanwhile is left alone unless it still meets it. Returns the
 * number of rows.
 */
export async function inBatches(
  db: Db,
  what: RawBuilder<unknown>,
  table: keyof Database,
  when: RawBuilder<unknown>,
): Promise<number> {
  let done = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      ${what} where ctid = any (array(select ctid from ${sql.table(table)} where ${when} limit ${AT_ONCE}))`.execute(
      db,
    );
    done += Number(numAffectedRows);
    if (numAffectedRows < AT_ONCE) return done;
  }
}

/** @see inBatches */
export const deleteInBatches = (db: Db, table: keyof Database, when: RawBuilder<unknown>): Promise<number> =>
  inBatches(db, sql`delete from ${sql.table(table)}`, table, when);
