import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { walletBalance } from '../../../server/ledger/balance.js';
import { LOCALES } from '../../../server/base/locale.js';
import { ENGINES } from '../databases.js';
import { startTestServer, type TestServer } from '../harness.js';
import { demoPlayer } from '../people.js';
import { dataOf, rowsOf } from '../stocked.js';
import { expectSound } from './support.js';

type Schemas = components['schemas'];

describe.each(
  ENGINES.flatMap((engine) =>
    (engine === 'embedded' ? (['PH', 'MM'] as const) : (['TH'] as const)).map((site) => ({ engine, site })),
  ),
)('promotions of a seeded lobby of $site, on $engine', ({ engine, site }) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ engine, settings: { SEED: true, SITE: site } });
    ({ token } = await demoPlayer(server));
  });
  afterAll(() => server.close());

  const get = (path: string, query: Record<string, string> = {}) => server.call('GET', path, { token, query });
  const states = (rows: readonly unknown[], name: string) =>
    new Set((rows as Record<string, string>[]).map((row) => row[name]));

  test('are of every kind, in every state, with texts in five languages', async () => {
    for (const lang of LOCALES) {
      const { rows, total } = rowsOf(await get('/gamePromotion/list', { lang }));
      expect(total).toBe(11);
      for (const { title, summary } of rows as Schemas['PromotionCard'][])
        expect(title.length * summary.length).toBeGreaterThan(0);
    }
    const { rows } = rowsOf(await get('/gamePromotion/list'));
    expect(states(rows, 'kind')).toEqual(new Set(['bet', 'netWin', 'balance']));
    expect(states(rows, 'status')).toEqual(new Set(['open', 'soon', 'ended', 'full', 'joined', 'used']));
    for (const card of rows as Schemas['PromotionCard'][]) {
      const { promotionId, gameCount, content } = card;
      expect(dataOf(await get(`/gamePromotion/info/${promotionId}`))).toMatchObject(card);
      expect(gameCount * content.length).toBeGreaterThan(0);
      expect(rowsOf(await get(`/gamePromotion/game/list/${promotionId}`)).total).toBe(gameCount);
      expect((dataOf(await get(`/gamePromotion/game/makerType/${promotionId}`)) as unknown[]).length).toBeGreaterThan(
        0,
      );
    }
  });

  test('have games that are found by name, under the conditions of the promotion', async () => {
    const list = async (query: Record<string, string>) =>
      rowsOf(await get('/gamePromotion/game/list/reel-starter', query)).rows as Schemas['PromotionGame'][];
    const [first] = await list({});
    const name = first?.game.name ?? '';
    const found = await list({ keyword: name });
    expect(found.map(({ game }) => game.name)).toContain(name);
    expect(found.length).toBeLessThan(30);
    const makers = dataOf(await get('/gamePromotion/game/makerType/reel-starter')) as Schemas['PromotionMaker'][];
    const other = makers.find(({ makerId }) => makerId !== first?.game.makerId)?.makerId ?? '';
    expect((await list({ keyword: name, makerId: other })).map(({ game }) => game.gameId)).not.toContain(
      first?.game.gameId,
    );
    expect(await list({ keyword: 'qqqqzzzzqqqq' })).toEqual([]);
  });

  test('have a demo player in every state, with a bill that adds up', async () => {
    const { rows, total } = rowsOf(await get('/gamePromotion/record/list'));
    expect(total).toBe(9);
    expect(states(rows, 'status')).toEqual(
      new Set(['ongoing', 'settlable', 'settled', 'closing', 'closed', 'unlocked']),
    );
    expect(states(rows, 'buttonStatus')).toEqual(new Set([0, 1, 2, 3]));
    expect(states(rows, 'endedBy')).toEqual(new Set([null, 'player', 'time']));
    for (const { recordId, promotionBalance } of rows as Schemas['PromotionRecord'][]) {
      const { body } = await get(`/gamePromotion/bill/list/${recordId}`, { limit: '100' });
      expect(body['bill']).toMatchObject({ status: 'ready' });
      const lines = body['rows'] as Schemas['PromotionBillLine'][];
      expect(lines.length).toBeGreaterThan(2);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(promotionBalance);
    }
  });

  test('can be settled by the demo player, whose wallet gets what the preview says', async () => {
    const { id } = dataOf(await get('/gamePromotion/record/getCanSettlePromotionRecord')) as Schemas['CanSettleRecord'];
    const { balanceAfter } = dataOf(
      await get(`/gamePromotion/record/preview/${id}`, { action: 'settle' }),
    ) as Schemas['EndPreview'];
    const answer = await server.call('POST', `/gamePromotion/record/settle/${id}`, {
      token,
      headers: { 'idempotency-key': '0f8fad5b-d9cb-469f-a165-708677289510' },
    });
    expect(dataOf(answer)).toMatchObject({ balance: balanceAfter, record: { status: 'settled' } });
    const demo = await server.parts.db
      .selectFrom('player')
      .select('id')
      .where('username', '=', 'demo')
      .executeTakeFirstOrThrow();
    expect(await walletBalance(server.parts.db, demo.id, server.parts.services.site.currency)).toBe(balanceAfter);
  });

  test('come with marketing events in every state, and a reward to claim', async () => {
    const { rows } = rowsOf(await get('/activity/list'));
    expect(states(rows, 'kind')).toEqual(new Set(['news', 'join', 'deposit', 'stake']));
    expect(states(rows, 'status')).toEqual(
      new Set(['claimable', 'joined', 'claimed', 'full', 'open', 'soon', 'missed']),
    );
    const claimable = (rows as Schemas['Activity'][]).find(({ status }) => status === 'claimable');
    const answer = await server.call('POST', `/activity/claim/${claimable?.activityId}`, {
      token,
      headers: { 'idempotency-key': '0f8fad5b-d9cb-469f-a165-708677289511' },
    });
    expect(dataOf(answer)).toMatchObject({ amount: claimable?.reward, activity: { status: 'claimed' } });
  });

  test('offer bonuses of a deposit, the first one to newcomers only', async () => {
    const offers = dataOf(await get('/pay/getAllActivity')) as Schemas['DepositPromotion'][];
    expect(offers.map(({ activityId, isAvailable }) => [activityId, isAvailable])).toEqual([
      ['first-deposit', false],
      ['evening-top-up', true],
      ['big-sail', true],
    ]);
    const { token: newcomer } = await server.newPlayer();
    expect(
      (dataOf(await server.call('GET', '/pay/getAllActivity', { token: newcomer })) as Schemas['DepositPromotion'][])[0]
        ?.isAvailable,
    ).toBe(true);
  });

  test('leave a ledger without findings', () => expectSound(server));
});
