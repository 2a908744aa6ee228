import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { roundFields, sign } from '../../../sandbox/signature.js';
import type { PlayAnswer, WireState } from '../../../sandbox/maker/page/wire.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { enterSigned, makerOf, tell as send, type Told } from '../maker-callback.js';
import { addOpenGame, type Settled } from '../play-support.js';
import { dataOf } from '../stocked.js';
import { addPromotion, codes, expectSound, newParticipant, startPromotions, type Participant } from './support.js';

const STAKE = 500;
/** The roulette, the poker, the dice and the sea of the maker. */
const OTHERS = ['2001', '3001', '4001', '5001'] as const;
const SEAMLESS = '1015';
const free = (left: number) => (left === 0 ? null : { left, stake: STAKE });

describe.each(ENGINES)('free spins of a promotion, on %s', (engine) => {
  let server: TestServer;
  let one: Participant;
  let id: string;
  beforeAll(async () => {
    server = await startPromotions(engine);
    for (const game of OTHERS) await addOpenGame(server, game);
    await addOpenGame(server, SEAMLESS, { wallet_mode: 'seamless', min_transfer_in: 0 });
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await server.hook('reset', {});
    await expectSound(server);
  });
  const begin = async (spins: number) => {
    one = await newParticipant(server);
    const promotion = await addPromotion(server, { bet_percent: 9000, free_spins: spins, free_spin_stake: STAKE });
    id = (await one.joined(promotion, 20_000)).recordId;
  };
  const record = async () => {
    const { freeSpinsLeft, currentBet, promotionBalance } = await one.record(id);
    return { left: freeSpinsLeft, counted: currentBet, balance: promotionBalance };
  };
  /** A session that a maker in another process plays. */
  const seated = async (spins: number) => {
    await begin(spins);
    const { sessionId } = await one.sit(id);
    const maker = await makerOf(server, sessionId);
    return async (told: Omit<Told, 'maker' | 'sessionId'>) =>
      (await send(server, { maker, sessionId, ...told })).body as Record<string, unknown>;
  };
  const aFree = (roundRef: string, amount = STAKE) => ({ action: 'stake', isFree: true, roundRef, amount }) as const;

  test('are offered when a game opens, are paid by the house, and count down with each answer', async () => {
    await begin(2);
    const { sessionId } = dataOf(await one.play(id)) as { sessionId: string };
    const { token, state } = await one.visitor.enter(sessionId);
    expect(state.freeSpins).toEqual(free(2));
    let balance = 30_000;
    for (const left of [1, 0]) {
      const answer = (await one.visitor.freeBet(token, STAKE, null)).body as Settled;
      balance += answer.round.win;
      expect(answer).toMatchObject({ balance, freeSpins: free(left), round: { isFree: true, stake: STAKE } });
      expect(await record()).toEqual({ left, counted: 0, balance });
    }
    expect(await one.visitor.freeBet(token, STAKE, null)).toMatchObject({ status: 409, body: { error: 'noFreeSpin' } });
    expect(await record()).toEqual({ left: 0, counted: 0, balance });
  });

  test('are not used by a stake that merely is as high: it is charged, and counts', async () => {
    await begin(2);
    const { token } = await one.sit(id);
    const paid = (await one.visitor.spin(token, STAKE)).body as Settled;
    expect(paid).toMatchObject({
      balance: 30_000 - STAKE + paid.round.win,
      freeSpins: free(2),
      round: { isFree: false },
    });
    expect(await record()).toEqual({ left: 2, counted: STAKE, balance: paid.balance });
  });

  test('are used once under one key, and no more often than given by two pages at once', async () => {
    await begin(3);
    const { token } = await one.sit(id);
    const key = randomUUID();
    const same = await Promise.all(Array.from({ length: 5 }, () => one.visitor.freeBet(token, STAKE, null, key)));
    expect(new Set(same.map(({ body }) => JSON.stringify((body as PlayAnswer).round))).size).toBe(1);
    expect((await record()).left).toBe(2);
    expect((await one.visitor.spin(token, STAKE, key)).body).toEqual({ error: 'keyReused' });
    const many = await Promise.all(Array.from({ length: 6 }, () => one.visitor.freeBet(token, STAKE, null)));
    expect(many.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409, 409, 409]);
    const wins = [same[0], ...many].reduce(
      (sum, answer) => sum + (answer?.status === 200 ? ((answer.body as Settled).round.win ?? 0) : 0),
      0,
    );
    expect(await record()).toEqual({ left: 0, counted: 0, balance: 30_000 + wins });
  });

  test('are played once though the answer of the lobby is lost', async () => {
    await begin(2);
    const { token } = await one.sit(id);
    await server.hook('fault', { operation: 'receiveRound', phase: 'after', httpStatus: 500 });
    const key = randomUUID();
    expect((await one.visitor.freeBet(token, STAKE, null, key)).status).toBe(503);
    await server.hook('reset', {});
    const { round } = (await one.visitor.freeBet(token, STAKE, null, key)).body as Settled;
    expect(await record()).toEqual({ left: 1, counted: 0, balance: 30_000 + round.win });
  });

  test('can be used in every game that counts', async () => {
    await begin(OTHERS.length);
    let left = OTHERS.length;
    let balance = 30_000;
    for (const [game, bet, decision] of [
      [OTHERS[0], [{ on: 'red', amount: STAKE }], null],
      [OTHERS[1], null, []],
      [OTHERS[2], { side: 'under', sum: 8 }, null],
      [OTHERS[3], { fish: 'crab' }, null],
    ] as const) {
      const { sessionId, token } = await one.sit(id, game);
      const key = randomUUID();
      const started = await one.visitor.freeBet(token, STAKE, bet, key);
      expect(started.body).toMatchObject({ round: { isFree: true } });
      const { body } = decision === null ? started : await one.visitor.decide(token, key, decision);
      left -= 1;
      balance += (body as Settled).round.win;
      expect(body).toMatchObject({ balance, freeSpins: free(left) });
      expect(await record()).toEqual({ left, counted: 0, balance });
      await one.visitor.exit(sessionId);
    }
  });

  test('are told with the ticket, the balance and each step of a round', async () => {
    await begin(2);
    const { sessionId } = dataOf(await one.play(id)) as { sessionId: string };
    const maker = await makerOf(server, sessionId);
    const { gameUrl } = (await one.visitor.session(sessionId)).session;
    const [, ticket = ''] =
      /^\d+-(.*)$/.exec(new URL(gameUrl ?? '', server.url).searchParams.get('ticket') ?? '') ?? [];
    expect(await enterSigned(server, { maker, ticket })).toMatchObject({ data: { freeSpins: free(2) } });
    const tell = async (told: Omit<Told, 'maker' | 'sessionId'>) =>
      (await send(server, { maker, sessionId, ...told })).body;
    const round = `told-${engine}`;
    expect(await tell({ action: 'balance' })).toMatchObject({ data: { balance: 30_000, freeSpins: free(2) } });
    expect(await tell(aFree(round))).toMatchObject({ data: { balance: 30_000, freeSpins: free(1) } });
    expect(await tell({ action: 'win', roundRef: round, amount: 700 })).toMatchObject({
      data: { balance: 30_700, freeSpins: free(1) },
    });
  });

  test('are booked once however often they are told, also after the last one is used', async () => {
    const tell = await seated(1);
    const told = await Promise.all(Array.from({ length: 4 }, () => tell(aFree(`again-${engine}`))));
    for (const answer of [...told, await tell(aFree(`again-${engine}`))])
      expect(answer).toMatchObject({ code: 200, data: { balance: 30_000, freeSpins: null } });
    expect(await record()).toEqual({ left: 0, counted: 0, balance: 30_000 });
  });

  test('come back when their round is taken back, and no money', async () => {
    const tell = await seated(1);
    const roundRef = `back-${engine}`;
    await tell(aFree(roundRef));
    for (let times = 0; times < 2; times += 1)
      expect(await tell({ action: 'rollback', roundRef })).toMatchObject({
        data: { balance: 30_000, freeSpins: free(1) },
      });
    expect(await tell(aFree(roundRef))).toMatchObject({ code: codes.invalidRequest, field: 'roundRef' });
    expect(await record()).toEqual({ left: 1, counted: 0, balance: 30_000 });
  });

  test('are refused and not charged with another stake, when none is left, or as another round than before', async () => {
    const tell = await seated(1);
    const refused = { code: codes.invalidRequest, field: 'isFree' };
    expect(await tell(aFree(`more-${engine}`, STAKE * 2))).toMatchObject(refused);
    await tell(aFree(`used-${engine}`));
    expect(await tell(aFree(`none-${engine}`))).toMatchObject(refused);
    expect(await tell({ ...aFree(`used-${engine}`), isFree: false })).toMatchObject(refused);
    expect(await tell({ action: 'win', roundRef: `used-${engine}`, amount: 100, isFree: true })).toMatchObject(refused);
    await tell({ action: 'stake', roundRef: `paid-${engine}`, amount: STAKE });
    expect(await tell(aFree(`paid-${engine}`))).toMatchObject(refused);
    expect(await record()).toEqual({ left: 0, counted: STAKE, balance: 30_000 - STAKE });
  });

  test('are only of a promotion: money of the wallet is never taken for one', async () => {
    const player = await newParticipant(server);
    const { session } = await player.visitor.play(SEAMLESS, null);
    const { token, state } = await player.visitor.enter(session.sessionId);
    expect(state.freeSpins).toBeNull();
    expect((await player.visitor.freeBet(token, STAKE, null)).body).toEqual({ error: 'noFreeSpin' });
    const after = (await player.visitor.maker('GET', 'state', undefined, token)).body as WireState;
    expect(after.balance).toBe(100_000);
  });

  test('need the signature of a free spin', async () => {
    const tell = await seated(1);
    const { sessionId } = (await one.visitor.current()).data as unknown as { sessionId: string };
    const maker = await makerOf(server, sessionId);
    const told = { maker, action: 'stake', sessionId, roundRef: `forged-${engine}`, amount: STAKE, currency: 'PHP' };
    const signature = sign(server.parts.services.settings.SANDBOX_SECRET, roundFields(told));
    expect(await tell({ ...aFree(told.roundRef), signature })).toMatchObject({ code: 403 });
    expect((await record()).left).toBe(1);
  });
});
