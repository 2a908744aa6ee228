import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { atomically } from '../../../server/db/open.js';
import { settleAfterExit } from '../../../server/domain/play/rounds.js';
import { postAll, type NewTransfer } from '../../../server/ledger/post.js';
import { settleOrder } from '../../../server/testing/orders.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { dataOf, expectSoundLedger, startStocked } from '../stocked.js';
import { openTill, type Order, type Till } from './till.js';

type Schemas = components['schemas'];
type Info = Schemas['DepositBonusInfo'];

const MAKER = 1;
const GAME = 1001;
const DEPOSIT = 30_000;
const BONUS = 30_000;
const codes = {
  sessionOpen: 10304,
  makerLocked: 10306,
  notFound: 10404,
  ended: 10607,
  changed: 10616,
  inPromotion: 10704,
};

describe.each(ENGINES)('giving up the bonus of a deposit, on %s', (engine) => {
  let server: TestServer;
  let till: Till;
  beforeAll(async () => {
    server = await startStocked(engine);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.hook('reset', {});
    till = await openTill(server);
  });
  afterEach(() => expectSoundLedger(server));

  const book = (moves: readonly Pick<NewTransfer, 'type' | 'from' | 'to' | 'amount' | 'roundRef'>[]) =>
    atomically(server.parts.db, (trx) =>
      postAll(
        trx,
        moves.map((move) => ({
          currency: 'PHP',
          referenceNo: randomUUID(),
          gameId: GAME,
          at: server.parts.services.clock.now(),
          ...move,
        })),
      ),
    );
  const accounts = () =>
    ({
      wallet: { kind: 'player_wallet', playerId: till.player.id },
      held: { kind: 'maker_balance', playerId: till.player.id, makerId: MAKER },
      house: { kind: 'maker_settle', makerId: MAKER },
    }) as const;
  /** A visit to a game: in with the stake, one round, out with the win. */
  async function plays(stake: number, win: number): Promise<void> {
    const { wallet, held, house } = accounts();
    const roundRef = randomUUID();
    await book([
      { type: 'to_maker', from: wallet, to: held, amount: stake },
      { type: 'game_loss', from: held, to: house, amount: stake, roundRef },
      ...(win > 0
        ? ([
            { type: 'game_win', from: house, to: held, amount: win, roundRef },
            { type: 'out_maker', from: held, to: wallet, amount: win },
          ] as const)
        : []),
    ]);
  }
  async function deposited(activityId: string | null = 'first-deposit', amount = DEPOSIT): Promise<string> {
    const body = { channelId: 'qr-instant', amount, ...(activityId === null ? {} : { activityId }) };
    const { orderNo } = dataOf(
      await till.ask('POST', '/pay/qr/charge', { body, headers: { 'idempotency-key': randomUUID() } }),
    ) as Order;
    expect(await settleOrder(server.parts, orderNo, 'paid')).toBe(true);
    return orderNo;
  }
  const info = async (orderNo: string) => dataOf(await till.ask('GET', `/pay/bonus/info/${orderNo}`)) as Info;
  const giveUp = (orderNo: string, forfeited: number, key: string = randomUUID()) =>
    till.ask('POST', `/pay/bonus/giveUp/${orderNo}`, { body: { forfeited }, headers: { 'idempotency-key': key } });
  const terms = async () => dataOf(await till.ask('GET', '/pay/getWithdrawRequest')) as Schemas['WithdrawRequest'];

  test('the result of the order names the bonus and what is to be bet, while it lasts', async () => {
    const orderNo = await deposited();
    const running = { title: 'First deposit', bonus: BONUS, standing: 'running', forfeited: 0, required: 480_000 };
    expect((await till.status(orderNo)).result).toEqual({ ...running, done: 0, left: 480_000 });
    await plays(10_000, 10_000);
    expect((await till.status(orderNo)).result).toEqual({ ...running, done: 10_000, left: 470_000 });
    await plays(60_000, 60_000);
    for (let round = 0; round < 7; round += 1) await plays(60_000, 60_000);
    expect((await till.status(orderNo)).result).toMatchObject({ standing: 'met', done: 480_000, left: 0 });
    expect((await giveUp(orderNo, BONUS)).body.code).toBe(codes.ended);
  });

  test('a deposit without a bonus requires itself, and there is nothing to give up', async () => {
    const orderNo = await deposited(null);
    expect((await till.status(orderNo)).result).toMatchObject({
      title: null,
      bonus: 0,
      standing: 'none',
      left: DEPOSIT,
    });
    expect((await till.ask('GET', `/pay/bonus/info/${orderNo}`)).body.code).toBe(codes.notFound);
    expect((await giveUp(orderNo, 0)).body.code).toBe(codes.notFound);
  });

  test.each([
    ['without play, only the bonus', 0, 0, 30_000, 30_000, 30_000],
    ['after a win, the bonus and the win', 10_000, 25_000, 45_000, 30_000, 20_000],
    ['after a loss, the bonus; the loss was the own money', 10_000, 0, 30_000, 20_000, 20_000],
    ['after a loss of more than the own money, what is left', 40_000, 0, 20_000, 0, 0],
  ])('takes back, %s', async (_, stake, win, forfeited, stays, left) => {
    const orderNo = await deposited();
    if (stake > 0) await plays(stake, win);
    const { giveUp: before } = await info(orderNo);
    expect(before).toEqual({
      netWin: win - stake,
      forfeited,
      balanceAfter: stays,
      leftOfDeposit: left,
      leftAfter: left,
      hindrance: null,
      openSessionId: null,
    });
    const after = dataOf(await giveUp(orderNo, forfeited)) as Info;
    expect(after).toMatchObject({ giveUp: null, result: { standing: 'givenUp', forfeited, required: DEPOSIT, left } });
    expect(await till.balance()).toBe(stays);
    expect((await terms()).turnover.left).toBe(left);
    const { rows } = await till.bills();
    expect(rows[0]).toMatchObject({ amount: -forfeited, billType: 'rewards', referenceNo: orderNo });
  });

  test('frees the own money once it was bet', async () => {
    const orderNo = await deposited();
    await plays(DEPOSIT, DEPOSIT);
    expect((await terms()).reasons).toContain('turnoverLeft');
    await giveUp(orderNo, BONUS);
    expect((await terms()).reasons).not.toContain('turnoverLeft');
    expect(await till.balance()).toBe(DEPOSIT);
  });

  test('leaves what other deposits require, and their stakes', async () => {
    const first = await deposited();
    const other = await deposited(null, 50_000);
    await plays(20_000, 20_000);
    await giveUp(first, BONUS);
    expect((await till.status(first)).result).toMatchObject({ done: 20_000, left: 10_000 });
    expect((await till.status(other)).result).toMatchObject({ done: 0, left: 50_000 });
    expect((await terms()).turnover.left).toBe(60_000);
  });

  test('happens once, however often it is sent', async () => {
    const orderNo = await deposited();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => giveUp(orderNo, BONUS, key)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const others = await Promise.all(Array.from({ length: 4 }, () => giveUp(orderNo, BONUS)));
    expect(others.map(({ body }) => body.code)).toEqual(Array.from({ length: 4 }, () => codes.ended));
    expect(await till.balance()).toBe(DEPOSIT);
  });

  test('is refused with another amount than the confirmed one, also when a bet is placed at the same moment', async () => {
    const orderNo = await deposited();
    expect((await giveUp(orderNo, BONUS - 1)).body.code).toBe(codes.changed);
    const [answer] = await Promise.all([giveUp(orderNo, BONUS), plays(10_000, 40_000)]);
    if (answer.body.code === 200) {
      expect(await till.balance()).toBe(60_000);
    } else {
      expect(answer.body.code).toBe(codes.changed);
      expect(await till.balance()).toBe(90_000);
      expect((await info(orderNo)).giveUp?.forfeited).toBe(60_000);
    }
  });

  test('is refused while a game holds money', async () => {
    const orderNo = await deposited();
    const { wallet, held } = accounts();
    await book([{ type: 'to_maker', from: wallet, to: held, amount: 60_000 }]);
    expect((await info(orderNo)).giveUp).toMatchObject({ hindrance: 'game', forfeited: 0 });
    expect((await giveUp(orderNo, 0)).body.code).toBe(codes.sessionOpen);
    await book([{ type: 'out_maker', from: held, to: wallet, amount: 60_000 }]);
    expect((await giveUp(orderNo, BONUS)).body.code).toBe(200);
  });

  test('is refused while a round that was bet from the wallet is open', async () => {
    const orderNo = await deposited();
    const { db } = server.parts;
    const sessionId = randomUUID().replaceAll('-', '');
    const at = server.parts.services.clock.now();
    const { wallet, house } = accounts();
    const roundRef = randomUUID();
    await db
      .insertInto('game_session')
      .values({
        id: sessionId,
        player_id: till.player.id,
        game_id: GAME,
        maker_id: MAKER,
        status: 'settled',
        open_type: 'iframe',
        wallet_mode: 'seamless',
        currency: 'PHP',
        started_at: at,
        ended_at: at,
      })
      .execute();
    const round = {
      maker_id: MAKER,
      round_ref: roundRef,
      session_id: sessionId,
      stake: 5_000,
      win: null,
      staked_at: at,
    };
    await db.insertInto('wallet_round').values(round).execute();
    await book([{ type: 'game_loss', from: wallet, to: house, amount: 5_000, roundRef }]);
    expect((await info(orderNo)).giveUp).toMatchObject({ hindrance: 'round' });
    expect((await giveUp(orderNo, BONUS)).body.code).toBe(codes.makerLocked);
    await db.updateTable('wallet_round').set({ win: 0 }).where('round_ref', '=', roundRef).execute();
    expect((await giveUp(orderNo, BONUS)).body.code).toBe(200);
  });

  test('is refused while a promotion that was joined with the money runs', async () => {
    const orderNo = await deposited();
    const joined = await till.ask('POST', '/gamePromotion/participate/reel-starter', {
      body: { amount: 20_000 },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(joined.body.code).toBe(200);
    expect((await info(orderNo)).giveUp).toMatchObject({ hindrance: 'promotion' });
    expect((await giveUp(orderNo, BONUS)).body.code).toBe(codes.inPromotion);
  });

  test('takes the late win of a bet that was placed with the bonus, up to what is owed', async () => {
    const orderNo = await deposited();
    const { wallet, held, house } = accounts();
    const roundRef = randomUUID();
    await book([
      { type: 'to_maker', from: wallet, to: held, amount: 60_000 },
      { type: 'game_loss', from: held, to: house, amount: 60_000, roundRef },
    ]);
    expect((await giveUp(orderNo, 0)).body.code).toBe(200);
    const session = {
      id: randomUUID(),
      player_id: till.player.id,
      maker_id: MAKER,
      game_id: GAME,
      currency: 'PHP',
    };
    const at = server.parts.services.clock.now();
    await atomically(server.parts.db, (trx) =>
      settleAfterExit(trx, session, { ref: roundRef, stake: 0, win: 100_000, at }),
    );
    // 60,000 were bet and 100,000 came back: bonus 30,000 and net win 40,000 belong to the house.
    expect(await till.balance()).toBe(30_000);
    expect((await till.status(orderNo)).result).toMatchObject({ standing: 'givenUp', forfeited: 70_000 });
  });
});
