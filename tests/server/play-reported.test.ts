import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../server/ledger/audit.js';
import { decideSuspense, openSuspense } from '../../server/ledger/suspense.js';
import { ENGINES } from './databases.js';
import { startTestServer, type TestServer } from './harness.js';
import { enterSigned, makerOf, tell as send, type Told } from './maker-callback.js';
import { MemoryMaker } from './memory-maker.js';
import { addGames, addOpenGame, games, newVisitor, type Visitor } from './play-support.js';

const START = 100_000;
const IN = 30_000;
const SEAMLESS = '1500';
const codes = {
  ok: 200,
  forbidden: 403,
  insufficientBalance: 10301,
  sessionEnded: 10305,
  makerLocked: 10306,
  notFound: 10404,
} as const;

describe.each(ENGINES)('a maker in another process, on %s,', (engine) => {
  let server: TestServer;
  let maker: MemoryMaker;
  let makerId: string;
  let visitor: Visitor;
  let sessionId: string;
  beforeAll(async () => {
    server = await startTestServer({ engine });
    await addGames(server);
    await addOpenGame(server, SEAMLESS, { wallet_mode: 'seamless', min_transfer_in: 0 });
    maker = MemoryMaker.of(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    visitor = await newVisitor(server, START);
    ({ sessionId } = (await visitor.play(games.mango, IN)).session);
    makerId = await makerOf(server, sessionId);
  });
  afterEach(async () => {
    await server.hook('reset', {});
    expect((await audit(server.parts.db)).findings).toEqual([]);
    expect(await openSuspense(server.parts.db)).toEqual([]);
  });

  const tell = async (told: Omit<Told, 'maker' | 'sessionId'> & { readonly sessionId?: string }) =>
    (await send(server, { maker: makerId, sessionId, ...told })).body;
  /** The maker plays a round, and reports both halves. */
  async function play(stake: number, win: number): Promise<string> {
    const roundRef = randomUUID();
    maker.move(visitor.player.id, win - stake);
    expect(await tell({ action: 'stake', roundRef, amount: stake })).toMatchObject({ code: codes.ok });
    expect(await tell({ action: 'win', roundRef, amount: win })).toMatchObject({ code: codes.ok });
    return roundRef;
  }
  const booked = () =>
    server.parts.db
      .selectFrom('transfer')
      .select(['type', 'amount'])
      .where('reference_no', '=', sessionId)
      .where('type', 'in', ['game_loss', 'game_win', 'out_maker'])
      .orderBy('seq')
      .execute();

  describe('that holds the money, reports its rounds as they happen:', () => {
    test('each half is booked once on what it holds, and the exit returns all of it', async () => {
      const roundRef = randomUUID();
      maker.move(visitor.player.id, 1_500);
      for (let times = 0; times < 2; times += 1)
        expect(await tell({ action: 'stake', roundRef, amount: 1_000 })).toMatchObject({
          code: codes.ok,
          data: { balance: IN - 1_000 },
        });
      const wins = await Promise.all([1, 2, 3].map(() => tell({ action: 'win', roundRef, amount: 2_500 })));
      for (const answer of wins) expect(answer).toMatchObject({ code: codes.ok, data: { balance: IN + 1_500 } });
      await play(2_000, 0);
      expect(await visitor.money()).toEqual({ wallet: START - IN, inGame: IN - 500 });
      expect((await visitor.exit(sessionId)).data).toMatchObject({ status: 'done', balance: START - 500 });
      expect(await booked()).toEqual([
        { type: 'game_loss', amount: 1_000 },
        { type: 'game_win', amount: 2_500 },
        { type: 'game_loss', amount: 2_000 },
        { type: 'out_maker', amount: IN - 500 },
      ]);
    });

    test('a bet that it decides after the exit is paid into the wallet, once, with one message', async () => {
      const roundRef = randomUUID();
      maker.move(visitor.player.id, -1_000);
      await tell({ action: 'stake', roundRef, amount: 1_000 });
      await visitor.exit(sessionId);
      for (let times = 0; times < 2; times += 1)
        expect(await tell({ action: 'win', roundRef, amount: 4_000 })).toMatchObject({
          code: codes.ok,
          data: { balance: 0 },
        });
      expect(await visitor.money()).toEqual({ wallet: START + 3_000, inGame: 0 });
      const messages = server.parts.db.selectFrom('message').select('id').where('player_id', '=', visitor.player.id);
      expect(await messages.where('kind', '=', 'moneyCameBack').execute()).toHaveLength(1);
      expect(await tell({ action: 'stake', roundRef, amount: 1_000 })).toMatchObject({ code: codes.ok });
      expect(await tell({ action: 'stake', roundRef: randomUUID(), amount: 1_000 })).toMatchObject({
        code: codes.sessionEnded,
      });
    });

    test('what contradicts the ledger moves nothing', async () => {
      const other = await newVisitor(server, START);
      const { session } = await other.play(games.mango, IN);
      const roundRef = await play(1_000, 500);
      const before = await visitor.money();
      const refused = [
        [{ action: 'stake', roundRef, amount: 2_000 }, { field: 'amount' }],
        [{ action: 'win', roundRef, amount: 900 }, { field: 'amount' }],
        [{ action: 'stake', roundRef: randomUUID(), amount: 0 }, { field: 'amount' }],
        [{ action: 'stake', amount: 100 }, { field: 'roundRef' }],
        [{ action: 'stake', roundRef: randomUUID(), amount: 100, currency: 'THB' }, { field: 'currency' }],
        [{ action: 'stake', roundRef: randomUUID(), amount: IN }, { code: codes.insufficientBalance }],
        [{ action: 'win', roundRef: randomUUID(), amount: 100 }, { code: codes.notFound }],
        [{ action: 'win', roundRef, amount: 500, sessionId: session.sessionId }, { code: codes.notFound }],
        [{ action: 'rollback', roundRef }, { code: codes.notFound }],
        [{ action: 'balance' }, { code: codes.notFound }],
        [
          { action: 'stake', roundRef: randomUUID(), amount: 100, signature: '0'.repeat(64) },
          { code: codes.forbidden },
        ],
      ] as const;
      for (const [told, answer] of refused) expect(await tell(told), JSON.stringify(told)).toMatchObject(answer);
      expect(await visitor.money()).toEqual(before);
      expect(await other.money()).toEqual({ wallet: START - IN, inGame: IN });
    });

    test('while a transfer out has no outcome nothing new is booked, and afterwards the win goes into the wallet', async () => {
      const [roundRef, told] = [randomUUID(), await play(2_000, 500)];
      maker.move(visitor.player.id, -1_000);
      await tell({ action: 'stake', roundRef, amount: 1_000 });
      maker.after('transferOut', () => Promise.reject(new Error('the connection broke')));
      expect((await visitor.exit(sessionId)).data).toMatchObject({ status: 'processing' });
      maker.after('transferOut', null);
      expect(await tell({ action: 'win', roundRef, amount: 4_000 })).toMatchObject({ code: codes.makerLocked });
      expect(await tell({ action: 'win', roundRef: told, amount: 500 })).toMatchObject({ code: codes.ok });
      expect(await tell({ action: 'stake', roundRef: randomUUID(), amount: 100 })).toMatchObject({
        code: codes.makerLocked,
      });
      expect((await visitor.exit(sessionId)).data).toMatchObject({ status: 'done', balance: START - 2_500 });
      expect(await tell({ action: 'win', roundRef, amount: 4_000 })).toMatchObject({ code: codes.ok });
      expect(await visitor.money()).toEqual({ wallet: START + 1_500, inGame: 0 });
    });

    test.each([
      ['its stake', ['stake'], 1_000],
      ['nothing', [], 1_000],
      ['all of it', ['stake', 'win'], 1_000],
      ['another stake than it lists', ['stake'], 900],
    ] as const)('a round of which it reported %s is completed by its list, and counts once', async (_, told, stake) => {
      const roundRef = randomUUID();
      maker.move(visitor.player.id, 2_500 - stake);
      for (const action of told) await tell({ action, roundRef, amount: action === 'stake' ? stake : 2_500 });
      maker.listed.set(sessionId, [{ ref: roundRef, stake: 1_000, win: 2_500, at: new Date() }]);
      expect((await visitor.exit(sessionId)).data).toMatchObject({ status: 'done', balance: START + 2_500 - stake });
      const isListed = stake === 1_000;
      expect(await booked()).toEqual([
        { type: 'game_loss', amount: stake },
        ...(isListed ? [{ type: 'game_win', amount: 2_500 }] : []),
        { type: 'out_maker', amount: IN + 2_500 - stake },
      ]);
      // What the list contradicts waits for an operator.
      const { db, services } = server.parts;
      for (const { id } of await openSuspense(db))
        await db.transaction().execute((trx) =>
          decideSuspense(trx, {
            type: 'maker_difference',
            id,
            to: 'maker',
            reason: 'Their list',
            at: services.clock.now(),
          }),
        );
    });

    test('one id that two sessions report at the same moment is booked in one of them', async () => {
      const other = await newVisitor(server, START);
      const { session } = await other.play(games.mango, IN);
      const stake = { action: 'stake', roundRef: randomUUID(), amount: 1_000 } as const;
      const answers = await Promise.all([tell(stake), tell({ ...stake, sessionId: session.sessionId })]);
      expect(answers.map(({ code }) => code).toSorted((one, two) => one - two)).toEqual([codes.ok, codes.notFound]);
      expect((await visitor.money()).inGame + (await other.money()).inGame).toBe(2 * IN - 1_000);
      // The maker keeps its books by the answers.
      for (const [one, answer] of [visitor, other].map((who, index) => [who, answers[index]] as const))
        if (answer?.code === codes.ok) maker.move(one.player.id, -1_000);
      await Promise.all([visitor.exitAll(), other.exitAll()]);
    });
  });

  describe('redeems the ticket of its page:', () => {
    const ticketOf = async (id: string) =>
      new URL((await visitor.session(id)).session.gameUrl ?? '', server.url).searchParams.get('ticket') ?? '';

    test('once, and learns who plays what with which money', async () => {
      const ticket = await ticketOf(sessionId);
      expect(await enterSigned(server, { maker: makerId, ticket, signature: '0'.repeat(64) })).toMatchObject({
        code: codes.forbidden,
      });
      expect(await enterSigned(server, { maker: '2', ticket })).toMatchObject({ code: codes.notFound });
      expect(await enterSigned(server, { maker: makerId, ticket })).toEqual({
        code: codes.ok,
        msg: expect.any(String) as string,
        data: {
          sessionId,
          playerRef: String(visitor.player.id),
          gameId: games.mango,
          gameName: 'Mango Moon',
          currency: 'PHP',
          isDemo: false,
          walletMode: 'transfer',
          freeSpins: null,
          countryCode: 'PH',
          countryTimezone: 'UTC+8',
        },
      });
      expect(await enterSigned(server, { maker: makerId, ticket })).toMatchObject({ code: codes.notFound });
    });

    test('of a newer page only, and of none once the session has ended', async () => {
      const [before, ticket] = [await ticketOf(sessionId), await ticketOf(sessionId)];
      expect(await enterSigned(server, { maker: makerId, ticket: before })).toMatchObject({ code: codes.notFound });
      await visitor.exit(sessionId);
      expect(await enterSigned(server, { maker: makerId, ticket })).toMatchObject({ code: codes.notFound });
    });

    test('and learns of a demo, and of money that stays at the lobby', async () => {
      await visitor.exit(sessionId);
      const demo = (await visitor.play(games.mango, null, { demo: true })).session.sessionId;
      expect(await enterSigned(server, { maker: makerId, ticket: await ticketOf(demo) })).toMatchObject({
        data: { isDemo: true, walletMode: 'transfer' },
      });
      const seamless = (await visitor.play(SEAMLESS, null)).session.sessionId;
      expect(await enterSigned(server, { maker: makerId, ticket: await ticketOf(seamless) })).toMatchObject({
        data: { isDemo: false, walletMode: 'seamless' },
      });
      await visitor.exit(seamless);
    });
  });
});
