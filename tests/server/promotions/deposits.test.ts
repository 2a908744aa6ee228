import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { expireOrders } from '../../../server/domain/wallet/order-outcomes.js';
import { settleOrder } from '../../../server/testing/orders.js';
import { turnoverOf } from '../../../server/domain/turnover.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { dataOf, expectSoundLedger, startStocked } from '../stocked.js';
import { openTill, type Till } from '../wallet/till.js';
import { codes } from './support.js';

type Schemas = components['schemas'];
type Order = Schemas['Order'];

describe.each(ENGINES)('the bonus of a deposit, on %s', (engine) => {
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

  const charge = (amount: number, activityId: string, key: string = randomUUID()) =>
    till.ask('POST', '/pay/qr/charge', {
      body: { channelId: 'qr-instant', amount, activityId },
      headers: { 'idempotency-key': key },
    });
  const quote = (amount: number, activityId: string) =>
    till.ask('POST', '/pay/budgetAmount', { body: { channelId: 'qr-instant', amount, activityId } });
  const pay = async (orderNo: string) => (await settleOrder(server.parts, orderNo, 'paid')) === true;
  const paid = async (amount: number, activityId: string) => {
    const { orderNo } = dataOf(await charge(amount, activityId)) as Order;
    await pay(orderNo);
    return orderNo;
  };

  test('is the amount that quote and order promised, paid once with the deposit', async () => {
    expect(dataOf(await quote(30_000, 'first-deposit'))).toMatchObject({
      amount: 30_000,
      payAmount: 30_000,
      bonus: 30_000,
      turnover: 480_000,
    });
    const order = dataOf(await charge(30_000, 'first-deposit')) as Order;
    expect(order).toMatchObject({ activityId: 'first-deposit', bonus: 30_000, turnover: 480_000 });
    expect(await till.balance()).toBe(0);
    await Promise.all(Array.from({ length: 4 }, () => pay(order.orderNo)));
    expect(await till.balance()).toBe(60_000);
    const { rows } = await till.bills();
    const ofOrder = { amount: 30_000, referenceNo: order.orderNo, origin: 'deposit' };
    expect(rows).toMatchObject([
      { ...ofOrder, billType: 'rewards', channelName: null },
      { ...ofOrder, billType: 'deposit', channelName: 'Instant QR' },
    ]);
    expect(
      (await turnoverOf(server.parts.db, till.player.id)).requirements.filter(
        ({ source }) => source === 'deposit_bonus',
      ),
    ).toMatchObject([{ required: 480_000, referenceNo: order.orderNo }]);
  });

  test('has a limit, and is zero without a chosen promotion', async () => {
    expect(dataOf(await quote(500_000, 'first-deposit'))).toMatchObject({ bonus: 50_000 });
    expect(dataOf(await till.quote(500_000))).toMatchObject({ bonus: 0, turnover: 0 });
  });

  test('of the first deposit is for the first one only, also if two orders wait', async () => {
    const first = dataOf(await charge(30_000, 'first-deposit')) as Order;
    expect((await charge(30_000, 'first-deposit')).body).toMatchObject({ code: codes.notForYou, field: 'activityId' });
    await pay(first.orderNo);
    expect((await quote(30_000, 'first-deposit')).body.code).toBe(codes.notForYou);
    const offers = dataOf(await till.ask('GET', '/pay/getAllActivity')) as Schemas['DepositPromotion'][];
    expect(offers.find(({ activityId }) => activityId === 'first-deposit')?.isAvailable).toBe(false);
  });

  test('of the first deposit is not paid when another deposit came in before it', async () => {
    const plain = dataOf(await till.charge(40_000)) as Order;
    const promised = dataOf(await charge(30_000, 'first-deposit')) as Order;
    expect(promised.bonus).toBe(30_000);
    await pay(plain.orderNo);
    await pay(promised.orderNo);
    expect(await till.balance()).toBe(70_000);
  });

  test('that is available once a day is available again the next day', async () => {
    await paid(50_000, 'evening-top-up');
    expect((await charge(50_000, 'evening-top-up')).body.code).toBe(codes.notForYou);
    const { token } = till.player;
    await server.hook('clock', { offsetMs: 20 * 3_600_000 });
    await server.call('GET', '/getInfo', { token });
    await server.hook('clock', { offsetMs: 24 * 3_600_000 + 60_000 });
    expect((await charge(50_000, 'evening-top-up')).body.code).toBe(200);
  });

  test.each([
    ['too small an amount', 19_999, 'evening-top-up', codes.amountOutOfRange],
    ['a promotion that is over', 50_000, 'rain-weeks', codes.ended],
    ['a promotion that does not exist', 50_000, 'nothing', codes.ended],
  ])('is refused for %s, by the quote and the order, and no order is opened', async (_, amount, activityId, code) => {
    expect((await quote(amount, activityId)).body.code).toBe(code);
    expect((await charge(amount, activityId)).body.code).toBe(code);
    expect((await till.orders()).total).toBe(0);
  });

  test('is not promised with other terms than the player confirmed, until the new ones are', async () => {
    const change = (most: number) =>
      server.parts.db.updateTable('deposit_promotion').set({ max_bonus: most }).where('id', '=', 'big-sail').execute();
    const { max_bonus: most } = await server.parts.db
      .selectFrom('deposit_promotion')
      .select('max_bonus')
      .where('id', '=', 'big-sail')
      .executeTakeFirstOrThrow();
    const confirmed = dataOf(await quote(200_000, 'big-sail')) as Schemas['Quote'];
    const place = ({ bonus, turnover }: Schemas['Quote'], method: string, channelId: string, key = randomUUID()) =>
      till.ask('POST', `/pay/${method}`, {
        body: { channelId, amount: 200_000, activityId: 'big-sail', bonus, turnover },
        headers: { 'idempotency-key': key },
      });
    await change(10_000);
    try {
      for (const [method, channelId] of [
        ['qr/charge', 'qr-instant'],
        ['bank/recharge', 'bank-online'],
      ] as const)
        expect((await place(confirmed, method, channelId)).body).toMatchObject({
          code: codes.termsChanged,
          field: 'activityId',
        });
      expect((await till.orders()).total).toBe(0);
      const renewed = dataOf(await quote(200_000, 'big-sail')) as Schemas['Quote'];
      expect(renewed.bonus).toBe(10_000);
      expect(dataOf(await place(renewed, 'qr/charge', 'qr-instant'))).toMatchObject({ bonus: 10_000 });
    } finally {
      await change(most);
    }
  });

  test('is lost with a cancelled order', async () => {
    const order = dataOf(await charge(200_000, 'big-sail')) as Order;
    expect(order.bonus).toBe(30_000);
    await till.cancel(order.orderNo);
    expect(await till.balance()).toBe(0);
  });

  test('that was promised with two orders, one of them paid after its expiry, is paid once', async () => {
    const late = dataOf(await charge(30_000, 'first-deposit')) as Order;
    await server.hook('clock', { offsetMs: 16 * 60_000 });
    await expireOrders(server.parts.db, server.parts.services);
    const second = dataOf(await charge(30_000, 'first-deposit')) as Order;
    await pay(second.orderNo);
    await pay(late.orderNo);
    expect(await till.balance()).toBe(90_000);
  });

  test('is paid while its player joins promotions, reads and orders at the same time: no deadlock, no money lost', async () => {
    await paid(500_000, 'first-deposit');
    const orders = [
      dataOf(await charge(30_000, 'evening-top-up')) as Order,
      dataOf(await charge(200_000, 'big-sail')) as Order,
    ];
    const join = (id: string) =>
      till.ask('POST', `/gamePromotion/participate/${id}`, {
        body: { amount: 20_000 },
        headers: { 'idempotency-key': randomUUID() },
      });
    const answers = await Promise.all([
      ...orders.map(({ orderNo }) => pay(orderNo)),
      join('reel-starter'),
      join('net-climb'),
      join('double-up'),
      ...orders.map(({ orderNo }) => pay(orderNo)),
      charge(200_000, 'big-sail'),
      join('kasoy-week'),
    ]);
    expect(answers.map((answer) => (typeof answer === 'boolean' ? 200 : answer.body.code))).toEqual(
      answers.map(() => 200),
    );
    expect(await till.balance()).toBe(550_000 + 33_000 + 230_000 - 80_000);
  });

  test('is part of the request that a key identifies', async () => {
    const key = randomUUID();
    const first = await charge(30_000, 'first-deposit', key);
    expect((await charge(30_000, 'first-deposit', key)).text).toBe(first.text);
    expect((await charge(30_000, 'evening-top-up', key)).body.code).toBe(codes.keyReused);
  });
});
