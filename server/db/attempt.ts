import { sql } from 'kysely';
import type { Db } from './open.js';

/**
 * Runs `work`; if it rejects, the result is null. Inside a transaction its own writes are then undone and the transaction goes
 * on: PostgreSQL would otherwise refuse every later statement.
 */
export async function attempt<Result>(db: Db, work: () => Promise<Result>): Promise<Result | null> {
  if (db.isTransaction) await sql`savepoint attempted`.execute(db);
  try {
    const result = await work();
    if (db.isTransaction) await sql`release savepoint attempted`.execute(db);
    return result;
  } catch {
    if (db.isTransaction) await sql`rollback to savepoint attempted`.execute(db);
    return null;
  }
}
