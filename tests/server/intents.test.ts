import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Called } from '../../server/adapters/called.js';
import type { Maker } from '../../server/adapters/maker/maker.js';
import type { PayGateway } from '../../server/adapters/pay/gateway.js';
import { expireOrders } from '../../server/domain/wallet/order-outcomes.js';
import { ENGINES } from './databases.js';
import type { TestServer } from './harness.js';
import { games, newVisitor, wrongs } from './play-support.js';
import { dataOf, startStocked } from './stocked.js';
import { openTill, type Order, type Till } from './wallet/till.js';

/** The connection breaks after the company has done what it was asked to do. */
const broken = () => Promise.reject(new Error('the connection broke'));

describe.each(ENGINES)('an intent is stored before a company is asked, on %s', (engine) => {
  let server: TestServer;
  let gateway: Called<PayGateway>;
  beforeAll(async () => {
    server = await startStocked(engine);
    gateway = server.parts.services.gateways.get('sandbox') as Called<PayGateway>;
  });
  afterAll(() => server.close());
  beforeEach(() => server.hook('reset', {}));
  afterEach(async () => {
    vi.restoreAllMocks();
    expect(await wrongs(server)).toEqual([]);
  });

  const sweep = () => expireOrders(server.parts.db, server.parts.services);
  const later = (minutes: number) => server.hook('clock', { offsetMs: minutes * 60_000 });

  describe('of an order', () => {
    let till: Till;
    beforeEach(async () => {
      till = await openTill(server);
    });

    test('whose company did not respond: the same request opens the same payment', async () => {
      const open = vi.spyOn(gateway, 'open').mockImplementationOnce(broken);
      const key = randomUUID();
      expect((await till.charge(50_000, { key })).status).toBe(500);
      expect((await till.orders()).rows).toMatchObject([{ status: 2, payUrl: null }]);
      const order = dataOf(await till.charge(50_000, { key })) as Order;
      expect(order.payUrl).toMatch(/^\/sandbox\/pay\//);
      expect(open.mock.calls.map(([{ orderNo }]) => orderNo)).toEqual([order.orderNo, order.orderNo]);
      expect((await till.orders()).total).toBe(1);
    });

    test('whose company did not respond: tracing the request opens the payment', async () => {
      vi.spyOn(gateway, 'open').mockImplementationOnce(broken);
      const key = randomUUID();
      await till.charge(50_000, { key });
      expect((await till.trace({ referenceNo: key }))?.payUrl).toMatch(/^\/sandbox\/pay\//);
    });

    test('requested five times at once is opened under one number', async () => {
      const open = vi.spyOn(gateway, 'open');
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 5 }, () => till.charge(50_000, { key })));
      expect(new Set(answers.map((answer) => (dataOf(answer) as Order).orderNo)).size).toBe(1);
      // Requests that came while another one asked the company have no link yet.
      expect(answers.filter((answer) => (dataOf(answer) as Order).payUrl !== null).length).toBeGreaterThan(0);
      expect(open).toHaveBeenCalledOnce();
      expect((await till.orders()).total).toBe(1);
    });

    test('that is cancelled while the company does not respond: the next sweep cancels it', async () => {
      const order = await till.order();
      vi.spyOn(gateway, 'close').mockImplementationOnce(broken);
      expect((await till.cancel(order.orderNo)).status).toBe(500);
      expect((await till.status(order.orderNo)).status).toBe(2);
      await later(1);
      expect((await sweep()).failures).toEqual([]);
      expect(await till.status(order.orderNo)).toMatchObject({ status: 1, reason: 'cancelled' });
    });
  });

  describe('of a transfer into a game', () => {
    const breakOnce = (isBooked: boolean) => {
      const { maker } = server.parts.services;
      const { transferIn } = maker;
      return vi
        .spyOn(maker, 'transferIn')
        .mockImplementationOnce(async (...call: Parameters<Called<Maker>['transferIn']>) => {
          // A maker in another process has its own transaction.
          if (isBooked) await transferIn(...call);
          return broken();
        });
    };

    test('that the maker has carried out: the money is in the game', async () => {
      const visitor = await newVisitor(server, 50_000);
      breakOnce(true);
      await expect(visitor.play(games.mango, 10_000)).rejects.toThrow('500');
      expect(await visitor.money()).toEqual({ wallet: 40_000, inGame: 10_000 });
      expect((await visitor.current()).session).toMatchObject({ status: 'transferringIn', inGameBalance: null });
      await later(1);
      expect((await visitor.current()).session).toMatchObject({ status: 'playing', inGameBalance: 10_000 });
    });

    test('that the maker never got: the money returns', async () => {
      const visitor = await newVisitor(server, 50_000);
      breakOnce(false);
      await expect(visitor.play(games.mango, 10_000)).rejects.toThrow('500');
      expect((await visitor.current()).session.status).toBe('transferringIn');
      await later(1);
      expect((await visitor.current()).data).toEqual({});
      expect(await visitor.money()).toEqual({ wallet: 50_000, inGame: 0 });
    });

    test('repeated under its key: the transfer is sent again under the same id', async () => {
      const visitor = await newVisitor(server, 50_000);
      const asked = breakOnce(false);
      const key = randomUUID();
      await expect(visitor.play(games.mango, 10_000, { key })).rejects.toThrow('500');
      expect((await visitor.play(games.mango, 10_000, { key })).session).toMatchObject({ status: 'playing' });
      expect(new Set(asked.mock.calls.map(([{ id }]) => id)).size).toBe(1);
      expect(await visitor.money()).toEqual({ wallet: 40_000, inGame: 10_000 });
    });

    test('of more money into a running game: the money returns and the game goes on', async () => {
      const visitor = await newVisitor(server, 50_000);
      const { session } = await visitor.play(games.mango, 10_000);
      breakOnce(false);
      await expect(visitor.add(session.sessionId, 5_000)).rejects.toThrow('500');
      expect((await visitor.add(session.sessionId, 5_000)).code).toBe(10_306);
      await later(1);
      expect((await visitor.current()).session).toMatchObject({ status: 'interrupted', inGameBalance: 10_000 });
      expect(await visitor.money()).toEqual({ wallet: 40_000, inGame: 10_000 });
    });
  });
});
