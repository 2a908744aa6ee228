import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { isInTransaction } from '../../../server/db/open.js';
import type { TestPlayer } from '../../../server/testing/players.js';
import { ENGINES } from '../databases.js';
import { startTestServer, type TestServer } from '../harness.js';
import { newPhone, nonceOf, solvedCaptcha } from '../people.js';
import { dataOf } from '../stocked.js';
import { booksOf } from '../sandbox-books.js';

type Schemas = components['schemas'];

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

describe.each(ENGINES)('an account, on %s', (engine) => {
  let server: TestServer;
  let player: TestPlayer;
  beforeAll(async () => {
    server = await startTestServer({ engine });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.hook('reset', {});
    player = await server.newPlayer();
  });

  const ask = (method: string, path: string, body?: unknown, token = player.token) =>
    server.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  const edit = async (fields: object) => (await ask('POST', '/edit', fields)).body;
  const info = async () => (await ask('GET', '/getInfo')).body['user'] as Schemas['User'];
  const isLive = async (token: string) => (await server.call('GET', '/getInfo', { token })).body.code === 200;
  const logIn = async (password = player.password, userAgent = ANDROID, browserUUID: string = randomUUID()) =>
    (
      await server.call('POST', '/login', {
        body: { username: player.username, password, browserUUID, ...(await solvedCaptcha(server)) },
        headers: { 'user-agent': userAgent },
      })
    ).body;
  const lastSms = async (phone: string) =>
    (
      await booksOf(server)
        .selectFrom('sms')
        .select('text')
        .where('phone', '=', phone)
        .orderBy('id', 'desc')
        .executeTakeFirst()
    )?.text ?? '';
  const upload = async (token: string, bizType: string) => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('bizType', bizType);
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'me.png');
    const answer = (await (
      await fetch(`${server.url}/user-api/common/upload?lang=en_US`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      })
    ).json()) as { data: { url: string } };
    return answer.data.url;
  };

  describe('its profile', () => {
    test('is empty at first; a change sets the given fields and keeps the others', async () => {
      expect(await info()).toMatchObject({
        realname: '',
        gender: 'unknown',
        birthday: null,
        email: '',
        avatarUrl: null,
      });
      expect(
        await edit({
          nickname: '  Marisol ',
          realname: 'Marisol  de la Cruz',
          gender: 'female',
          email: 'marisol@mail.example',
        }),
      ).toMatchObject({ code: 200, user: { nickname: 'Marisol', realname: 'Marisol de la Cruz' } });
      await edit({ nickname: 'ျမျန်မာ' });
      expect(await info()).toMatchObject({
        nickname: 'ျမျန်မာ',
        realname: 'Marisol de la Cruz',
        gender: 'female',
        email: 'marisol@mail.example',
      });
      expect(await edit({ email: '' })).toMatchObject({ code: 200, user: { email: '' } });
    });

    test.each([
      [{ nickname: '   ' }, 'nickname'],
      [{ nickname: '<b>' }, 'nickname'],
      [{ nickname: 'x'.repeat(141) }, 'nickname'],
      [{ realname: 'R2D2' }, 'realname'],
      [{ gender: 'x' }, 'gender'],
      [{ email: 'no at' }, 'email'],
      [{ birthday: '2533-05-17' }, 'birthday'],
      [{ birthday: '1899-12-31' }, 'birthday'],
      [{ birthday: '1990-02-30' }, 'birthday'],
      [{ avatar: 'no-such' }, 'avatar'],
      [{ level: 9 }, 'level'],
      [{ phone: '09170000000' }, 'phone'],
    ])('refuses %j', async (fields, field) => {
      const before = await info();
      expect(await edit({ gender: 'male', ...fields })).toMatchObject({ code: 10_400, field });
      expect(await info()).toEqual(before);
    });

    test('a birthday can be set once', async () => {
      expect((await edit({ birthday: '1990-05-17' })).code).toBe(200);
      expect((await edit({ birthday: '1990-05-17', nickname: 'Same' })).code).toBe(200);
      expect(await edit({ birthday: '1991-05-17', nickname: 'Other' })).toMatchObject({
        code: 10_803,
        field: 'birthday',
      });
      expect(await info()).toMatchObject({ birthday: '1990-05-17', nickname: 'Same' });
    });

    test('of ten birthdays set at once, one is stored', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => edit({ birthday: `198${index}-01-01` })),
      );
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
      expect(answers.filter(({ code }) => code === 10_803)).toHaveLength(9);
    });

    test('a birthday under 21 is refused in PH and not stored (D5)', async () => {
      const year = new Date().getUTCFullYear();
      expect(await edit({ birthday: `${year - 20}-01-01` })).toMatchObject({ code: 10_804 });
      expect((await edit({ birthday: `${year - 22}-01-01` })).code).toBe(200);
    });

    test("an avatar is one of the site's or an own picture, which everybody may see", async () => {
      const choices = dataOf(await server.call('GET', '/user/avatar/list')) as Schemas['AvatarChoice'][];
      const id = choices.at(-1)?.id ?? '';
      expect(await edit({ avatar: id })).toMatchObject({
        code: 200,
        user: { avatarUrl: null, avatar: choices.at(-1)?.picture },
      });
      const url = await upload(player.token, 'avatar');
      expect(await edit({ avatar: url })).toMatchObject({ code: 200, user: { avatarUrl: url } });
      expect((await fetch(server.url + url)).status).toBe(200);
      const { token } = await server.newPlayer();
      expect(await edit({ avatar: await upload(token, 'avatar') })).toMatchObject({ code: 10_400, field: 'avatar' });
      expect(await edit({ avatar: await upload(player.token, 'feedback') })).toMatchObject({
        code: 10_400,
        field: 'avatar',
      });
      expect(await info()).toMatchObject({ avatarUrl: url });
      expect(await edit({ avatar: id })).toMatchObject({ user: { avatarUrl: null } });
    });
  });

  describe('its password', () => {
    const change = async (oldPassword: string, newPassword: string) =>
      (await ask('PUT', '/modified/updatePwd', { oldPassword, newPassword })).body;

    test('is changed with the old one; other devices are logged out, the current one is not', async () => {
      const other = String((await logIn())['token']);
      expect((await change(player.password, 'papaya.sun8')).code).toBe(200);
      expect([await isLive(player.token), await isLive(other)]).toEqual([true, false]);
      expect((await logIn()).code).toBe(10_102);
      expect((await logIn('papaya.sun8')).code).toBe(200);
      expect((await ask('GET', '/message/list')).body['rows']).toMatchObject([
        { title: 'Login on a new device' },
        { title: 'Password changed' },
      ]);
    });

    test.each([
      ['wrong.one1', 'papaya.sun8', 10_801, 'oldPassword'],
      ['mango.moon7', 'mango.moon7', 10_802, 'newPassword'],
      ['mango.moon7', 'password1', 10_108, 'newPassword'],
      ['mango.moon7', 'short', 10_400, 'newPassword'],
    ])('from %s to %s is refused with %i', async (oldPassword, newPassword, code, field) => {
      expect(await change(oldPassword, newPassword)).toMatchObject({ code, field });
      expect((await logIn()).code).toBe(200);
    });

    test('cannot be guessed by a stolen session', async () => {
      for (let guess = 0; guess < 10; guess++)
        expect((await change(`wrong.one${guess}`, 'papaya.sun8')).code).toBe(10_801);
      expect((await change(player.password, 'papaya.sun8')).code).toBe(429);
    });

    test('of two parallel changes, one succeeds', async () => {
      const codes = (
        await Promise.all([change(player.password, 'papaya.sun8'), change(player.password, 'guava.star9')])
      ).map(({ code }) => code);
      expect(codes.toSorted((a, b) => a - b)).toEqual([200, 10_801]);
    });
  });

  describe('its devices', () => {
    const list = async () => dataOf(await ask('GET', '/user/device/list')) as Schemas['Device'][];

    test('are listed once per browser, the current one first', async () => {
      const browser = randomUUID();
      await logIn(player.password, ANDROID, browser);
      await logIn(player.password, ANDROID, browser);
      await logIn(player.password, IPHONE);
      const found = await list();
      expect(found.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
        ['test', true],
        ['Safari, iPhone', false],
        ['Chrome, Android', false],
      ]);
    });

    test('are logged out one by one, each once', async () => {
      const browser = randomUUID();
      const [first, again] = [
        String((await logIn(player.password, ANDROID, browser))['token']),
        String((await logIn(player.password, ANDROID, browser))['token']),
      ];
      const id = (await list())[1]?.id ?? '';
      expect((await ask('DELETE', `/user/device/${id}`)).body.code).toBe(200);
      expect([await isLive(first), await isLive(again), await isLive(player.token)]).toEqual([false, false, true]);
      expect((await ask('DELETE', `/user/device/${id}`)).body.code).toBe(10_404);
    });

    test('all others are logged out together', async () => {
      const tokens = [String((await logIn())['token']), String((await logIn(player.password, IPHONE))['token'])];
      expect((await ask('DELETE', '/user/device/others')).body.code).toBe(200);
      for (const token of tokens) expect(await isLive(token)).toBe(false);
      expect(await list()).toHaveLength(1);
    });

    test('of another player are not found', async () => {
      const mine = (await list())[0]?.id ?? '';
      const { token } = await server.newPlayer();
      expect((await ask('DELETE', `/user/device/${mine}`, undefined, token)).body.code).toBe(10_404);
      expect(await isLive(player.token)).toBe(true);
    });
  });

  describe('its phone', () => {
    const send = async (phone: string) =>
      (await ask('POST', '/user/sendChangePhoneCode', { phone, code: nonceOf(phone), browserUUID: randomUUID() })).body;
    const codeFor = async (phone: string) => {
      expect((await send(phone)).code).toBe(200);
      return /\d{6}/.exec(await lastSms(phone))?.[0] ?? '';
    };
    const change = async (phone: string, code: string, password = player.password) =>
      (await ask('PUT', '/user/changePhone', { phone, code, password })).body;

    test("changes with the password and the new phone's code; the old phone is notified", async () => {
      const phone = newPhone();
      const other = String((await logIn())['token']);
      expect((await change(phone, await codeFor(phone))).code).toBe(200);
      expect((await info()).phone).toBe(`${phone.slice(0, 4)}•••${phone.slice(-4)}`);
      expect(await lastSms(player.phone)).toContain('no longer the number of your account');
      expect([await isLive(player.token), await isLive(other)]).toEqual([true, false]);
    });

    test('changes although the old phone cannot be notified, which happens outside of the transaction', async () => {
      const phone = newPhone();
      const code = await codeFor(phone);
      const areInside: boolean[] = [];
      const sending = vi.spyOn(server.parts.services.sms, 'send').mockImplementation(async () => {
        areInside.push(isInTransaction());
        throw new Error('no gateway');
      });
      try {
        expect((await change(phone, code)).code).toBe(200);
      } finally {
        sending.mockRestore();
      }
      expect(areInside).toEqual([false]);
      expect((await info()).phone).toBe(`${phone.slice(0, 4)}•••${phone.slice(-4)}`);
    });

    describe('with a code of the old phone instead of the password', () => {
      const sendOld = async () => (await ask('POST', '/user/sendOldPhoneCode', { browserUUID: randomUUID() })).body;
      const oldCode = async () => {
        expect((await sendOld()).code).toBe(200);
        return /\d{6}/.exec(await lastSms(player.phone))?.[0] ?? '';
      };
      const move = async (phone: string, fields: object) =>
        (await ask('PUT', '/user/changePhone', { phone, ...fields })).body;

      test('changes, and neither code works again', async () => {
        const phone = newPhone();
        const codes = { code: await codeFor(phone), oldCode: await oldCode() };
        expect((await move(phone, codes)).code).toBe(200);
        expect((await info()).phone).toBe(`${phone.slice(0, 4)}•••${phone.slice(-4)}`);
        const left = await server.parts.db
          .selectFrom('one_time_code')
          .select('purpose')
          .where('phone', 'in', [phone, player.phone])
          .execute();
        expect(left).toEqual([]);
      });

      test('is not changed with a wrong code, a late one, or neither code nor password; a right one stays valid', async () => {
        const phone = newPhone();
        const code = await codeFor(phone);
        const right = await oldCode();
        const wrong = right === '000000' ? '111111' : '000000';
        expect(await move(phone, { code, oldCode: wrong })).toMatchObject({ code: 10_104, field: 'oldCode' });
        expect(await move(phone, { code })).toMatchObject({ code: 10_400, field: 'oldCode' });
        expect(await move(phone, { code: code === '000000' ? '111111' : '000000', oldCode: right })).toMatchObject({
          code: 10_104,
          field: 'code',
        });
        await server.hook('clock', { offsetMs: 301_000 });
        expect(await move(phone, { code, oldCode: right })).toMatchObject({ code: 10_104, field: 'oldCode' });
        expect((await info()).phone).toContain(player.phone.slice(-4));
      });

      test('a code for the new phone does not stand in for one of the old phone', async () => {
        const phone = newPhone();
        const code = await codeFor(phone);
        const own = await codeFor(player.phone);
        expect(await move(phone, { code, oldCode: own })).toMatchObject({ code: 10_104, field: 'oldCode' });
      });

      test('the fifth wrong code ends it', async () => {
        const phone = newPhone();
        const code = await codeFor(phone);
        const right = await oldCode();
        const wrong = right === '000000' ? '111111' : '000000';
        for (let times = 0; times < 5; times++) await move(phone, { code, oldCode: wrong });
        expect(await move(phone, { code, oldCode: right })).toMatchObject({ code: 10_104, field: 'oldCode' });
      });

      test('an account without a phone has no such code', async () => {
        await server.parts.db.updateTable('player').set({ phone: null }).where('id', '=', player.id).execute();
        expect((await sendOld()).code).toBe(10_404);
      });
    });

    test('a username made from the old phone becomes the new phone', async () => {
      const old = newPhone();
      player = await server.newPlayer({ username: old, phone: old });
      const phone = newPhone();
      expect((await change(phone, await codeFor(phone))).code).toBe(200);
      expect((await info()).username).toBe(phone);
      expect((await server.newPlayer({ username: old, phone: old })).id).toBeGreaterThan(0);
    });

    test('is not changed with a wrong code, a wrong password, a code of another purpose, or an invalid number', async () => {
      const phone = newPhone();
      const code = await codeFor(phone);
      expect(await change(phone, code === '000000' ? '111111' : '000000')).toMatchObject({
        code: 10_104,
        field: 'code',
      });
      expect(await change(phone, code, 'wrong.one1')).toMatchObject({ code: 10_801, field: 'password' });
      expect(await change('0123456789', code)).toMatchObject({ code: 10_110, field: 'phone' });
      await server.call('POST', '/sendPhoneLoginCode', {
        body: { phone: player.phone, code: nonceOf(player.phone), browserUUID: randomUUID() },
      });
      expect((await change(player.phone, /\d{6}/.exec(await lastSms(player.phone))?.[0] ?? '')).code).toBe(10_104);
      expect((await change(phone, code)).code).toBe(200);
      expect((await change(phone, code)).code).toBe(10_104);
    });

    test('that belongs to another player is revealed only to the holder of its code', async () => {
      const taken = await server.newPlayer();
      expect((await change(taken.phone, '000000')).code).toBe(10_104);
      const { sessions } = { sessions: await isLive(taken.token) };
      expect(await change(taken.phone, await codeFor(taken.phone))).toMatchObject({ code: 10_105 });
      expect([sessions, await isLive(taken.token)]).toEqual([true, true]);
      expect((await info()).phone).toContain(player.phone.slice(-4));
    });

    test('binding adds no second phone', async () => {
      const phone = newPhone();
      expect(
        (await ask('POST', '/oauth/sendBindingPhoneCode', { phone, code: nonceOf(phone), browserUUID: randomUUID() }))
          .body.code,
      ).toBe(200);
      expect(
        (await ask('POST', '/oauth/bindingPhone', { phone, code: /\d{6}/.exec(await lastSms(phone))?.[0] })).body.code,
      ).toBe(10_116);
    });
  });

  describe('its feedback', () => {
    const content = 'The deposit page asked me for the amount twice.';
    const submit = async (fields: object, key: string = randomUUID()) =>
      (
        await server.call('POST', '/contact/submit', {
          token: player.token,
          body: { content, phone: player.phone, ...fields },
          headers: { 'idempotency-key': key },
        })
      ).body;
    const trace = async (referenceNo: string, token = player.token) =>
      (await server.call('POST', '/contact/trace', { token, body: { referenceNo } })).body['data'];
    const stored = () =>
      server.parts.db.selectFrom('feedback').select('content').where('player_id', '=', player.id).execute();

    test('is stored with its pictures', async () => {
      const pictures = [await upload(player.token, 'feedback'), await upload(player.token, 'feedback')];
      const { code, data } = await submit({ pictures });
      expect(code).toBe(200);
      const row = await server.parts.db
        .selectFrom('feedback')
        .selectAll()
        .where('id', '=', Number((data as Schemas['FeedbackReceipt']).feedbackId))
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({ player_id: player.id, content, phone: player.phone, pictures });
    });

    test.each([
      [{ content: 'too short' }, 10_400, 'content'],
      [{ content: `${' '.repeat(20)}short` }, 10_400, 'content'],
      [{ content: 'ကျွန်ုပ်'.repeat(3) }, 10_400, 'content'],
      [{ content: `nine more${'\u200B'.repeat(5)}` }, 10_400, 'content'],
      [{ phone: '12' }, 10_110, 'phone'],
      [{ pictures: ['/etc/passwd'] }, 10_400, 'pictures'],
    ])('is refused for %j', async (fields, code, field) => {
      expect(await submit(fields)).toMatchObject({ code, field });
      expect(await stored()).toEqual([]);
    });

    test('is refused for a letter under ten thousand marks', async () => {
      const marked = `Ten letters and more ${'\u0301'.repeat(10_000)}`;
      expect(await submit({ content: marked })).toMatchObject({ code: 10_400, field: 'content' });
    });

    test.each([
      ['a letter as one character', 'x'],
      ['a family as one character', '👨‍👩‍👧‍👦'],
      ['a Burmese syllable as one character', 'ကြို'],
    ])('counts %s, up to 1,000', async (_, one) => {
      expect((await submit({ content: one.repeat(1_000) })).code).toBe(200);
      expect(await submit({ content: one.repeat(1_001) })).toMatchObject({ code: 10_400, field: 'content' });
    });

    test('keeps marks of direction and HTML as they were written', async () => {
      const written = '<b>\u202Eevil\u202C</b> & <script>alert(1)</script>';
      expect((await submit({ content: written })).code).toBe(200);
      expect(await stored()).toEqual([{ content: written }]);
    });

    test('is stored once under its key, also when it is sent twice at the same time', async () => {
      const key = randomUUID();
      const pictures = [await upload(player.token, 'feedback')];
      const answers = await Promise.all([submit({ pictures }, key), submit({ pictures }, key)]);
      expect(answers[0]).toMatchObject({ code: 200 });
      expect(answers[1]).toEqual(answers[0]);
      expect(await submit({ pictures }, key)).toEqual(answers[0]);
      expect(await stored()).toHaveLength(1);
      expect(await trace(key)).toEqual(answers[0]?.['data']);
      expect(await submit({ content: 'Something else altogether.' }, key)).toMatchObject({ code: 10_206 });
    });

    test('is not found under a key that did not arrive, nor by another player', async () => {
      const key = randomUUID();
      expect(await submit({ phone: '12' }, key)).toMatchObject({ code: 10_110 });
      expect(await trace(key)).toBeNull();
      expect(await submit({}, key)).toMatchObject({ code: 200 });
      expect(await trace(key, (await server.newPlayer()).token)).toBeNull();
    });

    test("cannot include another player's picture, nor five pictures", async () => {
      const { token } = await server.newPlayer();
      expect(await submit({ pictures: [await upload(token, 'feedback')] })).toMatchObject({
        code: 10_400,
        field: 'pictures',
      });
      expect(await submit({ pictures: ['1', '2', '3', '4', '5'] })).toMatchObject({ code: 10_400, field: 'pictures' });
    });

    test('stores at most twenty pictures a day, also from parallel requests', async () => {
      const { db, services } = server.parts;
      const four = async () => {
        const urls = Array.from(
          { length: 4 },
          () => `/user-api/common/upload/${randomUUID().replaceAll('-', '')}.webp`,
        );
        await db
          .insertInto('upload')
          .values(
            urls.map((url) => ({
              id: url.slice(-37, -5),
              player_id: player.id,
              biz_type: 'feedback' as const,
              original_name: '',
              bytes: Buffer.from('x'),
              width: 1,
              height: 1,
              created_at: services.clock.now(),
              claimed_by: null,
              claimed_at: null,
            })),
          )
          .execute();
        return urls;
      };
      const sets = [await four(), await four(), await four(), await four(), await four(), await four(), await four()];
      const codes = (await Promise.all(sets.map((pictures) => submit({ pictures })))).map(({ code }) => code);
      expect(codes.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 429, 429]);
      expect((await submit({})).code).toBe(200);
    });

    test('is accepted at most ten times an hour', async () => {
      const key = randomUUID();
      const first = await submit({}, key);
      for (let times = 1; times < 9; times++) expect((await submit({})).code).toBe(200);
      expect((await submit({ content: `${' '.repeat(20)}short` })).code).toBe(10_400);
      expect((await submit({})).code).toBe(429);
      // What arrived can still be asked for.
      expect(await submit({}, key)).toEqual(first);
    });
  });
});
