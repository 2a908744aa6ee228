import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { atomically } from '../../../server/db/open.js';
import { postAll, type NewTransfer } from '../../../server/ledger/post.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { dataOf, expectSoundLedger, startStocked } from '../stocked.js';

type Winner = components['schemas']['Winner'];
type OwnWin = components['schemas']['OwnWin'];
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

  test('name the place of the player, whatever its number is, masked as the others', async () => {
    const { db, services } = server.parts;
    const now = services.clock.now().getTime();
    const players = [await server.newPlayer({ username: 'ligaya' }), await server.newPlayer({ username: 'makisig' })];
    const [ligaya, makisig] = players;
    if (!ligaya || !makisig) throw new Error('two players are needed');
    const own = async (token: string, period = 'daily') => {
      const answer = await server.call('GET', '/game/winner/own', { query: { period }, token });
      return dataOf(answer) as OwnWin | null;
    };
    expect(await own(ligaya.token)).toBeNull();
    await atomically(db, (trx) =>
      postAll(trx, [
        won(ligaya.id, 900_000, now - 500),
        won(ligaya.id, 50, now - 400),
        won(makisig.id, 103, now - 4000),
        won(makisig.id, 7_000_000, now - 3 * day),
      ]),
    );
    // As high as another player's win, and later: the earlier one stands before it, as in the list.
    const list = await winners('daily');
    expect(list[2]).toEqual(await own(ligaya.token));
    expect(list[2]).toMatchObject({ rank: 3, name: 'li***ya', gameId: '1001', amount: 900_000 });
    const higher = await sql<{ count: number }>`
      select count(*) from transfer where type in ('game_win', 'promo_win') and created_at > ${new Date(now - day)}
        and (amount > 103 or (amount = 103 and created_at < ${new Date(now - 3000)}))`.execute(db);
    const place = (await own(makisig.token))?.rank ?? 0;
    expect(place).toBeGreaterThan(20);
    expect(Math.abs(place - (higher.rows[0]?.count ?? 0))).toBeLessThan(3);
    expect(await own(makisig.token, 'weekly')).toMatchObject({ rank: 1, amount: 7_000_000 });
    expect(await own(makisig.token, 'monthly')).toMatchObject({ rank: 2, amount: 7_000_000 });
    expect((await server.call('GET', '/game/winner/own', { query: { period: 'daily' } })).body.code).toBe(401);
    await expectSoundLedger(server);
  });

  test('do not count places beyond the thousandth', async () => {
    const { db, services } = server.parts;
    const now = services.clock.now().getTime();
    const last = await server.newPlayer({ username: 'hulihan' });
    const joanna = await server.newPlayer({ username: 'joanna2' });
    await atomically(db, (trx) =>
      postAll(trx, [won(last.id, 1, now - 100), ...Array.from({ length: 1000 }, () => won(joanna.id, 2, now - 200))]),
    );
    const answer = await server.call('GET', '/game/winner/own', { query: { period: 'daily' }, token: last.token });
    expect(dataOf(answer)).toMatchObject({ rank: null, name: 'hu***an', amount: 1 });
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
