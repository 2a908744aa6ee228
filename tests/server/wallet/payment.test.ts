import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PayGateway } from '../../../server/adapters/pay/gateway.js';
import type { Called } from '../../../server/adapters/called.js';
import type { Failure } from '../../../server/base/each-row.js';
import { settleOrder } from '../../../server/testing/orders.js';
import { expireOrders } from '../../../server/domain/wallet/order-outcomes.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { listCommand } from '../../../server/operator/list.js';
import { runCommand } from '../run-command.js';
import { dataOf, expectSoundLedger, rowsOf, startStocked } from '../stocked.js';
import { openTill, press, type Order, type Till } from './till.js';
import { booksOf } from '../sandbox-books.js';

const minute = 60_000;

describe.each(ENGINES)('the outcome of a payment, on %s', (engine) => {
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

  const callback = (orderNo: string, outcome: 'paid' | 'declined') => settleOrder(server.parts, orderNo, outcome);
  /** Runs the sweep as the job queue does; returns how many orders it changed. */
  const expire = async (): Promise<number> => {
    const { done, failures } = await expireOrders(server.parts.db, server.parts.services);
    expect(failures).toEqual([]);
    return done;
  };
  const later = (minutes: number) => server.hook('clock', { offsetMs: minutes * minute });
  /** Checks that the wallet, its last movement and the number of its movements agree. */
  async function expectWallet(balance: number, bills: number): Promise<void> {
    const { rows, total } = await till.bills({ status: 'done' });
    expect({
      balance: await till.balance(),
      bills: total,
      after: rows[0]?.balanceAfter ?? 0,
      sum: rows.reduce((sum, { amount }) => sum + amount, 0),
    }).toEqual({ balance, bills, after: balance, sum: balance });
  }

  test('paying credits the amount without its fee, once, however often the button is pressed', async () => {
    const order = dataOf(await till.charge(50_000, { method: 'ewallet', channelId: 'ewallet-kite' })) as Order;
    expect(await press(server, order, 'paid')).toContain('PHP 505.00 was paid');
    await press(server, order, 'paid');
    await press(server, order, 'declined');
    await Promise.all(Array.from({ length: 5 }, () => press(server, order, 'paid')));
    const ended = await till.status(order.orderNo);
    expect(ended).toMatchObject({ status: 3, reason: null, payUrl: null, qrContent: null });
    expect(ended.endTime).not.toBeNull();
    await expectWallet(50_000, 1);
    expect((await till.bills()).rows[0]).toMatchObject({
      billType: 'deposit',
      transferType: 'deposit',
      amount: 50_000,
      status: 'done',
      channelName: 'Kite Cash',
      referenceNo: order.orderNo,
      gameId: null,
    });
  });

  test('five parallel presses credit once', async () => {
    const order = await till.order(50_000);
    await Promise.all(Array.from({ length: 5 }, () => press(server, order, 'paid')));
    await expectWallet(50_000, 1);
  });

  test('a callback that arrives ten times credits once', async () => {
    const { orderNo } = await till.order(50_000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => callback(orderNo, 'paid')));
    expect(answers.filter(Boolean)).toHaveLength(1);
    await expectWallet(50_000, 1);
  });

  test('a callback about an unknown order changes nothing', async () => {
    expect(await callback('f'.repeat(32), 'paid')).toBe(false);
    await expectWallet(0, 0);
  });

  test('declining ends the order with its reason', async () => {
    const order = await till.order();
    expect(await press(server, order, 'declined')).toContain('Declined');
    expect(await press(server, order, 'paid')).toContain('Declined');
    expect(await till.status(order.orderNo)).toMatchObject({ status: 1, reason: 'declined', payUrl: null });
    expect((await till.cancel(order.orderNo)).body.code).toBe(200);
    expect(await till.status(order.orderNo)).toMatchObject({ reason: 'declined' });
    await expectWallet(0, 0);
  });

  test('an order expires on time, before the sweep has run', async () => {
    const order = await till.order();
    await later(14.9);
    expect((await till.status(order.orderNo)).status).toBe(2);
    await later(15.01);
    const over = { status: 1, reason: 'expired', payUrl: null, qrContent: null, endTime: order.expireTime };
    expect(await till.status(order.orderNo)).toMatchObject(over);
    expect(await press(server, order, 'paid')).toContain('Too late');
    expect(await expire()).toBeGreaterThanOrEqual(1);
    expect(await till.status(order.orderNo)).toMatchObject(over);
    expect(await expire()).toBe(0);
    await expectWallet(0, 0);
    const { rows } = rowsOf(await till.ask('GET', '/message/list'));
    expect(rows).toMatchObject([
      {
        title: 'Deposit expired',
        summary: 'Your deposit of ₱500.00 was not paid in time. No money has come into your wallet; you can try again.',
      },
    ]);
  });

  test('money that arrives late is credited to the player, once', async () => {
    const order = await till.order();
    await later(16);
    await expire();
    expect([await callback(order.orderNo, 'paid'), await callback(order.orderNo, 'paid')]).toEqual([true, false]);
    expect(await till.status(order.orderNo)).toMatchObject({ status: 3, reason: null });
    await expectWallet(50_000, 1);
  });

  test('money that arrives after the company had declined is credited to the player, once', async () => {
    const order = await till.order();
    expect(await callback(order.orderNo, 'declined')).toBe(true);
    expect([await callback(order.orderNo, 'paid'), await callback(order.orderNo, 'paid')]).toEqual([true, false]);
    expect(await callback(order.orderNo, 'declined')).toBe(false);
    expect(await till.status(order.orderNo)).toMatchObject({ status: 3, reason: null });
    await expectWallet(50_000, 1);
  });

  test('the company is asked for a day about an order that it had declined', async () => {
    const order = await till.order();
    await press(server, order, 'declined');
    await booksOf(server)
      .updateTable('payment')
      .set({ status: 'paid' })
      .where('order_no', '=', order.orderNo)
      .execute();
    await later(30);
    await expire();
    await expectWallet(50_000, 1);
  });

  test('a company that does not respond holds up no other order, and is asked less and less often', async () => {
    const [silent, paid] = [await till.order(), await till.order()];
    await booksOf(server).updateTable('payment').set({ status: 'paid' }).where('order_no', '=', paid.orderNo).execute();
    const outage = new Error('no response');
    const askedAt: number[] = [];
    let minutes = 0;
    const sandbox = server.parts.services.gateways.get('sandbox') as Called<PayGateway>;
    const gateway: Called<PayGateway> = {
      ...sandbox,
      outcomeOf: (orderNo) => {
        if (orderNo !== silent.orderNo) return sandbox.outcomeOf(orderNo);
        askedAt.push(minutes);
        return Promise.reject(outage);
      },
    };
    const services = { ...server.parts.services, gateways: new Map([['sandbox', gateway]]) };
    const failures: Failure[] = [];
    for (minutes = 1; minutes <= 14; minutes += 1) {
      await later(minutes);
      failures.push(...(await expireOrders(server.parts.db, services)).failures);
    }
    expect((await till.status(paid.orderNo)).status).toBe(3);
    expect(askedAt).toEqual([1, 3, 7]);
    expect(failures).toEqual(askedAt.map(() => ({ row: `order ${silent.orderNo}`, cause: outage })));
    await later(15.1);
    await expireOrders(server.parts.db, services);
    expect(askedAt).toHaveLength(4);
    expect(await till.status(silent.orderNo)).toMatchObject({ status: 1, reason: 'expired' });
  });

  test('a payment of another amount is not credited when the company is asked either, and stays with the operator', async () => {
    const order = await till.order();
    await booksOf(server)
      .updateTable('payment')
      .set({ status: 'paid', pay_amount: 100 })
      .where('order_no', '=', order.orderNo)
      .execute();
    for (const minutes of [1, 16, 60]) {
      await later(minutes);
      const { failures } = await expireOrders(server.parts.db, server.parts.services);
      expect(failures).toMatchObject([{ row: `order ${order.orderNo}`, cause: { problem: 'invalidRequest' } }]);
    }
    expect(await till.balance()).toBe(0);
    expect((await runCommand(server, listCommand, 'payments')).said).toContain(
      `ordered ${order.payAmount} PHP, the company says 100 PHP was paid`,
    );
    await callback(order.orderNo, 'paid');
    expect((await runCommand(server, listCommand, 'payments')).said).not.toContain(order.orderNo);
    await expectWallet(50_000, 1);
  });

  test('money for a cancelled order is credited to the player', async () => {
    const order = await till.order();
    await till.cancel(order.orderNo);
    expect([await callback(order.orderNo, 'paid'), await callback(order.orderNo, 'paid')]).toEqual([true, false]);
    await expectWallet(50_000, 1);
  });

  test('the company is asked about a payment without callback before the order expires', async () => {
    const order = await till.order();
    await booksOf(server)
      .updateTable('payment')
      .set({ status: 'paid' })
      .where('order_no', '=', order.orderNo)
      .execute();
    expect((await till.status(order.orderNo)).status).toBe(2);
    await later(16);
    await expire();
    expect(await till.status(order.orderNo)).toMatchObject({ status: 3, reason: null });
    await expire();
    await expectWallet(50_000, 1);
  });

  test('the company is asked about a cancelled or expired order for a day', async () => {
    const paidLate = (orderNo: string) =>
      booksOf(server).updateTable('payment').set({ status: 'paid' }).where('order_no', '=', orderNo).execute();
    const [cancelled, expired, forgotten] = [await till.order(), await till.order(), await till.order()];
    await till.cancel(cancelled.orderNo);
    await later(16);
    await expire();
    for (const { orderNo } of [cancelled, expired]) await paidLate(orderNo);
    expect([(await till.status(cancelled.orderNo)).status, (await till.status(expired.orderNo)).status]).toEqual([
      1, 1,
    ]);
    await later(60);
    await Promise.all([expire(), expire()]);
    expect([(await till.status(cancelled.orderNo)).status, (await till.status(expired.orderNo)).status]).toEqual([
      3, 3,
    ]);
    await expectWallet(100_000, 2);
    await paidLate(forgotten.orderNo);
    await later(25 * 60);
    await expire();
    await server.hook('clock', { offsetMs: 0 });
    expect((await till.status(forgotten.orderNo)).status).toBe(1);
  });

  test('cancelling can be repeated, and is refused for a paid order', async () => {
    const order = await till.order();
    for (let times = 0; times < 2; times++)
      expect(dataOf(await till.cancel(order.orderNo))).toMatchObject({ status: 1, reason: 'cancelled', payUrl: null });
    const paid = await till.order();
    await press(server, paid, 'paid');
    expect((await till.cancel(paid.orderNo)).body.code).toBe(10_205);
    expect((await till.status(paid.orderNo)).status).toBe(3);
    await expectWallet(50_000, 1);
  });

  test('a cancelled order accepts no money, so that limits cannot be bypassed', async () => {
    const order = await till.order();
    await till.cancel(order.orderNo);
    expect(await press(server, order, 'paid')).toContain('Cancelled');
    expect(await (await fetch(server.url + order.payUrl)).text()).not.toContain('<button');
    await expire();
    expect(await till.status(order.orderNo)).toMatchObject({ status: 1, reason: 'cancelled' });
    await expectWallet(0, 0);
  });

  test('an order whose callback is on its way cannot be cancelled', async () => {
    const { orderNo } = await till.order();
    await booksOf(server).updateTable('payment').set({ status: 'paid' }).where('order_no', '=', orderNo).execute();
    expect((await till.cancel(orderNo)).body.code).toBe(10_205);
    expect((await till.status(orderNo)).status).toBe(2);
    await expire();
    await expectWallet(50_000, 1);
  });

  test('cancelling and paying at once have one outcome, and paid money is credited', async () => {
    const orders = await Promise.all([till.order(), till.order(), till.order()]);
    await Promise.all(orders.flatMap((order) => [press(server, order, 'paid'), till.cancel(order.orderNo)]));
    const ends = await Promise.all(orders.map(({ orderNo }) => till.status(orderNo)));
    const paid = ends.filter(({ status }) => status === 3).length;
    expect(ends.every(({ status }) => status === 3 || status === 1)).toBe(true);
    await expectWallet(paid * 50_000, paid);
    const { rows } = await till.bills({ status: 'done' });
    expect(rows.map(({ balanceAfter }) => balanceAfter)).toEqual(rows.map((_, index) => (paid - index) * 50_000));
  });

  describe('the payment page', () => {
    test('is found only by its secret, shows the amount, and runs no script', async () => {
      const order = await till.order(50_000);
      const answer = await fetch(server.url + order.payUrl);
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const text = await answer.text();
      expect(text).toContain('Pay PHP 500.00');
      expect(text).not.toContain('<script');
      expect(text).toContain(`/pages/account/myWallet/depositResult?orderNo=${order.orderNo}`);
      for (const path of [`/sandbox/pay/${order.orderNo}`, '/sandbox/pay/x', `${order.payUrl}x`])
        expect((await fetch(server.url + path)).status).toBe(404);
    });

    test('speaks the language that the player uses at the lobby, or the one in its address', async () => {
      const charged = await till.ask('POST', '/pay/qr/charge', {
        query: { lang: 'my_MM' },
        body: { channelId: 'qr-instant', amount: 150_000 },
        headers: { 'idempotency-key': randomUUID() },
      });
      const { payUrl } = dataOf(charged) as Order;
      const opened = async (query = '') => (await fetch(`${server.url}${payUrl}${query}`)).text();
      const burmese = await opened();
      expect(burmese).toContain('<html lang="my-MM">');
      expect(burmese).toContain('PHP 1,500.00 ပေးချေရန်');
      expect(burmese).toContain('(UTC+8)');
      expect(await opened('?lang=zh_CN')).toContain('支付 PHP 1,500.00');
      expect(await press(server, { payUrl: `${payUrl}?lang=th_TH` }, 'paid')).toContain('ชำระ PHP 1,500.00 แล้ว');
    });

    test('escapes the texts it shows', async () => {
      const order = await till.order();
      await booksOf(server)
        .updateTable('payment')
        .set({ channel_name: '<img src=x onerror=alert(1)>' })
        .where('order_no', '=', order.orderNo)
        .execute();
      expect(await (await fetch(server.url + order.payUrl)).text()).not.toContain('<img');
    });
  });
});
