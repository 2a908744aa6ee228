import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { atomically, type Db } from '../../../server/db/open.js';
import {
  approveWithdrawal,
  payOutWithdrawal,
  rejectWithdrawal,
} from '../../../server/domain/wallet/review-withdrawals.js';
import { requireTurnover } from '../../../server/domain/turnover.js';
import { creditTime } from '../../../server/domain/wallet/eta.js';
import { post } from '../../../server/ledger/post.js';
import { SITES } from '../../../server/base/site.js';
import { ENGINES } from '../databases.js';
import type { TestAnswer, TestServer } from '../harness.js';
import { askNoProof, setSite } from '../people.js';
import { dataOf, expectSoundLedger, startStocked } from '../stocked.js';
import { Till } from './till.js';

type Schemas = components['schemas'];
type Withdrawal = Schemas['Withdrawal'];
const hour = 3_600_000;

describe.each(ENGINES)('withdrawals, on %s', (engine) => {
  let server: TestServer;
  let till: Till;
  let cardId: string;
  beforeAll(async () => {
    server = await startStocked(engine);
    await askNoProof(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.hook('reset', {});
    till = new Till(server, await server.newPlayer({ balance: 1_000_000 }));
    cardId = await addCard();
  });
  afterEach(() => expectSoundLedger(server));

  const now = () => server.parts.services.clock.now();
  const addCard = async (bankCardAccount = '001234567890') =>
    (
      dataOf(
        await till.ask('POST', '/gameUserBankCard', {
          body: { bank: 'ISAV', bankCardName: 'Marisol Reyes', bankCardAccount },
        }),
      ) as Schemas['BankCard']
    ).id;
  const ask = (amount: number, { key = randomUUID() as string, card = cardId, by = till } = {}): Promise<TestAnswer> =>
    by.ask('POST', '/pay/withdraw', { body: { cardId: card, amount }, headers: { 'idempotency-key': key } });
  const asked = async (amount = 300_000) => dataOf(await ask(amount)) as Withdrawal;
  const info = async (orderNo: string) => dataOf(await till.ask('GET', `/pay/withdraw/info/${orderNo}`)) as Withdrawal;
  const cancel = (orderNo: string, key: string = randomUUID()) =>
    till.ask('POST', `/pay/withdraw/cancel/${orderNo}`, { headers: { 'idempotency-key': key } });
  const standing = async () => dataOf(await till.ask('GET', '/pay/getWithdrawRequest')) as Schemas['WithdrawRequest'];
  const approve = (orderNo: string) => approveWithdrawal(server.parts.db, server.parts.services, orderNo);
  const pay = (orderNo: string) => payOutWithdrawal(server.parts.db, server.parts.services, orderNo);
  const reject = (orderNo: string) => rejectWithdrawal(server.parts.db, server.parts.services, orderNo, 'nameMismatch');
  /** Whether a query waits for what this transaction has locked. */
  const waiting = async (trx: Db) =>
    (
      await sql`select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(
        trx,
      )
    ).rows;
  const states = ({ steps }: Withdrawal) => steps.map(({ state }) => state);
  const held = async () =>
    (
      await server.parts.db
        .selectFrom('account')
        .select('balance')
        .where('player_id', '=', till.player.id)
        .where('kind', '=', 'withdraw_hold')
        .executeTakeFirst()
    )?.balance ?? 0;

  test('hold the money at once, wait for review, and are paid out', async () => {
    const order = await asked(300_000);
    expect(order).toMatchObject({
      status: 0,
      reason: null,
      amount: 300_000,
      fee: 0,
      receivedAmount: 300_000,
      bankCardAccount: '•••• 7890',
      canCancel: true,
      endTime: null,
    });
    expect(states(order)).toEqual(['done', 'current', 'waiting']);
    expect([await till.balance(), await held()]).toEqual([700_000, 300_000]);
    expect((await till.bills()).rows[0]).toMatchObject({
      billType: 'withdrawal',
      transferType: 'withdraw',
      amount: -300_000,
      status: 'pendingReview',
      referenceNo: order.orderNo,
      origin: 'withdrawal',
    });
    expect(await pay(order.orderNo)).toBe(false);
    expect(await approve(order.orderNo)).toBe(true);
    expect(states(await info(order.orderNo))).toEqual(['done', 'done', 'current']);
    expect((await till.bills({ status: 'pendingPayment' })).rows).toMatchObject([
      { amount: -300_000, status: 'pendingPayment' },
    ]);
    expect([await till.balance(), await held()]).toEqual([700_000, 300_000]);
    expect(await pay(order.orderNo)).toBe(true);
    const paid = await info(order.orderNo);
    expect(paid).toMatchObject({ status: 3, canCancel: false });
    expect(states(paid)).toEqual(['done', 'done', 'done']);
    expect([await till.balance(), await held()]).toEqual([700_000, 0]);
    expect((await till.bills()).rows[0]).toMatchObject({ status: 'done', amount: -300_000 });
  });

  test("that are rejected return the money and show the reason in the player's language", async () => {
    const { orderNo } = await asked();
    expect(await reject(orderNo)).toBe(true);
    const failed = await info(orderNo);
    expect(failed).toMatchObject({
      status: 1,
      reason: 'nameMismatch',
      reasonText: 'The account holder is not the name of this account.',
    });
    expect(states(failed)).toEqual(['done', 'failed', 'waiting']);
    expect(
      (dataOf(await till.ask('GET', `/pay/withdraw/info/${orderNo}`, { query: { lang: 'zh_CN' } })) as Withdrawal)
        .reasonText,
    ).toBe('收款人姓名与账户姓名不符。');
    expect([await till.balance(), await held()]).toEqual([1_000_000, 0]);
    expect((await till.bills({ type: 'withdrawal' })).rows.map(({ amount, status }) => [amount, status])).toEqual([
      [300_000, 'done'],
      [-300_000, 'failed'],
    ]);
  });

  test('that the bank returns after the approval are in the wallet again', async () => {
    const { orderNo } = await asked();
    await approve(orderNo);
    await server.hook('clock', { offsetMs: hour });
    expect(await rejectWithdrawal(server.parts.db, server.parts.services, orderNo, 'payoutFailed')).toBe(true);
    expect(states(await info(orderNo))).toEqual(['done', 'done', 'failed']);
    expect(await till.balance()).toBe(1_000_000);
  });

  test('can be cancelled until they are approved, also twice', async () => {
    const first = await asked();
    const key = randomUUID();
    const [once, again] = [await cancel(first.orderNo, key), await cancel(first.orderNo, key)];
    expect(again.text).toBe(once.text);
    expect(dataOf(await cancel(first.orderNo))).toMatchObject({ status: 1, reason: 'cancelled', canCancel: false });
    expect(await till.balance()).toBe(1_000_000);
    const second = await asked();
    await approve(second.orderNo);
    expect((await cancel(second.orderNo)).body.code).toBe(10_212);
    expect((await cancel('f'.repeat(32))).body.code).toBe(10_404);
    expect(await till.balance()).toBe(700_000);
  });

  test('have one outcome: the first decision counts', async () => {
    for (let times = 0; times < 4; times += 1) {
      const { orderNo } = await asked(20_000);
      const before = await till.balance();
      await approve(orderNo);
      const [paid, back] = await Promise.all([pay(orderNo), reject(orderNo)]);
      expect([paid, back].filter(Boolean)).toHaveLength(1);
      expect([await till.balance(), await held()]).toEqual([before + (back ? 20_000 : 0), 0]);
    }
    const { orderNo } = await asked(20_000);
    const before = await till.balance();
    const [approved, cancelled] = await Promise.all([approve(orderNo), cancel(orderNo)]);
    expect(cancelled.body.code).toBe(approved ? 10_212 : 200);
    expect(await till.balance()).toBe(before + (approved ? 0 : 20_000));
  });

  describe('sent again', () => {
    test('under the same key, in sequence or in parallel, hold the money once', async () => {
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 6 }, () => ask(300_000, { key })));
      expect(new Set([...answers, await ask(300_000, { key })].map(({ text }) => text)).size).toBe(1);
      expect([answers[0]?.body.code, await till.balance(), await held()]).toEqual([200, 700_000, 300_000]);
    });

    test('whose response was lost are found under their key, their number and that of their bill, by their player alone (B4)', async () => {
      const key = randomUUID();
      const { orderNo } = dataOf(await ask(300_000, { key })) as Withdrawal;
      const billId = (await till.bills({ type: 'withdrawal' })).rows[0]?.billId ?? '';
      for (const name of [{ referenceNo: key }, { orderNo }, { number: orderNo.slice(0, 10) }, { number: billId }])
        expect(await till.find(name)).toMatchObject({ kind: 'withdrawal', order: { orderNo, amount: 300_000 } });
      const stranger = new Till(server, await server.newPlayer());
      for (const name of [{ referenceNo: key }, { orderNo }, { number: orderNo }, { number: billId }])
        expect(await stranger.find(name)).toBe(null);
      expect((await standing()).openOrderNo).toBe(orderNo);
    });

    test('with another amount are refused', async () => {
      const key = randomUUID();
      await ask(300_000, { key });
      expect((await ask(400_000, { key })).body.code).toBe(10_206);
      expect(await held()).toBe(300_000);
    });

    test('after a refusal are checked again', async () => {
      const key = randomUUID();
      expect((await ask(1, { key })).body.code).toBe(10_201);
      expect((await ask(300_000, { key })).body.code).toBe(200);
    });

    test('under new keys in parallel are one; the others wait for it', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => ask(300_000)));
      expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([
        200, 10_211, 10_211, 10_211, 10_211,
      ]);
      expect(await held()).toBe(300_000);
    });

    test("by another player, to this player's card, find no card", async () => {
      const thief = new Till(server, await server.newPlayer({ balance: 1_000_000 }));
      expect((await ask(300_000, { by: thief })).body).toMatchObject({ code: 10_404, field: 'cardId' });
      const { orderNo } = await asked();
      for (const [method, path] of [
        ['GET', `/pay/withdraw/info/${orderNo}`],
        ['POST', `/pay/withdraw/cancel/${orderNo}`],
      ] as const) {
        expect((await thief.ask(method, path, { headers: { 'idempotency-key': randomUUID() } })).body.code).toBe(
          10_404,
        );
      }
      expect([await thief.balance(), await held()]).toEqual([1_000_000, 300_000]);
    });
  });

  describe('are refused', () => {
    test('for more than the wallet has or outside the limits, and nothing is held', async () => {
      expect((await ask(1_000_001)).body.code).toBe(10_301);
      for (const amount of [0, -5, 19_999, 5_000_001])
        expect((await ask(amount)).body).toMatchObject({ code: 10_201, field: 'amount' });
      expect((await ask(0.5)).body.code).toBe(10_400);
      expect([await till.balance(), await held()]).toEqual([1_000_000, 0]);
    });

    test('with another fee than the player has confirmed, and nothing is held', async () => {
      const confirm = (fee: number) =>
        till.ask('POST', '/pay/withdraw', {
          body: { cardId, amount: 300_000, fee },
          headers: { 'idempotency-key': randomUUID() },
        });
      expect((await confirm(1)).body).toMatchObject({ code: 10_219 });
      expect([await till.balance(), await held()]).toEqual([1_000_000, 0]);
      expect(dataOf(await confirm(0))).toMatchObject({ fee: 0 });
    });

    test('while stakes are still required, and the request shows how many', async () => {
      await requireTurnover(server.parts.db, {
        playerId: till.player.id,
        source: 'deposit',
        referenceNo: 'd1',
        amount: 50_000,
        at: now(),
      });
      expect(await standing()).toMatchObject({
        canWithdraw: false,
        reasons: ['turnoverLeft'],
        turnover: { required: 50_000, done: 0, left: 50_000, requirements: [{ source: 'deposit', left: 50_000 }] },
      });
      expect((await ask(300_000)).body.code).toBe(10_209);
    });

    test('when a bonus and its required stakes are committed during the withdrawal', async () => {
      const { db, services } = server.parts;
      const playerId = till.player.id;
      let asking: Promise<TestAnswer> | undefined;
      await atomically(db, async (trx) => {
        await post(trx, {
          type: 'system_bonus',
          from: { kind: 'house_bonus' },
          to: { kind: 'player_wallet', playerId },
          amount: 200_000,
          currency: services.site.currency,
          referenceNo: randomUUID(),
          at: now(),
        });
        await requireTurnover(trx, { playerId, source: 'system_bonus', referenceNo: 'b1', amount: 200_000, at: now() });
        asking = ask(1_100_000);
        // The withdrawal has checked the stakes when it waits for the wallet. The embedded engine lets it begin only
        // afterwards.
        if (engine === 'postgres') await expect.poll(() => waiting(trx)).not.toEqual([]);
      });
      expect((await asking)?.body.code).toBe(10_209);
      expect([await till.balance(), await held()]).toEqual([1_200_000, 0]);
      expect((await standing()).reasons).toEqual(['turnoverLeft']);
    });

    test('when withdrawals are switched off', async () => {
      await setSite(server, { openStatus: 'false' });
      expect(await standing()).toMatchObject({ canWithdraw: false, reasons: ['withdrawClosed'] });
      expect((await ask(300_000)).body.code).toBe(10_207);
      await setSite(server, { openStatus: 'true' });
    });

    test('for a card added after a new password, for 24 hours (C7)', async () => {
      await server.parts.db
        .updateTable('player')
        .set({
          password_changed_at: new Date(now().getTime() - 1000),
          created_at: new Date(now().getTime() - 48 * hour),
        })
        .where('id', '=', till.player.id)
        .execute();
      const fresh = await addCard('5551');
      const { cards } = await standing();
      expect(cards.find(({ id }) => id === fresh)?.usableTime).not.toBe(null);
      expect((await ask(300_000, { card: fresh })).body).toMatchObject({ code: 10_208, field: 'cardId' });
      await server.hook('clock', { offsetMs: 23.9 * hour });
      expect((await ask(300_000, { card: fresh })).body.code).toBe(10_208);
      await server.hook('clock', { offsetMs: 24.1 * hour - 1000 });
      await server.parts.db
        .updateTable('session')
        .set({ last_used_at: now() })
        .where('player_id', '=', till.player.id)
        .execute();
      expect((await standing()).cards.find(({ id }) => id === fresh)?.usableTime).toBe(null);
      expect((await ask(300_000, { card: fresh })).body.code).toBe(200);
    });

    test('for such a card also when the password is changed again, or was changed after the card was added', async () => {
      const { db } = server.parts;
      const passwordAt = (time: Date) =>
        db
          .updateTable('player')
          .set({ password_changed_at: time, created_at: new Date(time.getTime() - 48 * hour) })
          .where('id', '=', till.player.id)
          .execute();
      await passwordAt(new Date(now().getTime() - hour));
      const fresh = await addCard('5552');
      expect((await ask(300_000, { card: fresh })).body.code).toBe(10_208);
      await server.hook('clock', { offsetMs: 2 * hour });
      const again = now();
      await passwordAt(again);
      expect((await ask(300_000, { card: fresh })).body).toMatchObject({ code: 10_208, field: 'cardId' });
      expect((await standing()).cards.find(({ id }) => id === fresh)?.usableTime).toBe(
        new Date(again.getTime() + 24 * hour).toISOString(),
      );
    });

    test('for a deleted card; a card with an open withdrawal cannot be deleted', async () => {
      const { orderNo } = await asked();
      expect((await till.ask('DELETE', `/gameUserBankCard/${cardId}`)).body.code).toBe(10_215);
      expect(
        (await till.ask('PUT', '/gameUserBankCard', { body: { id: cardId, bankCardName: 'Juan Cruz' } })).body.code,
      ).toBe(10_215);
      await cancel(orderNo);
      expect((await till.ask('DELETE', `/gameUserBankCard/${cardId}`)).body.code).toBe(200);
      expect(await standing()).toMatchObject({ canWithdraw: false, reasons: ['noBankCard'], cards: [] });
      expect((await ask(300_000)).body.code).toBe(10_404);
      expect((await info(orderNo)).bankCardAccount).toBe('•••• 7890');
    });

    test('beyond the daily number, and cost a fee after the free ones', async () => {
      const fees: number[] = [];
      for (let times = 0; times < 5; times += 1) {
        const { orderNo, fee } = await asked(20_050);
        fees.push(fee);
        await approve(orderNo);
        await pay(orderNo);
      }
      expect(fees).toEqual([0, 0, 0, 201, 201]);
      expect(await standing()).toMatchObject({
        timesLeft: 0,
        freeTimesLeft: 0,
        canWithdraw: false,
        reasons: ['withdrawLimitReached'],
        todayLeft: 20_000_000 - 5 * 20_050,
      });
      expect((await ask(20_000)).body.code).toBe(10_210);
      const { fee } = await server.parts.db
        .selectFrom('transfer')
        .select(({ fn }) => fn.sum<string>('transfer.amount').as('fee'))
        .innerJoin('withdrawal', 'order_no', 'reference_no')
        .where('type', '=', 'withdraw_fee')
        .where('player_id', '=', till.player.id)
        .executeTakeFirstOrThrow();
      expect(Number(fee)).toBe(402);
      await server.hook('clock', { offsetMs: 24 * hour });
      await server.parts.db
        .updateTable('session')
        .set({ last_used_at: now() })
        .where('player_id', '=', till.player.id)
        .execute();
      expect(await standing()).toMatchObject({ timesLeft: 5, freeTimesLeft: 3, reasons: [] });
    });
  });

  test('suggest amounts within the limits', async () => {
    const { amounts } = dataOf(await till.ask('GET', '/pay/getWithdrawAmountList')) as Schemas['WithdrawAmounts'];
    const { minAmount, maxAmount, balance, currency, reasons, canWithdraw } = await standing();
    expect({ balance, currency, reasons, canWithdraw }).toEqual({
      balance: 1_000_000,
      currency: 'PHP',
      reasons: [],
      canWithdraw: true,
    });
    expect(amounts.length).toBeGreaterThan(3);
    expect(amounts.filter((amount) => amount < minAmount || amount > maxAmount)).toEqual([]);
  });
});

describe('the time of credit (E4)', () => {
  // The days of a week, in the site's own time; 2026-11-16 is a Monday.
  test.each([
    ['PH', '2026-11-16T00:00:00+08:00', '2026-11-17T18:00:00+08:00'],
    ['PH', '2026-11-19T23:59:59+08:00', '2026-11-20T18:00:00+08:00'],
    ['PH', '2026-11-20T12:00:00+08:00', '2026-11-21T18:00:00+08:00'],
    ['PH', '2026-11-21T00:00:00+08:00', '2026-11-23T18:00:00+08:00'],
    ['PH', '2026-11-22T23:59:59+08:00', '2026-11-23T18:00:00+08:00'],
    ['TH', '2026-11-20T23:30:00+07:00', '2026-11-21T18:00:00+07:00'],
    ['MM', '2026-11-21T00:10:00+06:30', '2026-11-23T18:00:00+06:30'],
    ['MM', '2026-12-31T10:00:00+06:30', '2027-01-01T18:00:00+06:30'],
  ] as const)('in %s of one requested at %s is %s', (site, asked, credited) => {
    expect(creditTime(SITES[site], new Date(asked)).toISOString()).toBe(new Date(credited).toISOString());
  });
});
