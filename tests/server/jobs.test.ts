import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startJobs, type Jobs } from '../../server/jobs/jobs.js';
import { SWEEPS, type Sweep } from '../../server/jobs/sweeps.js';
import { tidy } from '../../server/jobs/tidy.js';
import { vacuum } from '../../server/jobs/vacuum.js';
import { ENGINES } from './databases.js';
import { startTestServer, type TestServer } from './harness.js';

describe.each(ENGINES)('the job queue, on %s', (engine) => {
  let server: TestServer;
  let jobs: Jobs;
  const sweep = { name: 'sweep', cron: '0 0 1 1 *', run: vi.fn<Sweep['run']>() };
  beforeAll(async () => {
    server = await startTestServer({ engine });
    jobs = await startJobs(server.database, server.parts, [...SWEEPS, sweep], server.app.log, 0.5);
  });
  afterAll(async () => {
    await jobs.stop();
    await server.close();
  });

  test('runs a queued job, and retries it after a failure', async () => {
    sweep.run.mockRejectedValueOnce(new Error('not this time')).mockResolvedValueOnce({ done: 1, failures: [] });
    await jobs.runNow('sweep');
    await expect.poll(() => sweep.run.mock.calls.length).toBe(2);
  });

  test('logs each row that failed, with its cause', async () => {
    const cause = new Error('this row is broken');
    sweep.run.mockResolvedValueOnce({ done: 1, failures: [{ row: 'order 7', cause }] });
    const logged = vi.spyOn(server.app.log, 'error');
    await jobs.runNow('sweep');
    await expect
      .poll(() => logged.mock.calls)
      .toContainEqual([{ err: cause, sweep: 'sweep', row: 'order 7' }, 'a row of a sweep failed']);
  });

  test('of old sessions only the browser of a player is kept, and of recent ones everything', async () => {
    const { db } = server.parts;
    const now = new Date('2026-11-21T10:00:00Z');
    const { id } = await server.newPlayer();
    await db.deleteFrom('session').where('player_id', '=', id).execute();
    const [here, there] = [randomUUID(), randomUUID()];
    const used = async (browser: string | null, daysAgo: number) =>
      db
        .insertInto('session')
        .values({
          player_id: id,
          token_hash: randomBytes(32),
          browser_uuid: browser,
          user_agent: 'Firefox',
          ip: '203.0.113.7',
          created_at: new Date(now.getTime() - daysAgo * 86_400_000),
          last_used_at: new Date(now.getTime() - daysAgo * 86_400_000),
          ended_at: now,
        })
        .execute();
    for (const [browser, daysAgo] of [
      [here, 400],
      [here, 200],
      [null, 150],
      [there, 89],
      [there, 1],
    ] as const)
      await used(browser, daysAgo);
    await tidy(db, now);
    const left = await db
      .selectFrom('session')
      .select(['browser_uuid', 'ip', 'user_agent'])
      .where('player_id', '=', id)
      .orderBy('id')
      .execute();
    expect(left).toEqual([
      { browser_uuid: here, ip: '', user_agent: '' },
      { browser_uuid: there, ip: '203.0.113.7', user_agent: 'Firefox' },
      { browser_uuid: there, ip: '203.0.113.7', user_agent: 'Firefox' },
    ]);
  });

  test('cleaning up goes on after a kind of rows that fails', async () => {
    const { db } = server.parts;
    const now = new Date('2026-11-21T10:00:00Z');
    await db
      .insertInto('rate_limit')
      .values({ key: 'long over', count: 1, window_ends_at: new Date(now.getTime() - 1) })
      .execute();
    const cause = new Error('broken');
    const failing = db.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('"captcha"')) throw cause;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    expect((await tidy(failing, now)).failures).toEqual([{ row: 'captchas', cause }]);
    expect(await db.selectFrom('rate_limit').select('key').where('key', '=', 'long over').execute()).toEqual([]);
  });

  test('gives a queue of an earlier start the limits of this one', async () => {
    const changed = await startJobs(server.database, server.parts, [{ ...sweep, longestSeconds: 300 }], server.app.log);
    await changed.stop();
    const { rows } = await server.database.executeSql(`select expire_seconds from pgboss.queue where name = 'sweep'`);
    expect(rows).toEqual([{ expire_seconds: 300 }]);
  });

  test('cleaning up deletes only expired rows', async () => {
    const { db } = server.parts;
    const now = new Date('2026-11-21T10:00:00Z');
    await db
      .insertInto('rate_limit')
      .values([
        // More than one statement deletes.
        ...Array.from({ length: 1_001 }, (_, number) => ({
          key: `over ${number}`,
          count: 1,
          window_ends_at: new Date(now.getTime() - 1),
        })),
        { key: 'running', count: 1, window_ends_at: new Date(now.getTime() + 1) },
      ])
      .execute();
    await tidy(db, now);
    expect(await db.selectFrom('rate_limit').select('key').execute()).toEqual([{ key: 'running' }]);
  });

  test('the embedded engine is vacuumed by the role of the server; PostgreSQL does that by itself', async () => {
    const { db } = server.parts;
    const vacuumed = async () =>
      (
        await sql<{ name: string }>`
          select format('%I.%I', schemaname, relname) as name from pg_stat_all_tables
          where last_vacuum is not null and last_analyze is not null and n_dead_tup = 0`.execute(db)
      ).rows.map(({ name }) => name);
    const limits = { count: 1, window_ends_at: new Date() };
    await db
      .insertInto('rate_limit')
      .values(Array.from({ length: 500 }, (_, number) => ({ ...limits, key: `gone ${number}` })))
      .execute();
    await db.deleteFrom('rate_limit').execute();
    await vacuum(db, server.database);
    // Of pg-boss a table that it does not write meanwhile.
    const tables = ['public.transfer', 'public.rate_limit', 'pgboss.subscription', 'pg_catalog.pg_class'];
    const found = await vacuumed();
    expect(tables.filter((name) => found.includes(name))).toEqual(engine === 'embedded' ? tables : []);
  });
});
