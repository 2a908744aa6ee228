import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from './databases.js';
import { startTestServer, type TestServer } from './harness.js';

describe.each(ENGINES)('what belongs to one player, asked for by another, on %s', (engine) => {
  let server: TestServer;
  let thief: string;
  let owner: string;
  const ids = { order: '', session: '', bill: '' };
  beforeAll(async () => {
    server = await startTestServer({ engine, settings: { SEED: true } });
    owner = (await server.newPlayer({ balance: 1_000_000 })).token;
    thief = (await server.newPlayer({ balance: 1_000_000 })).token;
    const keyed = () => ({ token: owner, headers: { 'idempotency-key': randomUUID() } });
    const order = await server.call('POST', '/pay/qr/charge', { ...keyed(), body: { channelId: 'qr-instant', amount: 50_000 } });
    const session = await server.call('POST', '/game/play/1001', { ...keyed(), body: { deviceType: 'other', amount: 300_000, returnUrl: '/pages/index/gamePostMessagePage' } });
    const bills = await server.call('GET', '/bill/list', { token: owner });
    ids.order = (order.body.data as { orderNo: string }).orderNo;
    ids.session = (session.body.data as { sessionId: string }).sessionId;
    ids.bill = (bills.body['rows'] as readonly { billId: string }[])[0]?.billId ?? '';
  }, 60_000);
  afterAll(() => server.close());

  const asks = [
    ['GET', () => `/pay/getOrderStatus/${ids.order}`, undefined, 'order'],
    ['POST', () => `/pay/order/cancel/${ids.order}`, undefined, 'order'],
    ['GET', () => `/game/session/info/${ids.session}`, undefined, 'session'],
    ['POST', () => `/game/session/refreshBalance/${ids.session}`, undefined, 'session'],
    ['POST', () => `/game/session/transferIn/${ids.session}`, () => ({ amount: 1000 }), 'session'],
    ['POST', () => '/exitGame', () => ({ sessionId: ids.session }), 'session'],
    ['GET', () => `/bill/info/${ids.bill}`, undefined, 'bill'],
  ] as const;

  test.each(asks.map(([method, path, body, what]) => ({ method, path, body, what })))('$method of an $what looks like one that is not there', async ({ method, path, body, what }) => {
    const headers = { 'idempotency-key': randomUUID() };
    const stolen = await server.call(method, path(), { token: thief, headers, ...(body === undefined ? {} : { body: body() }) });
    const real = ids[what];
    ids[what] = what === 'bill' ? randomUUID() : 'f'.repeat(32);
    const nowhere = await server.call(method, path(), { token: thief, headers: { 'idempotency-key': randomUUID() }, ...(body === undefined ? {} : { body: body() }) });
    ids[what] = real;
    expect(stolen.body.code).toBe(10404);
    expect(stolen.text).toBe(nowhere.text);
  });

  test('a traced order is not found', async () => {
    expect((await server.call('POST', '/pay/order/trace', { token: thief, body: { orderNo: ids.order } })).body).toMatchObject({ code: 200, data: null });
  });

  test('nothing of it changed', async () => {
    expect((await server.call('GET', `/pay/getOrderStatus/${ids.order}`, { token: owner })).body.data).toMatchObject({ status: 2 });
    expect((await server.call('GET', `/game/session/info/${ids.session}`, { token: owner })).body.data).toMatchObject({ status: 'playing', inGameBalance: 300_000 });
    expect((await server.call('GET', '/user/getBalanceInfo', { token: thief })).body.data).toMatchObject({ balance: 1_000_000, inGame: [] });
  });
});
