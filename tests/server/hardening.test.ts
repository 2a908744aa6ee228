import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContract } from '../../server/contract/load.js';
import { startTestServer, type TestServer } from './harness.js';
import { newPhone, nonceOf } from './people.js';

/** Sends raw bytes and returns the whole response. */
function raw(server: TestServer, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(request));
    let answer = '';
    socket
      .setEncoding('utf8')
      .on('data', (text: string) => (answer += text))
      .on('close', () => resolve(answer))
      .on('error', reject);
  });
}

function requestTo(...hosts: readonly string[]): string {
  return ['GET /healthz HTTP/1.1', ...hosts.map((host) => `Host: ${host}`), 'Connection: close', '', ''].join('\r\n');
}

async function allowedOriginOf(url: string): Promise<readonly (string | null)[]> {
  const { headers } = await fetch(`${url}/user-api/bulletin/list?lang=en_US`, {
    headers: { origin: 'https://lobby.example' },
  });
  return [headers.get('access-control-allow-origin'), headers.get('access-control-expose-headers')];
}

/** A valid request for a code. */
function good() {
  const phone = newPhone();
  return { phone, code: nonceOf(phone), browserUUID: randomUUID() };
}

const { document } = await loadContract();

/** The operation of the contract that a request is for. */
function described(method: string, path: string): { readonly responses: object } {
  const paths = document['paths'] as Readonly<Record<string, Readonly<Record<string, { readonly responses: object }>>>>;
  const [, methods] = Object.entries(paths).find(([name]) =>
    new RegExp(`^${name.replace(/\{\w+\}/, '.+')}$`).test(path),
  )!;
  return methods[method.toLowerCase()]!;
}

