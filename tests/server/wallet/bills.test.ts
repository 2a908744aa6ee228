import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atomically } from '../../../server/db/open.js';
import { postAll, type NewTransfer } from '../../../server/ledger/post.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { dataOf, expectSoundLedger, startStocked } from '../stocked.js';
import { openTill, press, type Till } from './till.js';

const hour = 3_600_000;
const noon = Date.parse('2026-11-21T04:00:00Z');

describe.each(ENGINES)('bills, on %s', (engine) => {
  let server: TestServer;
  let till: Till;
  let other: Till;
  beforeAll(async () => {
    server = await startStocked(engine);
    [till, other] = [await openTill(server), await openTill(server)];
    const playerId = till.player.id;
    const wallet = { kind: 'player_wallet', playerId } as const;
    const maker = { kind: 'maker_balance', playerId, makerId: 1 } as const;
    const house = { kind: 'maker_settle', makerId: 1 } as const;
    const moved: readonly Omit<NewTransfer, 'currency' | 'referenceNo' | 'at'>[] = [
      { type: 'deposit', from: { kind: 'pay_clearing' }, to: wallet, amount: 100_000 },
      { type: 'to_maker', from: wallet, to: maker, amount: 30_000, gameId: 1001 },
      { type: 'game_loss', from: maker, to: house, amount: 10_000, gameId: 1001, roundRef: 'r1' },
      { type: 'game_win', from: house, to: maker, amount: 25_000, gameId: 1001, roundRef: 'r1' },
      { type: 'out_maker', from: maker, to: wallet, amount: 45_000, gameId: 1001 },
    ];
    const transfers = moved.map((transfer, index) => ({
      ...transfer,
      currency: 'PHP',
      referenceNo: randomUUID(),
      at: new Date(noon + index * hour),
    }));
    await atomically(server.parts.db, (trx) => postAll(trx, transfers));
  });
  afterAll(() => server.close());

  test("are the wallet's transfers as the ledger has them, newest first", async () => {
    const { rows, total } = await till.bills();
    expect(total).toBe(3);
    expect(
      rows.map(({ billType, transferType, amount, balanceAfter, gameName }) => [
        billType,
        transferType,
        amount,
        balanceAfter,
        gameName,
      ]),
    ).toEqual([
      ['games', 'outOfGameMaker', 45_000, 115_000, 'Mango Moon'],
      ['games', 'toGameMaker', -30_000, 70_000, 'Mango Moon'],
      ['deposit', 'deposit', 100_000, 100_000, null],
    ]);
    expect(await till.balance()).toBe(115_000);
    await expectSoundLedger(server);
  });

  test('can be filtered by kind, transfer, state and time, and paged', async () => {
    const amounts = async (query: Record<string, string>) => (await till.bills(query)).rows.map(({ amount }) => amount);
    expect(await amounts({ type: 'deposit' })).toEqual([100_000]);
    expect(await amounts({ type: 'withdrawal' })).toEqual([]);
    expect(await amounts({ transferType: 'toGameMaker' })).toEqual([-30_000]);
    expect(await amounts({ status: 'done' })).toEqual([45_000, -30_000, 100_000]);
    expect(await amounts({ status: 'pendingPayment' })).toEqual([]);
    expect(await amounts({ startTime: new Date(noon + hour).toISOString() })).toEqual([45_000, -30_000]);
    expect(await amounts({ endTime: new Date(noon + hour).toISOString() })).toEqual([100_000]);
    expect(await amounts({ startTime: '2026-11-21T13:00:00+08:00', endTime: '2026-11-21T14:00:00+08:00' })).toEqual([
      -30_000,
    ]);
    expect(await till.bills({ page: '2', limit: '2' })).toMatchObject({ rows: [{ amount: 100_000 }], total: 3 });
  });

  test('refuse invalid filters', async () => {
    for (const query of [
      { type: 'nothing' },
      { startTime: '2026-06-30T23:59:60Z' },
      { startTime: 'yesterday' },
      { page: '0' },
      { limit: '100000' },
      { playerId: '1' },
    ]) {
      expect((await till.ask('GET', '/bill/list', { query: query as Record<string, string> })).body.code).toBe(10_400);
    }
  });

  test('are readable one by one, only by their owner', async () => {
    const billId = (await till.bills()).rows[0]?.billId ?? '';
    expect(dataOf(await till.ask('GET', `/bill/info/${billId}`))).toMatchObject({ billId, amount: 45_000 });
    expect((await other.ask('GET', `/bill/info/${billId}`)).body.code).toBe(10_404);
    expect((await other.bills()).total).toBe(0);
    for (const id of [randomUUID(), '-'.repeat(36), '1'])
      expect((await till.ask('GET', `/bill/info/${id}`)).body.code).toBe(10_404);
  });

  describe('of deposits that moved no money', () => {
    let buyer: Till;
    const shown = async (query: Record<string, string> = {}) =>
      (await buyer.bills(query)).rows.map(({ billId, status, reason }) => [billId, status, reason]);
    beforeEach(async () => {
      await server.hook('reset', {});
      buyer = await openTill(server);
    });

    test('stand among the others under the state and the reason that they ended with', async () => {
      const [declined, cancelled, expired] = [
        await buyer.order(20_000),
        await buyer.order(30_000),
        await buyer.order(),
      ];
      await press(server, declined, 'declined');
      await buyer.cancel(cancelled.orderNo);
      await server.hook('clock', { offsetMs: hour });
      const open = await buyer.order(60_000);
      const failed = [
        [expired.orderNo, 'failed', 'expired'],
        [cancelled.orderNo, 'failed', 'cancelled'],
        [declined.orderNo, 'failed', 'declined'],
      ];
      const sortable = (rows: readonly (readonly unknown[])[]) => rows.map(String).toSorted();
      expect(sortable(await shown({ status: 'failed' }))).toEqual(sortable(failed));
      expect(await shown({ status: 'pendingPayment' })).toEqual([[open.orderNo, 'pendingPayment', null]]);
      expect(await shown({ status: 'done' })).toEqual([]);
      expect(sortable(await shown({ status: 'ended' }))).toEqual(sortable(failed));
      expect((await shown({ type: 'deposit', transferType: 'deposit' })).length).toBe(4);
      expect(await shown({ type: 'withdrawal' })).toEqual([]);
      expect((await other.bills({ status: 'failed' })).total).toBe(0);
      expect((await buyer.bills()).rows[0]).toMatchObject({
        amount: 60_000,
        balanceAfter: null,
        channelName: 'Instant QR',
        referenceNo: open.orderNo,
        origin: 'deposit',
      });
    });

    test('turn into the transfer once the money has moved, found by the same order number', async () => {
      const { orderNo, payUrl } = await buyer.order(50_000);
      const read = async () => dataOf(await buyer.ask('GET', `/bill/info/${orderNo}`));
      expect(await read()).toMatchObject({ billId: orderNo, status: 'pendingPayment', balanceAfter: null });
      expect((await other.ask('GET', `/bill/info/${orderNo}`)).body.code).toBe(10_404);
      await press(server, { payUrl }, 'paid');
      expect(await read()).toMatchObject({
        status: 'done',
        referenceNo: orderNo,
        origin: 'deposit',
        balanceAfter: 50_000,
      });
      expect((await buyer.bills()).total).toBe(1);
    });

    test('count in no sum of the analysis', async () => {
      await buyer.cancel((await buyer.order()).orderNo);
      await buyer.order();
      const data = dataOf(await buyer.ask('GET', '/bill/analyzeBill', { query: { period: 'today' } }));
      expect(data).toMatchObject({ income: 0, expense: 0, net: 0 });
    });
  });
});
