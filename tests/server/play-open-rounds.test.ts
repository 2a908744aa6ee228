import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PAYS } from '../../sandbox/maker/games/poker/hands.js';
import type { PokerOutcome } from '../../sandbox/maker/games/poker/rules.js';
import { adviceFor } from '../../sandbox/maker/games/poker/strategy.js';
import type { PlayAnswer, WireState } from '../../sandbox/maker/page/wire.js';
import { ENGINES } from './databases.js';
import { startTestServer, type TestServer } from './harness.js';
import { addGames, addOpenGame, newVisitor, wrongs, type Visitor } from './play-support.js';
import { booksOf, makersAudit } from './sandbox-books.js';
import type { RoundState } from '../../sandbox/store/tables.js';

const POKER = '3001';
const STAKE = 1_000;
const START = 100_000;
const IN = 50_000;
const DAY_MS = 24 * 3_600_000;

const answered = ({ body }: { body: unknown }) => body as PlayAnswer;
const handIn = (answer: { body: unknown }) => answered(answer).round.outcome as PokerOutcome;

describe.each(ENGINES)('a round that stays open, on %s', (engine) => {
  let server: TestServer;
  let visitor: Visitor;
  let sessionId: string;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ engine });
    await addGames(server);
    await addOpenGame(server, POKER);
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await server.hook('reset', {});
    expect(await wrongs(server)).toEqual([]);
  });
  const begin = async (demo = false) => {
    visitor = await newVisitor(server, START);
    sessionId = (await visitor.play(POKER, demo ? null : IN, { demo })).session.sessionId;
    token = (await visitor.enter(sessionId)).token;
  };
  /** Deals, and returns the key of the round and its cards. */
  const deal = async () => {
    const key = randomUUID();
    const answer = await visitor.bet(token, STAKE, null, key);
    expect(answer.status).toBe(200);
    return { key, dealt: handIn(answer).dealt, balance: answered(answer).balance };
  };
  const winOf = ({ hand }: PokerOutcome) => (hand === null ? 0 : STAKE * PAYS[hand]);
  const sweep = () => server.sandbox('due');
  const roundsIn = async () =>
    server.parts.db
      .selectFrom('transfer')
      .select(['type', 'amount', 'round_ref'])
      .where('reference_no', '=', sessionId)
      .where('round_ref', 'is not', null)
      .orderBy('seq')
      .execute();

  test('takes its stake at the start and pays under the same round, each once', async () => {
    await begin();
    const { key, dealt, balance } = await deal();
    expect(balance).toBe(IN - STAKE);
    expect((await visitor.money()).inGame).toBe(IN - STAKE);
    expect(await roundsIn()).toMatchObject([{ type: 'game_loss', amount: STAKE }]);
    expect((await makersAudit(server)).openStakes).toEqual([{ currency: 'PHP', rounds: 1, amount: STAKE }]);

    const { held } = adviceFor(dealt);
    const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.decide(token, key, held)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const [answer] = answers;
    const outcome = handIn(answer ?? { body: null });
    expect(outcome.cards.filter((card) => dealt.includes(card))).toEqual(held.map((place) => dealt[place]));
    expect(answered(answer ?? { body: null })).toMatchObject({
      round: { win: winOf(outcome) },
      balance: IN - STAKE + winOf(outcome),
    });
    const booked = await roundsIn();
    expect(booked.map(({ type }) => type)).toEqual(winOf(outcome) > 0 ? ['game_loss', 'game_win'] : ['game_loss']);
    expect(new Set(booked.map(({ round_ref }) => round_ref)).size).toBe(1);
    expect((await makersAudit(server)).openStakes).toEqual([]);
  });

  test('shows nothing of what will be drawn, and draws in the order that was fixed at the deal', async () => {
    await begin();
    const key = randomUUID();
    const dealt = await visitor.bet(token, STAKE, null, key);
    const { hidden } = await booksOf(server)
      .selectFrom('maker_round')
      .select('hidden')
      .where('round_key', '=', key)
      .executeTakeFirstOrThrow();
    const deck = hidden as readonly number[];
    expect(new Set(deck).size).toBe(52);
    const state = await visitor.maker('GET', 'state', undefined, token);
    for (const { body } of [dealt, state]) expect(JSON.stringify(body)).not.toContain(`${deck[5]},${deck[6]}`);
    expect((state.body as WireState).lastRound).toMatchObject({ key, win: null, outcome: { dealt: deck.slice(0, 5) } });
    expect(handIn(await visitor.decide(token, key, [1])).cards).toEqual([deck[5], deck[1], ...deck.slice(6, 9)]);
  });

  test('is decided once: another decision, another bet under its key and a second deal are refused', async () => {
    await begin();
    const { key } = await deal();
    expect((await visitor.bet(token, STAKE, null)).body).toEqual({ error: 'roundOpen' });
    expect(answered(await visitor.bet(token, STAKE, null, key)).round.win).toBeNull();
    expect((await visitor.bet(token, STAKE * 2, null, key)).body).toEqual({ error: 'keyReused' });
    for (const wrong of [[5], [1, 0], [0, 0], ['0'], 'all', null, [0.5], { 0: 1 }])
      expect((await visitor.decide(token, key, wrong)).body).toEqual({ error: 'badBet' });
    expect((await visitor.decide(token, randomUUID(), [])).body).toEqual({ error: 'badBet' });
    expect((await visitor.decide(token, '<b>', [])).body).toEqual({ error: 'malformed' });
    expect((await visitor.decide(token, key, [0, 4])).status).toBe(200);
    expect((await visitor.decide(token, key, [0])).body).toEqual({ error: 'keyReused' });
    expect((await visitor.bet(token, STAKE, null)).status).toBe(200);
    await visitor.exit(sessionId);
  });

  test('belongs to its player alone', async () => {
    await begin();
    const { key } = await deal();
    const mine = token;
    const thief = await newVisitor(server, START);
    const theirs = (await thief.play(POKER, IN)).session.sessionId;
    const { token: other } = await thief.enter(theirs);
    expect((await thief.decide(other, key, [])).body).toEqual({ error: 'badBet' });
    // The same key at another seat is another round.
    expect(answered(await thief.bet(other, STAKE, null, key)).balance).toBe(IN - STAKE);
    await thief.exit(theirs);
    expect((await visitor.decide(mine, key, [])).status).toBe(200);
  });

  test('goes on after a reload and on a second device, which takes over the seat', async () => {
    await begin();
    const { key, dealt } = await deal();
    const second = await visitor.enter(sessionId);
    expect(second.state).toMatchObject({
      balance: IN - STAKE,
      lastRound: { key, win: null, stake: STAKE, outcome: { dealt, held: null } },
    });
    expect((await visitor.decide(token, key, [])).body).toEqual({ error: 'closed' });
    expect((await visitor.decide(second.token, key, [])).status).toBe(200);
  });

  test('is finished by the published strategy when the player leaves, and its win comes home with the money', async () => {
    await begin();
    const { key, dealt } = await deal();
    expect((await visitor.exit(sessionId)).data).toMatchObject({ status: 'done' });
    const { outcome, win, decision } = await booksOf(server)
      .selectFrom('maker_round')
      .selectAll()
      .where('round_key', '=', key)
      .executeTakeFirstOrThrow();
    expect(decision).toEqual(adviceFor(dealt).held);
    expect(win).toBe(winOf(outcome as PokerOutcome));
    expect(await visitor.money()).toEqual({ wallet: START - STAKE + (win ?? 0), inGame: 0 });
    expect((await visitor.decide(token, key, decision)).body).toEqual({ error: 'closed' });
  });

  test.each(['lostDone', 'lostAbsent', 'locked', 'refused'] as const)(
    'loses nothing to a transfer out that is %s',
    async (mishap) => {
      await begin();
      const { key } = await deal();
      await visitor.plan('out', mishap);
      await visitor.exit(sessionId);
      const { win } = await booksOf(server)
        .selectFrom('maker_round')
        .select('win')
        .where('round_key', '=', key)
        .executeTakeFirstOrThrow();
      // A maker that has not carried out the transfer has not ended the round either.
      expect(win === null).toBe(mishap !== 'lostDone');
      expect(await wrongs(server)).toEqual([]);
      for (let times = 0; times < 3; times += 1) await visitor.exit(sessionId);
      const { inGame, wallet } = await visitor.money();
      expect(inGame).toBe(0);
      const after = await booksOf(server)
        .selectFrom('maker_round')
        .select('win')
        .where('round_key', '=', key)
        .executeTakeFirstOrThrow();
      expect(wallet).toBe(START - STAKE + (after.win ?? Number.NaN));
    },
  );

  test('is finished after a day without a decision, and not before', async () => {
    await begin();
    const { key } = await deal();
    await server.hook('clock', { offsetMs: DAY_MS - 60_000 });
    await sweep();
    const stateOf = () =>
      booksOf(server).selectFrom('maker_round').select('state').where('round_key', '=', key).executeTakeFirst();
    expect(await stateOf()).toEqual({ state: 'open' });
    await server.hook('clock', { offsetMs: DAY_MS + 1_000 });
    expect(await sweep()).not.toEqual({ done: 0 });
    expect(await sweep()).toEqual({ done: 0 });
    const { round, balance } = answered(await visitor.bet(token, STAKE, null, key));
    expect(balance).toBe(IN - STAKE + (round.win ?? Number.NaN));
  });

  test('races its decision against the exit and the sweep without losing a coin', async () => {
    for (let times = 0; times < 4; times += 1) {
      await begin();
      const { key } = await deal();
      await server.hook('clock', { offsetMs: DAY_MS + 1_000 });
      await Promise.all([visitor.decide(token, key, [0]), visitor.exit(sessionId), sweep()]);
      await server.hook('reset', {});
      await visitor.exit(sessionId);
      const { win } = await booksOf(server)
        .selectFrom('maker_round')
        .select('win')
        .where('round_key', '=', key)
        .executeTakeFirstOrThrow();
      expect(await visitor.money()).toEqual({ wallet: START - STAKE + (win ?? Number.NaN), inGame: 0 });
    }
  });

  test('of a demo stakes and pays play money only', async () => {
    await begin(true);
    const before = ((await visitor.maker('GET', 'state', undefined, token)).body as WireState).balance;
    const { key, balance } = await deal();
    expect(balance).toBe(before - STAKE);
    const end = answered(await visitor.decide(token, key, []));
    expect(end.balance).toBe(before - STAKE + (end.round.win ?? Number.NaN));
    await deal();
    await visitor.exit(sessionId);
    expect((await makersAudit(server)).openStakes).toEqual([]);
    expect(await visitor.money()).toEqual({ wallet: START, inGame: 0 });
  });

  test('refuses a stake above the balance, and keeps no round of it', async () => {
    await begin();
    expect((await visitor.bet(token, 50_000, null)).status).toBe(200);
    await visitor.exit(sessionId);
    const small = await newVisitor(server, START);
    const { sessionId: other } = (await small.play(POKER, 1_000)).session;
    const seat = await small.enter(other);
    expect((await small.bet(seat.token, 2_000, null)).body).toEqual({ error: 'insufficient' });
    expect((await small.maker('GET', 'state', undefined, seat.token)).body).toMatchObject({
      balance: 1_000,
      lastRound: null,
    });
  });

  test('that the ledger and the maker disagree about is found by the audit', async () => {
    await begin();
    const { key } = await deal();
    const change = (set: { stake?: number; win?: number | null; due_at?: Date | null; state?: RoundState }) =>
      booksOf(server).updateTable('maker_round').set(set).where('round_key', '=', key).execute();
    const { due_at } = await booksOf(server)
      .selectFrom('maker_round')
      .select('due_at')
      .where('round_key', '=', key)
      .executeTakeFirstOrThrow();
    await change({ stake: STAKE * 2 });
    expect((await makersAudit(server)).findings).toMatchObject([
      { what: expect.stringMatching(/^stake of round /) as string, ledger: STAKE, maker: STAKE * 2 },
    ]);
    // A win that the maker has paid and the ledger does not know.
    await change({ stake: STAKE, win: 700, due_at: null, state: 'decided' });
    expect((await makersAudit(server)).findings).toMatchObject([
      { what: expect.stringMatching(/^win of round /) as string, ledger: 0, maker: 700 },
    ]);
    await change({ win: null, due_at, state: 'open' });
    await visitor.exit(sessionId);
  });
});
