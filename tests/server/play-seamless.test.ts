import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { atomically } from '../../server/db/open.js';
import { analyzeBills } from '../../server/domain/wallet/analysis.js';
import { turnoverOf, requireTurnover } from '../../server/domain/turnover.js';
import { post } from '../../server/ledger/post.js';
import type { PlayAnswer } from '../../sandbox/maker/page/wire.js';
import { nextFixtures } from '../../sandbox/maker/games/sports/fixtures.js';
import { oddsOf } from '../../sandbox/maker/games/sports/odds.js';
import { ENGINES } from './databases.js';
import { startTestServer, type TestServer } from './harness.js';
import { makerOf, tell as send, type Told } from './maker-callback.js';
import { addGames, addOpenGame, games, newVisitor, wrongs, type Visitor } from './play-support.js';
import { rowsOf as listed } from './stocked.js';
import { booksOf } from './sandbox-books.js';

/** A slot, video poker and the sports book, all on the wallet itself. */
const SLOT = '1500';
const POKER = '3001';
const SPORTS = '6001';
const START = 100_000;
const MINUTE = 60_000;
const codes = {
  ok: 200,
  forbidden: 403,
  accountLocked: 10103,
  insufficientBalance: 10301,
  sessionEnded: 10305,
  invalidRequest: 10400,
  notFound: 10404,
} as const;

