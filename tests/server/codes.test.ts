import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '../../server/domain/access/sessions.js';
import { ENGINES } from './databases.js';
import { startTestServer, type TestServer } from './harness.js';
import { askCode, newPhone, nonceOf, setSite, solvedCaptcha } from './people.js';

const HOUR_MS = 3_600_000;

const CARD = {
  bank: 'MABT',
  bankName: 'Mabini Trust',
  bankCardName: 'Marisol Reyes',
  bankCardAccount: '001234567890',
  bankCardRemark: '09171234567',
  icon: '/art/bank.svg',
  defaultStatus: 0,
  operatorCode: 'CUSTOM',
};

describe.each(ENGINES)('codes by SMS, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ engine });
    await server.parts.db
      .insertInto('bank')
      .values({ code: 'MABT', name: 'Mabini Trust', art_id: 'bank-mabini-trust', position: 1 })
      .execute();
  });
  afterAll(() => server.close());
  /** The browser that asks for codes and uses them. */
  let browser: string;
  beforeEach(async () => {
    browser = randomUUID();
    await server.hook('reset', {});
    await setSite(server, { gameAccountRegisterBank: 'false', gameAccountRegisterSMS: 'true' });
  });

  const post = async (path: string, fields: object) =>
    (await server.call('POST', path, { body: { browserUUID: randomUUID(), ...fields } })).body;
  const ask = (path: string, phone: string) => askCode(server, path, phone, browser);
  const register = (phone: string, fields: object) =>
    post('/v2/register', {
      phone,
      username: `u${randomUUID().slice(0, 8)}`,
      password: 'mango.moon7',
      isAdult: true,
      browserUUID: browser,
      ...fields,
    });
  const send = async ({ phone, ...fields }: { readonly phone: string; readonly [field: string]: string }) =>
    (await post('/sendPhoneLoginCode', { phone, code: nonceOf(phone), ...fields })).code;
  /** A solved captcha, as the requests for a code carry it. */
  const solution = async () => {
    const { uuid, code } = await solvedCaptcha(server);
    return { captchaUuid: uuid, captcha: code };
  };
  const smsLogin = (phone: string, code: string | null) => post('/smsLogin', { phone, code, browserUUID: browser });

  describe('sign-up', () => {
    test('creates an account that can log in at once', async () => {
      const phone = newPhone();
      const { code, token } = await register(phone, {
        code: await ask('/register/sendRegisterPhoneCode', phone),
        username: phone,
      });
      expect(code).toBe(200);
      expect((await server.call('GET', '/getInfo', { token: String(token) })).body['user']).toMatchObject({
        username: phone,
      });
    });

    test("stores the first bank card as the default, with its leading zeros and the bank's own name", async () => {
      await setSite(server, { gameAccountRegisterBank: 'true' });
      const phone = newPhone();
      const code = await ask('/register/sendRegisterPhoneCode', phone);
      expect(await register(phone, { code })).toMatchObject({ code: 10400, field: 'gameUserBankCard' });
      expect(await register(phone, { code, gameUserBankCard: { ...CARD, bank: 'NONE' } })).toMatchObject({
        code: 10111,
        field: 'gameUserBankCard.bank',
      });
      for (const [field, value, refused] of [
        ['bankCardRemark', '0917 123', 10110],
        ['operatorCode', 'NOBODY', 10400],
      ] as const)
        expect(await register(phone, { code, gameUserBankCard: { ...CARD, [field]: value } })).toMatchObject({
          code: refused,
          field: `gameUserBankCard.${field}`,
        });
      const renamed = { ...CARD, bankName: 'Another Bank' };
      expect((await register(phone, { code, gameUserBankCard: renamed })).code).toBe(200);
      const card = await server.parts.db
        .selectFrom('player_bank_card')
        .innerJoin('player', 'player.id', 'player_id')
        .select(['account_number', 'bank_name', 'is_default'])
        .where('phone', '=', phone)
        .executeTakeFirstOrThrow();
      expect(card).toEqual({ account_number: '001234567890', bank_name: 'Mabini Trust', is_default: true });
    });

    test("reports a registered phone only to a caller with the phone's code", async () => {
      const { phone } = await server.newPlayer();
      expect((await register(phone, { code: '000000' })).code).toBe(10104);
      expect((await register(phone, { code: await ask('/register/sendRegisterPhoneCode', phone) })).code).toBe(10105);
    });

    test.each([
      [{ isAdult: false }, 10109],
      [{ password: 'password1' }, 10108],
      [{ password: 'short' }, 10400],
      [{ inviteCode: 'AAAAA1' }, 10107],
      [{ username: '09171234567' }, 10106],
      [{ nickname: 'unknown field' }, 10400],
    ])('refuses %j with %i, and the code stays valid', async (fields, problem) => {
      const phone = newPhone();
      const code = await ask('/register/sendRegisterPhoneCode', phone);
      expect((await register(phone, { code, ...fields })).code).toBe(problem);
      expect((await register(phone, { code })).code).toBe(200);
    });

    test('refuses a username that differs only in its case', async () => {
      const { username } = await server.newPlayer();
      const phone = newPhone();
      expect(
        (
          await register(phone, {
            code: await ask('/register/sendRegisterPhoneCode', phone),
            username: username.toUpperCase(),
          })
        ).code,
      ).toBe(10106);
    });

    test('needs no code if the site sends none', async () => {
      await setSite(server, { gameAccountRegisterSMS: 'false' });
      expect((await register(newPhone(), {})).code).toBe(200);
    });

    test('stores the inviting player', async () => {
      const friend = await server.newPlayer();
      const { invite_code } = await server.parts.db
        .selectFrom('player')
        .select('invite_code')
        .where('id', '=', friend.id)
        .executeTakeFirstOrThrow();
      const phone = newPhone();
      await register(phone, {
        code: await ask('/register/sendRegisterPhoneCode', phone),
        inviteCode: invite_code,
      });
      expect(
        await server.parts.db.selectFrom('player').select('invited_by').where('phone', '=', phone).executeTakeFirst(),
      ).toEqual({ invited_by: friend.id });
    });
  });

  describe('a check of a sign-up that is not finished', () => {
    const check = async (fields: object) => {
      const { code, data } = await post('/register/check', { browserUUID: browser, ...fields });
      return code === 200 ? (data as { code: number; field: string }[]).map((one) => [one.field, one.code]) : code;
    };

    test('finds a wrong code at its step, counts it, and leaves a right one valid', async () => {
      const phone = newPhone();
      const code = await ask('/register/sendRegisterPhoneCode', phone);
      const wrong = code === '000000' ? '000001' : '000000';
      for (let tries = 0; tries < 4; tries += 1) expect(await check({ phone, code: wrong })).toEqual([['code', 10104]]);
      for (let tries = 0; tries < 6; tries += 1) expect(await check({ phone, code })).toEqual([]);
      expect((await register(phone, { code })).code).toBe(200);
    });

    test('gives no sixth try of a code', async () => {
      const phone = newPhone();
      const code = await ask('/register/sendRegisterPhoneCode', phone);
      const wrong = code === '000000' ? '000001' : '000000';
      for (let tries = 0; tries < 5; tries += 1) await check({ phone, code: wrong });
      expect(await check({ phone, code })).toEqual([['code', 10104]]);
      expect((await register(phone, { code })).code).toBe(10104);
    });

    test('finds all that is wrong with an account at once', async () => {
      const { username } = await server.newPlayer();
      const phone = newPhone();
      const code = await ask('/register/sendRegisterPhoneCode', phone);
      const fields = { phone, code, username: username.toUpperCase(), password: 'password1', inviteCode: 'AAAAA1' };
      expect(await check(fields)).toEqual([
        ['username', 10106],
        ['password', 10108],
        ['inviteCode', 10107],
      ]);
      expect(await check({ ...fields, username: newPhone(), password: 'mango.moon7', inviteCode: undefined })).toEqual([
        ['username', 10106],
      ]);
    });

    test('says what exists only to a caller with the code of the phone (C8)', async () => {
      const { phone, username } = await server.newPlayer();
      expect(await check({ phone, username, inviteCode: 'AAAAA1' })).toEqual([]);
      expect(await check({ phone, username, code: '000000' })).toEqual([['code', 10104]]);
      const code = await ask('/register/sendRegisterPhoneCode', phone);
      expect(await check({ phone, code, username: phone })).toEqual([['phone', 10105]]);
    });

    test('is limited by browser', async () => {
      const [phone, browserUUID] = [newPhone(), randomUUID()];
      for (let times = 0; times < 60; times += 1) await check({ phone, browserUUID });
      expect(await check({ phone, browserUUID })).toBe(429);
    });
  });

  describe('a code', () => {
    test('can be used once', async () => {
      const { phone } = await server.newPlayer();
      const code = await ask('/sendPhoneLoginCode', phone);
      expect((await smsLogin(phone, code)).code).toBe(200);
      expect((await smsLogin(phone, code)).code).toBe(10104);
    });

    test('used twice at the same time logs in once', async () => {
      const { phone } = await server.newPlayer();
      const code = await ask('/sendPhoneLoginCode', phone);
      const answers = await Promise.all(Array.from({ length: 4 }, () => smsLogin(phone, code)));
      expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    });

    test('is invalid after five wrong tries, also if they arrive at the same time', async () => {
      const { phone } = await server.newPlayer();
      const code = await ask('/sendPhoneLoginCode', phone);
      const wrong = code === '000000' ? '000001' : '000000';
      await Promise.all(Array.from({ length: 5 }, () => smsLogin(phone, wrong)));
      expect((await smsLogin(phone, code)).code).toBe(10104);
    });

    test('expires after five minutes', async () => {
      const { phone } = await server.newPlayer();
      const code = await ask('/sendPhoneLoginCode', phone);
      await server.hook('clock', { offsetMs: 301_000 });
      expect((await smsLogin(phone, code)).code).toBe(10104);
    });

    test('is refused for another purpose', async () => {
      const { phone, username } = await server.newPlayer();
      const code = await ask('/sendPhoneLoginCode', phone);
      expect(
        (
          await server.call('PUT', '/forgetPwd/updatePwd', {
            body: { phone, code, username, password: 'papaya.sun8', browserUUID: browser },
          })
        ).body.code,
      ).toBe(10104);
    });

    test('is sent three times a day to one phone without a captcha, then only with one', async () => {
      const phone = newPhone();
      const statuses = await Promise.all(Array.from({ length: 6 }, () => send({ phone })));
      expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 200, 10101, 10101, 10101]);
      await server.hook('clock', { offsetMs: 2 * HOUR_MS });
      expect(await send({ phone })).toBe(10101);
      expect(await send({ phone, captcha: '0000', captchaUuid: randomUUID() })).toBe(503);
      const solved = await solution();
      expect(await send({ phone, ...solved })).toBe(200);
      expect(await send({ phone, ...solved })).toBe(503);
    });

    test('is sent at most ten times a day to one phone from one browser', async () => {
      const [phone, browserUUID] = [newPhone(), randomUUID()];
      for (let sent = 0; sent < 10; sent += 1) {
        await server.hook('clock', { offsetMs: sent * HOUR_MS });
        expect(await send({ phone, browserUUID, ...(await solution()) })).toBe(200);
      }
      await server.hook('clock', { offsetMs: 11 * HOUR_MS });
      expect(await send({ phone, browserUUID, ...(await solution()) })).toBe(429);
      expect(await send({ phone, ...(await solution()) })).toBe(200);
    });

    test('needs a captcha after six codes from one browser, to whatever phones', async () => {
      const browserUUID = randomUUID();
      for (let sent = 0; sent < 6; sent += 1) expect(await send({ phone: newPhone(), browserUUID })).toBe(200);
      expect(await send({ phone: newPhone(), browserUUID })).toBe(10101);
      expect(await send({ phone: newPhone(), browserUUID, ...(await solution()) })).toBe(200);
    });

    test('that strangers request, even with captchas, locks no owner out for a day', async () => {
      const { phone, id } = await server.newPlayer();
      const browserUUID = randomUUID();
      await openSession(server.parts.db, id, browserUUID, {
        ip: '127.0.0.1',
        services: server.parts.services,
        now: () => server.parts.services.clock.now(),
        headers: { userAgent: 'test' },
      });
      for (let sent = 0; sent < 10; sent += 1) expect(await send({ phone, ...(await solution()) })).toBe(200);
      expect(await send({ phone, ...(await solution()) })).toBe(429);
      // In a browser that the owner has used before, nothing of this is noticed; in a new one the hour has to pass.
      expect(await send({ phone, browserUUID })).toBe(200);
      await server.hook('clock', { offsetMs: HOUR_MS + 1000 });
      expect(await send({ phone, ...(await solution()) })).toBe(200);
    });

    test('is not sent to an unknown phone, with the same response', async () => {
      const [known, unknown] = [(await server.newPlayer()).phone, newPhone()];
      const answers = await Promise.all(
        [known, unknown].map((phone) => post('/sendPhoneLoginCode', { phone, code: nonceOf(phone) })),
      );
      expect(answers[0]).toEqual(answers[1]);
      expect(await ask('/sendPhoneLoginCode', unknown)).toBeNull();
    });

    test('needs the nonce of its phone', async () => {
      expect(await post('/sendPhoneLoginCode', { phone: newPhone(), code: nonceOf(newPhone()) })).toMatchObject({
        code: 10400,
        field: 'code',
      });
    });

    test('is still sent without a captcha to a phone for which a caller over the limit has requested codes', async () => {
      const [browserUUID, victim] = [randomUUID(), newPhone()];
      for (let times = 0; times < 20; times += 1) await send({ phone: newPhone(), browserUUID });
      for (let times = 0; times < 12; times += 1) expect(await send({ phone: victim, browserUUID })).toBe(429);
      expect(await send({ phone: victim })).toBe(200);
    });

    test('is not sent to a number that is no mobile number of the country', async () => {
      expect((await post('/sendPhoneLoginCode', { phone: '0212345678', code: nonceOf('0212345678') })).code).toBe(
        10110,
      );
    });

    test('is stored only as a keyed hash, which a list of all codes does not undo', async () => {
      const { phone } = await server.newPlayer();
      const code = await ask('/sendPhoneLoginCode', phone);
      const { code_hash: stored } = await server.parts.db
        .selectFrom('one_time_code')
        .select('code_hash')
        .where('phone', '=', phone)
        .executeTakeFirstOrThrow();
      expect(stored).toHaveLength(32);
      for (const text of [`login:${phone}:browser:${browser}:${code}`, `${phone}:${code}`, String(code)])
        expect(stored.equals(createHash('sha256').update(text).digest())).toBe(false);
    });
  });

  test('a reset password logs in, ends the other sessions and replaces the old one', async () => {
    const player = await server.newPlayer();
    const code = await ask('/forgetPwd/sendPhoneCode', player.phone);
    const { body } = await server.call('PUT', '/forgetPwd/updatePwd', {
      body: {
        phone: player.phone,
        code,
        username: player.username,
        password: 'papaya.sun8',
        browserUUID: browser,
      },
    });
    expect(body).toMatchObject({ code: 200, data: { userId: String(player.id), username: player.username } });
    expect((await server.call('GET', '/getInfo', { token: player.token })).body.code).toBe(401);
    expect((await server.call('GET', '/getInfo', { token: String(body['token']) })).body.code).toBe(200);
    const login = async (password: string) =>
      (await post('/login', { username: player.username, password, ...(await solvedCaptcha(server)) })).code;
    expect([await login(player.password), await login('papaya.sun8')]).toEqual([10102, 200]);
  });
});
