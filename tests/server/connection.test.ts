import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { audit } from '../../server/ledger/audit.js';
import { ENGINES } from './databases.js';
import { startTestServer } from './harness.js';

describe.runIf(ENGINES.includes('postgres'))('a server whose connections to PostgreSQL break', () => {
  test('reports the failure, recovers without a restart, and loses no acknowledged write', async () => {
    const server = await startTestServer({ engine: 'postgres' });
    const { token } = await server.newPlayer({ balance: 1000 });
    const ask = () => server.call('GET', '/user/getBalanceInfo', { token });
    const calls = Array.from({ length: 20 }, (_, index) => (index === 5 ? cutAll().then(ask) : ask()));
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => ![200, 500].includes(status))).toEqual([]);
    expect(answers.every(({ body }) => typeof body.msg === 'string')).toBe(true);
    expect((await ask()).body.data).toMatchObject({ balance: 1000 });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect((await audit(server.parts.db)).findings).toEqual([]);
    await server.close();

    async function cutAll(): Promise<void> {
      await server.database.asOwner((script) =>
        script(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        ),
      );
    }
  });

  test('is not ready without a database', async () => {
    const server = await startTestServer({ engine: 'postgres' });
    await server.parts.db.destroy();
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    await server.close();
  });

  test('cancels a statement that takes too long', async () => {
    const server = await startTestServer({ engine: 'postgres' });
    await expect(sql`select pg_sleep(30)`.execute(server.parts.db)).rejects.toMatchObject({ code: '57014' });
    await server.close();
  });
});