describe.each(ENGINES)('a game that plays on the wallet itself, on %s,', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ engine });
    await addGames(server);
    for (const id of [SLOT, POKER, SPORTS])
      await addOpenGame(server, id, { wallet_mode: 'seamless', min_transfer_in: 0 });
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await server.hook('reset', {});
    expect(await wrongs(server)).toEqual([]);
  });

  /** A player at an open game, and its maker. */
  async function seated(game = SLOT, balance = START) {
    const visitor = await newVisitor(server, balance);
    const { code, session } = await visitor.play(game, null);
    expect(code).toBe(codes.ok);
    return { visitor, session, sessionId: session.sessionId, maker: await makerOf(server, session.sessionId) };
  }
  const tell = async (told: Told) => (await send(server, told)).body;
  const wallet = async (visitor: Visitor) => (await visitor.money()).wallet;
  const rowsOf = (sessionId: string) =>
    server.parts.db
      .selectFrom('transfer')
      .select(['type', 'amount'])
      .where('reference_no', '=', sessionId)
      .orderBy('seq')
      .execute();
  const messagesOf = async (visitor: Visitor) =>
    server.parts.db
      .selectFrom('message')
      .select('kind')
      .where('player_id', '=', visitor.player.id)
      .where('kind', '=', 'moneyCameBack')
      .execute();

  test('opens without moving an amount, shows the wallet as its balance, and is no money in a game', async () => {
    const { visitor, session, sessionId } = await seated();
    expect(session).toMatchObject({
      status: 'playing',
      walletMode: 'seamless',
      transferInAmount: 0,
      inGameBalance: START,
    });
    const { token, state } = await visitor.enter(sessionId);
    expect(state.balance).toBe(START);
    const { balance, round } = (await visitor.spin(token, 1_000)).body as PlayAnswer;
    expect(balance).toBe(START - 1_000 + (round.win ?? Number.NaN));
    expect(await visitor.money()).toEqual({ wallet: balance, inGame: 0 });
    expect((await visitor.refresh(sessionId)).session.inGameBalance).toBe(balance);
    const info = await server.call('GET', '/user/getBalanceInfo', { token: visitor.player.token });
    expect(info.body.data).toMatchObject({ balance, inGame: [] });
    const list = await server.call('GET', '/game/session/money/list', { token: visitor.player.token });
    expect(list.body.data).toEqual([]);
    expect((await visitor.add(sessionId, 1_000)).code).toBe(codes.invalidRequest);
    const left = await visitor.exit(sessionId);
    expect(left.data).toMatchObject({ status: 'done', balance });
    expect(left.session).toMatchObject({ status: 'settled', transferOutAmount: 0, inGameBalance: 0 });
  });

  test('shows a deposit that comes while it is open', async () => {
    const { visitor, sessionId } = await seated();
    const { token } = await visitor.enter(sessionId);
    await atomically(server.parts.db, (trx) =>
      post(trx, {
        type: 'deposit',
        from: { kind: 'pay_clearing' },
        to: { kind: 'player_wallet', playerId: visitor.player.id },
        amount: 2_525,
        currency: 'PHP',
        referenceNo: `tab-${visitor.player.id}`,
        at: server.parts.services.clock.now(),
      }),
    );
    expect((await visitor.maker('GET', 'state', undefined, token)).body).toMatchObject({ balance: START + 2_525 });
  });

  test('does not open on an empty wallet', async () => {
    const visitor = await newVisitor(server, 0);
    expect((await visitor.play(SLOT, null)).code).toBe(codes.insufficientBalance);
    expect((await visitor.current()).data).toEqual({});
    expect((await visitor.play(SLOT, null, { demo: true })).code).toBe(codes.ok);
  });

  test('takes no stake that the wallet does not hold, and none that waits for a withdrawal', async () => {
    const { visitor, sessionId, maker } = await seated(SLOT, 1_500);
    const { token } = await visitor.enter(sessionId);
    expect((await visitor.spin(token, 2_000)).body).toEqual({ error: 'insufficient' });
    const stake = { maker, sessionId, action: 'stake', roundRef: randomUUID(), amount: 1_501 } as const;
    expect(await tell(stake)).toMatchObject({ code: codes.insufficientBalance });
    await atomically(server.parts.db, (trx) =>
      post(trx, {
        type: 'withdraw_hold',
        from: { kind: 'player_wallet', playerId: visitor.player.id },
        to: { kind: 'withdraw_hold', playerId: visitor.player.id },
        amount: 1_000,
        currency: 'PHP',
        referenceNo: `hold-${visitor.player.id}`,
        at: server.parts.services.clock.now(),
      }),
    );
    expect((await visitor.spin(token, 1_000)).body).toEqual({ error: 'insufficient' });
    expect(await tell({ ...stake, amount: 501 })).toMatchObject({ code: codes.insufficientBalance });
    expect(await tell({ ...stake, amount: 500 })).toMatchObject({ code: codes.ok, data: { balance: 0 } });
  });

  test('books stake and win of a callback once each, however often and how close together they arrive', async () => {
    const { visitor, sessionId, maker } = await seated();
    const round = { maker, sessionId, roundRef: randomUUID() };
    expect(await tell({ maker, sessionId, action: 'balance' })).toMatchObject({ data: { balance: START } });
    const stakes = await Promise.all([1, 2, 3, 4].map(() => tell({ ...round, action: 'stake', amount: 1_000 })));
    for (const answer of stakes) expect(answer).toMatchObject({ code: codes.ok, data: { balance: START - 1_000 } });
    const wins = await Promise.all([1, 2, 3, 4].map(() => tell({ ...round, action: 'win', amount: 2_500 })));
    for (const answer of wins) expect(answer).toMatchObject({ code: codes.ok, data: { balance: START + 1_500 } });
    // The stake once more, after its win.
    expect(await tell({ ...round, action: 'stake', amount: 1_000 })).toMatchObject({ code: codes.ok });
    expect(await rowsOf(sessionId)).toEqual([
      { type: 'game_loss', amount: 1_000 },
      { type: 'game_win', amount: 2_500 },
    ]);
    expect(await wallet(visitor)).toBe(START + 1_500);
  });

  test('decides a lost round too: no other win is paid for it', async () => {
    const { visitor, sessionId, maker } = await seated();
    const round = { maker, sessionId, roundRef: randomUUID() };
    await tell({ ...round, action: 'stake', amount: 1_000 });
    for (let times = 0; times < 2; times += 1)
      expect(await tell({ ...round, action: 'win', amount: 0 })).toMatchObject({ code: codes.ok });
    expect(await tell({ ...round, action: 'win', amount: 9_000 })).toMatchObject({ field: 'amount' });
    expect(await wallet(visitor)).toBe(START - 1_000);
  });

  test('refuses a win before its stake, which can be repeated once the stake has arrived', async () => {
    const { visitor, sessionId, maker } = await seated();
    const round = { maker, sessionId, roundRef: randomUUID() };
    expect(await tell({ ...round, action: 'win', amount: 3_000 })).toMatchObject({ code: codes.notFound });
    await tell({ ...round, action: 'stake', amount: 1_000 });
    expect(await tell({ ...round, action: 'win', amount: 3_000 })).toMatchObject({ code: codes.ok });
    expect(await wallet(visitor)).toBe(START + 2_000);
  });

  test('takes back a stake once, and blocks one that arrives after its rollback', async () => {
    const { visitor, sessionId, maker } = await seated();
    const round = { maker, sessionId, roundRef: randomUUID() };
    await tell({ ...round, action: 'stake', amount: 1_000 });
    const backs = await Promise.all([1, 2, 3].map(() => tell({ ...round, action: 'rollback' })));
    for (const answer of backs) expect(answer).toMatchObject({ code: codes.ok, data: { balance: START } });
    for (const action of ['stake', 'win'] as const)
      expect(await tell({ ...round, action, amount: 1_000 })).toMatchObject({ field: 'roundRef' });
    const early = { maker, sessionId, roundRef: randomUUID() };
    expect(await tell({ ...early, action: 'rollback' })).toMatchObject({ code: codes.ok, data: { balance: START } });
    expect(await tell({ ...early, action: 'stake', amount: 1_000 })).toMatchObject({ field: 'roundRef' });
    expect(await rowsOf(sessionId)).toEqual([
      { type: 'game_loss', amount: 1_000 },
      { type: 'game_refund', amount: 1_000 },
    ]);
    expect(await wallet(visitor)).toBe(START);
  });

  test('keeps a decided round: it cannot be taken back', async () => {
    const { visitor, sessionId, maker } = await seated();
    const round = { maker, sessionId, roundRef: randomUUID() };
    await tell({ ...round, action: 'stake', amount: 1_000 });
    await tell({ ...round, action: 'win', amount: 0 });
    expect(await tell({ ...round, action: 'rollback' })).toMatchObject({ field: 'roundRef' });
    expect(await tell({ ...round, action: 'win', amount: 0 })).toMatchObject({ code: codes.ok });
    expect(await wallet(visitor)).toBe(START - 1_000);
  });

  test('survives stake, win and rollback of one round at the same moment', async () => {
    const { visitor, sessionId, maker } = await seated();
    for (let times = 0; times < 5; times += 1) {
      const round = { maker, sessionId, roundRef: randomUUID() };
      const before = await wallet(visitor);
      await Promise.all([
        tell({ ...round, action: 'stake', amount: 1_000 }),
        tell({ ...round, action: 'rollback' }),
        tell({ ...round, action: 'win', amount: 400 }),
      ]);
      // Either the round was decided first, or it is as if it had never been.
      expect([before, before - 600]).toContain(await wallet(visitor));
    }
  });

  test('pays a win after the exit, with one message, and takes no new stake then', async () => {
    const { visitor, sessionId, maker } = await seated();
    const round = { maker, sessionId, roundRef: randomUUID() };
    const open = { maker, sessionId, roundRef: randomUUID() };
    await tell({ ...round, action: 'stake', amount: 1_000 });
    await tell({ ...open, action: 'stake', amount: 1_000 });
    await visitor.exit(sessionId);
    // A repeated stake is recognized; a new one is refused.
    expect(await tell({ ...round, action: 'stake', amount: 1_000 })).toMatchObject({ code: codes.ok });
    expect(await tell({ ...round, roundRef: randomUUID(), action: 'stake', amount: 1_000 })).toMatchObject({
      code: codes.sessionEnded,
    });
    for (let times = 0; times < 2; times += 1)
      expect(await tell({ ...round, action: 'win', amount: 5_000 })).toMatchObject({
        code: codes.ok,
        data: { balance: START + 3_000 },
      });
    expect(await messagesOf(visitor)).toHaveLength(1);
    expect(await tell({ ...open, action: 'rollback' })).toMatchObject({ data: { balance: START + 4_000 } });
  });

  test('takes no more stakes of a player who is locked, and pays what is open', async () => {
    const { visitor, sessionId, maker } = await seated();
    const round = { maker, sessionId, roundRef: randomUUID() };
    await tell({ ...round, action: 'stake', amount: 1_000 });
    const lock = (status: 'active' | 'locked') =>
      server.parts.db.updateTable('player').set({ status }).where('id', '=', visitor.player.id).execute();
    await lock('locked');
    expect(await tell({ ...round, roundRef: randomUUID(), action: 'stake', amount: 1_000 })).toMatchObject({
      code: codes.accountLocked,
    });
    expect(await tell({ ...round, action: 'win', amount: 700 })).toMatchObject({ code: codes.ok });
    expect(await wallet(visitor)).toBe(START - 300);
    await lock('active');
  });

  test.each([
    ['a logout', 'GET', '/logout', (thief: Visitor) => thief],
    ['signing out the other devices', 'DELETE', '/user/device/others', (_: Visitor, owner: Visitor) => owner],
  ])('takes no more stakes from a page whose login has ended by %s', async (_, method, path, by) => {
    const { visitor: owner, sessionId, maker } = await seated();
    const thief = await owner.onAnotherDevice('Mozilla/5.0');
    const { token } = await thief.enter(sessionId);
    const round = { maker, sessionId, roundRef: randomUUID() };
    await tell({ ...round, action: 'stake', amount: 1_000 });
    const ended = await server.call(method, path, { token: by(thief, owner).player.token });
    expect(ended.body).toMatchObject({ code: codes.ok });
    expect((await thief.spin(token, 1_000)).body).toEqual({ error: 'closed' });
    expect(await tell({ ...round, roundRef: randomUUID(), action: 'stake', amount: 1_000 })).toMatchObject({
      code: codes.sessionEnded,
    });
    expect(await tell({ ...round, action: 'win', amount: 700 })).toMatchObject({ code: codes.ok });
    expect(await wallet(owner)).toBe(START - 300);
    // The owner opens the game anew.
    const again = await owner.enterAt((await owner.session(sessionId, 'take')).session.gameUrl ?? '');
    expect((await owner.spin(again.token, 1_000)).status).toBe(200);
  });

  test('goes on taking stakes from a page whose login is only idle', async () => {
    const { visitor, sessionId } = await seated();
    const { token } = await visitor.enter(sessionId);
    await server.hook('clock', { offsetMs: 25 * 60 * MINUTE });
    expect((await visitor.current()).code).toBe(401);
    expect((await visitor.spin(token, 1_000)).status).toBe(200);
  });

  test('is safe from a maker that forges amounts, sessions, currencies and signatures', async () => {
    const [own, other] = [await seated(), await seated()];
    const round = { maker: own.maker, sessionId: own.sessionId, roundRef: randomUUID() };
    const stake = { ...round, action: 'stake', amount: 1_000 } as const;
    await tell(stake);
    const forged = [
      [{ ...stake, amount: 2_000 }, codes.invalidRequest],
      [{ ...stake, amount: 0 }, codes.invalidRequest],
      [{ ...stake, currency: 'THB' }, codes.invalidRequest],
      [{ ...round, action: 'stake' }, codes.invalidRequest],
      [{ maker: own.maker, sessionId: own.sessionId, action: 'stake', amount: 1_000 }, codes.invalidRequest],
      [{ ...stake, signature: '0'.repeat(64) }, codes.forbidden],
      [{ ...stake, roundRef: randomUUID(), amount: START }, codes.insufficientBalance],
      [{ ...stake, maker: '2', roundRef: randomUUID() }, codes.notFound],
      [{ ...stake, maker: '9999' }, codes.notFound],
      [{ ...stake, sessionId: 'unknown' }, codes.notFound],
      // The round of one player in the session of another.
      [{ ...stake, sessionId: other.sessionId }, codes.notFound],
      [{ ...round, sessionId: other.sessionId, action: 'win', amount: 90_000 }, codes.notFound],
      [{ ...round, sessionId: other.sessionId, action: 'rollback' }, codes.notFound],
    ] satisfies readonly (readonly [Told, number])[];
    for (const [told, code] of forged) expect((await tell(told)).code, JSON.stringify(told)).toBe(code);
    for (const amount of [-1, 1.5, 1e15]) expect((await tell({ ...stake, amount })).code).toBe(codes.invalidRequest);
    await tell({ ...round, action: 'rollback' });
    expect(await tell({ ...round, sessionId: other.sessionId, action: 'rollback' })).toMatchObject({
      code: codes.notFound,
    });
    expect([await wallet(own.visitor), await wallet(other.visitor)]).toEqual([START, START]);
  });

  test('is no session for callbacks while it is a demo', async () => {
    const visitor = await newVisitor(server, START);
    const { sessionId } = (await visitor.play(SLOT, null, { demo: true })).session;
    const maker = await makerOf(server, sessionId);
    for (const action of ['balance', 'stake', 'win', 'rollback'] as const) {
      const round = action === 'balance' ? {} : { roundRef: randomUUID(), amount: 100 };
      expect(await tell({ maker, sessionId, action, ...round })).toMatchObject({ code: codes.notFound });
    }
    expect(await visitor.money()).toEqual({ wallet: START, inGame: 0 });
  });

  test('refuses a round under an id of a round that was played with money at the maker', async () => {
    const { visitor, sessionId, maker } = await seated();
    const other = await newVisitor(server, START);
    const there = (await other.play(games.mango, 10_000)).session.sessionId;
    const { token } = await other.enter(there);
    await other.spin(token, 1_000);
    const { round_ref } = await booksOf(server)
      .selectFrom('maker_round')
      .select('round_ref')
      .where('session_ref', '=', there)
      .executeTakeFirstOrThrow();
    expect(await tell({ maker, sessionId, action: 'stake', roundRef: round_ref, amount: 1_000 })).toMatchObject({
      code: codes.invalidRequest,
      field: 'roundRef',
    });
    expect(await wallet(visitor)).toBe(START);
    await other.exit(there);
  });

  test('ends a hand that the player leaves, with its win in the wallet', async () => {
    const { visitor, sessionId } = await seated(POKER);
    const { token } = await visitor.enter(sessionId);
    await visitor.bet(token, 1_000, null);
    expect(await wallet(visitor)).toBe(START - 1_000);
    await visitor.exit(sessionId);
    const { win } = await booksOf(server)
      .selectFrom('maker_round')
      .select('win')
      .where('session_ref', '=', sessionId)
      .executeTakeFirstOrThrow();
    expect(await visitor.money()).toEqual({ wallet: START - 1_000 + (win ?? Number.NaN), inGame: 0 });
    expect(await messagesOf(visitor)).toEqual([]);
  });

  test('pays a bet whose match ends after the exit straight into the wallet', async () => {
    const { visitor, sessionId } = await seated(SPORTS);
    const { token } = await visitor.enter(sessionId);
    const fixture = nextFixtures(server.parts.services.clock.now().getTime()).at(-1);
    if (fixture === undefined) throw new Error('no match to bet on');
    for (const pick of ['over', 'under'] as const)
      await visitor.bet(token, 1_000, { legs: [{ match: fixture.ref, pick, odds: oddsOf(fixture, pick) }] });
    await visitor.exit(sessionId);
    expect(await wallet(visitor)).toBe(START - 2_000);
    await server.hook('clock', { offsetMs: 30 * MINUTE });
    await server.sandbox('due');
    const rounds = await booksOf(server)
      .selectFrom('maker_round')
      .select('win')
      .where('session_ref', '=', sessionId)
      .execute();
    const won = rounds.reduce((sum, { win }) => sum + (win ?? Number.NaN), 0);
    expect(won).toBeGreaterThan(0);
    expect(await visitor.money()).toEqual({ wallet: START - 2_000 + won, inGame: 0 });
    expect(await messagesOf(visitor)).toHaveLength(rounds.filter(({ win }) => (win ?? 0) > 0).length);
  });

  test('counts its stakes for turnover and sums as other stakes, but not one that was taken back', async () => {
    const { visitor, sessionId, maker } = await seated();
    const { db, services } = server.parts;
    const playerId = visitor.player.id;
    const from = services.clock.now();
    await requireTurnover(db, { playerId, source: 'deposit', referenceNo: randomUUID(), amount: 50_000, at: from });
    const played = { maker, sessionId, roundRef: randomUUID() };
    const takenBack = { maker, sessionId, roundRef: randomUUID() };
    await tell({ ...played, action: 'stake', amount: 3_000 });
    await tell({ ...played, action: 'win', amount: 4_500 });
    await tell({ ...takenBack, action: 'stake', amount: 2_000 });
    expect((await turnoverOf(db, playerId)).done).toBe(5_000);
    await tell({ ...takenBack, action: 'rollback' });
    expect((await turnoverOf(db, playerId)).done).toBe(3_000);
    const player = { ...visitor.player, sessionId: 0, phone: null };
    const of = (range: { from: Date; to: Date }) => analyzeBills(db, player, services.site, range);
    const day = 24 * 60 * MINUTE;
    // A part of a day from the transfers, whole days from the kept sums.
    for (const range of [
      { from, to: new Date(from.getTime() + MINUTE) },
      { from: new Date(from.getTime() - 3 * day), to: new Date(from.getTime() + 3 * day) },
    ])
      expect(await of(range)).toMatchObject({ stakes: 3_000, wins: 4_500, netWin: 1_500 });
  });

  test('stands in the bills of the wallet, stake by stake, with the balance after each', async () => {
    const { visitor, sessionId, maker } = await seated();
    const round = { maker, sessionId, roundRef: randomUUID() };
    await tell({ ...round, action: 'stake', amount: 1_000 });
    await tell({ ...round, action: 'win', amount: 400 });
    const answer = await server.call('GET', '/bill/list', {
      token: visitor.player.token,
      query: { page: '1', limit: '2', type: 'games' },
    });
    expect(listed(answer).rows).toMatchObject([
      { transferType: 'outOfGameMaker', amount: 400, balanceAfter: START - 600 },
      { transferType: 'toGameMaker', amount: -1_000, balanceAfter: START - 1_000 },
    ]);
  });

  test('that the ledger and its rounds disagree about is found by the audit', async () => {
    const { sessionId, maker } = await seated();
    const round = { maker, sessionId, roundRef: randomUUID() };
    await tell({ ...round, action: 'stake', amount: 1_000 });
    const change = (set: { stake?: number; win?: number | null }) =>
      server.parts.db.updateTable('wallet_round').set(set).where('round_ref', '=', round.roundRef).execute();
    await change({ stake: 1_500, win: 700 });
    expect(await wrongs(server)).toMatchObject([
      { what: 'round', subject: expect.stringMatching(/^stake of round /) as string, expected: 1_500, found: 1_000 },
      { what: 'round', subject: expect.stringMatching(/^money back of round /) as string, expected: 700, found: 0 },
    ]);
    await change({ stake: 1_000, win: null });
  });
});
