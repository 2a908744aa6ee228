import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Called } from '../../../server/adapters/called.js';
import type { PayGateway } from '../../../server/adapters/pay/gateway.js';
import { paymentFields, sign } from '../../../sandbox/signature.js';
import { turnoverOf } from '../../../server/domain/turnover.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { dataOf, expectSoundLedger, startStocked } from '../stocked.js';
import { openTill, press, type Order, type Till } from './till.js';

describe.each(ENGINES)('the callback of a payment company, on %s', (engine) => {
  let server: TestServer;
  let till: Till;
  let order: Order;
  beforeAll(async () => {
    server = await startStocked(engine);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.hook('reset', {});
    till = await openTill(server);
    order = dataOf(await till.charge(50_000, { method: 'ewallet', channelId: 'ewallet-kite' })) as Order;
  });
  afterEach(() => expectSoundLedger(server));

  const told = async (more: object = {}) => {
    const payment = {
      orderNo: order.orderNo,
      status: 'paid',
      payAmount: order.payAmount,
      currency: 'PHP',
      ...more,
    };
    return { ...payment, signature: sign(server.parts.services.settings.SANDBOX_SECRET, paymentFields(payment)) };
  };
  const call = (body: object, channel = 'sandbox') => server.call('POST', `/callback/pay/${channel}`, { body });

  test('credits the order once, however often it arrives', async () => {
    const body = await told();
    const answers = await Promise.all(Array.from({ length: 6 }, () => call(body)));
    expect(answers.filter((answer) => (dataOf(answer) as { settled: boolean }).settled)).toHaveLength(1);
    expect(dataOf(await call(body))).toEqual({ settled: false });
    expect([await till.balance(), (await till.bills()).total]).toEqual([50_000, 1]);
  });

  test('is also what the payment page sends', async () => {
    await server.hook('fault', { operation: 'receivePayment', phase: 'before', httpStatus: 500 });
    await press(server, order, 'paid');
    expect((await till.status(order.orderNo)).status).toBe(2);
    await server.hook('reset', {});
    expect(dataOf(await call(await told()))).toEqual({ settled: true });
  });

  test("is refused without the company's signature over all its fields", async () => {
    const body = await told();
    const forged = [
      { ...body, signature: 'f'.repeat(64) },
      { ...body, status: 'declined' },
      { ...body, payAmount: 1 },
      { ...body, currency: 'THB' },
      { ...body, orderNo: 'f'.repeat(32) },
    ];
    for (const lie of forged) expect((await call(lie)).body.code).toBe(403);
    expect((await call({ ...body, signature: 'short' })).body).toMatchObject({ code: 10_400, field: 'signature' });
    expect([(await till.status(order.orderNo)).status, await till.balance()]).toEqual([2, 0]);
  });

  test('with another amount or currency, an unknown order or an unknown company is refused', async () => {
    expect((await call(await told({ payAmount: 50_000 }))).body).toMatchObject({ code: 10_400, field: 'payAmount' });
    expect((await call(await told({ currency: 'THB' }))).body).toMatchObject({ code: 10_400, field: 'payAmount' });
    expect((await call(await told({ orderNo: 'f'.repeat(32) }))).body.code).toBe(10_404);
    expect((await call(await told(), 'nobody')).body.code).toBe(10_404);
    expect(await till.balance()).toBe(0);
  });

  test("of another company than the order's is refused", async () => {
    const gateways = server.parts.services.gateways as Map<string, Called<PayGateway>>;
    gateways.set('other', { ...(gateways.get('sandbox') as Called<PayGateway>) });
    try {
      expect((await call(await told(), 'other')).body.code).toBe(10_404);
      expect(dataOf(await call(await told()))).toEqual({ settled: true });
    } finally {
      gateways.delete('other');
    }
  });

  test('with the outcome declined ends the order', async () => {
    expect(dataOf(await call(await told({ status: 'declined' })))).toEqual({ settled: true });
    expect(await till.status(order.orderNo)).toMatchObject({ status: 1, reason: 'declined' });
  });

  test('a deposit has to be staked once before it can be withdrawn', async () => {
    await call(await told());
    expect(await turnoverOf(server.parts.db, till.player.id)).toMatchObject({
      required: 50_000,
      requirements: [{ source: 'deposit', referenceNo: order.orderNo }],
    });
  });

  test('channels name the banks that they can be paid from, and methods the companies that offer them', async () => {
    expect(dataOf(await till.ask('GET', '/pay/getPayBank/ewallet-kite'))).toMatchObject([
      { bankCode: 'KITE', bankName: 'Kite Cash' },
    ]);
    expect(dataOf(await till.ask('GET', '/pay/getPayBank/qr-instant'))).toHaveLength(12);
    expect((await till.ask('GET', '/pay/getPayBank/nothing')).body.code).toBe(10_404);
    const methods = async (operatorCode: string) =>
      dataOf(await till.ask('GET', '/pay/getPayMethodByOperatorCode', { query: { operatorCode } })) as readonly {
        method: string;
      }[];
    expect((await methods('SANDBOX')).map(({ method }) => method)).toEqual(['qr', 'ewallet', 'bank']);
    expect(await methods('OTHER')).toEqual([]);
  });
});
