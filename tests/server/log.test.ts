import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import Fastify from 'fastify';
import { Client } from 'pg';
import { loggedError } from '../../server/http/errors.js';
import { loggerOf } from '../../server/http/log.js';
import { start, urlOf, type Running } from './child.js';
import { createPostgresDatabase, ENGINES, openTestDatabase } from './databases.js';
import { newPhone, nonceOf } from './people.js';

type Body = Readonly<Record<string, unknown>> & { readonly code: number };

const BROWSER = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe("the log of a player's evening, at the most detailed level", () => {
  let folder: string;
  let server: Running;
  let url: string;
  /** Every value that must not be in a log, by its meaning. */
  const secrets = new Map<string, string>();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lobby-log-'));
    server = await start({ PORT: '0', DATA_DIR: folder, TEST_MODE: 'true', LOG_LEVEL: 'debug' });
    url = await urlOf(server);
  });
  afterAll(async () => {
    server.process.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  const secret = (what: string, value: unknown): string => {
    const text = typeof value === 'string' ? value : '';
    expect(text, what).not.toBe('');
    secrets.set(what, text);
    return text;
  };

  async function ask(
    method: string,
    path: string,
    { body, token, key }: { body?: object; token?: string; key?: string } = {},
  ): Promise<Body> {
    const response = await fetch(`${url}/user-api${path}?lang=en_US`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Body;
  }

  /** Requests a code and reads it from the outbox. */
  async function codeFor(path: string, phone: string): Promise<string> {
    await ask('POST', path, { body: { phone, code: nonceOf(phone), browserUUID: BROWSER } });
    const [sent] = (await (await fetch(`${url}/sandbox/__test/sms?phone=${phone}`)).json()) as readonly {
      text: string;
    }[];
    return secret(`code of ${path}`, /\d{6}/.exec(sent?.text ?? '')?.[0]);
  }

  test('has every request and its player, but no password, code, token, card or link', async () => {
    const phone = newPhone();
    const [password, account, second] = [
      secret('password', 'papaya.sun8'),
      secret('card', '998877665544332211'),
      secret('second card', '887766554433221100'),
    ];
    const registered = await ask('POST', '/v2/register', {
      body: {
        phone,
        code: await codeFor('/register/sendRegisterPhoneCode', phone),
        username: 'logged',
        password,
        isAdult: true,
        browserUUID: BROWSER,
        gameUserBankCard: {
          bank: 'MABT',
          bankName: 'Mabini Trust',
          bankCardName: 'Marisol Reyes',
          bankCardAccount: account,
          bankCardRemark: phone,
          icon: '',
          defaultStatus: 0,
          operatorCode: 'CUSTOM',
        },
      },
    });
    secret('token of the sign-up', registered['token']);
    const captcha = await ask('GET', '/captcha/captchaImage');
    const { solution } = (await (await fetch(`${url}/__test/captcha/${String(captcha['uuid'])}`)).json()) as {
      solution: string;
    };
    const wrong = secret('wrong password', 'durian.rain9');
    await ask('POST', '/login', {
      body: { username: 'logged', password: wrong, code: solution, uuid: captcha['uuid'], browserUUID: BROWSER },
    });
    const byCode = await ask('POST', '/smsLogin', {
      body: { phone, code: await codeFor('/sendPhoneLoginCode', phone), browserUUID: BROWSER },
    });
    secret('token of the login by code', byCode['token']);
    const reset = await ask('PUT', '/forgetPwd/updatePwd', {
      body: {
        phone,
        code: await codeFor('/forgetPwd/sendPhoneCode', phone),
        username: 'logged',
        password: secret('password after the reset', 'guava.wind4'),
        browserUUID: BROWSER,
      },
    });
    expect(reset).toMatchObject({ code: 200 });
    const token = secret('token of the reset', reset['token']);
    const order = (
      await ask('POST', '/pay/qr/charge', {
        token,
        key: randomUUID(),
        body: { channelId: 'qr-instant', amount: 50_000 },
      })
    )['data'] as { orderNo: string; payUrl: string | null };
    if (order.payUrl !== null) {
      secret('secret of the payment page', order.payUrl.split('/').at(-1));
      await fetch(url + order.payUrl);
    }
    await fetch(`${url}/sandbox/__test/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderNo: order.orderNo, outcome: 'paid' }),
    });
    const game = (
      await ask('POST', '/game/play/1001', {
        token,
        key: randomUUID(),
        body: { deviceType: 'other', amount: 20_000, returnUrl: '/pages/index/gamePostMessagePage' },
      })
    )['data'] as { sessionId: string };
    const session = (await ask('GET', `/game/session/info/${game.sessionId}`, { token }))['data'] as {
      gameUrl: string | null;
    };
    const ticket = secret('ticket of the game', new URL(session.gameUrl ?? '', url).searchParams.get('ticket'));
    await fetch(`${url}/sandbox/maker/api/enter`, {
      method: 'POST',
      headers: { origin: 'null', 'content-type': 'application/json' },
      body: JSON.stringify({ ticket }),
    });
    expect(
      await ask('POST', '/gameUserBankCard', {
        token,
        body: { bank: 'MABT', bankCardName: 'Marisol Reyes', bankCardAccount: second },
      }),
    ).toMatchObject({ code: 200 });
    // Refused requests as well: an unknown field, a card in the wrong place, a malformed body.
    await ask('POST', '/gameUserBankCard', {
      token,
      body: { bank: 'MABT', bankCardName: 'Marisol Reyes', bankCardAccount: second },
    });
    await ask('PUT', '/modified/updatePwd', {
      token,
      body: { oldPassword: wrong, newPassword: secret('new password', 'lychee.moon2') },
    });
    await ask('POST', '/login', { token, body: { username: second, password: account, unknown: account } });
    await fetch(`${url}/user-api/login?lang=en_US`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"password":"${password}"`,
    });
    await fetch(`${url}/user-api/getInfo?lang=en_US&token=${token}`, { headers: { authorization: `Bearer ${token}` } });
    const last = await fetch(`${url}/user-api/logout?lang=en_US`, { headers: { authorization: `Bearer ${token}` } });
    const requestId = last.headers.get('x-request-id') ?? '';
    while (!server.said().includes(requestId))
      await once(server.process.stdout as NonNullable<typeof server.process.stdout>, 'data');

    const said = server.said();
    for (const route of [
      '/user-api/v2/register',
      '/user-api/smsLogin',
      '/user-api/forgetPwd/updatePwd',
      '/user-api/gameUserBankCard',
      '/user-api/game/play/:gameId',
    ])
      expect(said).toContain(`"route":"${route}"`);
    // Match whole words: six digits may be a part of a time.
    const found = [...secrets].filter(([, value]) =>
      new RegExp(`(?<![A-Za-z0-9_-])${value.replaceAll('.', '\\.')}(?![A-Za-z0-9_-])`).test(said),
    );
    expect(found.map(([what]) => what)).toEqual([]);
    expect(secrets.size).toBeGreaterThan(12);
  });

  test('has no error when a client ends its upload', async () => {
    const made = await fetch(`${url}/__test/player`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const { token } = (await made.json()) as { token: string };
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /user-api/common/upload?lang=en_US HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
        'content-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\nexpect: 100-continue\r\n\r\n--x\r\n',
    );
    // "100 Continue": the server has the head, and reads the body.
    await once(socket, 'data');
    socket.destroy();
    while (!server.said().includes('"msg":"the client left"'))
      await once(server.process.stdout as NonNullable<typeof server.process.stdout>, 'data');
    expect(server.said()).not.toMatch(/"level":50|"status":500/);
  });
});

