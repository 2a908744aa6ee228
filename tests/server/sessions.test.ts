import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES } from './databases.js';
import { startTestServer, type TestServer } from './harness.js';

const HOUR = 3_600_000;

describe.each(ENGINES)('a session, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ engine });
  });
  afterAll(() => server.close());
  beforeEach(() => server.hook('reset', {}));

  const isLive = async (token: string) => (await server.call('GET', '/getInfo', { token })).body.code === 200;

  test('a player with a valid token gets the own profile', async () => {
    const player = await server.newPlayer();
    const { body } = await server.call('GET', '/getInfo', { token: player.token });
    expect(body).toMatchObject({ code: 200, user: { userId: String(player.id), username: player.username } });
  });

  test('the phone of a player is masked', async () => {
    const player = await server.newPlayer({ phone: '09170001234' });
    expect((await server.call('GET', '/getInfo', { token: player.token })).body['user']).toMatchObject({
      phone: '0917•••1234',
    });
  });

  test('an invalid token is refused with body code 401, and logging out with it returns 200', async () => {
    const { token } = await server.newPlayer();
    expect((await server.call('GET', '/logout', { token })).body.code).toBe(200);
    expect(await server.call('GET', '/getInfo', { token })).toMatchObject({ status: 200, body: { code: 401 } });
    expect((await server.call('GET', '/logout', { token })).body.code).toBe(200);
  });

  test('it expires 24 hours after the last request', async () => {
    const { token } = await server.newPlayer();
    await server.hook('clock', { offsetMs: 25 * HOUR });
    expect(await isLive(token)).toBe(false);
  });

  test('a request within 24 hours extends it, the heartbeat does not', async () => {
    const [active, idle] = [await server.newPlayer(), await server.newPlayer()];
    await server.hook('clock', { offsetMs: 23 * HOUR });
    expect(await isLive(active.token)).toBe(true);
    expect((await server.call('POST', '/onlineTime', { token: idle.token, body: { onlineTime: 3 } })).body.code).toBe(
      200,
    );
    await server.hook('clock', { offsetMs: 46 * HOUR });
    expect(await isLive(active.token)).toBe(true);
    expect(await isLive(idle.token)).toBe(false);
  });

  test('it expires 30 days after the login, also if it was active', async () => {
    const { token } = await server.newPlayer();
    for (let day = 0; day < 30; day += 0.9) {
      await server.hook('clock', { offsetMs: day * 24 * HOUR });
      expect(await isLive(token)).toBe(true);
    }
    await server.hook('clock', { offsetMs: 30.1 * 24 * HOUR });
    expect(await isLive(token)).toBe(false);
  });

  test('no token is stored', async () => {
    const { token } = await server.newPlayer();
    const rows = await server.parts.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('a locked account has no live session', async () => {
    const player = await server.newPlayer();
    await server.parts.db.updateTable('player').set({ status: 'locked' }).where('id', '=', player.id).execute();
    expect(await isLive(player.token)).toBe(false);
  });
});
