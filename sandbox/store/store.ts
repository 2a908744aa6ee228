import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.js';

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** Runs SQL without parameters; `rows` are those of the last statement. */
type Script = (sql: string) => Promise<readonly Record<string, unknown>[]>;

/** Where the sandbox keeps its books: a handle of its own, and a way to run migrations. */
export interface Store {
  readonly db: Db;
  /** Runs scripts in one transaction, as the owner of the tables. */
  readonly asOwner: <Result>(work: (script: Script) => Promise<Result>) => Promise<Result>;
  close(): Promise<void>;
}

/** All tables are in one schema, beside whatever else the database holds. */
export const SCHEMA = 'sandbox';

/** A store on a database that somebody else opened and closes: the embedded engine of a lobby, which one process opens once. */
export const storeIn = (shared: {
  // Whatever tables its opener knows.
  readonly db: { withSchema(schema: string): unknown };
  readonly asOwner: Store['asOwner'];
}): Store => ({
  db: shared.db.withSchema(SCHEMA) as Db,
  asOwner: shared.asOwner,
  close: () => Promise.resolve(),
});
