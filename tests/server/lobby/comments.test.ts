import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { shownName } from '../../../server/domain/lobby/mask-name.js';
import { commentsCommand } from '../../../server/operator/comments.js';
import type { TestPlayer } from '../../../server/testing/players.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { dataOf, rowsOf, startStocked, type Rows } from '../stocked.js';
import { runCommand } from '../run-command.js';

type Schemas = components['schemas'];

const FIRST_GAME = 1001;

describe.each(ENGINES)('comments on games, on %s', (engine) => {
  let server: TestServer;
  let player: TestPlayer;
  let other: TestPlayer;
  /** Each test uses its own game. */
  let gameId = String(FIRST_GAME);
  let talkedAbout = 0;
  beforeAll(async () => {
    server = await startStocked(engine);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.hook('reset', {});
    gameId = String(FIRST_GAME + talkedAbout++);
    [player, other] = [await server.newPlayer(), await server.newPlayer()];
  });

  const under = (key: string = randomUUID()) => ({ headers: { 'idempotency-key': key } });
  const write = async (fields: object, { token } = player, key: string = randomUUID()) =>
    (
      await server.call('POST', '/game/comment', {
        token,
        ...under(key),
        body: { gameId, content: 'The free spins come often.', ...fields },
      })
    ).body;
  const written = async (fields: object, by = player) => (await write(fields, by)).data as Schemas['GameComment'];
  const list = async (query: Record<string, string> = {}, token: string | undefined = player.token) =>
    rowsOf(
      await server.call('GET', '/game/comment/list', {
        query: { gameId, ...query },
        ...(token === undefined ? {} : { token }),
      }),
    ) as Rows<Schemas['GameComment']>;
  const drop = async (id: string, { token } = player, key: string = randomUUID()) =>
    (await server.call('DELETE', `/game/comment/${id}`, { token, ...under(key) })).body.code;
  const restore = async (id: string, { token } = player) =>
    (await server.call('POST', `/game/comment/restore/${id}`, { token, ...under() })).body.code;
  const report = async (id: string, { token } = other, body: object = { reason: 'spam' }) =>
    (await server.call('POST', `/game/comment/report/${id}`, { token, ...under(), body })).body.code;
  const one = async (id: string, { token } = player) =>
    (await server.call('GET', `/game/comment/info/${id}`, { token })).body;
  const opinion = async () => {
    const { score, scoreNum, commentNum } = dataOf(
      await server.call('GET', `/game/info/${gameId}`),
    ) as Schemas['GameInfo'];
    return [score, scoreNum, commentNum];
  };

  test("are visible to everybody, newest first, with their author's name", async () => {
    const { id } = await written({ score: 5 });
    await server.hook('clock', { offsetMs: 60_000 });
    await written({ content: 'Second.' }, other);
    const { rows, total } = await list();
    expect([total, rows.map(({ content, isOwn }) => [content, isOwn])]).toEqual([
      2,
      [
        ['Second.', false],
        ['The free spins come often.', true],
      ],
    ]);
    expect((await list({}, '')).rows.map(({ isOwn }) => isOwn)).toEqual([false, false]);
    expect((await list({ page: '2', limit: '1' })).rows[0]).toMatchObject({
      id,
      score: 5,
      parentId: null,
      replyTo: null,
      replyNum: 0,
    });
  });

  test('show no username', () => {
    expect([shownName('Kitemaker', 'kites1'), shownName('marisol', 'marisol'), shownName('09171234567', 'x')]).toEqual([
      'Kitemaker',
      'ma***ol',
      '09•• ••• 567',
    ]);
  });

  test('have replies, oldest first, which name the author they reply to', async () => {
    const { id } = await written({});
    const reply = await written({ parentId: id, content: 'True.' }, other);
    await server.hook('clock', { offsetMs: 60_000 });
    await written({ parentId: reply.id, content: 'Thanks.' });
    expect((await list()).rows[0]).toMatchObject({ replyNum: 2 });
    const { rows } = await list({ parentId: id });
    expect(rows.map(({ content, parentId, replyTo }) => [content, parentId, replyTo])).toEqual([
      ['True.', id, shownName(player.username, player.username)],
      ['Thanks.', id, shownName(other.username, other.username)],
    ]);
    expect((await list()).total).toBe(1);
  });

  test('are plain text of at most 500 characters, as people see them, in every script', async () => {
    for (const character of ['x', 'မြို့', 'ที่', '好', '👩‍👩‍👧'])
      expect([
        (await write({ content: character.repeat(500) }, await server.newPlayer())).code,
        await write({ content: character.repeat(501) }, await server.newPlayer()),
      ]).toMatchObject([200, { code: 10_400, field: 'content' }]);
    gameId = String(FIRST_GAME + talkedAbout++);
    expect(await write({ content: ' \n\u0000 ' })).toMatchObject({ code: 10_400, field: 'content' });
    expect((await write({ content: '<script>alert(1)</script>\u2066\n\n\n\n\nဟယ်လို 👋' })).code).toBe(200);
    expect((await list()).rows[0]?.content).toBe('<script>alert(1)</script>\n\nဟယ်လို 👋');
  });

  test.each([
    [{ score: 0 }, 10_400],
    [{ score: 6 }, 10_400],
    [{ score: 2.5 }, 10_400],
    [{ gameId: '9' }, 10_404],
    [{ parentId: '1' }, 10_404],
  ])('are refused with %j, and nothing is written', async (fields, code) => {
    expect((await write(fields)).code).toBe(code);
    expect((await list()).total).toBe(0);
  });

  test("score a game: each player's newest score counts", async () => {
    expect(await opinion()).toEqual([null, 0, 0]);
    const { id } = await written({ score: 2 });
    expect(await write({ parentId: id, score: 5 }, other)).toMatchObject({ code: 10_400, field: 'score' });
    await written({ score: 5 }, other);
    expect(await opinion()).toEqual([3.5, 2, 2]);
    const better = await written({ score: 4 });
    expect(await opinion()).toEqual([4.5, 2, 3]);
    await drop(better.id);
    expect(await opinion()).toEqual([5, 1, 2]);
  });

  test('of ten parallel scores of one player, one counts', async () => {
    const codes = (await Promise.all(Array.from({ length: 10 }, (_, index) => write({ score: 1 + (index % 5) })))).map(
      ({ code }) => code,
    );
    expect(new Set(codes)).toEqual(new Set([200]));
    expect((await opinion())[1]).toBe(1);
  });

  test('are limited to ten in ten minutes', async () => {
    for (let times = 0; times < 10; times++) expect((await write({})).code).toBe(200);
    expect((await write({})).code).toBe(429);
    expect((await write({}, other)).code).toBe(200);
    await server.hook('clock', { offsetMs: 601_000 });
    expect((await write({})).code).toBe(200);
  });

  test('are deleted only by their author, with their replies, once', async () => {
    const { id } = await written({});
    await written({ parentId: id }, other);
    expect(await drop(id, other)).toBe(10_404);
    expect(await drop(id)).toBe(200);
    expect(await drop(id)).toBe(10_404);
    expect([(await list()).total, (await list({ parentId: id })).total, await opinion()]).toEqual([0, 0, [null, 0, 0]]);
    expect((await write({ parentId: id }, other)).code).toBe(10_404);
  });

  test("are hidden after three players' reports, not after three reports of one player, and never from their author", async () => {
    const { id } = await written({ score: 1 });
    expect(await report(id, player)).toBe(10_501);
    for (let times = 0; times < 3; times++) expect(await report(id)).toBe(200);
    expect((await list({}, other.token)).rows[0]).toMatchObject({ id, isReported: true });
    await Promise.all([report(id, await server.newPlayer()), report(id, await server.newPlayer())]);
    expect([
      (await list({}, other.token)).total,
      (await list({}, '')).total,
      (await list()).total,
      await opinion(),
    ]).toEqual([0, 0, 1, [1, 1, 0]]);
    expect(await report(id)).toBe(10_404);
  });

  test("an operator's review is final: shown despite reports, or hidden with their score", async () => {
    const { id } = await written({ score: 1 });
    const decide = async (what: string) => (await runCommand(server, commentsCommand, what, id, 'spam')).code;
    const threeReport = async () => {
      for (let times = 0; times < 3; times++) await report(id, await server.newPlayer());
    };
    await threeReport();
    expect((await list({}, '')).total).toBe(0);
    expect(await decide('show')).toBe(0);
    expect(
      await server.parts.db
        .selectFrom('game_comment_report')
        .select('player_id')
        .where('comment_id', '=', Number(id))
        .execute(),
    ).toHaveLength(3);
    await threeReport();
    expect([(await list({}, '')).total, await opinion()]).toEqual([1, [1, 1, 1]]);
    expect(await decide('hide')).toBe(0);
    expect([(await list({}, '')).total, await opinion()]).toEqual([0, [null, 0, 0]]);
  });

  test('can be reported by one player at most twenty times an hour', async () => {
    const { id } = await written({});
    for (let times = 0; times < 20; times++) expect(await report(id)).toBe(200);
    expect(await report(id)).toBe(429);
    expect(await report(id, await server.newPlayer())).toBe(200);
    await server.hook('clock', { offsetMs: 3_601_000 });
    expect(await report(id)).toBe(200);
  });

  test('keep no pile of marks, which would paint over other lines', async () => {
    const { content } = await written({ content: `a${'\u0301'.repeat(500)}b` });
    expect(content.length).toBeLessThan(12);
    expect((await written({ content: 'မြွှို့ ที่ 👩‍👩‍👧' })).content).toBe('မြွှို့ ที่ 👩‍👩‍👧');
  });

  test('are written once per key, also when the response was lost, and found by it', async () => {
    const key = randomUUID();
    const trace = async ({ token } = player) =>
      (await server.call('POST', '/game/comment/trace', { token, body: { referenceNo: key } })).body.data;
    expect(await trace()).toBeNull();
    const [first, second] = [await write({}, player, key), await write({}, player, key)];
    expect(second).toEqual(first);
    expect((await list()).total).toBe(1);
    expect(await trace()).toMatchObject({ content: 'The free spins come often.', isOwn: true });
    expect(await trace(other)).toBeNull();
    expect((await write({ content: 'Something else.' }, player, key)).code).toBe(10_206);
  });

  test('are summed up by score, those that everybody may count', async () => {
    const summary = async () =>
      dataOf(await server.call('GET', '/game/comment/summary', { query: { gameId } })) as Schemas['GameCommentSummary'];
    expect(await summary()).toEqual({ score: null, scoreNum: 0, commentNum: 0, distribution: [0, 0, 0, 0, 0] });
    await written({ score: 2 });
    await written({ score: 5 }, other);
    await written({ score: 4 });
    expect(await summary()).toEqual({ score: 4.5, scoreNum: 2, commentNum: 3, distribution: [0, 0, 0, 1, 1] });
    expect((await server.call('GET', '/game/comment/summary', { query: { gameId: '9' } })).body.code).toBe(10_404);
  });

  test('come the best first, if wanted', async () => {
    await written({ content: 'Three.', score: 3 });
    await server.hook('clock', { offsetMs: 60_000 });
    await written({ content: 'Nothing.' }, await server.newPlayer());
    await written({ content: 'Five.', score: 5 }, other);
    await server.hook('clock', { offsetMs: 120_000 });
    await written({ content: 'Three again.', score: 3 }, await server.newPlayer());
    expect((await list({ sort: 'best' })).rows.map(({ content }) => content)).toEqual([
      'Five.',
      'Three again.',
      'Three.',
      'Nothing.',
    ]);
  });

  test('come back with their replies for a moment after they were deleted', async () => {
    const { id } = await written({ score: 4 });
    const kept = await written({ parentId: id, content: 'True.' }, other);
    const gone = await written({ parentId: id, content: 'Oops.' }, other);
    await drop(gone.id, other);
    const key = randomUUID();
    expect(await drop(id, player, key)).toBe(200);
    expect(await one(id)).toMatchObject({ data: { status: 'deleted', undoUntil: expect.any(String) as string } });
    expect([(await one(id, other)).code, await restore(id, other), await restore(kept.id, other)]).toEqual([
      10_404, 10_404, 10_502,
    ]);
    expect(await restore(id)).toBe(200);
    // The request that deleted it comes again, late: it deletes nothing twice.
    expect(await drop(id, player, key)).toBe(200);
    expect((await list()).rows).toMatchObject([{ id, score: 4, status: 'shown', replyNum: 1 }]);
    expect(await opinion()).toEqual([4, 1, 2]);
    await drop(id);
    const clock = { offsetMs: 36_000 };
    await server.hook('clock', clock);
    expect([await restore(id), (await list()).total]).toEqual([10_502, 0]);
  });

  test('come back without their score if the player has given another one meanwhile', async () => {
    const { id } = await written({ score: 1 });
    await drop(id);
    await written({ score: 5 });
    expect(await restore(id)).toBe(200);
    expect(await opinion()).toEqual([5, 1, 2]);
  });

  test('with a link wait for an operator, who sees the reasons of reports and gives one', async () => {
    const { id } = await written({ content: 'Win more on www.example.test' });
    expect((await list()).rows).toMatchObject([{ id, status: 'pendingReview', hiddenReason: null }]);
    expect((await list({}, other.token)).total).toBe(0);
    const decide = async (...args: string[]) => (await runCommand(server, commentsCommand, ...args)).code;
    expect([await decide('show', id), (await list({}, other.token)).rows[0]?.status]).toEqual([0, 'shown']);
    expect(await report(id, other, { reason: 'fraud', note: 'x'.repeat(141) })).toBe(10_400);
    expect(await report(id, other, { reason: 'rude' })).toBe(10_400);
    expect(await report(id, other, { reason: 'fraud', note: 'Asks for money.' })).toBe(200);
    expect([await decide('hide', id), await decide('hide', id, 'rude'), await decide('hide', id, 'fraud')]).toEqual([
      1, 1, 0,
    ]);
    expect((await list()).rows).toMatchObject([{ id, status: 'hidden', hiddenReason: 'fraud' }]);
    expect((await one(id, other)).code).toBe(10_404);
  });

  test('can be written by players only', async () => {
    expect((await server.call('POST', '/game/comment', { ...under(), body: { gameId, content: 'x' } })).body.code).toBe(
      401,
    );
  });
});

