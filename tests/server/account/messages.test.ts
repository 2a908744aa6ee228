import { CompiledQuery, sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../../server/db/open.js';
import { messages } from '../../../server/operations/account/shown-messages.js';
import { unreadNumbers } from '../../../server/domain/account/messages.js';
import { messageOf, sendMessages, notifyPlayer } from '../../../server/domain/account/send-message.js';
import { grantSystemBonus } from '../../../server/domain/bonuses/system-bonuses.js';
import { LOCALES } from '../../../server/base/locale.js';
import type { Player } from '../../../server/domain/player.js';
import type { TestPlayer } from '../../../server/testing/players.js';
import { ENGINES } from '../databases.js';
import { dataOf, expectSoundLedger, rowsOf, startStocked, type Rows } from '../stocked.js';
import type { TestServer } from '../harness.js';
import { openTill, press } from '../wallet/till.js';

type Schemas = components['schemas'];

describe.each(ENGINES)('messages, on %s', (engine) => {
  let server: TestServer;
  let player: TestPlayer;
  beforeAll(async () => {
    server = await startStocked(engine);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.hook('reset', {});
    player = await server.newPlayer();
  });

  const ask = (method: string, path: string, call: Parameters<TestServer['call']>[2] = {}) =>
    server.call(method, path, { token: player.token, ...call });
  const list = async (query: Record<string, string> = {}) =>
    rowsOf(await ask('GET', '/message/list', { query })) as Rows<Schemas['Message']>;
  const unread = async () =>
    Object.fromEntries(
      (
        dataOf(
          await ask('GET', '/message/messageNumber', { query: { page: '1', limit: '10' } }),
        ) as Schemas['MessageNumber'][]
      ).map(({ category, number }) => [category, number]),
    );
  const tell = (kind: Parameters<typeof notifyPlayer>[2], minutes: number, values = {}) =>
    notifyPlayer(server.parts.db, player.id, kind, new Date(Date.now() + minutes * 60_000), values);

  test('are none for a new player, in three categories', async () => {
    expect(await unread()).toEqual({ activity: 0, platform: 0, system: 0 });
    expect(await list()).toEqual({ rows: [], total: 0 });
  });

  test('come newest first, by category and page, and are counted until they are read', async () => {
    await tell('bonusIssued', 1, { amount: '₱10.00' });
    await tell('passwordChanged', 2);
    await tell('depositDone', 3, { amount: '₱500.00', orderNo: 'abc' });
    expect(await unread()).toEqual({ activity: 1, platform: 1, system: 1 });
    const { rows, total } = await list();
    expect([total, rows.map(({ title }) => title)]).toEqual([
      3,
      ['Deposit credited', 'Password changed', 'A bonus for you'],
    ]);
    expect((await list({ category: 'system' })).rows).toHaveLength(1);
    expect((await list({ page: '2', limit: '2' })).rows.map(({ title }) => title)).toEqual(['A bonus for you']);
    const id = rows[0]?.id ?? '';
    expect(dataOf(await ask('GET', `/message/info/${id}`))).toMatchObject({
      content: '₱500.00 is in your wallet.',
      link: '/pages/account/myWallet/recharge?orderNo=abc',
      readStatus: false,
    });
    for (let times = 0; times < 2; times++) expect((await ask('POST', `/message/read/${id}`)).body.code).toBe(200);
    expect(await unread()).toEqual({ activity: 1, platform: 0, system: 1 });
    expect((await list()).rows[0]).toMatchObject({ readStatus: true });
    expect((await ask('POST', '/message/allRead', { body: { category: 'activity' } })).body.code).toBe(200);
    expect(await unread()).toEqual({ activity: 0, platform: 0, system: 1 });
    expect((await ask('POST', '/message/allRead', { body: {} })).body.code).toBe(200);
    expect(await unread()).toEqual({ activity: 0, platform: 0, system: 0 });
  });

  test('that arrive after the newest one that the player saw stay unread', async () => {
    await tell('welcome', 1);
    const [seen] = (await list()).rows;
    await tell('welcome', 2);
    const upTo = seen?.id ?? '';
    expect((await ask('POST', '/message/allRead', { body: { category: 'platform', upTo } })).body.code).toBe(200);
    expect(await unread()).toMatchObject({ platform: 1 });
    expect((await list()).rows.map(({ readStatus }) => readStatus)).toEqual([false, true]);
    expect((await ask('POST', '/message/allRead', { body: { upTo } })).body.code).toBe(200);
    expect(await unread()).toMatchObject({ platform: 1 });
    expect((await ask('POST', '/message/allRead', { body: { upTo: 'x' } })).body.code).toBe(10_400);
  });

  test('are in the language of the request', async () => {
    await tell('newDevice', 1, { device: 'Chrome, Android' });
    const titles = await Promise.all(LOCALES.map(async (lang) => (await list({ lang })).rows[0]?.title));
    expect(new Set(titles).size).toBe(5);
    for (const lang of LOCALES) expect((await list({ lang })).rows[0]?.summary).toContain('Chrome, Android');
  });

  test('are deleted by their owner, several at once; others stay', async () => {
    const other = await server.newPlayer();
    await sendMessages(server.parts.db, [
      messageOf(player.id, 'welcome', new Date()),
      messageOf(player.id, 'passwordChanged', new Date()),
      messageOf(other.id, 'welcome', new Date()),
    ]);
    const mine = (await list()).rows.map(({ id }) => id);
    const theirs = (
      rowsOf(await server.call('GET', '/message/list', { token: other.token })) as Rows<Schemas['Message']>
    ).rows.map(({ id }) => id);
    expect((await ask('DELETE', `/message/${theirs.join(',')}`)).body.code).toBe(10_404);
    expect((await ask('DELETE', `/message/${[...mine, ...theirs].join(',')}`)).body.code).toBe(200);
    expect((await list()).total).toBe(0);
    expect(rowsOf(await server.call('GET', '/message/list', { token: other.token })).total).toBe(1);
    expect((await ask('DELETE', `/message/${mine[0] ?? ''}`)).body.code).toBe(10_404);
    expect((await ask('DELETE', '/message/1,x')).body).toMatchObject({ code: 10_400, field: 'ids' });
  });

  test('report a paid deposit once', async () => {
    const till = await openTill(server);
    const order = await till.order(50_000);
    await press(server, order, 'paid');
    await press(server, order, 'paid');
    const { rows, total } = rowsOf(await till.ask('GET', '/message/list')) as Rows<Schemas['Message']>;
    expect([total, rows[0]?.summary]).toEqual([1, '₱500.00 is in your wallet.']);
    await expectSoundLedger(server);
  });

  test('report a declined payment once, with a link to its order', async () => {
    const till = await openTill(server);
    const order = await till.order(50_000);
    await press(server, order, 'declined');
    await press(server, order, 'declined');
    const { rows, total } = rowsOf(await till.ask('GET', '/message/list')) as Rows<Schemas['Message']>;
    expect([total, rows[0]?.title]).toEqual([1, 'Payment declined']);
    expect(dataOf(await till.ask('GET', `/message/info/${rows[0]?.id ?? ''}`))).toMatchObject({
      link: `/pages/account/myWallet/recharge?orderNo=${order.orderNo}`,
    });
  });

  test('report a bonus to claim once, in the transaction that gives it, and lead to its page', async () => {
    const { db, services } = server.parts;
    const grant = { playerId: player.id, amount: 5_000, reason: 'gift', note: '' } as const;
    await grantSystemBonus(db, services, grant);
    const { rows, total } = await list();
    expect([total, rows[0]?.summary]).toEqual([1, '₱50.00 waits for you. Claim it before it expires.']);
    expect(dataOf(await ask('GET', `/message/info/${rows[0]?.id ?? ''}`))).toMatchObject({
      link: '/pages/account/systemBonus',
    });
    const undone = db.transaction().execute(async (trx) => {
      await grantSystemBonus(trx, services, grant);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await list()).total).toBe(1);
  });

  test('of a player with very many are read by their indexes, and are counted only as far as they are shown', async () => {
    const { db } = server.parts;
    await sql`insert into message (player_id, category, kind, title, content, created_at)
      select ${player.id}, case when n % 50 = 0 then 'activity' else 'platform' end, 'notice', '{"en_US": "t"}', '{"en_US": "t"}', now()
      from generate_series(1, 2000) as n`.execute(db);
    expect(await unread()).toEqual({ activity: 40, platform: 100, system: 0 });
    expect((await list({ category: 'platform', limit: '10' })).total).toBe(1_000);
    expect((await list({ category: 'platform', limit: '10', page: '101' })).total).toBe(1_960);
    await server.database.asOwner((script) => script('analyze message'));
    const me = { id: player.id } as Player;
    const plansOf = (run: (on: Db) => Promise<unknown>) => plansWithoutReadingAll(db, run);
    const [page, count] = await plansOf((on) => messages(on, me, 'activity', { page: 1, limit: 10 }, 'en_US'));
    expect(page).toContain('message_of_category');
    expect(page).not.toContain('Sort');
    expect(count).toContain('message_of_category');
    const [all, countOfAll] = await plansOf((on) => messages(on, me, undefined, { page: 1, limit: 10 }, 'en_US'));
    expect(all).toContain('message_of_player');
    expect(all).not.toContain('Sort');
    expect(countOfAll).toContain('"Index');
    const [unreadPlan] = await plansOf((on) => unreadNumbers(on, me));
    expect(unreadPlan).toContain('message_unread');
  });

  test('are hidden from other players and from visitors', async () => {
    expect((await server.call('GET', '/message/list')).body.code).toBe(401);
    await tell('welcome', 1);
    const id = (await list()).rows[0]?.id ?? '';
    const { token } = await server.newPlayer();
    for (const [method, path] of [
      ['GET', 'info'],
      ['POST', 'read'],
    ] as const)
      expect((await server.call(method, `/message/${path}/${id}`, { token })).body.code).toBe(10_404);
    expect(await unread()).toMatchObject({ platform: 1 });
  });
});

/** How the database would run each statement, had it too many rows to read them all: the table of a test is too small. */
async function plansWithoutReadingAll(db: Db, run: (on: Db) => Promise<unknown>): Promise<string[]> {
  const statements: CompiledQuery[] = [];
  const watcher: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await run(db.withPlugin(watcher));
  return db.connection().execute(async (connection) => {
    await sql`set enable_seqscan = off`.execute(connection);
    const plans: string[] = [];
    for (const { sql: text, parameters } of statements) {
      const { rows } = await connection.executeQuery(
        CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
      );
      plans.push(JSON.stringify(rows));
    }
    await sql`reset enable_seqscan`.execute(connection);
    return plans;
  });
}
