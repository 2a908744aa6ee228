import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { components } from '../../openapi/user-api.js';
import { bringMoneyBack } from '../../server/domain/play/bring-back.js';
import { ENGINES } from './databases.js';
import { startTestServer, type TestServer } from './harness.js';
import { addGames, games, newVisitor, wrongs, type Visitor } from './play-support.js';
import { dataOf } from './stocked.js';

type MoneyInGame = components['schemas']['MoneyInGame'];

const START = 100_000;

describe.each(ENGINES)('money in games, on %s,', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ engine });
    await addGames(server);
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await server.hook('reset', {});
    expect(await wrongs(server)).toEqual([]);
  });

  const sweep = () => bringMoneyBack(server.parts.db, server.parts.services);
  const later = (minutes: number) => server.hook('clock', { offsetMs: minutes * 60_000 });
  const listOf = async ({ player: { token } }: Visitor) =>
    dataOf(await server.call('GET', '/game/session/money/list', { token })) as readonly MoneyInGame[];
  const messagesTo = async ({ player: { id } }: Visitor) => {
    const rows = await server.parts.db
      .selectFrom('message')
      .select(['kind', 'content'])
      .where('player_id', '=', id)
      .where('kind', '=', 'moneyCameBack')
      .execute();
    return rows.map(({ content }) => content.en_US);
  };

  test('is listed with the maker, the amount, and since when; demo play is not', async () => {
    const visitor = await newVisitor(server, START);
    await visitor.play(games.mango, null, { demo: true });
    expect(await listOf(visitor)).toEqual([]);
    const { session } = await visitor.play(games.mango, 30_000);
    expect(await listOf(visitor)).toMatchObject([
      {
        session: { sessionId: session.sessionId, status: 'playing', inGameBalance: 30_000, gameUrl: null },
        makerName: 'Kasoy Works',
        transfer: null,
        maintenanceStatus: false,
      },
    ]);
    const other = await newVisitor(server, START);
    expect(await listOf(other)).toEqual([]);
    expect((await server.call('GET', '/game/session/money/list', {})).body.code).toBe(401);
  });

  test('names the transfer that a maker has not answered, and until when a maker is in maintenance', async () => {
    const visitor = await newVisitor(server, START);
    await visitor.plan('in', 'lostDone', 3);
    await visitor.play(games.mango, 30_000);
    const until = new Date('2999-01-01T00:00:00.000Z');
    const { db } = server.parts;
    await db.updateTable('maker').set({ maintenance_until: until }).where('id', '=', 1).execute();
    const [row] = await listOf(visitor);
    await db.updateTable('maker').set({ maintenance_until: null }).where('id', '=', 1).execute();
    expect(row).toMatchObject({
      session: { status: 'unknownIn', inGameBalance: null },
      transfer: { direction: 'in', amount: 30_000 },
      maintenanceStatus: true,
      maintenanceEndTime: until.toISOString(),
    });
  });

  test('comes back by itself when a maker that gave no answer is clear again, and a message says so once', async () => {
    const visitor = await newVisitor(server, START);
    const { session } = await visitor.play(games.mango, 30_000);
    await visitor.plan('out', 'lostDone', 3);
    expect((await visitor.exit(session.sessionId)).data).toMatchObject({ status: 'processing' });
    await sweep();
    // It is not asked before a minute is over.
    expect(await visitor.money()).toEqual({ wallet: START - 30_000, inGame: 30_000 });
    for (const minute of [1, 3, 7, 15, 31]) {
      await later(minute);
      await sweep();
    }
    expect(await visitor.money()).toEqual({ wallet: START, inGame: 0 });
    expect(await messagesTo(visitor)).toEqual(['₱300.00 from Mango Moon is back in your wallet.']);
  });

  test('comes back together with its message: when that cannot be written, both come later', async () => {
    const { db, services } = server.parts;
    const visitor = await newVisitor(server, START);
    const { session } = await visitor.play(games.mango, 30_000);
    await visitor.plan('out', 'lostDone', 1);
    await visitor.exit(session.sessionId);
    // The text of the message is made of the site's currency.
    const speechless = Object.defineProperty({ ...services }, 'site', {
      get: () => {
        throw new Error('no message');
      },
    });
    for (const minute of [1, 3]) {
      await later(minute);
      await bringMoneyBack(db, speechless);
    }
    expect(await visitor.money()).toEqual({ wallet: START - 30_000, inGame: 30_000 });
    await later(31);
    await sweep();
    expect(await visitor.money()).toEqual({ wallet: START, inGame: 0 });
    expect(await messagesTo(visitor)).toEqual(['₱300.00 from Mango Moon is back in your wallet.']);
  });

  test('is taken back anew when the first transfer certainly did not happen', async () => {
    const visitor = await newVisitor(server, START);
    const { session } = await visitor.play(games.mango, 30_000);
    await visitor.plan('out', 'lostAbsent', 1);
    await visitor.exit(session.sessionId);
    for (const minute of [1, 3, 7]) {
      await later(minute);
      await sweep();
    }
    expect(await visitor.money()).toEqual({ wallet: START, inGame: 0 });
  });

  test('that never reached the game returns to the wallet by itself', async () => {
    const visitor = await newVisitor(server, START);
    await visitor.plan('in', 'lostAbsent', 1);
    await visitor.play(games.mango, 30_000);
    expect(await visitor.money()).toEqual({ wallet: START - 30_000, inGame: 30_000 });
    for (const minute of [1, 3, 7]) {
      await later(minute);
      await sweep();
    }
    expect(await visitor.money()).toEqual({ wallet: START, inGame: 0 });
    expect(await messagesTo(visitor)).toHaveLength(1);
  });

  test('waits for the end of an open round, then comes back', async () => {
    const visitor = await newVisitor(server, START);
    const { session } = await visitor.play(games.mango, 30_000);
    await visitor.plan('out', 'locked', 2);
    expect((await visitor.exit(session.sessionId)).code).toBe(10_306);
    for (const minute of [1, 3, 7]) {
      await later(minute);
      await sweep();
    }
    expect(await visitor.money()).toEqual({ wallet: START, inGame: 0 });
  });

  test('stays with a player who went back to the round, or opened the game again', async () => {
    const visitor = await newVisitor(server, START);
    const { session } = await visitor.play(games.mango, 30_000);
    const { token } = await visitor.enter(session.sessionId);
    await visitor.plan('out', 'locked', 1);
    await visitor.exit(session.sessionId);
    await later(1);
    await visitor.maker('GET', 'state', undefined, token);
    await sweep();
    expect(await visitor.money()).toEqual({ wallet: START - 30_000, inGame: 30_000 });

    await visitor.enter(session.sessionId);
    await later(600);
    await sweep();
    expect(await visitor.money()).toEqual({ wallet: START - 30_000, inGame: 30_000 });
  });

  test('of a player who only left the tab is not touched', async () => {
    const visitor = await newVisitor(server, START);
    await visitor.play(games.mango, 30_000);
    await later(600);
    expect(await sweep()).toEqual({ done: 0, failures: [] });
    expect(await visitor.money()).toEqual({ wallet: START - 30_000, inGame: 30_000 });
  });

  test('of others comes back although one maker throws, which is asked later and later', async () => {
    const [one, other] = [await newVisitor(server, START), await newVisitor(server, START)];
    for (const visitor of [one, other]) {
      const { session } = await visitor.play(games.mango, 30_000);
      await visitor.plan('out', 'lostDone', 1);
      await visitor.exit(session.sessionId);
    }
    const { maker } = server.parts.services;
    const asked = vi.spyOn(maker, 'transferOutcome').mockRejectedValueOnce(new Error('broken'));
    await later(1);
    const first = await sweep();
    expect(first.failures).toHaveLength(1);
    expect(asked).toHaveBeenCalledTimes(2);
    await sweep();
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
    for (const minute of [4, 8, 16]) {
      await later(minute);
      await sweep();
    }
    for (const visitor of [one, other]) expect(await visitor.money()).toEqual({ wallet: START, inGame: 0 });
  });
});
