import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlayAnswer } from '../../../sandbox/maker/page/wire.js';
import { freePort } from '../../support/free-port.js';
import { start, urlOf, type Running } from '../child.js';
import { createPostgresDatabase, ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { newPhone, nonceOf } from '../people.js';
import { newVisitor, wrongs } from '../play-support.js';
import { SANDBOX_SECRET } from '../sandbox-books.js';
import { dataOf, startStocked } from '../stocked.js';
import { openTill, press } from '../wallet/till.js';

const PROGRAM = fileURLToPath(new URL('../../../sandbox/main.ts', import.meta.url));
const STAKE = 100;

describe.each(ENGINES)('a lobby and a sandbox in processes of their own, on %s', (engine) => {
  let lobby: TestServer;
  let sandbox: Running;
  let address: string;
  /** The lobby to tests that ask its companies. */
  let world: TestServer;
  const endings: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    address = `http://127.0.0.1:${await freePort()}`;
    lobby = await startStocked(engine, 'PH', { SANDBOX_URL: address });
    sandbox = await startSandbox();
    world = {
      ...lobby,
      url: address,
      sandbox: async (name, body = {}) => {
        const response = await fetch(`${address}/sandbox/__test/${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        return response.json();
      },
    };
  });
  afterAll(async () => {
    sandbox.process.kill('SIGTERM');
    await once(sandbox.process, 'exit');
    await lobby.close();
    for (const end of endings) await end();
  });

  async function startSandbox(): Promise<Running> {
    const data = await mkdtemp(join(tmpdir(), 'sandbox-'));
    endings.push(() => rm(data, { recursive: true }));
    const database = engine === 'postgres' ? await createPostgresDatabase() : null;
    if (database !== null) endings.push(database.drop);
    const running = await start(
      {
        PORT: new URL(address).port,
        LOBBY_URL: lobby.url,
        SANDBOX_SECRET,
        SANDBOX_DATA_DIR: data,
        DATABASE_URL: database?.url ?? '',
        TEST_MODE: 'true',
      },
      PROGRAM,
    );
    expect(await urlOf(running)).toBe(address);
    return running;
  }

  test.each([
    ['that holds the money', '1001', 10_000],
    ['that leaves the money in the wallet', '4001', null],
  ])('play a game %s, and agree about every round', async (_, game, amount) => {
    const visitor = await newVisitor(world, 50_000);
    const { session } = await visitor.play(game, amount);
    const { gameUrl } = (await visitor.session(session.sessionId)).session;
    expect(gameUrl).toContain(`${address}/sandbox/maker/play?`);
    const { token, state } = await visitor.enterAt(gameUrl ?? '');
    expect(state.balance).toBe(amount ?? 50_000);
    const bet = game === '4001' ? { side: 'over', sum: 7 } : null;
    const key = randomUUID();
    const { status, body } = await visitor.bet(token, STAKE, bet, key);
    expect([status, (body as PlayAnswer).round.stake]).toEqual([200, STAKE]);
    expect((await visitor.bet(token, STAKE, bet, key)).body).toEqual(body);
    const gained = ((body as PlayAnswer).round.win ?? 0) - STAKE;
    const { wallet, inGame } = await visitor.money();
    expect(wallet + inGame).toBe(50_000 + gained);
    expect(await wrongs(lobby)).toEqual([]);
    expect((await visitor.exit(session.sessionId)).session.status).toBe('settled');
    expect(await visitor.money()).toEqual({ wallet: 50_000 + gained, inGame: 0 });
    expect(await wrongs(lobby)).toEqual([]);
  });

  test('pay a deposit on the page of the payment company', async () => {
    const till = await openTill(lobby);
    const order = await till.order(50_000);
    expect(order.payUrl).toMatch(new RegExp(`^${address}/sandbox/pay/`));
    await press({ ...lobby, url: '' }, order, 'paid');
    expect((await till.status(order.orderNo)).status).toBe(3);
    expect(await till.balance()).toBeGreaterThan(0);
  });

  test('send a code by SMS', async () => {
    const phone = newPhone();
    const body = { phone, code: nonceOf(phone), browserUUID: randomUUID() };
    expect((await lobby.call('POST', '/register/sendRegisterPhoneCode', { body })).body.code).toBe(200);
    const messages = await (await fetch(`${address}/sandbox/__test/sms?phone=${phone}`)).json();
    expect(messages).toMatchObject([{ phone, text: expect.stringMatching(/\b\d{6}\b/) as string }]);
    const info = dataOf(await lobby.call('GET', '/game/getWebsiteInfo')) as { smsOutbox?: string };
    expect(info.smsOutbox).toBe(`${address}/sandbox/sms`);
  });

  test('log a person in who accepts on the page of the social network', async () => {
    const browserUUID = randomUUID();
    const { url } = dataOf(await lobby.call('GET', '/oauth/facebook/getLoginUrl', { query: { browserUUID } })) as {
      url: string;
    };
    expect(url).toContain(`${address}/sandbox/facebook/dialog?`);
    const accepted = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ key: randomUUID(), name: 'Tala Rivera' }),
      redirect: 'manual',
    });
    const back = new URL(accepted.headers.get('location') ?? '');
    expect(back.origin).toBe(lobby.url);
    const { body } = await lobby.call('POST', '/oauth/facebook/login', {
      body: { browserUUID, isAdult: true, ...Object.fromEntries(back.searchParams) },
    });
    expect(body.code).toBe(200);
  });

  test('find a round again that the sandbox had not told when it was killed', async () => {
    const visitor = await newVisitor(world, 50_000);
    const { session } = await visitor.play('4001', null);
    const { token } = await visitor.enter(session.sessionId);
    await lobby.hook('fault', { operation: 'receiveRound', phase: 'after', httpStatus: 500 });
    const { status } = await visitor.bet(token, STAKE, { side: 'over', sum: 7 });
    expect(status).toBe(503);
    expect((await visitor.money()).wallet).toBe(50_000 - STAKE);
    expect(await wrongs(lobby)).toEqual([]);
    await lobby.hook('reset', {});
    await expect
      .poll(async () => {
        await world.sandbox('due');
        return (await visitor.money()).wallet;
      })
      .toBe(50_000);
    expect(await wrongs(lobby)).toEqual([]);
  });
});
