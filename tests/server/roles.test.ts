import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from 'pg';
import { audit } from '../../server/ledger/audit.js';
import { migrate } from '../../server/db/migrate.js';
import { openPostgres } from '../../server/db/open.js';
import { start, urlOf } from './child.js';
import { createPostgresDatabase, ENGINES } from './databases.js';

describe.runIf(ENGINES.includes('postgres'))('a server whose role may not migrate', () => {
  const role = `lobby_runs_${randomUUID().replaceAll('-', '')}`;
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  /** The same database as that role. */
  let limited: string;
  async function asOwner(...statements: readonly string[]): Promise<void> {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }
  const settings = () => ({
    PORT: '0',
    DATABASE_URL: limited,
    SANDBOX: 'true',
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '0',
  });

  beforeAll(async () => {
    database = await createPostgresDatabase();
    const url = new URL(database.url);
    url.username = role;
    limited = url.href;
    await asOwner(`create role ${role} login`);
  });
  afterAll(async () => {
    await asOwner(`drop owned by ${role}`, `drop role ${role}`);
    await database.drop();
  });

  test('says which setting or command helps while something is to be migrated', async () => {
    const server = await start(settings());
    expect(await once(server.process, 'exit')).toEqual([1, null]);
    expect(server.said()).toMatch(
      /^The database needs \d+ migrations \(\S+ first\), and its role may not run them: set /,
    );
  });

  test('starts when nothing is, and books and audits; it cannot change what was booked', async () => {
    const owner = await openPostgres(database.url, 2);
    expect((await migrate(owner)).length).toBeGreaterThan(0);
    await owner.close();
    await asOwner(`grant lobby_app to ${role}`);
    const server = await start({ ...settings(), SEED: 'true' });
    const url = await urlOf(server);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const opened = await openPostgres(limited, 2);
    expect((await audit(opened.db)).findings).toEqual([]);
    const { count } = await opened.db
      .selectFrom('transfer')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBeGreaterThan(100);
    await expect(opened.db.updateTable('transfer').set({ amount: 1 }).execute()).rejects.toThrow(/permission denied/);
    await opened.close();
    const ended = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  test('migrates as the role of MIGRATE_DATABASE_URL', async () => {
    const empty = await createPostgresDatabase();
    const own = new URL(empty.url);
    own.username = role;
    const server = await start({ ...settings(), DATABASE_URL: own.href, MIGRATE_DATABASE_URL: empty.url });
    expect((await fetch(`${await urlOf(server)}/readyz`)).status).toBe(200);
    const ended = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await empty.drop();
  });
});
