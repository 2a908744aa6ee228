import { sql, type Transaction } from 'kysely';
import type { Database } from './schema.js';

/**
 * Runs `work` inside a transaction. If it rejects, its own writes are undone, the transaction goes on, and the result is null:
 * PostgreSQL would otherwise refuse every later statement.
 */
export async function attempt<Result>(trx: Transaction<Database>, work: () => Promise<Result>): Promise<Result | null> {
  await sql`savepoint attempted`.execute(trx);
  try {
    const result = await work();
    await sql`release savepoint attempted`.execute(trx);
    return result;
  } catch {
    await sql`rollback to savepoint attempted`.execute(trx);
    return null;
  }
}
