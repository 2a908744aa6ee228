import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import type { CountryCode } from '../../../server/base/site.js';
import { SITE_CONTENT } from '../../../demo/content/sites.js';
import { ENGINES } from '../databases.js';
import { startTestServer, type TestServer } from '../harness.js';
import { demoPlayer } from '../people.js';
import { dataOf, rowsOf, type Rows } from '../stocked.js';

type Schemas = components['schemas'];

const SITES: readonly CountryCode[] = ['PH', 'TH', 'MM'];
/** Every site on the embedded engine, and one site on PostgreSQL. */
const LOBBIES = ENGINES.flatMap((engine) =>
  (engine === 'embedded' ? SITES : SITES.slice(0, 1)).map((site) => ({ engine, site })),
);

/** Texts that only the site of the Philippines has; its minimum age is 21. */
const OF_PH = /PHP|₱|Manila|\+63|UTC\+8|Philippin|(?<!\d)21(?!\d)/;

describe.each(LOBBIES)('the demo player of $site, on $engine', ({ engine, site }) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ engine, settings: { SEED: true, SITE: site } });
    ({ token } = await demoPlayer(server));
  });
  afterAll(() => server.close());

  test('reads the age, currency, time zone and numbers of this site in every language', async () => {
    const { db } = server.parts;
    // Only texts for players: the date of a row may contain a 21.
    const all = JSON.stringify(
      await Promise.all([
        db.selectFrom('bulletin').select(['title', 'summary', 'content']).execute(),
        db.selectFrom('agreement').select(['title', 'content']).execute(),
        db.selectFrom('faq').select(['question', 'answer']).execute(),
        db.selectFrom('site_setting').select('value').where('key', '=', 'contactChannels').execute(),
        db.selectFrom('bank').select(['code', 'name']).execute(),
        db.selectFrom('manual_bank').select(['holder', 'note', 'account_number']).execute(),
      ]),
    );
    expect(all).toContain(server.parts.services.site.currency);
    expect(all).toContain(server.parts.services.site.timezone);
    if (site === 'PH') expect(all).toMatch(OF_PH);
    else expect(OF_PH.exec(all)?.[0]).toBeUndefined();
  });

  test('has messages of months in three categories, the old ones read and some new ones not', async () => {
    for (const category of ['activity', 'platform', 'system']) {
      const { rows, total } = rowsOf(
        await server.call('GET', '/message/list', { token, query: { category, limit: '100' } }),
      ) as Rows<Schemas['Message']>;
      expect(total, category).toBeGreaterThanOrEqual(3);
      expect(Date.now() - Date.parse(rows.at(-1)?.createTime ?? ''), category).toBeGreaterThan(30 * 86_400_000);
      expect(
        rows.some(({ readStatus }) => !readStatus),
        category,
      ).toBe(true);
      expect(
        rows.some(({ readStatus }) => readStatus),
        category,
      ).toBe(true);
      for (const { summary } of rows) expect(summary).not.toMatch(/[{}]|undefined|NaN/);
    }
  });

  test("has a message for every deposit in the wallet's history", async () => {
    const { db } = server.parts;
    const { count } = await db
      .selectFrom('pay_order')
      .innerJoin('player', 'player.id', 'pay_order.player_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('username', '=', 'demo')
      .where('pay_order.status', '=', 'done')
      .executeTakeFirstOrThrow();
    const told = await db
      .selectFrom('message')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('kind', '=', 'depositDone')
      .executeTakeFirstOrThrow();
    expect(told.count).toBe(count);
  });

  test('has other devices to log out', async () => {
    expect(
      (dataOf(await server.call('GET', '/user/device/list', { token })) as Schemas['Device'][]).map(({ name }) => name),
    ).toEqual(['test', 'Chrome, Android', 'Chrome, Windows']);
  });

  test('finds questions, an app, and games that people talk about', async () => {
    expect((dataOf(await server.call('GET', '/faq/list')) as Schemas['Faq'][]).length).toBeGreaterThanOrEqual(10);
    const ask = async (version: string) =>
      dataOf(await server.call('GET', '/operation/getAppVersion', { query: { platform: 'android', version } }));
    expect(await ask('1.0.28')).toMatchObject({ version: '1.0.28', hasUpdate: false, mustUpdate: false });
    expect(await ask('1.0.21')).toMatchObject({ hasUpdate: true, mustUpdate: false });
    expect(await ask('1.0.9')).toMatchObject({ hasUpdate: true, mustUpdate: true });
    expect(dataOf(await server.call('GET', '/operation/getAppVersion', { query: { platform: 'ios' } }))).toBeNull();
    expect((await server.call('GET', '/appDomain/nobody', {})).body.code).toBe(10_404);
    const { key, host } = SITE_CONTENT[site].app;
    expect(dataOf(await server.call('GET', `/appDomain/${key}`, {}))).toBe(host);
    const own = await server.parts.db
      .selectFrom('game_comment')
      .innerJoin('player', 'player.id', 'game_comment.player_id')
      .select('game_id')
      .where('username', '=', 'demo')
      .executeTakeFirstOrThrow();
    const { rows, total } = rowsOf(
      await server.call('GET', '/game/comment/list', { token, query: { gameId: String(own.game_id), limit: '100' } }),
    ) as Rows<Schemas['GameComment']>;
    expect(total).toBeGreaterThan(2);
    expect(rows.filter(({ isOwn, replyNum }) => isOwn && replyNum > 0)).toHaveLength(1);
    expect(dataOf(await server.call('GET', `/game/info/${own.game_id}`)) as Schemas['GameInfo']).toMatchObject({
      score: expect.any(Number) as number,
    });
  });
});
