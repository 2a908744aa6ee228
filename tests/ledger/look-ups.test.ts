import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db, Opened } from '../../server/db/open.js';
import { ENGINES, openTestDatabase } from '../server/databases.js';
import { playerWith } from './support.js';

describe.each(ENGINES)('the account of a key, on %s', (engine) => {
  let database: Opened;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  /** How many rows of accounts were read so far. */
  async function rowsRead(db: Db): Promise<number> {
    await sql`select pg_stat_force_next_flush()`.execute(db);
    const { rows } = await sql<{ count: number }>`
      select seq_tup_read + idx_tup_fetch as count from pg_stat_user_tables where relname = 'account'`.execute(db);
    return Number(rows[0]?.count);
  }

  test.each([
    ['a player', 'player_wallet'],
    ['the house', 'pay_clearing'],
  ])('of %s is found without reading the accounts of others', async (_, kind) => {
    const players = await Promise.all(Array.from({ length: 100 }, () => playerWith(database, 1000)));
    const owner = kind === 'player_wallet' ? sql`${players[7]}::bigint` : sql`null::bigint`;
    await database.db.connection().execute(async (connection) => {
      // The table of a test is so small that reading all of it would be right.
      await sql`set enable_seqscan = off`.execute(connection);
      const before = await rowsRead(connection);
      await sql`select account_of(${kind}, ${owner}, null, null, 'PHP')`.execute(connection);
      expect((await rowsRead(connection)) - before).toBeLessThan(10);
      // The measure works: this reads all accounts.
      await sql`select sum(balance) from account`.execute(connection);
      expect((await rowsRead(connection)) - before).toBeGreaterThan(100);
      await sql`reset enable_seqscan`.execute(connection);
    });
  });
});
