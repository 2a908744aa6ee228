import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifyPlayer } from '../../server/domain/account/send-message.js';
import { giveAll } from '../../server/domain/bonuses/give.js';
import { ruleOf } from '../../server/domain/bonuses/rules.js';
import { ENGINES } from './databases.js';
import { startTestServer, type TestServer } from './harness.js';

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
      (await server.call('POST', '/game/comment', { token: owner, body: { gameId: '1001', content: 'Mine.' } })).body
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

  const asks = [
    ['GET', () => `/pay/getOrderStatus/${ids.order}`, undefined, 'order'],
    ['POST', () => `/pay/order/cancel/${ids.order}`, undefined, 'order'],
    ['GET', () => `/game/session/info/${ids.session}`, undefined, 'session'],
    ['POST', () => `/game/session/refreshBalance/${ids.session}`, undefined, 'session'],
    ['POST', () => `/game/session/transferIn/${ids.session}`, () => ({ amount: 1000 }), 'session'],
    ['POST', () => '/exitGame', () => ({ sessionId: ids.session }), 'session'],
    ['GET', () => `/bill/info/${ids.bill}`, undefined, 'bill'],
    ['GET', () => `/message/info/${ids.message}`, undefined, 'message'],
    ['POST', () => `/message/read/${ids.message}`, undefined, 'message'],
    ['DELETE', () => `/message/${ids.message}`, undefined, 'message'],
    ['DELETE', () => `/user/device/${ids.device}`, undefined, 'device'],
    ['DELETE', () => `/game/comment/${ids.comment}`, undefined, 'comment'],
    ['GET', () => `/gameUserBankCard/${ids.card}`, undefined, 'card'],
    ['PUT', () => `/gameUserBankCard/default/${ids.card}`, undefined, 'card'],
    ['PUT', () => '/gameUserBankCard', () => ({ id: ids.card, bankCardName: 'Somebody Else' }), 'card'],
    ['DELETE', () => `/gameUserBankCard/${ids.card}`, undefined, 'card'],
    ['POST', () => '/pay/withdraw', () => ({ cardId: ids.card, amount: 50_000 }), 'card'],
    ['GET', () => `/pay/withdraw/info/${ids.withdrawal}`, undefined, 'withdrawal'],
    ['POST', () => `/pay/withdraw/cancel/${ids.withdrawal}`, undefined, 'withdrawal'],
    ['GET', () => `/pay/ManualDeposit/info/${ids.manual}`, undefined, 'manual'],
    ['GET', () => `/gamePromotion/record/info/${ids.record}`, undefined, 'record'],
    ['GET', () => `/gamePromotion/bill/list/${ids.record}`, undefined, 'record'],
    ['POST', () => `/gamePromotion/record/settle/${ids.record}`, undefined, 'record'],
    ['POST', () => `/gamePromotion/record/close/${ids.record}`, undefined, 'record'],
    ['POST', () => `/gamePromotion/record/unlock/${ids.record}`, undefined, 'record'],
    [
      'POST',
      () => '/game/play/1001',
      () => ({ deviceType: 'other', promotionRecordId: ids.record, returnUrl: '/pages/index/gamePostMessagePage' }),
      'record',
    ],
    ['GET', () => `/levelBonus/info/${ids.level}`, undefined, 'level'],
    ['POST', () => `/levelBonus/claim/${ids.level}`, undefined, 'level'],
    ['POST', () => `/rebate/claim/${ids.rebate}`, undefined, 'rebate'],
    ['GET', () => `/systemBonus/info/${ids.system}`, undefined, 'system'],
    ['POST', () => `/systemBonus/claim/${ids.system}`, undefined, 'system'],
    ['POST', () => `/referral/claim/${ids.referral}`, undefined, 'referral'],
  ] as const;

  test.each(asks.map(([method, path, body, what]) => ({ method, path, body, what })))(
    '$method of an $what gets the response for a missing one',
    async ({ method, path, body, what }) => {
      const headers = { 'idempotency-key': randomUUID() };
      const stolen = await server.call(method, path(), {
        token: thief,
        headers,
        ...(body === undefined ? {} : { body: body() }),
      });
      const real = ids[what];
      ids[what] =
        what === 'bill'
          ? randomUUID()
          : ['card', 'message', 'device', 'comment'].includes(what)
            ? '999999999'
            : 'f'.repeat(32);
      const nowhere = await server.call(method, path(), {
        token: thief,
        headers: { 'idempotency-key': randomUUID() },
        ...(body === undefined ? {} : { body: body() }),
      });
      ids[what] = real;
      expect(stolen.body.code).toBe(10404);
      expect(stolen.text).toBe(nowhere.text);
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
