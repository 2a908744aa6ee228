import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { atomically } from '../../../server/db/open.js';
import { postAll, type NewTransfer } from '../../../server/ledger/post.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { dataOf, expectSoundLedger, startStocked } from '../stocked.js';

type Winner = components['schemas']['Winner'];
const day = 86_400_000;
const won = (playerId: number, amount: number, at: number, gameId = 1001): NewTransfer => ({
  type: 'game_win',
  from: { kind: 'maker_settle', makerId: 1 },
  to: { kind: 'maker_balance', playerId, makerId: 1 },
  amount,
  currency: 'PHP',
  referenceNo: randomUUID(),
  roundRef: randomUUID(),
  gameId,
  at: new Date(at),
});

describe.each(ENGINES)('winners, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startStocked(engine);
    const { db, services } = server.parts;
    const now = services.clock.now().getTime();
    const [joanna, phone] = [
      await server.newPlayer({ username: 'joanna' }),
      await server.newPlayer({ username: '09171234567' }),
    ];
    const wins = [
      won(joanna.id, 900_000, now - 1000),
      won(phone.id, 1_200_000, now - 2000, 1004),
      ...Array.from({ length: 25 }, (_, index) => won(joanna.id, 100 + index, now - 3000)),
      won(joanna.id, 5_000_000, now - 3 * day),
      won(joanna.id, 9_000_000, now - 20 * day),
      won(joanna.id, 99_000_000, now - 31 * day),
    ];
    await atomically(db, (trx) => postAll(trx, wins));
  });
  afterAll(() => server.close());

  const winners = async (period: string) =>
    dataOf(await server.call('GET', '/game/winner/list', { query: { period } })) as Winner[];

  test('are the twenty highest wins of the ledger, names masked', async () => {
    const daily = await winners('daily');
    expect(daily).toHaveLength(20);
    expect(daily.slice(0, 2)).toMatchObject([
      { rank: 1, name: '09•• ••• 567', gameId: '1004', gameName: 'Dragon Fruit', amount: 1_200_000 },
      { rank: 2, name: 'jo***na', gameId: '1001', gameName: 'Mango Moon', amount: 900_000 },
    ]);
    expect(daily.map(({ rank }) => rank)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(daily.map(({ amount }) => amount)).toEqual(
      daily.map(({ amount }) => amount).toSorted((one, other) => other - one),
    );
    expect(JSON.stringify(daily)).not.toMatch(/joanna|0917/);
    await expectSoundLedger(server);
  });

  test('of a week and of a month include older wins', async () => {
    expect((await winners('weekly'))[0]?.amount).toBe(5_000_000);
    expect((await winners('monthly'))[0]?.amount).toBe(9_000_000);
  });

  test('of today are on home', async () => {
    const home = dataOf(await server.call('GET', '/game/home')) as { winners: Winner[] };
    expect(home.winners).toEqual(await winners('daily'));
  });

  test('are gone a day later', async () => {
    await server.hook('clock', { offsetMs: 2 * day });
    expect(await winners('daily')).toEqual([]);
    await server.hook('reset', {});
  });

  test('of an unknown period are refused', async () => {
    expect((await server.call('GET', '/game/winner/list', { query: { period: 'yearly' } })).body.code).toBe(10_400);
  });
});
