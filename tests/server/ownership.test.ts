import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifyPlayer } from '../../server/domain/account/send-message.js';
import { giveAll } from '../../server/domain/bonuses/give.js';
import { ruleOf } from '../../server/domain/bonuses/rules.js';
import { ENGINES } from './databases.js';
import { startTestServer, type TestServer } from './harness.js';
import { askNoProof } from './people.js';

describe.each(ENGINES)('a resource of one player, requested by another, on %s', (engine) => {
  let server: TestServer;
  let thief: string;
  let owner: string;
  const ids = {
    order: '',
    session: '',
    bill: '',
    record: '',
    level: '',
    rebate: '',
    system: '',
    referral: '',
    card: '',
    withdrawal: '',
    manual: '',
    message: '',
    device: '',
    comment: '',
  };
  beforeAll(async () => {
    server = await startTestServer({ engine, settings: { SEED: true } });
    await askNoProof(server);
    const ownerPlayer = await server.newPlayer({ balance: 1_000_000 });
    owner = ownerPlayer.token;
    const ownerId = ownerPlayer.id;
    thief = (await server.newPlayer({ balance: 1_000_000 })).token;
    const keyed = () => ({ token: owner, headers: { 'idempotency-key': randomUUID() } });
    const order = await server.call('POST', '/pay/qr/charge', {
      ...keyed(),
      body: { channelId: 'qr-instant', amount: 50_000 },
    });
    const session = await server.call('POST', '/game/play/1001', {
      ...keyed(),
      body: { deviceType: 'other', amount: 300_000, returnUrl: '/pages/index/gamePostMessagePage' },
    });
    const joined = await server.call('POST', '/gamePromotion/participate/reel-starter', {
      ...keyed(),
      body: { amount: 50_000 },
    });
    const bills = await server.call('GET', '/bill/list', { token: owner });
    Object.assign(ids, await bonusesOf(ownerId));
    const card = await server.call('POST', '/gameUserBankCard', {
      token: owner,
      body: { bank: 'ISAV', bankCardName: 'Marisol Reyes', bankCardAccount: '001234567890' },
    });
    ids.card = (card.body.data as { id: string }).id;
    const withdrawal = await server.call('POST', '/pay/withdraw', {
      ...keyed(),
      body: { cardId: ids.card, amount: 50_000 },
    });
    ids.withdrawal = (withdrawal.body.data as { orderNo: string }).orderNo;
    ids.manual = (
      await server.parts.db
        .updateTable('manual_deposit')
        .set({ player_id: ownerId })
        .where('status', '=', 'pendingReview')
        .returning('order_no')
        .executeTakeFirstOrThrow()
    ).order_no;
    await notifyPlayer(server.parts.db, ownerId, 'welcome', new Date());
    ids.message =
      ((await server.call('GET', '/message/list', { token: owner })).body['rows'] as readonly { id: string }[])[0]
        ?.id ?? '';
    ids.device =
      ((await server.call('GET', '/user/device/list', { token: owner })).body.data as readonly { id: string }[])[0]
        ?.id ?? '';
    ids.comment = (
      (await server.call('POST', '/game/comment', { ...keyed(), body: { gameId: '1001', content: 'Mine.' } })).body
        .data as { id: string }
    ).id;
    ids.order = (order.body.data as { orderNo: string }).orderNo;
    ids.session = (session.body.data as { sessionId: string }).sessionId;
    ids.record = (joined.body.data as { record: { recordId: string } }).record.recordId;
    ids.bill = (bills.body['rows'] as readonly { billId: string }[])[0]?.billId ?? '';
  });
  afterAll(() => server.close());

  /** One bonus for each operation that claims. */
  async function bonusesOf(playerId: number) {
    const { db, services } = server.parts;
    const gift = { playerId, occasion: 'ownership', amount: 1000, at: services.clock.now(), level: 1 };
    const extra = {
      upgrade: {},
      rebate: { rebate: { day: '2026-11-20', lines: [] } },
      system: { system: { reason: 'gift' as const, note: '' } },
      referral: { friendId: playerId },
    };
    for (const kind of ['upgrade', 'rebate', 'system', 'referral'] as const)
      await giveAll(db, services.site, { ...(await ruleOf(db, kind)), release_hours: 0 }, [
        { ...gift, ...extra[kind] },
      ]);
    const rows = await db.selectFrom('bonus').select(['id', 'kind']).where('player_id', '=', playerId).execute();
    const id = (kind: string) => rows.find((row) => row.kind === kind)?.id ?? '';
    return { level: id('upgrade'), rebate: id('rebate'), system: id('system'), referral: id('referral') };
  }

  /** Each request with the resource whose id it carries. */
  const asks: readonly (readonly [
    method: string,
    path: (id: string) => string,
    body: ((id: string) => object) | undefined,
    what: keyof typeof ids,
  ])[] = [
    ['GET', (id) => `/pay/getOrderStatus/${id}`, undefined, 'order'],
    ['POST', (id) => `/pay/order/cancel/${id}`, undefined, 'order'],
    ['GET', (id) => `/game/session/info/${id}`, undefined, 'session'],
    ['POST', (id) => `/game/session/refreshBalance/${id}`, undefined, 'session'],
    ['POST', (id) => `/game/session/transferIn/${id}`, () => ({ amount: 1000 }), 'session'],
    ['POST', (id) => `/game/session/transferIn/trace/${id}`, () => ({ key: randomUUID() }), 'session'],
    ['POST', () => '/exitGame', (id) => ({ sessionId: id }), 'session'],
    ['GET', (id) => `/bill/info/${id}`, undefined, 'bill'],
    ['GET', (id) => `/message/info/${id}`, undefined, 'message'],
    ['POST', (id) => `/message/read/${id}`, undefined, 'message'],
    ['DELETE', (id) => `/message/${id}`, undefined, 'message'],
    ['DELETE', (id) => `/user/device/${id}`, undefined, 'device'],
    ['DELETE', (id) => `/game/comment/${id}`, undefined, 'comment'],
    ['POST', (id) => `/game/comment/restore/${id}`, undefined, 'comment'],
    ['GET', (id) => `/gameUserBankCard/${id}`, undefined, 'card'],
    ['PUT', (id) => `/gameUserBankCard/default/${id}`, undefined, 'card'],
    ['PUT', () => '/gameUserBankCard', (id) => ({ id, bankCardName: 'Somebody Else' }), 'card'],
    ['DELETE', (id) => `/gameUserBankCard/${id}`, undefined, 'card'],
    ['POST', () => '/pay/withdraw', (id) => ({ cardId: id, amount: 50_000 }), 'card'],
    ['GET', (id) => `/pay/withdraw/info/${id}`, undefined, 'withdrawal'],
    ['POST', (id) => `/pay/withdraw/cancel/${id}`, undefined, 'withdrawal'],
    ['GET', (id) => `/pay/ManualDeposit/info/${id}`, undefined, 'manual'],
    ['GET', (id) => `/gamePromotion/record/info/${id}`, undefined, 'record'],
    ['GET', (id) => `/gamePromotion/bill/list/${id}`, undefined, 'record'],
    ['POST', (id) => `/gamePromotion/record/settle/${id}`, undefined, 'record'],
    ['POST', (id) => `/gamePromotion/record/close/${id}`, undefined, 'record'],
    ['POST', (id) => `/gamePromotion/record/unlock/${id}`, undefined, 'record'],
    [
      'POST',
      () => '/game/play/1001',
      (id) => ({ deviceType: 'other', promotionRecordId: id, returnUrl: '/pages/index/gamePostMessagePage' }),
      'record',
    ],
    ['GET', (id) => `/levelBonus/info/${id}`, undefined, 'level'],
    ['POST', (id) => `/levelBonus/claim/${id}`, undefined, 'level'],
    ['GET', (id) => `/rebate/info/${id}`, undefined, 'rebate'],
    ['POST', (id) => `/rebate/claim/${id}`, undefined, 'rebate'],
    ['GET', (id) => `/systemBonus/info/${id}`, undefined, 'system'],
    ['POST', (id) => `/systemBonus/claim/${id}`, undefined, 'system'],
    ['GET', (id) => `/referral/reward/info/${id}`, undefined, 'referral'],
    ['POST', (id) => `/referral/claim/${id}`, undefined, 'referral'],
  ];

  /** An id that no resource of this kind has. */
  function missingId(what: string): string {
    if (what === 'bill') return randomUUID();
    return ['card', 'message', 'device', 'comment'].includes(what) ? '999999999' : 'f'.repeat(32);
  }

  test.each(asks.map(([method, path, body, what]) => ({ method, path, body, what })))(
    '$method of a $what responds as if the $what did not exist',
    async ({ method, path, body, what }) => {
      const request = (id: string) =>
        server.call(method, path(id), {
          token: thief,
          headers: { 'idempotency-key': randomUUID() },
          ...(body === undefined ? {} : { body: body(id) }),
        });
      const stolen = await request(ids[what]);
      const missing = await request(missingId(what));
      expect(stolen.body.code).toBe(10404);
      expect(stolen.text).toBe(missing.text);
    },
  );

  test('a traced order is not found', async () => {
    expect(
      (await server.call('POST', '/pay/order/trace', { token: thief, body: { orderNo: ids.order } })).body,
    ).toMatchObject({ code: 200, data: null });
  });

  test('the resources are unchanged', async () => {
    expect((await server.call('GET', `/message/info/${ids.message}`, { token: owner })).body.data).toMatchObject({
      readStatus: false,
    });
    expect(
      (await server.call('GET', '/game/comment/list', { token: owner, query: { gameId: '1001' } })).body['rows'],
    ).toContainEqual(expect.objectContaining({ id: ids.comment, isOwn: true }));
    expect(
      (await server.call('GET', `/pay/withdraw/info/${ids.withdrawal}`, { token: owner })).body.data,
    ).toMatchObject({ status: 0 });
    expect((await server.call('GET', '/gameUserBankCard/list', { token: owner })).body.data).toMatchObject([
      { id: ids.card, bankCardName: 'Marisol Reyes' },
    ]);
    expect((await server.call('GET', `/pay/getOrderStatus/${ids.order}`, { token: owner })).body.data).toMatchObject({
      status: 2,
    });
    expect((await server.call('GET', `/game/session/info/${ids.session}`, { token: owner })).body.data).toMatchObject({
      status: 'playing',
      inGameBalance: 300_000,
    });
    expect((await server.call('GET', '/user/getBalanceInfo', { token: thief })).body.data).toMatchObject({
      balance: 1_000_000,
      inGame: [],
    });
  });
});
