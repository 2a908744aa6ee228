import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../server/ledger/audit.js';
import { walletBalance } from '../../server/ledger/balance.js';
import { catchUp, seedOnce } from '../../server/seed/seed.js';
import type { CountryCode } from '../../server/site.js';
import { ENGINES } from './databases.js';
import { startTestServer, type TestServer } from './harness.js';
import { solvedCaptcha } from './people.js';

const SITES: readonly CountryCode[] = ['PH', 'TH', 'MM'];
const DAY = 86_400_000;

describe.each(ENGINES.flatMap((engine) => SITES.map((site) => ({ engine, site }))))('a seeded lobby of $site, on $engine', ({ engine, site }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ engine, settings: { SEED: true, SITE: site } });
  }, 60_000);
  afterAll(() => server.close());

  const winners = async (period: string) => (await server.call('GET', '/game/winner/list', { query: { period } })).body.data as readonly { amount: number }[];

  test('has two hundred games, ten makers and six categories', async () => {
    const { db } = server.parts;
    const count = async (table: 'game' | 'maker' | 'category') => (await db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
    expect([await count('game'), await count('maker'), await count('category')]).toEqual([200, 10, 6]);
  });

  test('has a ledger without a finding', async () => {
    const { findings, transfers } = await audit(server.parts.db);
    expect(findings).toEqual([]);
    expect(transfers).toBeGreaterThan(2000);
  });

  test.each(['daily', 'weekly', 'monthly'])('names twenty %s winners', async (period) => {
    expect(await winners(period)).toHaveLength(20);
  });

  test('lets the demo player in, who has money and a history', async () => {
    const { body } = await server.call('POST', '/login', { body: { username: 'demo', password: 'demo1234', browserUUID: '0f8fad5b-d9cb-469f-a165-70867728950e', ...(await solvedCaptcha(server)) } });
    const token = String(body['token']);
    const { user } = (await server.call('GET', '/getInfo', { token })).body as unknown as { user: { userId: string } };
    expect(await walletBalance(server.parts.db, Number(user.userId), server.parts.services.site.currency)).toBeGreaterThan(0);
    expect(((await server.call('GET', '/bill/list', { token })).body as unknown as { total: number }).total).toBeGreaterThan(5);
  });

  test('is seeded once', async () => {
    expect(await seedOnce(server.parts.db, server.parts.services)).toBe(false);
  });

  test('goes on living: three days later the winners of the day are of that day', async () => {
    await server.hook('clock', { offsetMs: 3 * DAY });
    expect(await winners('daily')).toEqual([]);
    expect(await catchUp(server.parts.db, server.parts.services)).toBeGreaterThan(20);
    expect((await winners('daily')).length).toBeGreaterThan(10);
    expect(await catchUp(server.parts.db, server.parts.services)).toBe(0);
    expect((await audit(server.parts.db)).findings).toEqual([]);
  });
});