describe('the server refuses before it runs an operation', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const sendCode = (body: unknown) => server.call('POST', '/sendPhoneLoginCode', { body });
  test('a foreign Host header, a missing one, and two', async () => {
    expect(await raw(server, requestTo('127.0.0.1'))).toMatch(/^HTTP\/1.1 200/);
    expect(await raw(server, requestTo('evil.example'))).toMatch(/^HTTP\/1.1 421/);
    expect(await raw(server, requestTo())).toMatch(/^HTTP\/1.1 400/);
    expect(await raw(server, requestTo('127.0.0.1', 'evil.example'))).toMatch(/^HTTP\/1.1 4\d\d/);
  });

  test.each([
    [404, 'a part of a path that is too long', 'GET', `/bulletin/info/${'9'.repeat(120)}`, {}],
    [413, 'a body that is too large', 'POST', '/sendPhoneLoginCode', { body: `{"phone":"${'9'.repeat(70_000)}"}` }],
    [415, 'a body that is no JSON', 'POST', '/login', { body: 'a=1', headers: { 'content-type': 'text/plain' } }],
  ])('with %i %s, as documented', async (status, _, method, path, call) => {
    const answer = await server.call(method, path, call);
    expect(answer.status).toBe(status);
    const operation = described(method, path);
    expect(Object.keys(operation.responses)).toContain(String(status));
    expect(answer.body).toMatchObject({ code: expect.any(Number) as number, msg: expect.any(String) as string });
  });

  test('a field that the contract does not list, in body or query', async () => {
    expect((await sendCode({ ...good(), isAdmin: true })).body).toMatchObject({ code: 10400, field: 'isAdmin' });
    expect((await server.call('GET', '/bulletin/list', { query: { debug: '1' } })).body).toMatchObject({
      code: 10400,
      field: 'debug',
    });
  });

  test('a body with a value of another type', async () => {
    expect((await sendCode({ ...good(), phone: 9_171_234_567 })).body).toMatchObject({ code: 10400, field: 'phone' });
  });

  test('a language other than the five', async () => {
    expect((await server.call('GET', '/bulletin/list', { query: { lang: 'xx' } })).body).toMatchObject({
      code: 10400,
      field: 'lang',
    });
  });

  test('a body that is not JSON, sets a prototype or is nested too deeply', async () => {
    for (const body of [
      '{"phone":',
      '{"__proto__":{"phone":"0"}}',
      '{"constructor":{"prototype":{"x":1}}}',
      '['.repeat(5000) + ']'.repeat(5000),
    ]) {
      expect(await sendCode(body), body.slice(0, 40)).toMatchObject({ status: 200, body: { code: 10400 } });
    }
  });

  test('control characters and invalid text, in body, query and path', async () => {
    const { token } = await server.newPlayer();
    for (const text of ['nobody\u0000', 'nobody\ud800', 'no\u001b[2Jbody']) {
      expect(
        await server.call('POST', '/login', {
          body: { username: text, password: 'mango.moon7', browserUUID: randomUUID() },
        }),
      ).toMatchObject({ status: 200, body: { code: 10400, field: 'username' } });
    }
    expect(await server.call('GET', '/oauth/facebook/getLoginUrl', { query: { browserUUID: '\u0000' } })).toMatchObject(
      { status: 200, body: { code: 10400 } },
    );
    expect(await server.call('GET', '/game/session/info/%00', { token })).toMatchObject({
      status: 200,
      body: { code: 10400 },
    });
  });

  test('a body over 64 KiB', async () => {
    expect(await sendCode({ ...good(), code: 'A'.repeat(70_000) })).toMatchObject({
      status: 413,
      body: { code: 10400 },
    });
  });

  test('a malformed id', async () => {
    const { token } = await server.newPlayer();
    expect((await server.call('GET', '/bill/info/..%2f..%2fetc', { token })).body).toMatchObject({
      code: 10400,
      field: 'id',
    });
  });

  test('a path without an operation', async () => {
    expect(await server.call('GET', '/no/such/call')).toMatchObject({ status: 404, body: { code: 10404 } });
  });

  test('a malformed token', async () => {
    for (const token of ['', 'x', 'a'.repeat(43), 'a'.repeat(5000), "' or 1=1 --"]) {
      expect(await server.call('GET', '/getInfo', { token })).toMatchObject({ status: 200, body: { code: 401 } });
    }
  });

  test('an error response has no details of the error', async () => {
    await server.hook('fault', { operation: 'getInfo', httpStatus: 500 });
    const { token } = await server.newPlayer();
    expect((await server.call('GET', '/getInfo', { token })).status).toBe(500);
  });

  test('responses of the API must not be cached', async () => {
    const response = await fetch(`${server.url}/user-api/bulletin/list?lang=en_US`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('only configured foreign origins may read responses', async () => {
    expect(await allowedOriginOf(server.url)).toEqual([null, null]);
    const open = await startTestServer({ settings: { ALLOWED_ORIGINS: ['https://lobby.example'] } });
    expect(await allowedOriginOf(open.url)).toEqual(['https://lobby.example', 'date']);
    await open.close();
  });
});

describe('test mode', () => {
  test('is not registered unless the server is started in it', async () => {
    const server = await startTestServer({ settings: { TEST_MODE: false } });
    for (const path of [
      'clock',
      'fault',
      'reset',
      'player',
      'switch',
      'sweep',
      'maker',
      'order',
      'withdrawal',
      'deposit',
    ]) {
      expect(
        (
          await fetch(`${server.url}/__test/${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{}',
          })
        ).status,
      ).toBe(404);
    }
    for (const path of ['sms', 'captcha/x', 'ledger/demo'])
      expect((await fetch(`${server.url}/__test/${path}`)).status).toBe(404);
    await server.close();
  });

  test('makes requests fail as configured, before or after they took effect', async () => {
    const server = await startTestServer();
    const { token } = await server.newPlayer();
    await server.hook('fault', { operation: 'setLanguage', phase: 'before', httpStatus: 502 });
    await server.hook('fault', { operation: 'setLanguage', phase: 'after', drop: true });
    const set = () => server.call('PUT', '/user/language', { token, body: { lang: 'th_TH' } });
    const language = async () =>
      ((await server.call('GET', '/getInfo', { token })).body['user'] as { language: string }).language;
    expect((await set()).status).toBe(502);
    expect(await language()).toBe('en_US');
    await expect(set()).rejects.toThrow();
    expect(await language()).toBe('th_TH');
    expect((await set()).body.code).toBe(200);
    await server.close();
  });
});
