import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '../../../server/domain/access/sessions.js';
import type { TestPlayer } from '../../../server/testing/players.js';
import { ENGINES } from '../databases.js';
import { startTestServer, type TestServer } from '../harness.js';
import { askCode, newPhone, nonceOf, setSite, solvedCaptcha } from '../people.js';
import { booksOf } from '../sandbox-books.js';

/** More than any limit of strangers: tries of a code, of a password, logins of a network, codes to a phone. */
const ATTACKS = 11;

describe.each(ENGINES)('a stranger with any number of browsers and addresses, on %s', (engine) => {
  let server: TestServer;
  let owner: TestPlayer;
  /** A browser in which the owner has logged in before, and one in which not. */
  let known: string;
  let unknown: string;
  let address = 0;
  beforeAll(async () => {
    server = await startTestServer({ engine, settings: { TRUST_PROXY: '127.0.0.1', MESSAGES_PER_HOUR: 20 } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.hook('reset', {});
    await setSite(server, { gameAccountCaptchaEnabled: 'false', gameAccountRegisterSMS: 'true' });
    owner = await server.newPlayer();
    [known, unknown] = [randomUUID(), randomUUID()];
    await openSession(server.parts.db, owner.id, known, {
      ip: '127.0.0.1',
      services: server.parts.services,
      now: () => server.parts.services.clock.now(),
      headers: { userAgent: 'test' },
    });
  });

  /** A request from a new address each time, unless `from` names one. */
  const call = async (
    method: string,
    path: string,
    body: object,
    from = `2001:db8:0:${(address += 1).toString(16)}::1`,
  ) => (await server.call(method, path, { body, headers: { 'x-forwarded-for': from } })).body;
  const solution = async () => {
    const { uuid, code } = await solvedCaptcha(server);
    return { captchaUuid: uuid, captcha: code };
  };
  const wrongFor = (code: string | null) => (code === '000000' ? '000001' : '000000');
  const passwordLogin = async (browserUUID: string, password = owner.password, captcha: object = {}) =>
    (await call('POST', '/login', { username: owner.username, password, browserUUID, ...captcha })).code;
  const codeLogin = async (browserUUID: string, code: string | null) =>
    (await call('POST', '/smsLogin', { phone: owner.phone, code, browserUUID })).code;
  const reset = (browserUUID: string, code: string | null) =>
    call('PUT', '/forgetPwd/updatePwd', {
      phone: owner.phone,
      username: owner.username,
      code,
      password: 'papaya.sun8',
      browserUUID,
    });

  /** Everything that a stranger can do without the password, a session or the phone. */
  async function attack(): Promise<void> {
    for (let times = 0; times < ATTACKS; times += 1) {
      await passwordLogin(randomUUID(), 'wrong.one7', await solvedCaptcha(server));
      for (const path of ['/sendPhoneLoginCode', '/forgetPwd/sendPhoneCode']) {
        const [phone, browserUUID] = [owner.phone, randomUUID()];
        await call('POST', path, { phone, code: nonceOf(phone), browserUUID, ...(await solution()) });
        for (const stranger of [browserUUID, randomUUID()]) {
          await codeLogin(stranger, '000000');
          await reset(stranger, '000000');
        }
      }
    }
  }

  test('closes neither the password nor the code to the owner in a known browser', async () => {
    const code = await askCode(server, '/sendPhoneLoginCode', owner.phone, known);
    const resetCode = await askCode(server, '/forgetPwd/sendPhoneCode', owner.phone, known);
    await attack();
    // Strangers have used up their own share: of passwords, and of codes to this phone.
    expect(await passwordLogin(unknown, owner.password, await solvedCaptcha(server))).toBe(10103);
    const asked = { phone: owner.phone, code: nonceOf(owner.phone), browserUUID: unknown };
    expect((await call('POST', '/sendPhoneLoginCode', { ...asked, ...(await solution()) })).code).toBe(429);

    expect(await passwordLogin(known)).toBe(200);
    expect(await codeLogin(known, code)).toBe(200);
    expect((await reset(known, resetCode)).code).toBe(200);
    expect(await codeLogin(known, await askCode(server, '/sendPhoneLoginCode', owner.phone, known))).toBe(200);
  });

  test('closes only the way that is attacked to the owner in a new browser', async () => {
    for (let times = 0; times < ATTACKS; times += 1)
      await passwordLogin(randomUUID(), 'wrong.one7', await solvedCaptcha(server));
    expect(await passwordLogin(unknown, owner.password, await solvedCaptcha(server))).toBe(10103);
    expect(await codeLogin(unknown, await askCode(server, '/sendPhoneLoginCode', owner.phone, unknown))).toBe(200);

    await server.hook('reset', {});
    const code = await askCode(server, '/sendPhoneLoginCode', owner.phone, unknown);
    for (let times = 0; times < ATTACKS; times += 1) await codeLogin(randomUUID(), wrongFor(code));
    expect(await codeLogin(unknown, code)).toBe(200);
    expect(await passwordLogin(unknown)).toBe(200);
  });

  test('cannot use up what the whole site sends for the owner in a known browser', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent += 1) {
      const phone = newPhone();
      const asked = { phone, code: nonceOf(phone), browserUUID: randomUUID() };
      statuses.push((await call('POST', '/register/sendRegisterPhoneCode', asked)).code);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    expect(await codeLogin(known, await askCode(server, '/sendPhoneLoginCode', owner.phone, known))).toBe(200);
  });

  test('at the address of the owner uses up neither the logins nor the codes of a known browser', async () => {
    const network = '2001:db8:ffff:1::7';
    const asked = { phone: owner.phone, code: nonceOf(owner.phone) };
    const own = { username: owner.username, password: owner.password };
    const [{ db }, ends] = [server.parts, new Date(server.parts.services.clock.now().getTime() + 600_000)];
    await db
      .insertInto('rate_limit')
      .values(
        (
          [
            ['login:ip', 300],
            ['code:ip', 60],
          ] as const
        ).map(([key, count]) => ({
          key: `${key}:2001:db8:ffff:1::/64`,
          count,
          window_ends_at: ends,
        })),
      )
      .execute();
    expect((await call('POST', '/login', { ...own, browserUUID: unknown }, network)).code).toBe(429);
    expect((await call('POST', '/sendPhoneLoginCode', { ...asked, browserUUID: unknown }, network)).code).toBe(429);
    expect((await call('POST', '/login', { ...own, browserUUID: known }, network)).code).toBe(200);
    expect((await call('POST', '/sendPhoneLoginCode', { ...asked, browserUUID: known }, network)).code).toBe(200);
  });

  test.each([
    ['a sign-up', '/register/sendRegisterPhoneCode', 'POST', '/register/check', (phone: string) => ({ phone })],
    ['a login', '/sendPhoneLoginCode', 'POST', '/smsLogin', (phone: string) => ({ phone })],
    [
      'a new password',
      '/forgetPwd/sendPhoneCode',
      'PUT',
      '/forgetPwd/updatePwd',
      (phone: string) => ({ phone, username: phone, password: 'papaya.sun8' }),
    ],
  ] as const)('does not void the code of %s that another browser asked for', async (_, send, method, use, fields) => {
    const phone = send.startsWith('/register') ? newPhone() : owner.phone;
    const isRight = async (browserUUID: string, code: string | null) => {
      const body = await call(method, use, { ...fields(phone), browserUUID, code });
      // A check of a sign-up lists what is wrong in its data.
      return body.code === 200 && !JSON.stringify(body.data ?? null).includes('10104');
    };
    const code = await askCode(server, send, phone, unknown);
    for (let times = 0; times < 6; times += 1) expect(await isRight(randomUUID(), wrongFor(code))).toBe(false);
    // The code itself is of no use in another browser, and a stranger's own code does not replace it.
    expect(await isRight(randomUUID(), code)).toBe(false);
    await askCode(server, send, phone, randomUUID());
    expect(await isRight(unknown, code)).toBe(true);
  });

  test.each([
    [
      'move to',
      '/user/sendChangePhoneCode',
      (phone: string, code: string) => ({ phone, code, password: owner.password }),
    ],
    ['leave', '/user/sendOldPhoneCode', (phone: string, oldCode: string) => ({ phone, code: '000000', oldCode })],
  ] as const)('does not void the code with which a player may %s a phone', async (_, send, fields) => {
    const phone = newPhone();
    const body = send.endsWith('OldPhoneCode') ? {} : { phone, code: nonceOf(phone) };
    const ask = async (token: string) =>
      (await server.call('POST', send, { token, body: { ...body, browserUUID: randomUUID() } })).body.code;
    const change = async (token: string, sent: string) =>
      (await server.call('PUT', '/user/changePhone', { token, body: fields(phone, sent) })).body;
    expect(await ask(owner.token)).toBe(200);
    const { text } = await booksOf(server)
      .selectFrom('sms')
      .select('text')
      .where('phone', '=', send.endsWith('OldPhoneCode') ? owner.phone : phone)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const code = /\d{6}/.exec(text)?.[0] ?? '';
    const stranger = await server.newPlayer();
    expect(await ask(stranger.token)).toBe(200);
    for (let times = 0; times < 6; times += 1) await change(stranger.token, wrongFor(code));
    const { code: outcome, field } = await change(owner.token, code);
    // With the right code of the old phone, the new one's is the next that is checked.
    expect(field ?? outcome).toBe(send.endsWith('OldPhoneCode') ? 'code' : 200);
  });

  test('does not void the code with which a player adds a first phone', async () => {
    const phone = newPhone();
    await server.parts.db.updateTable('player').set({ phone: null }).where('id', '=', owner.id).execute();
    const body = { phone, code: nonceOf(phone), browserUUID: randomUUID() };
    expect((await server.call('POST', '/oauth/sendBindingPhoneCode', { token: owner.token, body })).body.code).toBe(
      200,
    );
    const { text } = await booksOf(server)
      .selectFrom('sms')
      .select('text')
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow();
    const code = /\d{6}/.exec(text)?.[0] ?? '';
    const stranger = await server.newPlayer();
    await server.parts.db.updateTable('player').set({ phone: null }).where('id', '=', stranger.id).execute();
    const bind = async (token: string, sent: string) =>
      (await server.call('POST', '/oauth/bindingPhone', { token, body: { phone, code: sent } })).body.code;
    for (let times = 0; times < 6; times += 1) expect(await bind(stranger.token, wrongFor(code))).toBe(10104);
    expect(await bind(owner.token, code)).toBe(200);
  });

  test('has at most five guesses for each of ten codes an hour, whatever the browsers', async () => {
    let sent = 0;
    for (let times = 0; times < 12; times += 1) {
      const browserUUID = randomUUID();
      const asked = { phone: owner.phone, code: nonceOf(owner.phone), browserUUID };
      if ((await call('POST', '/sendPhoneLoginCode', { ...asked, ...(await solution()) })).code === 200) sent += 1;
      for (let guesses = 0; guesses < 6; guesses += 1) await codeLogin(browserUUID, '000000');
    }
    const rows = await server.parts.db
      .selectFrom('one_time_code')
      .select('tries')
      .where('phone', '=', owner.phone)
      .execute();
    const compared = rows.reduce((sum, { tries }) => sum + tries, 0);
    expect([sent, compared]).toEqual([10, 50]);
  });

  test('has ten guesses of a password in a quarter of an hour, which a login of the owner does not give back', async () => {
    const guess = async () => passwordLogin(randomUUID(), 'wrong.one7', await solvedCaptcha(server));
    const outcomes: number[] = [];
    for (let times = 0; times < ATTACKS; times += 1) {
      outcomes.push(await guess());
      expect(await passwordLogin(known)).toBe(200);
    }
    expect(outcomes).toEqual([...Array<number>(10).fill(10102), ...Array<number>(ATTACKS - 10).fill(10103)]);
  });

  test('who took over a known browser has ten guesses of a password, too', async () => {
    const outcomes: number[] = [];
    for (let times = 0; times < ATTACKS; times += 1)
      outcomes.push(await passwordLogin(known, 'wrong.one7', await solvedCaptcha(server)));
    expect(outcomes).toEqual([...Array<number>(10).fill(10102), ...Array<number>(ATTACKS - 10).fill(10103)]);
  });
});
