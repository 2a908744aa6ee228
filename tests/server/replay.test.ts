import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../server/ledger/audit.js';
import { ENGINES } from './databases.js';
import { startTestServer, type TestServer } from './harness.js';
import { dataOf } from './stocked.js';

type TestPlayer = Awaited<ReturnType<TestServer['newPlayer']>>;

describe.each(ENGINES)('a repeated money request, on %s', (engine) => {
  let server: TestServer;
  let player: TestPlayer;
  let key: string;
  beforeAll(async () => {
    server = await startTestServer({ engine, settings: { SEED: true } });
  });
  afterAll(async () => {
    expect((await audit(server.parts.db)).findings).toEqual([]);
    await server.close();
  });
  beforeEach(async () => {
    player = await server.newPlayer({ balance: 1_000_000 });
    key = randomUUID();
  });

  const charge = (amount: number, token = player.token, under = key) =>
    server.call('POST', '/pay/qr/charge', {
      token,
      body: { channelId: 'qr-instant', amount },
      headers: { 'idempotency-key': under },
    });
  const play = (amount: number) =>
    server.call('POST', '/game/play/1001', {
      token: player.token,
      body: { deviceType: 'other', amount, returnUrl: '/pages/index/gamePostMessagePage' },
      headers: { 'idempotency-key': key },
    });
  const orders = async () =>
    (await server.call('GET', '/pay/order/list', { token: player.token })).body as unknown as { total: number };

  test('gets the same bytes and creates no further order', async () => {
    const first = await charge(50_000);
    expect(first.body.code).toBe(200);
    expect((await charge(50_000)).text).toBe(first.text);
    expect((await orders()).total).toBe(1);
  });

  test('in another language or with the key in another case is the same request', async () => {
    const first = await charge(50_000);
    const again = await server.call('POST', '/pay/qr/charge', {
      token: player.token,
      query: { lang: 'th_TH' },
      body: { amount: 50_000, channelId: 'qr-instant' },
      headers: { 'idempotency-key': key.toUpperCase() },
    });
    expect(again.text).toBe(first.text);
  });

  test('sent eight times at the same time creates one order', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => charge(50_000)));
    // A request that comes while another one asks the company has no link yet.
    expect(new Set(answers.map((answer) => (dataOf(answer) as { readonly orderNo: string }).orderNo)).size).toBe(1);
    expect((await charge(50_000)).text).toBe((await charge(50_000)).text);
    expect((await orders()).total).toBe(1);
  });

  test('with another amount is refused', async () => {
    await charge(50_000);
    expect((await charge(60_000)).body.code).toBe(10206);
    expect((await orders()).total).toBe(1);
  });

  test("of another player creates that player's order", async () => {
    const other = await server.newPlayer();
    const [mine, theirs] = [await charge(50_000), await charge(50_000, other.token)];
    expect(theirs.body.code).toBe(200);
    expect(theirs.text).not.toBe(mine.text);
  });

  test('after a refusal is processed again', async () => {
    expect((await charge(1)).body.code).toBe(10201);
    expect((await charge(50_000)).body.code).toBe(200);
  });

  test('after a lost response returns what the first request did', async () => {
    await server.hook('fault', { operation: 'charge', phase: 'after', drop: true });
    await expect(charge(50_000)).rejects.toThrow();
    const traced = await server.call('POST', '/pay/order/trace', { token: player.token, body: { referenceNo: key } });
    expect((await charge(50_000)).body.data).toMatchObject({
      orderNo: (traced.body.data as { order: { orderNo: string } }).order.orderNo,
    });
    expect((await orders()).total).toBe(1);
  });

  test('of an order that was paid meanwhile still gets the first response', async () => {
    const first = await charge(50_000);
    const { orderNo } = first.body.data as { orderNo: string };
    expect(await server.sandbox('pay', { orderNo, outcome: 'paid' })).toEqual({ isKnown: true });
    expect((await charge(50_000)).text).toBe(first.text);
    expect(
      (await server.call('GET', `/pay/getOrderStatus/${orderNo}`, { token: player.token })).body.data,
    ).toMatchObject({ status: 3 });
    expect((await server.call('GET', '/user/getBalanceInfo', { token: player.token })).body.data).toMatchObject({
      balance: 1_050_000,
    });
  });

  test('opens a game once and takes the money once', async () => {
    const [first, second] = await Promise.all([play(300_000), play(300_000)]);
    expect(second.text).toBe(first.text);
    expect(first.body.code).toBe(200);
    expect((await server.call('GET', '/user/getBalanceInfo', { token: player.token })).body.data).toMatchObject({
      balance: 700_000,
    });
  });
});
