import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres, type Opened } from '../../server/db/open.js';
import { giveAll } from '../../server/domain/bonuses/give.js';
import { ruleOf } from '../../server/domain/bonuses/rules.js';
import { audit } from '../../server/ledger/audit.js';
import { SITES } from '../../server/base/site.js';
import type { TestPlayer } from '../../server/testing/players.js';
import { MAIN, start, urlOf, type Running } from '../server/child.js';
import { ENGINES, createPostgresDatabase } from '../server/databases.js';

interface Answer {
  readonly text: string;
  readonly body: { readonly code: number; readonly data?: Readonly<Record<string, unknown>> };
}

/** Minor units. */
const START = 1_000_000;

describe.runIf(ENGINES.includes('postgres'))('two servers on one database', () => {
  let database: Opened;
  let drop: () => Promise<void>;
  let servers: Running[];
  let urls: string[];
  beforeAll(async () => {
    const created = await createPostgresDatabase();
    drop = created.drop;
    const begin = () =>
      start(
        {
          PORT: '0',
          DATABASE_URL: created.url,
          SEED: 'true',
          SANDBOX: 'true',
          TEST_MODE: 'true',
          TEST_MODE_DATABASE: created.name,
          LOG_LEVEL: 'error',
        },
        MAIN,
      );
    // The first one creates the tables and seeds the lobby.
    servers = [await begin()];
    urls = [await urlOf(servers[0] as Running)];
    servers.push(await begin());
    urls.push(await urlOf(servers[1] as Running));
    database = await openPostgres(created.url, 4);
    await database.db
      .insertInto('site_setting')
      .values([
        { key: 'withdrawProofCardHours', value: '"0"' },
        { key: 'withdrawProofDeviceHours', value: '"0"' },
      ])
      .execute();
  });
  afterAll(async () => {
    for (const { process: child } of servers) child.kill('SIGKILL');
    await database.close();
    await drop();
  });

  async function ask(
    url: string,
    method: string,
    path: string,
    player: TestPlayer,
    { body, key }: { body?: object; key?: string } = {},
  ): Promise<Answer> {
    const response = await fetch(`${url}/user-api${path}?lang=en_US`, {
      method,
      headers: {
        authorization: `Bearer ${player.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    expect(response.status, text).toBe(200);
    return { text, body: JSON.parse(text) as Answer['body'] };
  }
  /** Sends the same request to both servers at the same time, with one key or with two. */
  const askBoth = (method: string, path: string, player: TestPlayer, body?: object, key?: string): Promise<Answer[]> =>
    Promise.all(
      [...urls, ...urls].map((url) =>
        ask(url, method, path, player, { ...(body === undefined ? {} : { body }), key: key ?? randomUUID() }),
      ),
    );
  const post = async (url: string, body: object): Promise<unknown> =>
    (
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json();
  const hook = (url: string, name: string, body: object): Promise<unknown> => post(`${url}/__test/${name}`, body);
  const newPlayer = async (): Promise<TestPlayer> =>
    (await hook(urls[0] ?? '', 'player', { balance: START })) as TestPlayer;
  const balance = async (url: string, player: TestPlayer): Promise<unknown> =>
    (await ask(url, 'GET', '/user/getBalanceInfo', player)).body.data?.['balance'];

  async function giveBonus(playerId: number): Promise<string> {
    const { db } = database;
    const occasion = randomUUID();
    await giveAll(db, SITES.PH, { ...(await ruleOf(db, 'system')), release_hours: 0 }, [
      { playerId, occasion, amount: 1000, at: new Date(), system: { reason: 'gift', note: '' } },
    ]);
    return (await db.selectFrom('bonus').select('id').where('occasion', '=', occasion).executeTakeFirstOrThrow()).id;
  }

  /** One player's evening, with every step sent to both servers at the same time. Returns the expected balance of the wallet. */
  async function evening(player: TestPlayer): Promise<number> {
    let expected = START;
    for (let round = 0; round < 4; round += 1) {
      const orders = await askBoth(
        'POST',
        '/pay/qr/charge',
        player,
        { channelId: 'qr-instant', amount: 50_000 },
        randomUUID(),
      );
      // While one request asks the company, the others learn the number alone.
      const [orderNo = '', ...otherOrders] = new Set(orders.map(({ body }) => String(body.data?.['orderNo'])));
      expect(otherOrders).toEqual([]);
      await Promise.all(
        [...urls, ...urls].map((url) => post(`${url}/sandbox/__test/pay`, { orderNo, outcome: 'paid' })),
      );
      expected += 50_000;

      const bonus = await giveBonus(player.id);
      const claims = await askBoth('POST', `/systemBonus/claim/${bonus}`, player);
      expect(claims.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([200, 10703, 10703, 10703]);
      expected += 1000;

      const opened = await askBoth(
        'POST',
        '/game/play/1001',
        player,
        { deviceType: 'other', amount: 30_000, returnUrl: '/pages/index/gamePostMessagePage' },
        randomUUID(),
      );
      const [sessionId = '', ...otherSessions] = new Set(opened.map(({ body }) => String(body.data?.['sessionId'])));
      expect(otherSessions).toEqual([]);
      expect(await balance(urls[1] ?? '', player)).toBe(expected - 30_000);
      await askBoth('POST', '/exitGame', player, { sessionId });
      for (const url of urls) expect(await balance(url, player)).toBe(expected);
    }
    return expected;
  }

  /** A withdrawal that is requested and cancelled at both servers at the same time; afterwards the wallet is complete. */
  async function withdrawAndTakeBack(player: TestPlayer): Promise<void> {
    const [url = ''] = urls;
    const { code: bank } = await database.db.selectFrom('bank').select('code').limit(1).executeTakeFirstOrThrow();
    const added = await ask(url, 'POST', '/gameUserBankCard', player, {
      body: {
        bank,
        bankCardName: 'Marisol Reyes',
        bankCardAccount: '001234567890',
        bankCardRemark: player.phone,
        defaultStatus: 1,
      },
    });
    const cardId = added.body.data?.['id'];
    const made = await askBoth('POST', '/pay/withdraw', player, { cardId, amount: 50_000 }, randomUUID());
    expect(new Set(made.map(({ text }) => text)).size).toBe(1);
    expect(await balance(urls[1] ?? '', player)).toBe(START - 50_000);
    // Another key is another withdrawal, and only one may be open.
    expect(
      (await askBoth('POST', '/pay/withdraw', player, { cardId, amount: 50_000 })).every(
        ({ body }) => body.code !== 200,
      ),
    ).toBe(true);
    await askBoth('POST', `/pay/withdraw/cancel/${String(made[0]?.body.data?.['orderNo'])}`, player);
    for (const each of urls) expect(await balance(each, player)).toBe(START);
  }

  /** A record that is joined with one key and closed with many: staked once, ended once. */
  async function joinAndClose(player: TestPlayer): Promise<void> {
    const { min_amount } = await database.db
      .selectFrom('promotion')
      .select('min_amount')
      .where('id', '=', 'reel-starter')
      .executeTakeFirstOrThrow();
    const joined = await askBoth(
      'POST',
      '/gamePromotion/participate/reel-starter',
      player,
      { amount: min_amount },
      randomUUID(),
    );
    expect(new Set(joined.map(({ text }) => text)).size).toBe(1);
    expect(await balance(urls[0] ?? '', player)).toBe(START - min_amount);
    const record = joined[0]?.body.data?.['record'] as { recordId: string } | undefined;
    expect(record).toBeDefined();
    const closed = await askBoth('POST', `/gamePromotion/record/close/${record?.recordId}`, player);
    expect(closed.filter(({ body }) => body.code === 200).length).toBe(1);
    expect(await balance(urls[1] ?? '', player)).toBe(START - min_amount);
  }

  test('hold a withdrawal once and end a promotion record once', async () => {
    const players = [await newPlayer(), await newPlayer()];
    await Promise.all(players.map(withdrawAndTakeBack));
    await Promise.all(players.map(joinAndClose));
    expect((await audit(database.db)).findings).toEqual([]);
  });

  test('move the money of the same players at the same time without creating or losing any', async () => {
    const players = [await newPlayer(), await newPlayer(), await newPlayer()];
    const expected = await Promise.all(players.map(evening));
    for (const url of urls) expect(await Promise.all(players.map((player) => balance(url, player)))).toEqual(expected);
    expect((await audit(database.db)).findings).toEqual([]);
  });

  test('share sessions: a logout at one server applies to the other', async () => {
    const player = await newPlayer();
    expect((await ask(urls[1] ?? '', 'GET', '/getInfo', player)).body.code).toBe(200);
    await ask(urls[0] ?? '', 'GET', '/logout', player);
    expect((await ask(urls[1] ?? '', 'GET', '/getInfo', player)).body.code).toBe(401);
  });
});
