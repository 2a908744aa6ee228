import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate as migrateSandbox } from '../../../sandbox/store/migrate.js';
import { storeIn } from '../../../sandbox/store/store.js';
import { migrate } from '../../../server/db/migrate.js';
import { openEmbedded } from '../../../server/db/open.js';

const MIGRATIONS = new URL('../../../server/db/migrations/', import.meta.url);
const MOVES = '320-companies-own-tables.sql';

/** All migrations but the one that moves the books: those of a lobby from before. */
async function migrationsBefore(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const name of await readdir(MIGRATIONS))
    if (name !== MOVES) await cp(fileURLToPath(new URL(name, MIGRATIONS)), join(folder, name));
  return folder;
}

test('the money and the open rounds of players at the maker survive the move to its own books', async () => {
  const folder = await migrationsBefore();
  const database = await openEmbedded({});
  await migrate(database, pathToFileURL(`${folder}/`));
  await database.asOwner(async (script) => {
    await script(`insert into sandbox_maker_wallet values (1, 'lobby-7', 'PHP', 12345)`);
    await script(`insert into sandbox_maker_seat (session_ref, maker_ref, player_ref, game_ref, currency, token_hash, is_demo,
      last_seen_at) values ('s', 1, 'lobby-7', 3001, 'PHP', '\\x01', false, now())`);
    await script(`insert into sandbox_maker_round (session_ref, round_key, round_ref, stake, win, outcome, created_at, due_at)
      values ('s', 'a', gen_random_uuid(), 100, 50, '[]', now(), null), ('s', 'b', gen_random_uuid(), 200, null, '[]', now(), now())`);
    await script(`insert into sms_outbox (phone, text, created_at) values ('09170000000', 'x', now())`);
  });
  expect(await migrate(database)).toContain(MOVES);
  const store = storeIn(database);
  await migrateSandbox(store);
  // Once more, as at the next start.
  await migrateSandbox(store);
  expect(await store.db.selectFrom('maker_wallet').selectAll().execute()).toEqual([
    { maker_ref: 1, player_ref: 'lobby-7', currency: 'PHP', balance: 12_345 },
  ]);
  const rounds = await store.db.selectFrom('maker_round').select(['round_key', 'state']).orderBy('seq').execute();
  expect(rounds).toEqual([
    { round_key: 'a', state: 'decided' },
    { round_key: 'b', state: 'open' },
  ]);
  await store.db.insertInto('sms').values({ phone: '09170000001', text: 'y', created_at: new Date() }).execute();
  expect(await store.db.selectFrom('sms').select('phone').orderBy('id').execute()).toHaveLength(2);
  await database.close();
  await rm(folder, { recursive: true });
});

test('an empty lobby leaves no tables of the companies behind, and they begin with their own', async () => {
  const database = await openEmbedded({});
  await migrate(database);
  const tables = async () =>
    (
      await sql<{ name: string }>`
        select table_schema || '.' || table_name as name from information_schema.tables
        where table_name like '%maker_wallet' or table_name like '%sms%'`.execute(database.db)
    ).rows;
  expect(await tables()).toEqual([]);
  await migrateSandbox(storeIn(database));
  expect((await tables()).map(({ name }) => name).toSorted()).toEqual(['sandbox.maker_wallet', 'sandbox.sms']);
  await database.close();
});
