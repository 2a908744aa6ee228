import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { approveManualDeposit, rejectManualDeposit } from '../../../server/domain/wallet/review-deposits.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { dataOf, expectSoundLedger, startStocked } from '../stocked.js';
import { openTill, press, type Till } from './till.js';

type Schemas = components['schemas'];

/** The reference that the payment page of the embedded company shows. */
const shownReference = /<dt>Reference<\/dt>\s*<dd>(PS-[0-9A-F]{5}-[0-9A-F]{5})<\/dd>/;

describe.each(ENGINES)('a payment is found by a number that the player has in hand, on %s', (engine) => {
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

  const found = async (number: string, by = till) => {
    const traced = await by.find({ number });
    return traced && [traced.kind, traced.order.orderNo];
  };

  async function manualDeposit(transactionNo: string, by = till): Promise<string> {
    const form = new FormData();
    form.set('bizType', 'receipt');
    form.set('file', new File([new Uint8Array(photo)], 'receipt.png'));
    const upload = await fetch(`${server.url}/user-api/common/upload?lang=en_US`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${by.player.token}` },
    });
    const { url } = ((await upload.json()) as { data: Schemas['Upload'] }).data;
    const body = {
      bankId: 'manual-isav',
      amount: 50_000,
      userAccountName: 'Marisol Reyes',
      userAccount: '001234567890',
      depositTime: server.parts.services.clock.now().toISOString(),
      receiptUrls: [url],
      transactionNo,
    };
    const headers = { 'idempotency-key': randomUUID() };
    const sent = await by.ask('POST', '/pay/ManualDeposit/submit', { body, headers });
    return (dataOf(sent) as Schemas['ManualDeposit']).orderNo;
  }

  /** A deposit that was paid, with the bill of its money. */
  async function paidDeposit() {
    const order = await till.order();
    const receipt = await press(server, order, 'paid');
    const [bill] = (await till.bills()).rows;
    if (bill === undefined) throw new Error('the deposit has no bill');
    return { order, bill, reference: shownReference.exec(receipt)?.[1] ?? '' };
  }

  test('a deposit by its order number, whole or its beginning, and by the key that it was sent under', async () => {
    const key = randomUUID();
    const { orderNo } = dataOf(await till.charge(50_000, { key })) as Schemas['Order'];
    await till.order();
    for (const number of [
      orderNo,
      orderNo.toUpperCase(),
      ` ${orderNo.replaceAll(/(.{4})/g, '$1 ')}`,
      orderNo.slice(0, 8),
      orderNo.slice(0, 25),
      key,
    ])
      expect(await found(number), number).toEqual(['deposit', orderNo]);
  });

  test("a deposit by the payment company's reference, as its page shows it before and after the payment", async () => {
    const waiting = await till.order();
    const page = await (await fetch(server.url + (waiting.payUrl ?? ''))).text();
    expect(await found(shownReference.exec(page)?.[1] ?? '')).toEqual(['deposit', waiting.orderNo]);
    const { order, reference } = await paidDeposit();
    for (const number of [reference, reference.toLowerCase(), reference.replaceAll('-', ' ')])
      expect(await found(number), number).toEqual(['deposit', order.orderNo]);
  });

  test('a deposit by the numbers of its bill', async () => {
    const { order, bill } = await paidDeposit();
    expect(bill.billId).not.toBe(order.orderNo);
    for (const number of [bill.billId, bill.billId.replaceAll('-', ''), bill.referenceNo])
      expect(await found(number), number).toEqual(['deposit', order.orderNo]);
  });

  test('a manual deposit by the number of its transaction and by its bill', async () => {
    const orderNo = await manualDeposit('TX-0012345');
    for (const number of ['TX-0012345', 'tx 0012345', 'TX0012345', orderNo])
      expect(await found(number), number).toEqual(['manualDeposit', orderNo]);
    await approveManualDeposit(server.parts.db, server.parts.services, orderNo);
    const [bill] = (await till.bills()).rows;
    expect(await found(bill?.billId ?? '')).toEqual(['manualDeposit', orderNo]);
  });

  test('of two reports of one transaction, the newer one is found', async () => {
    const rejected = await manualDeposit('TX-77');
    await rejectManualDeposit(server.parts.db, server.parts.services, rejected, 'receiptUnclear');
    expect(await found('TX-77')).toEqual(['manualDeposit', rejected]);
    await server.hook('clock', { offsetMs: 60_000 });
    const again = await manualDeposit('TX-77');
    expect(await found('TX-77')).toEqual(['manualDeposit', again]);
  });

  test('a number that is nowhere, too short to be a beginning, or only signs finds nothing', async () => {
    const { orderNo } = await till.order();
    for (const number of [randomUUID(), 'f'.repeat(32), orderNo.slice(0, 7), 'TX-0', '----', '0000_', '%%%%'])
      expect((await till.ask('POST', '/pay/order/trace', { body: { number } })).body.data ?? null, number).toBeNull();
    expect((await till.ask('POST', '/pay/order/trace', { body: { number: '%%%%' } })).body.code).toBe(10_400);
    expect((await till.ask('POST', '/pay/order/trace', { body: { number: 'abc' } })).body.code).toBe(10_400);
  });

  test("another player's numbers find nothing", async () => {
    const { order, bill, reference } = await paidDeposit();
    await manualDeposit('TX-9900');
    const other = await openTill(server);
    for (const number of [order.orderNo, order.orderNo.slice(0, 8), bill.billId, reference, 'TX-9900'])
      expect(await found(number, other), number).toBeNull();
  });
});
