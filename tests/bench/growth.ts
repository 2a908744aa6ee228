import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../server/db/open.js';
import { vacuum } from '../server/databases.js';
import { startTestServer, type TestServer } from '../server/harness.js';
import { addOpenGame } from '../server/play-support.js';
import { startPromotions } from '../server/promotions/support.js';
import type { Measure } from './measure.js';
import { onWallet, seatOf } from './rounds.js';

/** Of each kind. What a table keeps for a single row is a page of 8 kB, so fewer would say too much. */
const count = 1_000;

/** How many rows and bytes a PostgreSQL grows by with each thousand players, deposits and rounds, indexes included. */
export async function measureGrowth(): Promise<Measure[]> {
  const lobby = await startTestServer({ engine: 'postgres', settings: { SEED: true } });
  const table = await startPromotions('postgres');
  try {
    // A player may deposit only so often a day: one each.
    const tokens: string[] = [];
    await addOpenGame(table, onWallet, { wallet_mode: 'seamless', min_transfer_in: 0 });
    const seat = await seatOf(table, 'seamless, by callback');
    return [
      ...(await grownBy(lobby, 'players', async () => tokens.push((await lobby.newPlayer()).token))),
      ...(await grownBy(lobby, 'deposits', () => deposit(lobby, tokens.pop() ?? ''))),
      ...(await grownBy(table, 'rounds', () => seat.round())),
    ];
  } finally {
    await lobby.close();
    await table.close();
  }
}

async function grownBy(server: TestServer, what: string, once: () => Promise<unknown>): Promise<Measure[]> {
  const before = await sizeOf(server);
  for (let number = 0; number < count; number += 1) await once();
  const after = await sizeOf(server);
  return [
    { name: `${count} ${what} on PostgreSQL`, unit: 'rows', value: after.rows - before.rows },
    { name: `${count} ${what} on PostgreSQL`, unit: 'kB', value: Math.round((after.bytes - before.bytes) / 1024) },
  ];
}

async function sizeOf({
  database,
  parts: { db },
}: TestServer): Promise<{ readonly rows: number; readonly bytes: number }> {
  await vacuum(database);
  const { rows: tables } = await sql<{ name: string; bytes: number }>`
    select quote_ident(relname) as name, pg_total_relation_size(relid) as bytes from pg_stat_user_tables
     where schemaname = 'public'`.execute(db);
  const counts = await Promise.all(tables.map(({ name }) => rowsOf(db, name)));
  return { rows: sum(counts), bytes: sum(tables.map(({ bytes }) => bytes)) };
}

async function rowsOf(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

async function deposit(server: TestServer, token: string): Promise<void> {
  const { body } = await server.call('POST', '/pay/qr/charge', {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: { channelId: 'qr-instant', amount: 50_000 },
  });
  if (body.code !== 200) throw new Error(JSON.stringify(body));
  await server.sandbox('pay', { orderNo: (body.data as { orderNo: string }).orderNo, outcome: 'paid' });
}