describe.each(ENGINES)('lists of own games, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startStocked(engine);
  });
  afterAll(() => server.close());

  test('several favourites or played games are removed at once, only for the player', async () => {
    const [player, other] = [await server.newPlayer(), await server.newPlayer()];
    const { db, services } = server.parts;
    const at = services.clock.now();
    await db
      .insertInto('player_game')
      .values(
        [player, other].flatMap(({ id }) =>
          [1001, 1002, 1003].map((game_id) => ({
            player_id: id,
            game_id,
            liked_at: at,
            favorited_at: at,
            played_at: at,
          })),
        ),
      )
      .execute();
    const games = async (bond: string, { token } = player) =>
      (rowsOf(await server.call('GET', `/game/${bond}/list`, { token })) as Rows<Schemas['GameCard']>).rows.map(
        ({ gameId }) => gameId,
      );
    for (let times = 0; times < 2; times++)
      expect((await server.call('DELETE', '/game/favorite/1001,1003,9999', { token: player.token })).body.code).toBe(
        200,
      );
    expect((await server.call('DELETE', '/game/history/1002', { token: player.token })).body.code).toBe(200);
    expect([
      await games('favorite'),
      await games('history'),
      await games('like'),
      await games('favorite', other),
    ]).toEqual([['1002'], ['1001', '1003'], ['1001', '1002', '1003'], ['1001', '1002', '1003']]);
    expect((await server.call('DELETE', '/game/favorite/x', { token: player.token })).body).toMatchObject({
      code: 10_400,
    });
    expect((await server.call('DELETE', '/game/history/1001')).body.code).toBe(401);
  });
});
