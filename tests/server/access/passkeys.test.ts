import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPlayer } from '../../../server/testing/players.js';
import { Authenticator } from '../authenticator.js';
import { startTestServer, type TestServer } from '../harness.js';
import { setSite, solvedCaptcha } from '../people.js';

const ORIGIN = 'https://lobby.example';

interface Options {
  readonly challenge: string;
  readonly rpId: string;
  readonly user: { readonly id: string };
  readonly excludeCredentials: readonly { readonly id: string }[];
}

describe('passkeys', () => {
  let server: TestServer;
  let player: TestPlayer;
  const browserUUID = randomUUID();
  // The proxy in front of the lobby says at which host and scheme the browser is.
  const proxied = { 'x-forwarded-host': 'lobby.example', 'x-forwarded-proto': 'https' };
  beforeAll(async () => {
    server = await startTestServer({ settings: { TRUST_PROXY: '127.0.0.1', PUBLIC_HOSTS: ['lobby.example'] } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.hook('reset', {});
    player = await server.newPlayer();
    await setSite(server, { gameAccountCaptchaEnabled: 'false' });
  });

  const call = async (method: string, path: string, body?: unknown, token?: string, headers: object = proxied) =>
    (
      await server.call(method, path, {
        headers: { ...headers },
        ...(body === undefined ? {} : { body }),
        ...(token === undefined ? {} : { token }),
      })
    ).body;
  const newOptions = async (token = player.token): Promise<Options> =>
    (await call('POST', '/user/passkey/options', undefined, token)).data as Options;
  const loginOptions = async (browser = browserUUID): Promise<Options> =>
    (await call('POST', '/passkey/options', { browserUUID: browser })).data as Options;
  const add = async (device: Authenticator, token = player.token) =>
    call('POST', '/user/passkey', { credential: device.create(await newOptions(token)) }, token);
  const login = async (device: Authenticator) =>
    call('POST', '/passkey/login', { credential: device.get(await loginOptions()), browserUUID });
  const list = async (token = player.token) =>
    (await call('GET', '/user/passkey/list', undefined, token)).data as {
      id: string;
      name: string;
      lastTime: string;
    }[];

  test('a passkey logs in, with a session as after a login by password', async () => {
    const device = new Authenticator(ORIGIN);
    expect(await add(device)).toMatchObject({ code: 200, data: { lastTime: null, isSynced: false } });
    const { code, token } = await login(device);
    expect({ code, token }).toMatchObject({ code: 200, token: expect.stringMatching(/^[\w-]{43}$/) as string });
    const devices = (await call('GET', '/user/device/list', undefined, String(token))).data as { isCurrent: boolean }[];
    expect(devices.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect((await list())[0]?.lastTime).toEqual(expect.any(String));
    expect((await call('GET', '/logout', undefined, String(token))).code).toBe(200);
    expect((await call('GET', '/user/passkey/list', undefined, String(token))).code).toBe(401);
  });

  test('adding the same passkey again adds nothing, and one message reports it', async () => {
    const credential = new Authenticator(ORIGIN).create(await newOptions());
    const first = await call('POST', '/user/passkey', { credential }, player.token);
    const second = await call('POST', '/user/passkey', { credential }, player.token);
    expect(second).toEqual(first);
    expect(await list()).toHaveLength(1);
    const messages = await server.parts.db
      .selectFrom('message')
      .select('kind')
      .where('player_id', '=', player.id)
      .where('kind', '=', 'passkeyAdded')
      .execute();
    expect(messages).toHaveLength(1);
  });

  test('a device that has a passkey of the player is asked for no second one', async () => {
    const device = new Authenticator(ORIGIN);
    await add(device);
    expect((await newOptions()).excludeCredentials).toMatchObject([{ id: device.id.toString('base64url') }]);
  });

  test("a passkey of one player can be neither added, renamed nor revoked by another, and keeps the owner's handle", async () => {
    const device = new Authenticator(ORIGIN);
    await add(device);
    const thief = await server.newPlayer();
    const id = (await list())[0]?.id ?? '';
    expect((await add(device, thief.token)).code).toBe(10119);
    expect((await call('PUT', `/user/passkey/${id}`, { name: 'Mine' }, thief.token)).code).toBe(10404);
    expect((await call('DELETE', `/user/passkey/${id}`, undefined, thief.token)).code).toBe(10404);
    // The device now says the thief's handle, with the key of the owner.
    expect((await login(device)).code).toBe(10117);
  });

  test('a challenge is valid once, for its browser, for its purpose, and for ten minutes', async () => {
    const device = new Authenticator(ORIGIN);
    await add(device);
    const options = await loginOptions();
    const once = { credential: device.get(options), browserUUID };
    expect((await call('POST', '/passkey/login', once)).code).toBe(200);
    expect((await call('POST', '/passkey/login', once)).code).toBe(10118);
    const foreign = { credential: device.get(await loginOptions(randomUUID())), browserUUID };
    expect((await call('POST', '/passkey/login', foreign)).code).toBe(10118);
    const forRegistration = { credential: device.get(await newOptions()), browserUUID };
    expect((await call('POST', '/passkey/login', forRegistration)).code).toBe(10118);
    const other = await server.newPlayer();
    const made = new Authenticator(ORIGIN).create(await newOptions(other.token));
    expect((await call('POST', '/user/passkey', { credential: made }, player.token)).code).toBe(10118);
    const late = { credential: device.get(await loginOptions()), browserUUID };
    await server.hook('clock', { offsetMs: 601_000 });
    expect((await call('POST', '/passkey/login', late)).code).toBe(10118);
  });

  test('a challenge that failed once is used up', async () => {
    const device = new Authenticator(ORIGIN);
    await add(device);
    const options = await loginOptions();
    device.verifies = false;
    expect((await call('POST', '/passkey/login', { credential: device.get(options), browserUUID })).code).toBe(10119);
    device.verifies = true;
    expect((await call('POST', '/passkey/login', { credential: device.get(options), browserUUID })).code).toBe(10118);
    expect((await login(device)).code).toBe(200);
  });

  test('a device that did not verify the player adds no passkey', async () => {
    const device = new Authenticator(ORIGIN);
    device.verifies = false;
    expect((await add(device)).code).toBe(10119);
    expect(await list()).toEqual([]);
  });

  test('a counter that goes back is refused: the key was copied', async () => {
    const device = new Authenticator(ORIGIN);
    await add(device);
    device.counter = 5;
    expect((await login(device)).code).toBe(200);
    device.counter = 4;
    expect((await login(device)).code).toBe(10119);
    device.counter = 8;
    expect((await login(device)).code).toBe(200);
  });

  test('pages of another origin and passkeys of another domain are refused', async () => {
    const device = new Authenticator(ORIGIN);
    await add(device);
    expect((await add(new Authenticator('https://lobby.example.evil.example', 'lobby.example'))).code).toBe(10119);
    expect((await add(new Authenticator(ORIGIN, 'evil.example'))).code).toBe(10119);
  });

  test('a host that is not the lobby’s is refused although the proxy forwards it', async () => {
    const headers = { ...proxied, 'x-forwarded-host': 'evil.example' };
    expect((await server.call('POST', '/passkey/options', { body: { browserUUID }, headers })).status).toBe(421);
  });

  test('an IP address gets no passkeys', async () => {
    expect((await call('POST', '/passkey/options', { browserUUID }, undefined, {})).code).toBe(10120);
    expect((await call('POST', '/passkey/options', { browserUUID })).data).toMatchObject({ rpId: 'lobby.example' });
  });

  test('a revoked passkey does not log in, and revoking it again is a success', async () => {
    const device = new Authenticator(ORIGIN);
    await add(device);
    const id = (await list())[0]?.id ?? '';
    expect((await call('PUT', `/user/passkey/${id}`, { name: '  My phone ' }, player.token)).code).toBe(200);
    expect((await list())[0]?.name).toBe('My phone');
    for (const _ of [1, 2])
      expect((await call('DELETE', `/user/passkey/${id}`, undefined, player.token)).code).toBe(200);
    expect(await list()).toEqual([]);
    expect((await login(device)).code).toBe(10117);
    expect((await call('PUT', `/user/passkey/${id}`, { name: 'Again' }, player.token)).code).toBe(10404);
    expect((await add(device)).code).toBe(10119);
  });

  test('an account that is locked for good is refused as by password', async () => {
    const device = new Authenticator(ORIGIN);
    await add(device);
    await server.parts.db.updateTable('player').set({ status: 'locked' }).where('id', '=', player.id).execute();
    expect((await login(device)).code).toBe(10103);
  });

  test("logs in after a stranger's wrong passwords and signatures have blocked the login by password", async () => {
    const device = new Authenticator(ORIGIN);
    await add(device);
    for (let failures = 0; failures < 10; failures += 1)
      await call('POST', '/login', {
        username: player.username,
        password: 'wrong.one7',
        browserUUID: randomUUID(),
        ...(await solvedCaptcha(server)),
      });
    const own = { username: player.username, password: player.password, browserUUID: randomUUID() };
    expect((await call('POST', '/login', { ...own, ...(await solvedCaptcha(server)) })).code).toBe(10103);
    device.verifies = false;
    for (let failures = 0; failures < 11; failures += 1) expect((await login(device)).code).toBe(10119);
    device.verifies = true;
    expect((await login(device)).code).toBe(200);
  });

  test('a login with a passkey forgets the failures of the account', async () => {
    const device = new Authenticator(ORIGIN);
    await add(device);
    const byPassword = async (password: string) =>
      (await call('POST', '/login', { username: player.username, password, browserUUID })).code;
    for (let failures = 0; failures < 3; failures += 1) expect(await byPassword('wrong.one7')).toBe(10102);
    expect(await byPassword(player.password)).toBe(10101);
    expect((await login(device)).code).toBe(200);
    expect(await byPassword(player.password)).toBe(200);
  });

  test('a new password leaves passkeys, and a message says so', async () => {
    const device = new Authenticator(ORIGIN);
    await add(device);
    const body = { oldPassword: player.password, newPassword: 'papaya.sun8' };
    expect((await call('PUT', '/modified/updatePwd', body, player.token)).code).toBe(200);
    expect((await login(device)).code).toBe(200);
    const told = await server.parts.db
      .selectFrom('message')
      .select(['kind', 'link'])
      .where('player_id', '=', player.id)
      .where('kind', '=', 'passkeysStay')
      .execute();
    expect(told).toEqual([{ kind: 'passkeysStay', link: '/pages/account/passkeys' }]);
  });

  test('a player has at most twenty passkeys', async () => {
    const last = new Authenticator(ORIGIN).create(await newOptions());
    for (let count = 0; count < 20; count += 1) expect((await add(new Authenticator(ORIGIN))).code).toBe(200);
    expect((await call('POST', '/user/passkey', { credential: last }, player.token)).code).toBe(10121);
    expect((await call('POST', '/user/passkey/options', undefined, player.token)).code).toBe(10121);
  });
});
