import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { WireState } from '../../sandbox/maker/page/wire.js';
import { GAME_NAMES } from '../../sandbox/maker/games/games.js';
import { evaluate, LINES } from '../../sandbox/maker/games/slot/rules.js';
import { ENGINES } from './databases.js';
import { startTestServer, type TestServer } from './harness.js';
import { addGames, games, newVisitor, wrongs, type Settled, type Visitor } from './play-support.js';

const spun = ({ body }: { body: unknown }) => body as Settled;

describe.each(ENGINES)('rounds at the embedded maker, on %s', (engine) => {
  let server: TestServer;
  let visitor: Visitor;
  let sessionId: string;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ engine });
    await addGames(server);
  });
  afterAll(() => server.close());
  const begin = async (amount = 50_000) => {
    visitor = await newVisitor(server, 100_000);
    sessionId = (await visitor.play(games.mango, amount)).session.sessionId;
    token = (await visitor.enter(sessionId)).token;
  };
  afterEach(async () => expect(await wrongs(server)).toEqual([]));

  test("pay what their reels show, and the lobby's balance equals the maker's", async () => {
    await begin();
    let expected = 50_000;
    for (let count = 0; count < 12; count++) {
      const { round, balance } = spun(await visitor.spin(token, 1_000));
      expect(round.win).toBe((evaluate(round.outcome as readonly number[]).factor * 1_000) / LINES.length);
      expected += round.win - 1_000;
      expect(balance).toBe(expected);
    }
    expect((await visitor.money()).inGame).toBe(expected);
    expect((await visitor.refresh(sessionId)).session.inGameBalance).toBe(expected);
    expect((await visitor.exit(sessionId)).data).toMatchObject({ balance: 50_000 + expected });
  });

  test('are settled once under one key, however often they are requested', async () => {
    await begin();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.spin(token, 1_000, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(spun(answer).round))).size).toBe(1);
    expect((await visitor.money()).inGame).toBe(49_000 + spun(answers[0] ?? { body: null }).round.win);
    expect((await visitor.spin(token, 2_000, key)).body).toEqual({ error: 'keyReused' });
    const rows = await server.parts.db
      .selectFrom('transfer')
      .select('type')
      .where('reference_no', '=', sessionId)
      .where('type', '=', 'game_loss')
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('played in parallel keep every account right', async () => {
    await begin();
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.spin(token, 500)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const won = answers.reduce((sum, answer) => sum + spun(answer).round.win, 0);
    expect((await visitor.money()).inGame).toBe(50_000 - 20 * 500 + won);
  });

  test('parallel to an exit lose no money', async () => {
    await begin();
    const [exit, ...rounds] = await Promise.all([
      visitor.exit(sessionId),
      ...Array.from({ length: 6 }, () => visitor.spin(token, 500)),
    ]);
    // The maker keeps the money while it tells the lobby a round.
    const { data } = exit.data['status'] === 'done' ? exit : await visitor.exit(sessionId);
    expect(data).toMatchObject({ status: 'done' });
    const played = rounds.filter(({ status }) => status === 200).map((answer) => spun(answer).round);
    const won = played.reduce((sum, { win, stake }) => sum + win - stake, 0);
    expect(await visitor.money()).toEqual({ wallet: 100_000 + won, inGame: 0 });
  });

  test.each([
    ['a stake that is not offered', { roundKey: 'r1', stake: 101 }, 409, 'badBet'],
    ['a negative stake', { roundKey: 'r1', stake: -100 }, 409, 'badBet'],
    ['half a stake', { roundKey: 'r1', stake: 0.5 }, 400, 'malformed'],
    ['a text for a stake', { roundKey: 'r1', stake: '100' }, 400, 'malformed'],
    ['no key', { stake: 100 }, 400, 'malformed'],
    ['a key of markup', { roundKey: '<b>', stake: 100 }, 400, 'malformed'],
    ['a bet of another game', { roundKey: 'r1', stake: 100, bet: [{ on: 17, amount: 100 }] }, 409, 'badBet'],
  ])('refuse %s', async (_, body, status, error) => {
    await begin();
    expect(await visitor.maker('POST', 'play', body, token)).toMatchObject({ status, body: { error } });
    expect((await visitor.money()).inGame).toBe(50_000);
  });

  test('refuse a stake above the balance', async () => {
    await begin(1_000);
    expect((await visitor.spin(token, 2_000)).body).toEqual({ error: 'insufficient' });
    expect((await visitor.money()).inGame).toBe(1_000);
  });

  test('are accepted only from the page that entered last', async () => {
    await begin();
    const { round } = spun(await visitor.spin(token, 100));
    const second = await visitor.enter(sessionId);
    expect(second.state.lastRound).toEqual(round);
    expect((await visitor.spin(token, 100)).body).toEqual({ error: 'closed' });
    expect((await visitor.spin(second.token, 100)).status).toBe(200);
  });

  test("need a play token; the lobby's token is refused", async () => {
    await begin();
    for (const wrong of [undefined, 'made-up', visitor.player.token])
      expect((await visitor.spin(wrong ?? '', 100)).body).toEqual({ error: 'closed' });
    expect((await server.call('GET', '/getInfo', { token })).body.code).toBe(401);
  });

  test('include money that was added meanwhile', async () => {
    await begin(10_000);
    await visitor.add(sessionId, 5_000);
    expect(((await visitor.maker('GET', 'state', undefined, token)).body as WireState).balance).toBe(15_000);
  });
});

