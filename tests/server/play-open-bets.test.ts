import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { nextFixtures } from '../../sandbox/maker/games/sports/fixtures.js';
import { oddsOf } from '../../sandbox/maker/games/sports/odds.js';
import { ENGINES } from './databases.js';
import { startTestServer, type TestServer } from './harness.js';
import { makerOf, tell, type Told } from './maker-callback.js';
import { addGames, addOpenGame, games, newVisitor, wrongs } from './play-support.js';
import { MemoryMaker } from './memory-maker.js';

const POKER = '3001';
const SPORTS = '6001';
const ON_WALLET = '1500';
const STAKE = 1_000;
const START = 100_000;
const IN = 50_000;

describe.each(ENGINES)('bets that are open before an exit, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ engine });
    await addGames(server);
    const { name } = await server.parts.db.selectFrom('category').select('name').executeTakeFirstOrThrow();
    await server.parts.db
      .insertInto('category')
      .values([
        { id: 'poker', name: JSON.stringify(name), position: 2 },
        { id: 'sports', name: JSON.stringify(name), position: 3 },
      ])
      .execute();
    await addOpenGame(server, POKER, { category_id: 'poker' });
    await addOpenGame(server, SPORTS, { category_id: 'sports' });
    await addOpenGame(server, ON_WALLET, { wallet_mode: 'seamless', min_transfer_in: 0 });
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await server.hook('reset', {});
    expect(await wrongs(server)).toEqual([]);
  });

  async function seated(game: string, { demo = false }: { demo?: boolean } = {}) {
    const visitor = await newVisitor(server, START);
    const { sessionId } = (await visitor.play(game, demo || game === ON_WALLET ? null : IN, { demo })).session;
    const { token } = await visitor.enter(sessionId);
    return { visitor, sessionId, token, open: async () => (await visitor.refresh(sessionId)).session.openBets };
  }
  /** Each match has a bet of its own on the home side. None begins during the test; one that lies further ahead takes no bets yet. */
  const matches = (count: number) => {
    const now = server.parts.services.clock.now().getTime();
    return nextFixtures(now)
      .filter(({ kickOff }) => kickOff > now + 60_000)
      .slice(-count)
      .map((fixture) => ({ legs: [{ match: fixture.ref, pick: 'home', odds: oddsOf(fixture, 'home') }] }));
  };

  test('a dealt hand is named wherever the page reads the session, and no more once it is decided', async () => {
    const { visitor, sessionId, token, open } = await seated(POKER);
    expect((await visitor.session(sessionId, 'look')).session.openBets).toBeNull();
    const key = randomUUID();
    await visitor.bet(token, STAKE, null, key);
    const hand = { count: 1, stake: STAKE, kind: 'round' };
    expect(await open()).toEqual(hand);
    expect((await visitor.session(sessionId, 'look')).session.openBets).toEqual(hand);
    expect((await visitor.current()).session.openBets).toEqual(hand);
    // A player does not decide within this time; a hand that is lost changes nothing that the lobby knows.
    await server.hook('clock', { offsetMs: 600 });
    await visitor.decide(token, key, []);
    expect(await open()).toBeNull();
  });

  test('bets on matches are counted with their stakes, and stay open after the exit', async () => {
    const { visitor, sessionId, token, open } = await seated(SPORTS);
    const bets = matches(2);
    for (const [place, bet] of bets.entries())
      expect((await visitor.bet(token, STAKE * (place + 1), bet)).status).toBe(200);
    expect(await open()).toEqual({ count: 2, stake: STAKE * 3, kind: 'match' });
    const left = await visitor.exit(sessionId);
    expect(left.data).toMatchObject({ status: 'done', balance: START - STAKE * 3 });
    expect((await visitor.session(sessionId, 'look')).session.openBets).toBeNull();
    // Another visit has none: its exit changes nothing for the bets of the first.
    const again = (await visitor.play(SPORTS, IN)).session.sessionId;
    expect((await visitor.session(again, 'look')).session.openBets).toBeNull();
    await visitor.exit(again);
  });

  test('a game on the wallet names what its maker has not decided and not taken back', async () => {
    const { visitor, sessionId, open } = await seated(ON_WALLET);
    const maker = await makerOf(server, sessionId);
    const [won, back, open1] = [randomUUID(), randomUUID(), randomUUID()];
    const send = (action: Told['action'], roundRef: string, amount?: number) =>
      tell(server, { maker, sessionId, roundRef, action, ...(amount === undefined ? {} : { amount }) });
    for (const ref of [won, back, open1]) await send('stake', ref, STAKE);
    expect(await open()).toEqual({ count: 3, stake: STAKE * 3, kind: 'round' });
    await send('win', won, 0);
    await send('rollback', back);
    expect(await open()).toEqual({ count: 1, stake: STAKE, kind: 'round' });
    await send('win', open1, 500);
    expect(await open()).toBeNull();
    expect((await visitor.money()).wallet).toBe(START - STAKE * 2 + 500);
  });

  test('a demo has none, because its play money is nobody’s', async () => {
    const { visitor, token, open } = await seated(POKER, { demo: true });
    expect((await visitor.bet(token, STAKE, null)).status).toBe(200);
    expect(await open()).toBeNull();
  });

  test('of another player are not told', async () => {
    const one = await seated(POKER);
    await one.visitor.bet(one.token, STAKE, null);
    const other = await seated(POKER);
    expect(await other.open()).toBeNull();
    expect((await other.visitor.refresh(one.sessionId)).code).toBe(10_404);
    await one.visitor.exit(one.sessionId);
  });
});

describe.each(ENGINES)('a maker that does not say which bets are open, on %s', (engine) => {
  test('leaves the session as it was', async () => {
    const server = await startTestServer({ engine });
    const maker = MemoryMaker.of(server);
    try {
      await addGames(server);
      const visitor = await newVisitor(server, START);
      const { sessionId } = (await visitor.play(games.mango, IN)).session;
      expect((await visitor.refresh(sessionId)).session).toMatchObject({ inGameBalance: IN, openBets: null });
      maker.say('holdings', { balance: IN, isAttended: true, openBets: { count: 2, stake: 700 } });
      await server.hook('clock', { offsetMs: 4_000 });
      expect((await visitor.refresh(sessionId)).session.openBets).toEqual({ count: 2, stake: 700, kind: 'round' });
      // An answer that contradicts the port is none: no figure of it is shown.
      maker.say('holdings', { balance: IN, isAttended: true, openBets: { count: -1, stake: 700 } });
      await server.hook('clock', { offsetMs: 8_000 });
      expect((await visitor.refresh(sessionId)).session).toMatchObject({ inGameBalance: null, openBets: null });
    } finally {
      await server.close();
    }
  });
});
