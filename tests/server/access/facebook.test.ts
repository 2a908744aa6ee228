import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { ENGINES } from '../databases.js';
import { startTestServer, type TestServer } from '../harness.js';
import { newPhone, nonceOf } from '../people.js';
import { dataOf, rowsOf, type Rows } from '../stocked.js';
import { booksOf } from '../sandbox-books.js';

type Schemas = components['schemas'];

describe.each(ENGINES)('login with Facebook, on %s', (engine) => {
  let server: TestServer;
  let browserUUID: string;
  let person: string;
  /** The person that the network's page invented for this browser. */
  let key: string;
  beforeAll(async () => {
    server = await startTestServer({ engine });
  });
  afterAll(() => server.close());
  afterEach(() => void vi.restoreAllMocks());
  beforeEach(async () => {
    await server.hook('reset', {});
    browserUUID = randomUUID();
    person = `Somebody ${randomUUID()}`;
    key = randomUUID();
  });

  const begin = async (token?: string) =>
    (
      dataOf(
        await server.call('GET', '/oauth/facebook/getLoginUrl', {
          query: { browserUUID },
          ...(token === undefined ? {} : { token }),
        }),
      ) as Schemas['SocialLoginUrl']
    ).url;
  /** Presses a button of the network's page and returns the query of the callback page. */
  const press = async (url: string, fields: Record<string, string>, callback = '/pages/login/getFacebookQuery') => {
    const answer = await fetch(server.url + url, {
      method: 'POST',
      body: new URLSearchParams({ key, ...fields }),
      redirect: 'manual',
    });
    const target = new URL(answer.headers.get('location') ?? '', server.url);
    expect(target.pathname).toBe(callback);
    return Object.fromEntries(target.searchParams) as { state: string; code: string; error?: string };
  };
  const end = async (fields: object, token?: string) =>
    (
      await server.call('POST', '/oauth/facebook/login', {
        body: { browserUUID, ...fields },
        ...(token === undefined ? {} : { token }),
      })
    ).body;
  const enter = async () =>
    String((await end({ ...(await press(await begin(), { name: person })), isAdult: true }))['token']);
  /** The result that the network returns to the page of a bind. */
  const bindBack = async (token: string, name = person) =>
    press(await begin(token), { name }, '/pages/account/socialBinds');
  const userOf = async (token: string) =>
    (await server.call('GET', '/getInfo', { token })).body['user'] as Schemas['User'];
  const binds = async (token: string) =>
    dataOf(await server.call('GET', '/user/socialBind/list', { token })) as Schemas['SocialBind'][];

  test('opens an account without a phone, and the next time the same one', async () => {
    const token = await enter();
    const user = await userOf(token);
    expect(user).toMatchObject({ nickname: person.slice(0, 32), phone: '' });
    expect(await binds(token)).toMatchObject([{ type: 'facebook', isBound: true, name: person }]);
    expect((await userOf(await enter())).userId).toBe(user.userId);
  });

  test("identifies a person by the browser's key, not by a typed name", async () => {
    const victim = (await userOf(await enter())).userId;
    const url = await begin();
    const page = await fetch(server.url + url);
    const cookie = (page.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect(cookie).toMatch(/^sandbox_identity=[\w-]{22}$/);
    expect(await page.text()).toContain(cookie.split('=')[1]);
    const answer = await fetch(server.url + url, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ name: person }),
      redirect: 'manual',
    });
    const target = new URL(answer.headers.get('location') ?? '', server.url);
    const thief = String((await end({ ...Object.fromEntries(target.searchParams), isAdult: true }))['token']);
    expect((await userOf(thief)).userId).not.toBe(victim);
    const keyless = await fetch(server.url + (await begin()), {
      method: 'POST',
      body: new URLSearchParams({ name: person }),
      redirect: 'manual',
    });
    expect(keyless.status).toBe(400);
    expect((await userOf(await enter())).userId).toBe(victim);
  });

  test('requires a new person to confirm the age, and continues with the same state (D5)', async () => {
    const back = await press(await begin(), { name: person });
    expect(await end(back)).toMatchObject({ code: 10_109, field: 'isAdult' });
    expect((await end({ ...back, isAdult: true })).code).toBe(200);
    expect((await end({ ...(await press(await begin(), { name: person })) })).code).toBe(200);
  });

  test('that the person declines is a normal response and changes nothing', async () => {
    const back = await press(await begin(), { deny: '1' });
    expect(back.error).toBe('access_denied');
    expect((await end(back)).code).toBe(10_112);
    expect((await end({ ...back, error: undefined, code: 'x' })).code).toBe(10_113);
  });

  test('works once, in the browser that began it, within a quarter of an hour', async () => {
    const back = { ...(await press(await begin(), { name: person })), isAdult: true };
    expect((await end({ ...back, browserUUID: randomUUID() })).code).toBe(10_113);
    expect((await end({ ...back, state: 'a'.repeat(43) })).code).toBe(10_113);
    const answers = await Promise.all(Array.from({ length: 5 }, () => end(back)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect((await end(back)).code).toBe(10_113);
    const late = { ...(await press(await begin(), { name: person })), isAdult: true };
    await server.hook('clock', { offsetMs: 901_000 });
    expect((await end(late)).code).toBe(10_113);
  });

  test('is not ended by a second request while the first one exchanges the code', async () => {
    const back = { ...(await press(await begin(), { name: person })), isAdult: true };
    const { identity } = server.parts.services;
    const { exchange } = identity;
    vi.spyOn(identity, 'exchange').mockImplementationOnce(async (...asked) => {
      const found = await exchange(...asked);
      expect((await end(back)).code).toBe(10_113);
      return found;
    });
    expect((await end(back)).code).toBe(200);
  });

  test('refuses a code that was issued to another login', async () => {
    const [mine, theirs] = [
      await press(await begin(), { name: person }),
      await press(await begin(), { name: 'The victim' }),
    ];
    expect((await end({ state: mine.state, code: theirs.code, isAdult: true })).code).toBe(10_113);
    expect((await end({ state: theirs.state, code: theirs.code, isAdult: true })).code).toBe(10_113);
  });

  test('never redirects to a page of another origin', async () => {
    const url = (await begin()).replace(
      encodeURIComponent('/pages/login/getFacebookQuery'),
      encodeURIComponent('https://evil.example/'),
    );
    expect((await fetch(server.url + url)).status).toBe(400);
    expect(
      (await fetch(server.url + url, { method: 'POST', body: new URLSearchParams({ name: 'x' }), redirect: 'manual' }))
        .status,
    ).toBe(400);
    const page = await (await fetch(server.url + (await begin()))).text();
    expect(page).toContain('Not now');
  });

  test('binds the network to the logged-in player, and to one player only', async () => {
    const player = await server.newPlayer();
    const back = await bindBack(player.token);
    expect((await end(back)).code).toBe(10_113);
    // The session stays, so a player whose response is lost is still logged in.
    expect((await end(back, player.token))['token']).toBe(player.token);
    expect((await userOf(player.token)).userId).toBe(String(player.id));
    expect((await userOf(await enter())).userId).toBe(String(player.id));
    const other = await server.newPlayer();
    expect((await end(await bindBack(other.token), other.token)).code).toBe(10_115);
    expect(await binds(other.token)).toMatchObject([{ isBound: false }]);
  });

  test('binds nothing by the result of a login, of another player or of another browser (RFC 6749 section 10.12)', async () => {
    const [player, thief] = [await server.newPlayer(), await server.newPlayer()];
    const ofLogin = await press(await begin(), { name: person });
    const ofThief = await bindBack(thief.token);
    const own = await bindBack(player.token);
    expect((await end(ofLogin, player.token)).code).toBe(10_113);
    expect((await end(ofThief, player.token)).code).toBe(10_113);
    expect((await end({ ...own, browserUUID: randomUUID() }, player.token)).code).toBe(10_113);
    expect(await binds(player.token)).toMatchObject([{ isBound: false }]);
    expect((await end(own, player.token)).code).toBe(200);
    expect((await end(own, player.token)).code).toBe(10_113);
    expect(await binds(player.token)).toMatchObject([{ isBound: true, name: person }]);
  });

  test('a stolen session cannot gain permanent access: a binding cannot be replaced, the player is notified, and a reset removes a new one', async () => {
    const player = await server.newPlayer();
    const told = async () =>
      JSON.stringify(
        await server.parts.db
          .selectFrom('message')
          .select(['kind', 'content'])
          .where('player_id', '=', player.id)
          .execute(),
      );
    const token = String((await end(await bindBack(player.token), player.token))['token']);
    expect(await told()).toContain(`Facebook as ${person} can now log in`);
    expect((await end(await bindBack(token, 'A thief'), token)).code).toBe(10_115);
    expect(await binds(token)).toMatchObject([{ isBound: true, name: person }]);
    const reset = async () => {
      const phone = player.phone;
      expect(
        (await server.call('POST', '/forgetPwd/sendPhoneCode', { body: { phone, code: nonceOf(phone), browserUUID } }))
          .body.code,
      ).toBe(200);
      const sms = await booksOf(server)
        .selectFrom('sms')
        .select('text')
        .where('phone', '=', phone)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return String(
        (
          await server.call('PUT', '/forgetPwd/updatePwd', {
            body: { phone, username: phone, code: /\d{6}/.exec(sms.text)?.[0], password: 'mango.tree7', browserUUID },
          })
        ).body['token'],
      );
    };
    const after = await reset();
    expect(await binds(after)).toMatchObject([{ isBound: false }]);
    const again = String((await end(await bindBack(after), after))['token']);
    expect(await binds(again)).toMatchObject([{ isBound: true }]);
    await server.hook('clock', { offsetMs: 86_401_000 });
    const late = await reset();
    expect(await binds(late)).toMatchObject([{ isBound: true, name: person }]);
    expect(await told()).toContain(`Facebook as ${person} can still log in`);
  });

  test('can be unbound only after a phone was bound with a code', async () => {
    const token = await enter();
    const unbind = async () => (await server.call('DELETE', '/user/socialBind/facebook', { token })).body.code;
    expect(await unbind()).toBe(10_805);
    const bindPhone = async (phone: string) => {
      expect(
        (
          await server.call('POST', '/oauth/sendBindingPhoneCode', {
            token,
            body: { phone, code: nonceOf(phone), browserUUID },
          })
        ).body.code,
      ).toBe(200);
      const sms = await booksOf(server)
        .selectFrom('sms')
        .select('text')
        .where('phone', '=', phone)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return (
        await server.call('POST', '/oauth/bindingPhone', { token, body: { phone, code: /\d{6}/.exec(sms.text)?.[0] } })
      ).body.code;
    };
    expect(await bindPhone((await server.newPlayer()).phone)).toBe(10_105);
    const phone = newPhone();
    expect(
      (await server.call('POST', '/oauth/bindingPhone', { token, body: { phone, code: '123456' } })).body.code,
    ).toBe(10_104);
    expect(await bindPhone(phone)).toBe(200);
    expect((await userOf(token)).phone).toContain(phone.slice(-4));
    expect(
      (rowsOf(await server.call('GET', '/message/list', { token })) as Rows<Schemas['Message']>).rows.map(
        ({ title }) => title,
      ),
    ).toContain('Phone number changed');
    expect(await bindPhone(newPhone())).toBe(10_116);
    expect([await unbind(), await unbind()]).toEqual([200, 10_404]);
    const before = (await userOf(token)).userId;
    expect((await userOf(await enter())).userId).not.toBe(before);
  });

  test('a locked account stays locked', async () => {
    const { userId } = await userOf(await enter());
    await server.parts.db.updateTable('player').set({ status: 'locked' }).where('id', '=', Number(userId)).execute();
    expect((await end({ ...(await press(await begin(), { name: person })), isAdult: true })).code).toBe(10_103);
  });

  test('stores neither state nor code', async () => {
    const back = await press(await begin(), { name: person });
    const rows = [
      ...(await server.parts.db.selectFrom('social_login').selectAll().execute()),
      ...(await booksOf(server).selectFrom('identity_code').selectAll().execute()),
    ];
    for (const secret of [back.state, back.code]) expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('where Facebook is blocked (C9)', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { SITE: 'MM' } });
  });
  afterAll(() => server.close());

  test('the site does not offer it', async () => {
    const browserUUID = randomUUID();
    const { token } = await server.newPlayer();
    expect((await server.call('GET', '/oauth/facebook/getLoginUrl', { query: { browserUUID } })).body.code).toBe(
      10_114,
    );
    expect(
      (await server.call('POST', '/oauth/facebook/login', { body: { state: 'a'.repeat(43), code: 'x', browserUUID } }))
        .body.code,
    ).toBe(10_114);
    expect(dataOf(await server.call('GET', '/user/socialBind/list', { token }))).toEqual([]);
  });
});
