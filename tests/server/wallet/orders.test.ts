import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { feeOf } from '../../../server/domain/wallet/channels.js';
import { SITES } from '../../../server/base/site.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { setSite } from '../people.js';
import { dataOf, expectSoundLedger, startStocked } from '../stocked.js';
import { openTill, press, type Order, type Till } from './till.js';

const minute = 60_000;

describe.each(ENGINES)('deposit orders, on %s', (engine) => {
  let server: TestServer;
  let till: Till;
  beforeAll(async () => {
    server = await startStocked(engine);
    const { db } = server.parts;
    const texts = JSON.stringify({ en_US: 'Bank transfer', ms_MY: 'b', my_MM: 'b', th_TH: 'b', zh_CN: 'b' });
    await db
      .insertInto('pay_channel')
      .values({
        id: 'bank-direct',
        method_id: 'bank',
        name: texts,
        note: texts,
        icon: 'bank',
        pay_type: 'none',
        min_amount: 10_000,
        max_amount: 5_000_000,
        fee_rate: 0,
        credit_seconds: 60,
        daily_limit: null,
        is_open: true,
        position: 9,
      })
      .execute();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.hook('reset', {});
    till = await openTill(server);
  });
  afterEach(() => expectSoundLedger(server));

  test('a QR order can be paid for a quarter of an hour, and moves no money yet', async () => {
    const order = await till.order(50_000);
    expect(order).toMatchObject({
      status: 2,
      reason: null,
      amount: 50_000,
      payAmount: 50_000,
      fee: 0,
      channelName: 'Instant QR',
      payType: 'qr',
      endTime: null,
    });
    expect(order.qrContent).toContain('5303608');
    expect(order.qrContent).toContain('5406500.00');
    expect(order.payUrl).toMatch(/^\/sandbox\/pay\/[\w-]{43}$/);
    expect(Date.parse(order.expireTime) - Date.parse(order.createTime)).toBe(15 * minute);
    expect(await till.balance()).toBe(0);
    expect(await till.bills({ status: 'done' })).toMatchObject({ total: 0 });
  });

  test('an e-wallet order opens a payment page, with the fee added', async () => {
    const order = dataOf(await till.charge(50_000, { method: 'ewallet', channelId: 'ewallet-kite' })) as Order;
    expect(order).toMatchObject({ payType: 'url', amount: 50_000, payAmount: 50_500, fee: 500, qrContent: null });
  });

  test('an order keeps the bank that the player pays from, and refuses one that the channel does not offer', async () => {
    const at = { endpoint: 'recharge', method: 'bank', channelId: 'bank-online' };
    const { orderNo, payUrl } = dataOf(await till.charge(50_000, { ...at, bankCode: 'ISAV' })) as Order;
    // The payment company knows it too.
    expect(await (await fetch(server.url + (payUrl ?? ''))).text()).toMatch(/<dt>Bank<\/dt>\s*<dd>ISAV<\/dd>/);
    const { bank_code } = await server.parts.db
      .selectFrom('pay_order')
      .select('bank_code')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    expect(bank_code).toBe('ISAV');
    // A wallet with a channel of its own is not paid from by online banking.
    for (const bankCode of ['KITE', 'NONE'])
      expect((await till.charge(50_000, { ...at, bankCode })).body).toMatchObject({ code: 10_111, field: 'bankCode' });
  });

  test('a direct order uses recharge, and each endpoint accepts only its own methods (E1)', async () => {
    expect(
      dataOf(await till.charge(50_000, { endpoint: 'recharge', method: 'bank', channelId: 'bank-direct' })),
    ).toMatchObject({ payType: 'none', status: 2 });
    expect((await till.charge(50_000, { method: 'bank', channelId: 'bank-direct' })).body.code).toBe(10_404);
    expect((await till.charge(50_000, { endpoint: 'recharge' })).body.code).toBe(10_404);
    expect((await till.charge(50_000, { method: 'ewallet' })).body.code).toBe(10_404);
    expect((await till.charge(50_000, { method: 'nothing' })).body.code).toBe(10_404);
  });

  describe('under one key (B5)', () => {
    test('a repeated order is one order with the same bytes in the response', async () => {
      const key = randomUUID();
      const first = await till.charge(50_000, { key });
      await server.hook('clock', { offsetMs: 5 * minute });
      expect((await till.charge(50_000, { key })).text).toBe(first.text);
      expect((await till.charge(50_000, { key: key.toUpperCase() })).text).toBe(first.text);
      expect((await till.orders()).total).toBe(1);
    });

    test('ten parallel requests are one order', async () => {
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 10 }, () => till.charge(50_000, { key })));
      expect(answers.every(({ body }) => body.code === 200)).toBe(true);
      // A request that comes while another one asks the company has no link yet.
      expect(new Set(answers.map((answer) => (dataOf(answer) as Order).orderNo)).size).toBe(1);
      expect((dataOf(await till.charge(50_000, { key })) as Order).payUrl).toMatch(/^\/sandbox\/pay\//);
      expect((await till.orders()).total).toBe(1);
    });

    test('another order is refused, and the first one stays', async () => {
      const key = randomUUID();
      await till.charge(50_000, { key });
      expect((await till.charge(60_000, { key })).body.code).toBe(10_206);
      expect((await till.charge(50_000, { key, method: 'ewallet', channelId: 'ewallet-sampan' })).body.code).toBe(
        10_206,
      );
      expect(
        (await till.charge(50_000, { key, endpoint: 'recharge', method: 'bank', channelId: 'bank-direct' })).body.code,
      ).toBe(10_206);
      expect((await till.orders()).rows.map(({ amount }) => amount)).toEqual([50_000]);
    });

    test('two players have an order each', async () => {
      const key = randomUUID();
      const other = await openTill(server);
      const [mine, theirs] = [
        dataOf(await till.charge(50_000, { key })) as Order,
        dataOf(await other.charge(50_000, { key })) as Order,
      ];
      expect(mine.orderNo).not.toBe(theirs.orderNo);
      expect((await till.trace({ referenceNo: key }))?.orderNo).toBe(mine.orderNo);
      expect((await other.trace({ referenceNo: key }))?.orderNo).toBe(theirs.orderNo);
    });

    test('a refused order leaves the key free', async () => {
      const key = randomUUID();
      expect((await till.charge(1, { key })).body.code).toBe(10_201);
      expect(await till.trace({ referenceNo: key })).toBeNull();
      expect((await till.charge(50_000, { key })).body.code).toBe(200);
    });

    test('an order whose response was lost is traced, with its payment page (B4)', async () => {
      const key = randomUUID();
      await server.hook('fault', { operation: 'charge', phase: 'after', drop: true });
      await expect(till.charge(50_000, { key })).rejects.toThrow();
      const found = await till.trace({ referenceNo: key });
      expect(found).toMatchObject({ amount: 50_000, status: 2 });
      expect(found?.payUrl).toBeTruthy();
      expect((dataOf(await till.charge(50_000, { key })) as Order).orderNo).toBe(found?.orderNo);
      expect((await till.orders()).total).toBe(1);
    });
  });

  test('a trace by an unknown number or key finds nothing', async () => {
    const other = await openTill(server);
    const { orderNo } = await other.order();
    for (const body of [
      { orderNo },
      { referenceNo: randomUUID() },
      { referenceNo: '-'.repeat(36) },
      { referenceNo: 'x' },
      { orderNo: 'x', referenceNo: 'y' },
    ])
      expect(await till.trace(body)).toBeNull();
    expect((await till.ask('POST', '/pay/order/trace', { body: {} })).body.code).toBe(10_400);
  });

  test("another player's order is not found", async () => {
    const other = await openTill(server);
    const { orderNo } = await other.order();
    expect((await till.ask('GET', `/pay/getOrderStatus/${orderNo}`)).body.code).toBe(10_404);
    expect((await till.cancel(orderNo)).body.code).toBe(10_404);
    expect((await till.orders()).total).toBe(0);
    expect((await other.status(orderNo)).status).toBe(2);
  });

  test('three orders may wait, a fourth may not until one has ended', async () => {
    const orders = [await till.order(), await till.order(), await till.order()];
    expect((await till.charge(50_000)).body.code).toBe(10_203);
    await till.cancel(orders[0]?.orderNo ?? '');
    expect((await till.charge(50_000)).body.code).toBe(200);
    expect((await till.charge(50_000)).body.code).toBe(10_203);
    await server.hook('clock', { offsetMs: 16 * minute });
    expect((await till.charge(50_000)).body.code).toBe(200);
  });

  test('of ten parallel orders, three are placed', async () => {
    const codes = (await Promise.all(Array.from({ length: 10 }, () => till.charge(50_000)))).map(
      ({ body }) => body.code,
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(3);
    expect(codes.filter((code) => code === 10_203)).toHaveLength(7);
  });

  test("a day has its limit, in the site's time zone; cancelled orders do not count", async () => {
    await server.parts.db
      .updateTable('pay_channel')
      .set({ daily_limit: 100_000 })
      .where('id', '=', 'qr-instant')
      .execute();
    const left = async () =>
      (dataOf(await till.ask('GET', '/pay/getPayChannel/qr')) as { todayLeft: number }[])[0]?.todayLeft;
    // 23:30 in Manila.
    await server.hook('clock', { offsetMs: Date.parse('2030-01-10T15:30:00Z') - Date.now() });
    till = await openTill(server);
    const paid = await till.order(60_000);
    await press(server, paid, 'paid');
    expect(await left()).toBe(40_000);
    expect((await till.charge(50_000)).body).toMatchObject({ code: 10_204, field: 'amount' });
    const { orderNo } = await till.order(40_000);
    expect(await left()).toBe(0);
    await till.cancel(orderNo);
    expect(await left()).toBe(40_000);
    await till.order(30_000);
    await server.hook('clock', { offsetMs: Date.parse('2030-01-10T15:50:00Z') - Date.now() });
    expect(await left()).toBe(40_000);
    await server.hook('clock', { offsetMs: Date.parse('2030-01-10T16:00:01Z') - Date.now() });
    expect(await left()).toBe(100_000);
    await server.parts.db
      .updateTable('pay_channel')
      .set({ daily_limit: null })
      .where('id', '=', 'qr-instant')
      .execute();
    expect(await left()).toBeNull();
  });

  test('are refused, and so is their quote, while deposits are switched off', async () => {
    await setSite(server, { autoDepositFunctionStatus: 'false' });
    const answers = [
      await till.quote(50_000),
      await till.charge(50_000),
      await till.charge(50_000, { endpoint: 'recharge', method: 'bank', channelId: 'bank-direct' }),
    ];
    await setSite(server, { autoDepositFunctionStatus: 'true' });
    expect(answers.map(({ body }) => body.code)).toEqual([10_202, 10_202, 10_202]);
    expect((await till.orders()).total).toBe(0);
    expect((await till.charge(50_000)).body.code).toBe(200);
  });

  test('are listed newest first, by page and by status', async () => {
    const orders = [];
    for (const [index, amount] of [10_000, 20_000, 30_000].entries()) {
      await server.hook('clock', { offsetMs: index * 1000 });
      orders.push(await till.order(amount));
    }
    const [first, second, third] = orders.map(({ orderNo }) => orderNo);
    await press(server, orders[0] as Order, 'paid');
    await till.cancel(second ?? '');
    const numbers = async (query: Record<string, string>) =>
      (await till.orders(query)).rows.map(({ orderNo }) => orderNo);
    expect(await numbers({})).toEqual([third, second, first]);
    expect(await till.orders({ page: '2', limit: '2' })).toMatchObject({ rows: [{ orderNo: first }], total: 3 });
    expect([
      await numbers({ status: '3' }),
      await numbers({ status: '1' }),
      await numbers({ status: '2' }),
      await numbers({ status: '0' }),
    ]).toEqual([[first], [second], [third], []]);
    await server.hook('clock', { offsetMs: 20 * minute });
    expect([await numbers({ status: '2' }), await numbers({ status: '1' })]).toEqual([[], [third, second]]);
  });
});

describe('a fee', () => {
  // Hundredths: 1.5 % of 10,101 kyat is 151.515.
  test.each([
    ['MM', 1_010_100, 150, 15_200],
    ['MM', 1_000_000, 150, 15_000],
    ['MM', 1_000_000, 0, 0],
    ['PH', 1_010_101, 150, 15_152],
    ['TH', 20_050, 100, 201],
  ] as const)('in %s of %i at %i is rounded to what the site shows: %i', (site, amount, rate, fee) =>
    expect(feeOf(amount, { fee_rate: rate }, SITES[site])).toBe(fee),
  );
});
