import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { reviewDemo } from '../../../server/domain/wallet/demo-review.js';
import { settleOrder } from '../../../server/testing/orders.js';
import { approveManualDeposit, rejectManualDeposit } from '../../../server/domain/wallet/review-deposits.js';
import { turnoverOf } from '../../../server/domain/turnover.js';
import { LOCALES } from '../../../server/base/locale.js';
import { ENGINES } from '../databases.js';
import type { TestAnswer, TestServer } from '../harness.js';
import { setSite } from '../people.js';
import { dataOf, expectSoundLedger, startStocked } from '../stocked.js';
import { openTill, type Till } from './till.js';

type Schemas = components['schemas'];
type ManualDeposit = Schemas['ManualDeposit'];
const day = 86_400_000;
const promotionNotForYou = 10613;
const depositTermsChanged = 10619;

describe.each(ENGINES)('manual deposits, on %s', (engine) => {
  let server: TestServer;
  let till: Till;
  let photo: Buffer;
  beforeAll(async () => {
    server = await startStocked(engine);
    photo = await sharp({ create: { width: 20, height: 30, channels: 3, background: '#eee' } })
      .png()
      .toBuffer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.hook('reset', {});
    till = await openTill(server);
  });
  afterEach(() => expectSoundLedger(server));

  const now = () => server.parts.services.clock.now();
  async function receipt(by = till, bizType = 'receipt'): Promise<string> {
    const form = new FormData();
    form.set('bizType', bizType);
    form.set('file', new File([new Uint8Array(photo)], 'receipt.png'));
    const answer = await fetch(`${server.url}/user-api/common/upload?lang=en_US`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${by.player.token}` },
    });
    return ((await answer.json()) as { data: Schemas['Upload'] }).data.url;
  }
  const told = async (more: object = {}) => ({
    bankId: 'manual-isav',
    amount: 50_000,
    userAccountName: 'Marisol Reyes',
    userAccount: '001234567890',
    depositTime: now().toISOString(),
    receiptUrls: [await receipt()],
    ...more,
  });
  const tell = (body: object, key: string = randomUUID()): Promise<TestAnswer> =>
    till.ask('POST', '/pay/ManualDeposit/submit', { body, headers: { 'idempotency-key': key } });
  const submitted = async (more: object = {}) => dataOf(await tell(await told(more))) as ManualDeposit;
  const info = async (orderNo: string) =>
    dataOf(await till.ask('GET', `/pay/ManualDeposit/info/${orderNo}`)) as ManualDeposit;
  const approve = (orderNo: string) => approveManualDeposit(server.parts.db, server.parts.services, orderNo);

  test("go to an account of the site, described in the player's language", async () => {
    const notes = new Set<string>();
    for (const lang of LOCALES) {
      const banks = dataOf(
        await till.ask('GET', '/pay/ManualDeposit/getBanks', { query: { lang } }),
      ) as Schemas['ManualBank'][];
      expect(banks.map(({ id }) => id)).toEqual(['manual-isav', 'manual-harn', 'manual-smpn']);
      expect(banks[0]).toMatchObject({
        bankName: 'Island Savings',
        bankCardAccount: '000111222333',
        minAmount: 10_000,
        maxAmount: 5_000_000,
        needsTransactionNo: false,
      });
      notes.add(banks[0]?.note ?? '');
    }
    expect(notes.size).toBe(5);
  });

  const budget = (amount: number, activityId: string, bankId = 'manual-isav') =>
    till.ask('POST', '/pay/ManualDeposit/budgetAmount', { body: { bankId, amount, activityId } });
  const charge = (amount: number, activityId: string) =>
    till.ask('POST', '/pay/qr/charge', {
      body: { channelId: 'qr-instant', amount, activityId },
      headers: { 'idempotency-key': randomUUID() },
    });

  test('with a promotion are paid with the bonus that quote and report promised, once', async () => {
    const promised = { bonus: 30_000, turnover: 480_000 };
    expect(dataOf(await budget(30_000, 'first-deposit'))).toEqual({
      amount: 30_000,
      payAmount: 30_000,
      fee: 0,
      ...promised,
    });
    const order = await submitted({ amount: 30_000, activityId: 'first-deposit' });
    expect(order).toMatchObject({ status: 0, activityId: 'first-deposit', ...promised });
    expect(await till.balance()).toBe(0);
    await Promise.all(Array.from({ length: 4 }, () => approve(order.orderNo)));
    expect(await till.balance()).toBe(60_000);
    const ofOrder = { amount: 30_000, referenceNo: order.orderNo, origin: 'manualDeposit' };
    expect((await till.bills()).rows).toMatchObject([
      { ...ofOrder, billType: 'rewards', channelName: null },
      { ...ofOrder, billType: 'deposit', channelName: 'Island Savings' },
    ]);
    expect((await turnoverOf(server.parts.db, till.player.id)).requirements).toMatchObject([
      { source: 'deposit_bonus', required: 480_000, referenceNo: order.orderNo },
    ]);
  });

  test('and orders take the participations of a promotion from one another, until a deposit is rejected', async () => {
    const order = await submitted({ activityId: 'evening-top-up' });
    const offers = dataOf(await till.ask('GET', '/pay/getAllActivity')) as Schemas['DepositPromotion'][];
    expect(offers.find(({ activityId }) => activityId === 'evening-top-up')?.isAvailable).toBe(false);
    expect((await charge(50_000, 'evening-top-up')).body.code).toBe(promotionNotForYou);
    await rejectManualDeposit(server.parts.db, server.parts.services, order.orderNo, 'notReceived');
    expect((await charge(50_000, 'evening-top-up')).body.code).toBe(200);
    expect((await budget(50_000, 'evening-top-up')).body.code).toBe(promotionNotForYou);
  });

  test('whose promised bonus was paid with another deposit meanwhile are paid without it', async () => {
    const late = dataOf(await charge(30_000, 'first-deposit')) as Schemas['Order'];
    await server.hook('clock', { offsetMs: 16 * 60_000 });
    const order = await submitted({ amount: 30_000, activityId: 'first-deposit' });
    await settleOrder(server.parts, late.orderNo, 'paid');
    await approve(order.orderNo);
    expect(await till.balance()).toBe(90_000);
    expect(await info(order.orderNo)).toMatchObject({ status: 3, activityId: 'first-deposit', bonus: 0, turnover: 0 });
    expect(await turnoverOf(server.parts.db, till.player.id)).toMatchObject({ required: 480_000 + 30_000 });
  });

  test('are not reported with other terms of a promotion than the player confirmed', async () => {
    const { bonus, turnover } = dataOf(await budget(30_000, 'first-deposit')) as Schemas['Quote'];
    const body = await told({ amount: 30_000, activityId: 'first-deposit' });
    const report = (confirmed: { bonus: number; turnover: number }) =>
      till.ask('POST', '/pay/ManualDeposit/submit', {
        body: { ...body, ...confirmed },
        headers: { 'idempotency-key': randomUUID() },
      });
    for (const other of [
      { bonus: bonus + 1, turnover },
      { bonus, turnover: turnover - 1 },
    ])
      expect((await report(other)).body).toMatchObject({ code: depositTermsChanged, field: 'activityId' });
    expect(dataOf(await report({ bonus, turnover }))).toMatchObject({ status: 0, bonus, turnover });
  });

  test.each([
    ['too small an amount', 19_999, 'evening-top-up', 10201],
    ['a promotion that is over', 50_000, 'rain-weeks', 10601],
  ])('are refused for %s, by the quote and the report, and use up no picture', async (_, amount, activityId, code) => {
    expect((await budget(amount, activityId)).body.code).toBe(code);
    const without = await told({ amount });
    expect((await tell({ ...without, activityId })).body.code).toBe(code);
    expect((await tell({ ...without, amount: 50_000 })).body.code).toBe(200);
  });

  test('wait for review, and are credited once, however often they are approved', async () => {
    const order = await submitted();
    expect(order).toMatchObject({
      status: 0,
      amount: 50_000,
      bankName: 'Island Savings',
      userAccount: '•••• 7890',
      reason: null,
      endTime: null,
    });
    expect(order.receiptUrls).toHaveLength(1);
    expect(await till.balance()).toBe(0);
    const decisions = await Promise.all(Array.from({ length: 5 }, () => approve(order.orderNo)));
    expect(decisions.filter(Boolean)).toHaveLength(1);
    expect(await info(order.orderNo)).toMatchObject({ status: 3, reason: null });
    expect(await till.balance()).toBe(50_000);
    expect((await till.bills()).rows).toMatchObject([
      {
        billType: 'deposit',
        amount: 50_000,
        status: 'done',
        referenceNo: order.orderNo,
        origin: 'manualDeposit',
        channelName: 'Island Savings',
      },
    ]);
    expect(await turnoverOf(server.parts.db, till.player.id)).toMatchObject({ required: 50_000, left: 50_000 });
    expect(await rejectManualDeposit(server.parts.db, server.parts.services, order.orderNo, 'notReceived')).toBe(false);
  });

  test('from a bank card are compared with its whole number, and another player cannot name it', async () => {
    const bankCard = { bank: 'ISAV', bankCardName: 'Marisol Reyes', bankCardAccount: '009876543210' };
    const { id: cardId } = dataOf(
      await till.ask('POST', '/gameUserBankCard', { body: bankCard }),
    ) as Schemas['BankCard'];
    const payer = { cardId, userAccountName: undefined, userAccount: undefined };
    const { orderNo, userAccount } = await submitted(payer);
    expect(userAccount).toBe('•••• 3210');
    const { payer_name, payer_account } = await server.parts.db
      .selectFrom('manual_deposit')
      .select(['payer_name', 'payer_account'])
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    expect([payer_name, payer_account]).toEqual(['Marisol Reyes', '009876543210']);
    const stranger = await openTill(server);
    const stolen = { ...(await told(payer)), receiptUrls: [await receipt(stranger)] };
    const headers = { 'idempotency-key': randomUUID() };
    expect((await stranger.ask('POST', '/pay/ManualDeposit/submit', { body: stolen, headers })).body).toMatchObject({
      code: 10_400,
      field: 'cardId',
    });
  });

  test('that are rejected show the reason and move nothing', async () => {
    const { orderNo } = await submitted();
    const inReview = await till.bills({ status: 'pendingReview' });
    expect(inReview.rows).toMatchObject([{ billId: orderNo, reason: null, amount: 50_000 }]);
    expect(await rejectManualDeposit(server.parts.db, server.parts.services, orderNo, 'receiptUnclear')).toBe(true);
    const failed = await till.bills({ status: 'failed' });
    expect(failed.rows).toMatchObject([{ billId: orderNo, reason: 'declined', balanceAfter: null }]);
    expect(await approve(orderNo)).toBe(false);
    expect(await info(orderNo)).toMatchObject({
      status: 1,
      reason: 'receiptUnclear',
      reasonText: 'The receipt cannot be read. Please send a clear photo.',
    });
    expect(await till.balance()).toBe(0);
  });

  test('sent again under their key are one, also in parallel; with another amount they are refused', async () => {
    const [key, body] = [randomUUID(), await told()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => tell(body, key)));
    expect(new Set([...answers, await tell(body, key)].map(({ text }) => text)).size).toBe(1);
    expect((await tell({ ...body, amount: 60_000 }, key)).body.code).toBe(10_206);
    const { count } = await server.parts.db
      .selectFrom('manual_deposit')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('player_id', '=', till.player.id)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  test('whose response was lost are found under their key and their number (B4)', async () => {
    const key = randomUUID();
    const { orderNo } = dataOf(await tell(await told(), key)) as ManualDeposit;
    for (const name of [{ referenceNo: key }, { orderNo }])
      expect(await till.find(name)).toMatchObject({ kind: 'manualDeposit', order: { orderNo, amount: 50_000 } });
  });

  test('are refused with the wrong field named, and do not use the receipt', async () => {
    const body = await told();
    const wrong: readonly (readonly [object, number, string])[] = [
      [{ amount: 9999 }, 10_201, 'amount'],
      [{ amount: 5_000_001 }, 10_201, 'amount'],
      [{ bankId: 'nothing' }, 10_202, 'bankId'],
      [{ bankId: 'manual-kite' }, 10_202, 'bankId'],
      [{ depositTime: new Date(now().getTime() + day).toISOString() }, 10_400, 'depositTime'],
      [{ depositTime: '2026-06-30T23:59:60Z' }, 10_400, 'depositTime'],
      [{ depositTime: new Date(now().getTime() - 8 * day).toISOString() }, 10_400, 'depositTime'],
      [{ bankId: 'manual-smpn' }, 10_400, 'transactionNo'],
      [{ receiptUrls: [] }, 10_400, 'receiptUrls'],
      [{ userAccount: 'abc' }, 10_400, 'userAccount'],
      [{ userAccount: undefined }, 10_400, 'userAccount'],
      [{ cardId: '999999' }, 10_400, 'cardId'],
      [{ receiptUrls: [`/user-api/common/upload/${'f'.repeat(32)}.webp`] }, 10_400, 'receiptUrls'],
      [{ receiptUrls: [await receipt(till, 'feedback')] }, 10_400, 'receiptUrls'],
      [{ receiptUrls: [await receipt(await openTill(server))] }, 10_400, 'receiptUrls'],
    ];
    for (const [change, code, field] of wrong)
      expect((await tell({ ...body, ...change })).body, field).toMatchObject({ code, field });
    expect((await tell(body)).body.code).toBe(200);
    expect((await tell(body)).body).toMatchObject({ code: 10_400, field: 'receiptUrls' });
  });

  test('report a payment from an e-wallet once', async () => {
    const transactionNo = `TX-${randomUUID().slice(0, 8)}`;
    const wallet = { bankId: 'manual-smpn', transactionNo };
    const { orderNo } = await submitted(wallet);
    for (const spelt of [
      transactionNo,
      transactionNo.toLowerCase(),
      transactionNo.replaceAll('-', ''),
      transactionNo.split('').join('-'),
    ]) {
      expect((await tell(await told({ ...wallet, transactionNo: spelt }))).body).toMatchObject({
        code: 10_400,
        field: 'transactionNo',
      });
    }
    await rejectManualDeposit(server.parts.db, server.parts.services, orderNo, 'notReceived');
    expect((await tell(await told(wallet))).body.code).toBe(200);
  });

  test('of a player wait for review at most three at a time', async () => {
    const bodies = await Promise.all(Array.from({ length: 5 }, () => told()));
    const answers = await Promise.all(bodies.map((body) => tell(body)));
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 10_218, 10_218]);
  });

  test('are refused while they are switched off', async () => {
    const body = await told();
    await setSite(server, { manualDepositOpenStatus: 'false' });
    expect(dataOf(await till.ask('GET', '/pay/ManualDeposit/getBanks'))).toEqual([]);
    expect((await tell(body)).body.code).toBe(10_202);
    await setSite(server, { manualDepositOpenStatus: 'true' });
  });

  test('of another player are not found', async () => {
    const { orderNo, receiptUrls } = await submitted();
    const thief = await openTill(server);
    expect((await thief.ask('GET', `/pay/ManualDeposit/info/${orderNo}`)).body.code).toBe(10_404);
    expect(
      (
        await fetch(server.url + (receiptUrls[0] ?? ''), { headers: { authorization: `Bearer ${thief.player.token}` } })
      ).headers.get('content-type'),
    ).toContain('json');
  });

  test('and withdrawals are reviewed automatically in a demo after some minutes, and only in a demo', async () => {
    const { db, services } = server.parts;
    const demo = { ...services, settings: { ...services.settings, SEED: true, DEMO_REVIEW_MINUTES: 2 } };
    await reviewDemo(db, { ...demo, clock: { now: () => new Date(now().getTime() + day) } });
    const [good, bad] = [await submitted(), await submitted({ amount: 51_300 })];
    expect(await reviewDemo(db, demo)).toEqual({ done: 0, failures: [] });
    await server.hook('clock', { offsetMs: 3 * 60_000 });
    expect(await reviewDemo(db, services)).toEqual({ done: 0, failures: [] });
    expect(await reviewDemo(db, demo)).toEqual({ done: 2, failures: [] });
    expect([await info(good.orderNo), await info(bad.orderNo)]).toMatchObject([
      { status: 3 },
      { status: 1, reason: 'notReceived' },
    ]);
    expect(await till.balance()).toBe(50_000);
  });
});