describe("the maker's server", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await addGames(server);
  });
  afterAll(() => server.close());

  test('allows requests from an opaque origin, and from no other', async () => {
    const asked = (origin: string) => fetch(`${server.url}/sandbox/maker/api/state`, { headers: { origin } });
    expect((await asked('null')).headers.get('access-control-allow-origin')).toBe('null');
    expect((await asked('https://elsewhere.example')).headers.get('access-control-allow-origin')).toBeNull();
    expect(
      (await fetch(`${server.url}/user-api/getInfo`, { headers: { origin: 'null' } })).headers.get(
        'access-control-allow-origin',
      ),
    ).toBeNull();
  });

  test('has no page for two tickets', async () => {
    expect((await fetch(`${server.url}/sandbox/maker/play?ticket=a&ticket=b`)).status).toBe(404);
  });

  test('serves a page that can only play', async () => {
    const visitor = await newVisitor(server, 50_000);
    const { session } = await visitor.play(games.mango, 10_000);
    const { gameUrl } = (await visitor.session(session.sessionId)).session;
    const page = await fetch(`${server.url}${gameUrl ?? ''}`);
    const text = await page.text();
    expect(page.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*frame-ancestors 'self'; sandbox allow-scripts$/,
    );
    expect(text).toContain('data-title="Mango Moon"');
    expect(text).not.toContain(visitor.player.token);
    expect((await visitor.enterAt(gameUrl ?? '')).state.balance).toBe(10_000);
  });

  test.each([
    [{}, 'data-sound="off"', 'data-motion="full"'],
    [{ sound: 'on', motion: 'less' }, 'data-sound="on"', 'data-motion="less"'],
    [{ sound: 'off', motion: 'full' }, 'data-sound="off"', 'data-motion="full"'],
  ])('tells the page of the game the settings %j', async (query, sound, motion) => {
    const visitor = await newVisitor(server, 50_000);
    const { session } = await visitor.play(games.mango, 10_000);
    const path = `/game/session/info/${session.sessionId}`;
    const { body } = await server.call('GET', path, { token: visitor.player.token, query });
    const { gameUrl } = body.data as { gameUrl: string };
    const text = await (await fetch(`${server.url}${gameUrl}`)).text();
    expect(text).toContain(sound);
    expect(text).toContain(motion);
  });

  test.each([
    'mango/wild.svg',
    'mango/scatter.svg',
    'drum/sixth.svg',
    'kite/sky.svg',
    'roulette/sky.svg',
    'poker/sky.svg',
    'sports/sky.svg',
    'fishing/whale.svg',
  ])('draws %s', async (name) => {
    const art = await fetch(`${server.url}/sandbox/maker/art/${name}`);
    expect([art.status, art.headers.get('content-type'), (await art.text()).startsWith('<svg')]).toEqual([
      200,
      'image/svg+xml',
      true,
    ]);
  });

  test.each([
    'mango/tiger.svg',
    'nowhere/wild.svg',
    'roulette/wild.svg',
    'nowhere/sky.svg',
    'mango/..%2f..%2fsecret.svg',
  ])('has no %s', async (name) => {
    expect((await fetch(`${server.url}/sandbox/maker/art/${name}`)).status).toBe(404);
  });

  test('returns through a page that only notifies its parent page', async () => {
    const asked = (destination: string) =>
      fetch(`${server.url}/pages/index/gamePostMessagePage`, { headers: { 'sec-fetch-dest': destination } });
    const framed = await asked('iframe');
    expect(await framed.text()).toContain("parent.postMessage({type:'exit'},location.origin)");
    expect(framed.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect((await asked('document')).status).toBe(404);
  });

  test.each(GAME_NAMES)('serves %s as one script and one style, together under 60 kB as they travel', async (name) => {
    const [script, style] = await Promise.all(
      ['js', 'css'].map(async (kind) => (await fetch(`${server.url}/sandbox/maker/game/${name}.${kind}`)).text()),
    );
    expect(script).not.toMatch(/^\s*import\s/m);
    expect(script).toContain('/sandbox/maker/api/');
    expect(style).toContain('.panel');
    expect(gzipSync(`${script ?? ''}${style ?? ''}`).length).toBeLessThan(60_000);
  });
});
