import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Called } from '../../../server/adapters/called.js';
import type { PayGateway, PaymentLink } from '../../../server/adapters/pay/gateway.js';
import { expireOrders } from '../../../server/domain/wallet/order-outcomes.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { dataOf, startStocked } from '../stocked.js';
import { openTill, type Order, type Till } from './till.js';

describe.each(ENGINES)('a claim on an order, on %s', (engine) => {
  let server: TestServer;
  let gateway: Called<PayGateway>;
  let till: Till;
  beforeAll(async () => {
    server = await startStocked(engine);
    gateway = server.parts.services.gateways.get('sandbox') as Called<PayGateway>;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.hook('reset', {});
    till = await openTill(server);
  });
  afterEach(() => void vi.restoreAllMocks());

  const sweep = () => expireOrders(server.parts.db, server.parts.services);
  const later = (seconds: number) => server.hook('clock', { offsetMs: seconds * 1000 });
  /** The next payment is opened only when the test says so. */
  const openLate = () => {
    const { open } = gateway;
    let answer: (link?: PaymentLink) => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      vi.spyOn(gateway, 'open').mockImplementationOnce(async (request) => {
        resolve();
        const given = await new Promise<PaymentLink | undefined>((say) => (answer = say));
        return given ?? open(request);
      });
    });
    return { asked, answer: (link?: PaymentLink) => answer(link) };
  };

  test('lets one request open the payment; others get the order without its link meanwhile, which is not stored', async () => {
    const late = openLate();
    const key = randomUUID();
    const first = till.charge(50_000, { key });
    await late.asked;
    const others = await Promise.all(Array.from({ length: 4 }, () => till.charge(50_000, { key })));
    expect(others.map((answer) => dataOf(answer))).toMatchObject(others.map(() => ({ status: 2, payUrl: null })));
    expect((await till.trace({ referenceNo: key }))?.payUrl).toBeNull();
    expect(gateway.open).toHaveBeenCalledOnce();
    late.answer();
    const { payUrl } = dataOf(await first) as Order;
    expect(payUrl).toMatch(/^\/sandbox\/pay\//);
    expect((dataOf(await till.charge(50_000, { key })) as Order).payUrl).toBe(payUrl);
    expect(gateway.open).toHaveBeenCalledOnce();
  });

  test('that was lost drops the late answer: the order keeps the link of the request that took over', async () => {
    const late = openLate();
    const key = randomUUID();
    const first = till.charge(50_000, { key });
    await late.asked;
    await later(20);
    const { payUrl } = dataOf(await till.charge(50_000, { key })) as Order;
    expect(payUrl).toMatch(/^\/sandbox\/pay\//);
    late.answer({ payUrl: '/sandbox/pay/late', qrContent: null });
    expect((dataOf(await first) as Order).payUrl).toBe(payUrl);
  });

  test('is freed by a call without a clear answer', async () => {
    vi.spyOn(gateway, 'open').mockRejectedValueOnce(new Error('no answer'));
    const key = randomUUID();
    expect((await till.charge(50_000, { key })).status).toBe(500);
    expect((dataOf(await till.charge(50_000, { key })) as Order).payUrl).not.toBeNull();
  });

  test('lets a player cancel while the payment is being opened: the next sweep closes it', async () => {
    const late = openLate();
    const first = till.charge(50_000);
    await late.asked;
    const [order] = (await till.orders()).rows;
    const close = vi.spyOn(gateway, 'close');
    expect(dataOf(await till.cancel(order?.orderNo ?? ''))).toMatchObject({ status: 2 });
    expect(close).not.toHaveBeenCalled();
    late.answer();
    await first;
    expect((await sweep()).failures).toEqual([]);
    expect(close).toHaveBeenCalledOnce();
    expect(await till.status(order?.orderNo ?? '')).toMatchObject({ status: 1, reason: 'cancelled' });
  });

  test('of two sweeps at once, one asks about an order', async () => {
    const { orderNo } = await till.order();
    const outcomeOf = vi.spyOn(gateway, 'outcomeOf');
    await later(60);
    await Promise.all([sweep(), sweep()]);
    expect(outcomeOf.mock.calls.filter(([asked]) => asked === orderNo)).toHaveLength(1);
  });

  test('an order at a channel whose company is not wired is refused, and nothing is stored', async () => {
    const gateways = server.parts.services.gateways as Map<string, Called<PayGateway>>;
    gateways.delete('sandbox');
    try {
      expect((await till.charge(50_000)).body.code).toBe(10_202);
      expect((await till.quote(50_000)).body.code).toBe(10_202);
      expect((await till.orders()).rows).toEqual([]);
      const channels = dataOf(await till.ask('GET', '/pay/getPayChannel/qr')) as readonly { isOpen: boolean }[];
      expect(channels.length).toBeGreaterThan(0);
      expect(channels.map(({ isOpen }) => isOpen)).not.toContain(true);
    } finally {
      gateways.set('sandbox', gateway);
    }
  });
});
