import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startJobs } from '../../server/jobs/jobs.js';
import type { Sweep } from '../../server/jobs/sweeps.js';
import { auditAndStore, sweepAudit } from '../../server/ledger/stored-audit.js';
import { metricsApp } from '../../server/http/metrics-app.js';
import type { Metrics } from '../../server/http/metrics.js';
import { auditCommand } from '../../server/operator/audit.js';
import { ENGINES } from './databases.js';
import { startTestServer, type TestServer } from './harness.js';
import { runCommand } from './run-command.js';

const NOW = new Date('2026-11-21T10:00:00Z');

test('a server without METRICS_PORT counts nothing', async () => {
  const server = await startTestServer();
  expect(server.parts.metrics).toBeNull();
  await server.close();
});

describe.each(ENGINES)('the figures for operators, on %s', (engine) => {
  let server: TestServer;
  let metrics: Metrics;
  beforeAll(async () => {
    server = await startTestServer({ engine, settings: { METRICS_PORT: 9100 } });
    metrics = server.parts.metrics as Metrics;
  });
  afterAll(() => server.close());

  /** The value of a figure with its labels; null if it is absent. */
  async function figure(name: string): Promise<number | null> {
    const line = (await metrics.text()).split('\n').find((text) => text.startsWith(`${name} `));
    return line === undefined ? null : Number(line.slice(name.length + 1));
  }

  test('are served in the text format of Prometheus, and not on the public port', async () => {
    const app = metricsApp(metrics);
    const answer = await app.inject('/metrics');
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.body).toContain('\nnodejs_eventloop_lag_p99_seconds ');
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    await app.close();
  });

  test('count responses by route and status, errors among them', async () => {
    await server.call('GET', '/bulletin/list');
    const route = 'route="/user-api/bulletin/list",method="GET"';
    await expect.poll(() => figure(`lobby_http_response_seconds_count{${route},status="200"}`)).toBe(1);
    server.announceStop();
    await fetch(`${server.url}/readyz`);
    const unready = 'lobby_http_response_seconds_count{route="/readyz",method="GET",status="503"}';
    await expect.poll(() => figure(unready)).toBe(1);
  });

  test('show how many passwords wait to be hashed', async () => {
    const { passwords } = server.parts.services;
    const hashes = Array.from({ length: 5 }, () => passwords.hash('papaya.sun8'));
    // Two are hashed at a time.
    expect(await figure('lobby_queue_waiting{queue="passwords"}')).toBe(3);
    await Promise.all(hashes);
    expect(await figure('lobby_queue_waiting{queue="passwords"}')).toBe(0);
    expect(await figure('lobby_queue_waiting{queue="pictures"}')).toBe(0);
  });

  test('count the rows of scheduled work, and its failed runs', async () => {
    const results = [{ done: 2, failures: [{ row: 'order 7', cause: new Error('broken') }] }];
    const run: Sweep['run'] = async () => results.shift() ?? Promise.reject(new Error('not this time'));
    const jobs = await startJobs(
      server.database,
      server.parts,
      [{ name: 'sweep', cron: '0 0 1 1 *', run }],
      server.app.log,
    );
    await jobs.runNow('sweep');
    await expect.poll(() => figure('lobby_sweep_rows_total{sweep="sweep",result="done"}')).toBe(2);
    expect(await figure('lobby_sweep_rows_total{sweep="sweep",result="failed"}')).toBe(1);
    expect(await figure('lobby_sweep_failed_runs_total{sweep="sweep"}')).toBe(0);
    expect(await figure('lobby_queue_waiting{queue="sweep"}')).toBe(0);
    await jobs.runNow('sweep');
    await expect.poll(() => figure('lobby_sweep_failed_runs_total{sweep="sweep"}')).toBeGreaterThan(0);
    await jobs.stop();
  });

  test('show the drift that the last audit found', async () => {
    const { db } = server.parts;
    expect(await figure('lobby_ledger_drift')).toBeNull();
    await server.newPlayer({ balance: 10_000 });
    expect((await sweepAudit(db, NOW)).failures).toEqual([]);
    expect(await figure('lobby_ledger_audit_failed')).toBe(0);
    expect(await figure('lobby_ledger_drift')).toBe(0);
    await server.database.asOwner((script) =>
      script(
        `alter table account disable trigger user;
         update account set balance = balance + 1 where kind = 'player_wallet';
         alter table account enable trigger user`,
      ),
    );
    const { failures } = await sweepAudit(db, new Date(NOW.getTime() + 1000));
    expect(failures.map(({ row }) => row.replace(/\d+/, 'N'))).toContain('balance: account N player_wallet');
    expect(await figure('lobby_ledger_drift')).toBe(failures.length);
    expect(await figure('lobby_ledger_audited_timestamp_seconds')).toBe(NOW.getTime() / 1000 + 1);
  });

  test('show an audit that failed as failed, and not the good one before it', async () => {
    const { db } = server.parts;
    await server.database.asOwner((script) => script('alter table transfer rename column amount to amount_gone'));
    await expect(auditAndStore(db, new Date(NOW.getTime() + 1500))).rejects.toThrow('amount');
    // Now is later than every time of this test, and the newest result is the one that is shown.
    expect((await runCommand(server, auditCommand)).code).toBe(3);
    await server.database.asOwner((script) => script('alter table transfer rename column amount_gone to amount'));
    expect(await figure('lobby_ledger_audit_failed')).toBe(1);
    expect(await figure('lobby_ledger_drift')).toBeNull();
    expect(await figure('lobby_ledger_audited_timestamp_seconds')).toBe(NOW.getTime() / 1000 + 1);
  });

  test('show the use of the connection pool of a PostgreSQL', async () => {
    const used = await figure('lobby_pool_connections{state="waiting"}');
    expect(used).toBe(engine === 'postgres' ? 0 : null);
  });

  test('are still there when the database is not', async () => {
    await auditAndStore(server.parts.db, new Date(NOW.getTime() + 2000));
    await server.parts.db.destroy();
    expect(await figure('lobby_ledger_drift')).toBeNull();
    expect(await figure('lobby_queue_waiting{queue="passwords"}')).toBe(0);
  });
});