describe.each(ENGINES)('an error of the database, on %s', (engine) => {
  test('is logged with the statement and the place, without values', async () => {
    const { db, close } = await openTestDatabase(engine);
    const row = { code_hash: Buffer.from('135790'), purpose: 'login', asker: 'x', tries: 0 } as const;
    const fails = [
      () =>
        db
          .insertInto('one_time_code')
          .values({ ...row, phone: null as unknown as string, expires_at: new Date() })
          .execute(),
      () =>
        db
          .insertInto('one_time_code')
          .values({
            purpose: 'login',
            phone: '09170000001',
            asker: 'browser:135790',
            code_hash: Buffer.from('135790'),
            tries: -99,
            expires_at: '135790x' as unknown as Date,
          })
          .execute(),
    ];
    for (const fail of fails) {
      const error: unknown = await fail().then(
        () => null,
        (thrown: unknown) => thrown,
      );
      const logged = JSON.stringify(loggedError(error));
      expect(logged).toMatch(/"sqlState":"2\d{4}"/);
      expect(logged).not.toMatch(/09170000001|135790|insert into/);
    }
    await close();
  });
});

describe.runIf(ENGINES.includes('postgres'))('the log of a server whose database refuses a row', () => {
  test('has no value of that row', async () => {
    const database = await createPostgresDatabase();
    const server = await start({ PORT: '0', DATABASE_URL: database.url, SANDBOX: 'true', LOG_LEVEL: 'debug' });
    try {
      const url = await urlOf(server);
      const client = new Client({ connectionString: database.url });
      await client.connect();
      await client.query('alter table one_time_code add constraint nothing_is_kept check (false) not valid');
      await client.end();
      const phone = newPhone();
      const answer = await fetch(`${url}/user-api/register/sendRegisterPhoneCode?lang=en_US`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ phone, code: nonceOf(phone), browserUUID: BROWSER }),
      });
      expect(answer.status).toBe(500);
      while (!server.said().includes('"status":500'))
        await once(server.process.stdout as NonNullable<typeof server.process.stdout>, 'data');
      expect(server.said()).toContain('nothing_is_kept');
      expect(server.said()).not.toContain(phone);
    } finally {
      server.process.kill('SIGKILL');
      await database.drop();
    }
  });
});

test('the code of an error is logged, and a one-time code is not', () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const options = loggerOf({ LOG_LEVEL: 'info' });
  const { log } = Fastify({ logger: { ...(options as object), stream } });
  const lost = Object.assign(new Error('lost'), { code: 'ECONNREFUSED' });
  log.info({ err: Object.assign(new Error('asked', { cause: lost }), { code: 'EPIPE' }) }, 'an error');
  log.info({ code: '482913', body: { code: '482913', deep: { code: '482913' } } }, 'a body');
  log.info({ err: { code: '482913' }, request: { err: { code: '482913' } } }, 'no error');
  expect(lines[0]).toMatch(/"code":"EPIPE".*"code":"ECONNREFUSED"/);
  expect(lines.join('')).not.toContain('482913');
});
