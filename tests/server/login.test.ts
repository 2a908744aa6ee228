import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES } from './databases.js';
import { startTestServer, type TestServer } from './harness.js';
import { setSite, solvedCaptcha } from './people.js';

describe.each(ENGINES)('login, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ engine });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.hook('reset', {});
    await setSite(server, { gameAccountCaptchaEnabled: 'true' });
  });

  const login = async (fields: object) =>
    (await server.call('POST', '/login', { body: { browserUUID: randomUUID(), ...fields } })).body;

  test('accepts a username, or a phone in every format', async () => {
    const { username, phone, password } = await server.newPlayer();
    for (const name of [
      username,
      username.toUpperCase(),
      phone,
      `+63${phone.slice(1)}`,
      `0${phone.slice(1, 4)}-${phone.slice(4, 7)}-${phone.slice(7)}`,
    ]) {
      expect(await login({ username: name, password, ...(await solvedCaptcha(server)) })).toMatchObject({
        code: 200,
        token: expect.stringMatching(/^[\w-]{43}$/) as string,
      });
    }
  });

  test('a captcha is a GIF', async () => {
    const { body } = await server.call('GET', '/captcha/captchaImage');
    expect(Buffer.from(String(body['img']), 'base64').subarray(0, 6).toString()).toBe('GIF89a');
    expect(body.code).toBe(200);
  });

  test('a captcha can be used once', async () => {
    const { username, password } = await server.newPlayer();
    const captcha = await solvedCaptcha(server);
    expect((await login({ username, password: 'wrong.one7', ...captcha })).code).toBe(10102);
    expect((await login({ username, password, ...captcha })).code).toBe(503);
  });

  test('a captcha is invalid after three wrong solutions', async () => {
    const { username, password } = await server.newPlayer();
    const { uuid, code } = await solvedCaptcha(server);
    const wrong = code === '0000' ? '1111' : '0000';
    for (let tries = 0; tries < 3; tries += 1)
      expect((await login({ username, password, uuid, code: wrong })).code).toBe(503);
    expect((await login({ username, password, uuid, code })).code).toBe(503);
  });

  test('a captcha expires after two minutes', async () => {
    const { username, password } = await server.newPlayer();
    const captcha = await solvedCaptcha(server);
    await server.hook('clock', { offsetMs: 121_000 });
    expect((await login({ username, password, ...captcha })).code).toBe(503);
  });

  test('if captchas are off, one is required only after three failures', async () => {
    await setSite(server, { gameAccountCaptchaEnabled: 'false' });
    const { username, password } = await server.newPlayer();
    for (let failures = 0; failures < 3; failures += 1)
      expect((await login({ username, password: 'wrong.one7' })).code).toBe(10102);
    expect((await login({ username, password })).code).toBe(10101);
    expect((await login({ username, password, ...(await solvedCaptcha(server)) })).code).toBe(200);
    expect((await login({ username, password })).code).toBe(200);
  });

  test('an account is blocked after ten failures, whether it exists or not', async () => {
    const { username, password } = await server.newPlayer();
    for (const name of [username, `nobody${randomUUID().slice(0, 6)}`]) {
      for (let failures = 0; failures < 10; failures += 1)
        expect((await login({ username: name, password: 'wrong.one7', ...(await solvedCaptcha(server)) })).code).toBe(
          10102,
        );
      expect((await login({ username: name, password, ...(await solvedCaptcha(server)) })).code).toBe(10103);
    }
    await server.hook('clock', { offsetMs: 16 * 60_000 });
    expect((await login({ username, password, ...(await solvedCaptcha(server)) })).code).toBe(200);
  });

  test('guesses at the same time get no more tries than guesses one after another', async () => {
    const { username, phone } = await server.newPlayer();
    const captchas = [];
    for (let index = 0; index < 24; index += 1) captchas.push(await solvedCaptcha(server));
    const guarded = await Promise.all(
      captchas.map((captcha, index) =>
        login({ username: index % 2 === 0 ? username : phone, password: `wrong.one${index}`, ...captcha }),
      ),
    );
    expect(guarded.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      ...Array<number>(10).fill(10102),
      ...Array<number>(14).fill(10103),
    ]);

    await setSite(server, { gameAccountCaptchaEnabled: 'false' });
    const other = await server.newPlayer();
    const open = (
      await Promise.all(
        Array.from({ length: 24 }, (_, index) => login({ username: other.username, password: `wrong.one${index}` })),
      )
    ).map(({ code }) => code);
    // Sequential guesses get exactly three tries. Parallel guesses may get fewer, because each is counted before it is checked.
    expect(open.filter((code) => code === 10102).length).toBeLessThanOrEqual(3);
    expect(new Set(open)).toEqual(new Set([10102, 10101]));
    expect(
      (await login({ username: other.username, password: other.password, ...(await solvedCaptcha(server)) })).code,
    ).toBe(200);
  });

  test('failures by username and by phone of one account are counted together', async () => {
    await setSite(server, { gameAccountCaptchaEnabled: 'false' });
    const { username, phone, password } = await server.newPlayer();
    for (const name of [username, phone, username])
      expect((await login({ username: name, password: 'wrong.one7' })).code).toBe(10102);
    expect((await login({ username: phone, password })).code).toBe(10101);
  });

  test("one password tried on many accounts from one address requires captchas, and a login to one's own account does not change that", async () => {
    await setSite(server, { gameAccountCaptchaEnabled: 'false' });
    const own = await server.newPlayer();
    for (let index = 0; index < 30; index += 1) {
      expect(
        (await login({ username: `nobody${index}${randomUUID().slice(0, 6)}`, password: 'wrong.one7' })).code,
      ).toBe(10102);
      if (index % 10 === 0) expect((await login({ username: own.username, password: own.password })).code).toBe(200);
    }
    expect((await login({ username: `nobody${randomUUID().slice(0, 6)}`, password: 'wrong.one7' })).code).toBe(10101);
  });

  test('the lock of an account is reported only with its password', async () => {
    const { id, username, password } = await server.newPlayer();
    await server.parts.db.updateTable('player').set({ status: 'locked' }).where('id', '=', id).execute();
    expect((await login({ username, password: 'wrong.one7', ...(await solvedCaptcha(server)) })).code).toBe(10102);
    expect((await login({ username, password, ...(await solvedCaptcha(server)) })).code).toBe(10103);
  });

  test('a refusal is in the language of the request', async () => {
    const body = { username: 'nobody', password: 'x', browserUUID: randomUUID() };
    expect((await server.call('POST', '/login', { body, query: { lang: 'th_TH' } })).body.msg).toBe('กรุณากรอกรหัสในภาพ');
  });
});
