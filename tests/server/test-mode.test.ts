import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../server/ledger/audit.js';
import { ENGINES } from './databases.js';
import { startTestServer, type TestServer } from './harness.js';
import { openTill } from './wallet/till.js';

describe.each(ENGINES)('test mode, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ engine, settings: { SEED: true } });
  });
  afterAll(() => server.close());

  test('empties the database and seeds it again: no earlier row is left, and the triggers are active', async () => {
    const { db } = server.parts;
    const count = async () =>
      (
        await db
          .selectFrom('player')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count;
    const before = await count();
    const till = await openTill(server);
    const { orderNo } = await till.order(50_000);
    expect(await server.sandbox('pay', { orderNo, outcome: 'paid' })).toEqual({ isKnown: true });
    expect(await server.hook('reset', { data: true })).toEqual({ reset: true });
    expect([await count(), (await till.ask('GET', '/getInfo')).body.code]).toEqual([before, 401]);
    expect((await audit(db)).findings).toEqual([]);
    const again = await openTill(server);
    const order = await again.order(50_000);
    expect(await server.sandbox('pay', { orderNo: order.orderNo, outcome: 'paid' })).toEqual({ isKnown: true });
    expect(await again.balance()).toBe(50_000);
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('kind', '=', 'player_wallet')
      .where('balance', '>', 0)
      .executeTakeFirstOrThrow();
    await expect(
      server.database.asOwner((script) => script(`update account set balance = balance + 1 where id = ${id}`)),
    ).rejects.toThrow('a balance changes by a transfer only');
  });

  test('runs a job on request, and sets switches', async () => {
    const till = await openTill(server);
    const { orderNo } = await till.order(50_000);
    await server.hook('clock', { offsetMs: 16 * 60_000 });
    expect(await server.hook('sweep', { name: 'expire-orders' })).toEqual({ swept: 1 });
    expect(await till.status(orderNo)).toMatchObject({ status: 1, reason: 'expired' });
    await server.hook('switch', { gameAccountCaptchaEnabled: 'false' });
    const { body } = await server.call('POST', '/login', {
      body: { username: 'demo', password: 'demo1234', browserUUID: '0f8fad5b-d9cb-469f-a165-70867728950e' },
    });
    expect(body.code).toBe(200);
    await server.hook('reset', {});
  });
});
