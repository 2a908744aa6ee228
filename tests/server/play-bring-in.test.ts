import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from './databases.js';
import { startTestServer, type TestServer } from './harness.js';
import { addGames, addOpenGame, games, newVisitor, wrongs } from './play-support.js';

const codes = { ok: 200, amountOutOfRange: 10201, keyReused: 10206, makerLocked: 10306, notFound: 10404 } as const;
const SEAMLESS = '4001';

describe.each(ENGINES)('money that goes into a running game, on %s,', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ engine });
    await addGames(server);
    await addOpenGame(server, SEAMLESS, { wallet_mode: 'seamless', min_transfer_in: 0 });
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await server.hook('reset', {});
    expect(await wrongs(server)).toEqual([]);
  });

  /** A player with 400 in the wallet and 100 in a game that takes at least 10. */
  async function playing() {
    const visitor = await newVisitor(server, 50_000);
    const { session } = await visitor.play(games.mango, 10_000);
    return { visitor, sessionId: session.sessionId, key: randomUUID() };
  }

  test('arrives once, whatever is repeated, and its key tells so', async () => {
    const { visitor, sessionId, key } = await playing();
    expect((await visitor.add(sessionId, 5_000, key)).data).toMatchObject({
      outcome: 'arrived',
      session: { status: 'playing', transferInAmount: 15_000, inGameBalance: 15_000 },
    });
    expect((await visitor.add(sessionId, 5_000, key)).data).toMatchObject({ outcome: 'arrived' });
    expect((await visitor.trace(sessionId, key)).data).toMatchObject({
      outcome: 'arrived',
      session: { transferInAmount: 15_000 },
    });
    expect(await visitor.money()).toEqual({ wallet: 35_000, inGame: 15_000 });
    expect((await visitor.add(sessionId, 6_000, key)).code).toBe(codes.keyReused);
    // Also after the session has ended.
    await visitor.exit(sessionId);
    expect((await visitor.trace(sessionId, key)).data).toMatchObject({ outcome: 'arrived' });
  });

  test('sent twenty times at once arrives once', async () => {
    const { visitor, sessionId, key } = await playing();
    await Promise.all(Array.from({ length: 20 }, () => visitor.add(sessionId, 5_000, key).catch(() => null)));
    await expect.poll(async () => (await visitor.trace(sessionId, key)).data['outcome']).toBe('arrived');
    expect(await visitor.money()).toEqual({ wallet: 35_000, inGame: 15_000 });
  });

  test('has no outcome under a key that never arrived, or of another session', async () => {
    const { visitor, sessionId, key } = await playing();
    expect((await visitor.trace(sessionId, key)).data).toEqual({});
    await visitor.add(sessionId, 5_000, key);
    await visitor.exit(sessionId);
    const { session } = await visitor.play(games.mango, 10_000);
    expect((await visitor.trace(session.sessionId, key)).data).toEqual({});
    const other = await newVisitor(server, 50_000);
    expect((await other.trace(session.sessionId, key)).code).toBe(codes.notFound);
  });

  test('is moving until the maker has told, and a repeated request gets what came of it', async () => {
    const { visitor, sessionId, key } = await playing();
    await visitor.plan('in', 'lostDone', 2);
    expect((await visitor.add(sessionId, 5_000, key)).data).toMatchObject({
      outcome: 'moving',
      session: { status: 'unknownIn' },
    });
    expect(await visitor.money()).toEqual({ wallet: 35_000, inGame: 15_000 });
    expect((await visitor.trace(sessionId, key)).data).toMatchObject({ outcome: 'moving' });
    // Nothing else goes in meanwhile, so that one answer cannot be taken for the other.
    expect((await visitor.add(sessionId, 5_000)).code).toBe(codes.makerLocked);
    await expect.poll(async () => (await visitor.trace(sessionId, key)).data['outcome']).toBe('arrived');
    expect((await visitor.add(sessionId, 5_000, key)).data).toMatchObject({ outcome: 'arrived' });
    expect(await visitor.money()).toEqual({ wallet: 35_000, inGame: 15_000 });
  });

  test.each(['refused', 'lostAbsent'] as const)(
    'that the maker does not have (%s) is returned, and the game goes on',
    async (mishap) => {
      const { visitor, sessionId, key } = await playing();
      await visitor.plan('in', mishap, 1);
      await visitor.add(sessionId, 5_000, key);
      await expect.poll(async () => (await visitor.trace(sessionId, key)).data['outcome']).toBe('returned');
      expect((await visitor.add(sessionId, 5_000, key)).data).toMatchObject({
        outcome: 'returned',
        session: { transferInAmount: 10_000, endTime: null },
      });
      expect(await visitor.money()).toEqual({ wallet: 40_000, inGame: 10_000 });
      expect((await visitor.add(sessionId, 5_000)).data).toMatchObject({ outcome: 'arrived' });
    },
  );

  test('is at least what the game takes when it is opened', async () => {
    const { visitor, sessionId } = await playing();
    expect((await visitor.add(sessionId, 999)).code).toBe(codes.amountOutOfRange);
    expect(await visitor.money()).toEqual({ wallet: 40_000, inGame: 10_000 });
    expect((await visitor.add(sessionId, 1_000)).code).toBe(codes.ok);
  });

  test('may be all that the wallet holds', async () => {
    const { visitor, sessionId } = await playing();
    expect((await visitor.add(sessionId, 40_000)).data).toMatchObject({ outcome: 'arrived' });
    expect(await visitor.money()).toEqual({ wallet: 0, inGame: 50_000 });
  });

  test('has no outcome in a game that plays on the wallet', async () => {
    const visitor = await newVisitor(server, 50_000);
    const { session } = await visitor.play(SEAMLESS, null);
    expect((await visitor.trace(session.sessionId, randomUUID())).data).toEqual({});
  });
});
