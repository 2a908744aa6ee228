import { expect, test } from 'vitest';
import { defineFavoritesActors } from '../../../src/effects/lobby/favorites.js';
import { card, cards } from '../../fixtures/lobby/games.js';
import { createWorld, run, toasts } from '../access/world.js';

const list = (rows: object[], total: number) => ({ code: 200, msg: 'OK', rows, total });

test('all pages of the favourites are loaded, so that the 101st heart is filled too', async () => {
  const outside = createWorld({ 'GET /game/favorite/list': [list(cards(100), 101), list([card('101')], 101)] });
  const gameIds = (await run(defineFavoritesActors(outside).loadFavorites)) as string[];
  expect(gameIds).toHaveLength(101);
  expect(gameIds.at(-1)).toBe('101');
  expect(outside.calls.map(({ query }) => query)).toEqual(['page=1&limit=100', 'page=2&limit=100']);
});

test('one page takes one request', async () => {
  const outside = createWorld({ 'GET /game/favorite/list': list([], 0) });
  expect(await run(defineFavoritesActors(outside).loadFavorites)).toEqual([]);
  expect(outside.calls).toHaveLength(1);
});

test('a change sends the final status, so that sending it twice is safe', async () => {
  const outside = createWorld({ 'POST /game/favorite/7': { code: 200, msg: 'OK' } });
  await run(defineFavoritesActors(outside).setFavorite, { gameId: '7', status: false });
  expect(outside.calls).toMatchObject([{ body: { status: false } }]);
});

test('a refused heart rejects, and its reason is shown in one toast', async () => {
  const outside = createWorld({ 'POST /game/favorite/7': { code: 10404, msg: 'gone' } });
  await expect(run(defineFavoritesActors(outside).setFavorite, { gameId: '7', status: true })).rejects.toThrow(
    'notFound',
  );
  expect(toasts(outside.told)).toEqual(['notFound']);
});
