import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import type { TestPlayer } from '../../../server/testing/players.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { dataOf, rowsOf, startStocked, type Rows } from '../stocked.js';

type Schemas = components['schemas'];

describe.each(ENGINES)("games of a player's own, on %s", (engine) => {
  let server: TestServer;
  let player: TestPlayer;
  let other: TestPlayer;
  beforeAll(async () => {
    server = await startStocked(engine);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.hook('reset', {});
    [player, other] = [await server.newPlayer(), await server.newPlayer()];
  });

  const set = (bond: 'favorite' | 'like', gameId: string, status: boolean, { token } = player) =>
    server.call('POST', `/game/${bond}/${gameId}`, { token, body: { status } });
  const list = async (bond: 'favorite' | 'like' | 'history', { token } = player, query: Record<string, string> = {}) =>
    (rowsOf(await server.call('GET', `/game/${bond}/list`, { token, query })) as Rows<Schemas['GameCard']>).rows.map(
      ({ gameId }) => gameId,
    );
  const info = async ({ token } = player) =>
    dataOf(await server.call('GET', '/game/info/1001', { token })) as Schemas['GameInfo'];

  test.each(['favorite', 'like'] as const)('%s: setting or removing it twice has the effect of once', async (bond) => {
    for (let times = 0; times < 2; times++) expect((await set(bond, '1001', true)).body.code).toBe(200);
    expect(await list(bond)).toEqual(['1001']);
    for (let times = 0; times < 2; times++) expect((await set(bond, '1001', false)).body.code).toBe(200);
    expect(await list(bond)).toEqual([]);
  });

  test('ten parallel taps leave one favourite', async () => {
    await Promise.all(Array.from({ length: 10 }, () => set('favorite', '1001', true)));
    expect(await list('favorite')).toEqual(['1001']);
    expect((await info()).favoriteStatus).toBe(true);
  });

  test('the latest comes first, and a second tap does not move it', async () => {
    for (const [index, gameId] of ['1001', '1004', '1007', '1001'].entries()) {
      await server.hook('clock', { offsetMs: index * 60_000 });
      await set('favorite', gameId, true);
    }
    expect(await list('favorite')).toEqual(['1007', '1004', '1001']);
    expect(await list('favorite', player, { page: '2', limit: '2' })).toEqual(['1001']);
    await set('favorite', '1001', false);
    await set('favorite', '1001', true);
    expect((await list('favorite'))[0]).toBe('1001');
  });

  test('favourites belong to one player; likes of all players are counted', async () => {
    await set('like', '1001', true);
    await set('like', '1001', true, other);
    await set('favorite', '1001', true, other);
    expect(await info()).toMatchObject({ likeStatus: true, favoriteStatus: false, likeNum: 2 });
    expect(await info(other)).toMatchObject({ likeStatus: true, favoriteStatus: true, likeNum: 2 });
    expect(dataOf(await server.call('GET', '/game/info/1001'))).toMatchObject({
      likeStatus: false,
      favoriteStatus: false,
      likeNum: 2,
    });
    expect(await list('favorite')).toEqual([]);
    await set('like', '1001', false);
    expect((await info()).likeNum).toBe(1);
    await set('like', '1001', false, other);
  });

  test('likes, favourites and played games are independent', async () => {
    await server.parts.db
      .insertInto('player_game')
      .values({
        player_id: player.id,
        game_id: 1001,
        liked_at: null,
        favorited_at: null,
        played_at: server.parts.services.clock.now(),
      })
      .execute();
    await set('favorite', '1001', true);
    await set('favorite', '1001', false);
    expect([await list('history'), await list('favorite'), await list('like')]).toEqual([['1001'], [], []]);
  });

  test.each(['favorite', 'like', 'history'] as const)(
    'several games are removed from %s at once, again without an effect, and only from the list of the player',
    async (bond) => {
      const now = server.parts.services.clock.now();
      await server.parts.db
        .insertInto('player_game')
        .values(
          [player, other].flatMap(({ id }) =>
            [1001, 1002, 1004].map((game_id) => ({
              player_id: id,
              game_id,
              liked_at: now,
              favorited_at: now,
              played_at: now,
            })),
          ),
        )
        .execute();
      const remove = (ids: string) => server.call('DELETE', `/game/${bond}/${ids}`, { token: player.token });
      for (const ids of ['1001,1004,1099', '1001,1004']) {
        expect((await remove(ids)).body.code).toBe(200);
        expect(await list(bond)).toEqual(['1002']);
      }
      for (const untouched of (['favorite', 'like', 'history'] as const).filter((one) => one !== bond))
        expect(await list(untouched)).toHaveLength(3);
      const others = await server.call('GET', `/game/${bond}/list`, { token: other.token });
      expect(rowsOf(others).total).toBe(3);
      expect((await remove(Array.from({ length: 11 }, (_, at) => 1001 + at).join(','))).body.code).toBe(10_400);
      expect((await server.call('DELETE', `/game/${bond}/1001`)).body.code).toBe(401);
    },
  );

  test('an unknown game is not found, and a visitor has no own games', async () => {
    for (const gameId of ['0', 'x', '99999999999999999999'])
      expect((await set('favorite', gameId, true)).body.code).toBe(10_404);
    for (const bond of ['favorite', 'like', 'history'])
      expect((await server.call('GET', `/game/${bond}/list`)).body.code).toBe(401);
    expect((await server.call('POST', '/game/favorite/1001', { body: { status: true } })).body.code).toBe(401);
  });
});
