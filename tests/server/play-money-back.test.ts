import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { components } from '../../openapi/user-api.js';
import { lockPlayer } from '../../server/operator/lock-player.js';
import { bringMoneyBack } from '../../server/domain/play/bring-back.js';
import { ENGINES } from './databases.js';
import { startTestServer, type TestServer } from './harness.js';
import { addGames, games, newVisitor, wrongs, type Visitor } from './play-support.js';
import { runCommand } from './run-command.js';
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
    vi.restoreAllMocks();
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

  test('comes back from every game of a player whom an operator locks, even while the page plays on', async () => {
    const visitor = await newVisitor(server, START);
    const { session } = await visitor.play(games.mango, 30_000);
    const { token } = await visitor.enter(session.sessionId);
    expect(await runCommand(server, lockPlayer, visitor.player.username)).toMatchObject({ code: 0 });
    await later(1);
    await visitor.maker('GET', 'state', undefined, token);
    expect(await sweep()).toEqual({ done: 1, failures: [] });
    expect((await visitor.spin(token, 1_000)).body).toEqual({ error: 'closed' });
    expect(await visitor.money()).toEqual({ wallet: START, inGame: 0 });
  });

  test('comes back from a maker that throws, which is asked later and later, like one that gives no answer', async () => {
    const visitor = await newVisitor(server, START);
    const { session } = await visitor.play(games.mango, 30_000);
    await visitor.plan('out', 'lostDone', 1);
    await visitor.exit(session.sessionId);
    const { maker } = server.parts.services;
    const asked = vi.spyOn(maker, 'transferOutcome').mockRejectedValueOnce(new Error('broken'));
    await later(1);
    await sweep();
    expect(asked).toHaveBeenCalledTimes(1);
    await sweep();
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    for (const minute of [4, 8, 16]) {
      await later(minute);
      await sweep();
    }
    expect(await visitor.money()).toEqual({ wallet: START, inGame: 0 });
  });

  test('of a maker that throws: the wish to leave is kept, and every page still answers', async () => {
    const { maker } = server.parts.services;
    const visitor = await newVisitor(server, START);
    const { session } = await visitor.play(games.mango, 30_000);
    await visitor.enter(session.sessionId);
    const broken = (['transferOut', 'transferOutcome', 'holdings'] as const).map((name) =>
      vi.spyOn(maker, name).mockRejectedValue(new Error('broken')),
    );
    expect(await listOf(visitor)).toMatchObject([{ session: { status: 'playing', inGameBalance: null } }]);
    expect((await visitor.current()).session).toMatchObject({ status: 'playing', inGameBalance: null });
    expect((await visitor.exitAll()).data).toMatchObject({ status: 'processing', balance: START - 30_000 });
    expect((await visitor.exit(session.sessionId)).data).toMatchObject({ status: 'processing' });
    expect(await listOf(visitor)).toMatchObject([{ session: { status: 'unknownOut', inGameBalance: null } }]);
    for (const spy of broken) spy.mockRestore();
    for (const minute of [1, 3, 7]) {
      await later(minute);
      await sweep();
    }
    expect(await visitor.money()).toEqual({ wallet: START, inGame: 0 });
  });

  test.each([
    ['answers null', () => Promise.resolve(null)],
    ['throws', () => Promise.reject(new Error('broken'))],
  ])('waits for the rounds: a maker that %s about them is asked for them again', async (_, answer) => {
    const { maker } = server.parts.services;
    const visitor = await newVisitor(server, START);
    const { session } = await visitor.play(games.mango, 30_000);
    const lost = { ref: `lost-${session.sessionId}`, stake: 10_000, win: 0, at: new Date() };
    // It moves out what its round has left.
    const { transferOut, transferOutcome } = maker;
    const left = <Answer extends { state: string }>(told: Answer) =>
      told.state === 'done' ? { state: 'done' as const, amount: 20_000 } : told;
    const spies = [
      vi.spyOn(maker, 'transferOut').mockImplementation(async (db, sent) => left(await transferOut(db, sent))),
      vi.spyOn(maker, 'transferOutcome').mockImplementation(async (db, id) => left(await transferOutcome(db, id))),
      vi.spyOn(maker, 'rounds').mockImplementationOnce(answer).mockResolvedValue([lost]),
    ];
    expect((await visitor.exit(session.sessionId)).data).toMatchObject({
      status: 'processing',
      session: { status: 'unknownOut' },
    });
    expect(await visitor.money()).toEqual({ wallet: START - 30_000, inGame: 30_000 });
    await later(1);
    await sweep();
    for (const spy of spies) spy.mockRestore();
    expect(await visitor.money()).toEqual({ wallet: START - 10_000, inGame: 0 });
    const rows = await server.parts.db
      .selectFrom('transfer')
      .select(['type', 'amount'])
      .where('reference_no', '=', session.sessionId)
      .orderBy('seq')
      .execute();
    expect(rows).toEqual([
      { type: 'to_maker', amount: 30_000 },
      { type: 'game_loss', amount: 10_000 },
      { type: 'out_maker', amount: 20_000 },
    ]);
  });
});
