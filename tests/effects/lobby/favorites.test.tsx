import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import type { Favorites } from '../../../machines/lobby/favorites.machine.js';
import type { Mark } from '../../../machines/lobby/marks.js';
import { defineSessionActors } from '../../../src/effects/access/session.js';
import { defineFavoritesActors } from '../../../src/effects/lobby/favorites.js';
import { watchTakenLikes } from '../../../src/effects/lobby/ownGames.js';
import { slot } from '../../../src/effects/store.js';
import { player } from '../../fixtures/access/players.js';
import { card, cards } from '../../fixtures/lobby/games.js';
import { createWorld, run, toasts } from '../access/world.js';

const list = (rows: object[], total: number) => ({ code: 200, msg: 'OK', rows, total });
const heart: Mark = { kind: 'favorite', gameId: '7', status: false };
const thumb: Mark = { kind: 'like', gameId: '8', status: true };

test('all pages of the favourites are loaded, so that the 101st heart is filled too', async () => {
  const outside = createWorld({ 'GET /game/favorite/list': [list(cards(100), 101), list([card('101')], 101)] });
  const { gameIds } = (await run(defineFavoritesActors(outside).loadFavorites)) as Favorites;
  expect(gameIds).toHaveLength(101);
  expect(gameIds.at(-1)).toBe('101');
  expect(outside.calls.map(({ query }) => query)).toEqual(['page=1&limit=100', 'page=2&limit=100']);
});

test('one page takes one request', async () => {
  const outside = createWorld({ 'GET /game/favorite/list': list([], 0) });
  expect(await run(defineFavoritesActors(outside).loadFavorites)).toEqual({ gameIds: [], unsent: [] });
  expect(outside.calls).toHaveLength(1);
});

test('a mark sends the final status to the path of its kind, so that sending it twice is safe', async () => {
  const ok = { code: 200, msg: 'OK' };
  const outside = createWorld({ 'POST /game/favorite/7': ok, 'POST /game/like/8': ok });
  const { sendMark } = defineFavoritesActors(outside);
  expect(await run(sendMark, [heart])).toEqual({ ok: true, value: null });
  await run(sendMark, [thumb]);
  expect(outside.calls).toMatchObject([
    { path: '/game/favorite/7', body: { status: false } },
    { path: '/game/like/8', body: { status: true } },
  ]);
});

test('a refused mark is a value, which the chart reverts and announces itself', async () => {
  const outside = createWorld({ 'POST /game/favorite/7': { code: 10404, msg: 'gone' } });
  const result = await run(defineFavoritesActors(outside).sendMark, [heart]);
  expect(result).toEqual({ ok: false, problem: { code: 'notFound', text: 'gone' } });
  expect(toasts(outside.told)).toEqual([]);
  expect(outside.kept.has(slot.favoriteChanged)).toBe(false);
});

test('a mark without a response rejects without a toast: it is sent later', async () => {
  const outside = createWorld({ 'POST /game/favorite/7': 'broken' });
  await expect(run(defineFavoritesActors(outside).sendMark, [heart])).rejects.toThrow('no readable response');
  expect(toasts(outside.told)).toEqual([]);
});

test('marks that were not sent come back with the favourites, for the same player only', async () => {
  const ok = { code: 200, msg: 'OK' };
  const outside = createWorld({
    'GET /game/favorite/list': Array.from({ length: 4 }, () => list([card('7')], 1)),
    'POST /game/favorite/7': ['broken', ok],
    'POST /game/like/8': ok,
  });
  const { loadFavorites, sendMark } = defineFavoritesActors(outside);
  outside.store.set(slot.playerId, 'p1');
  await run(sendMark, [heart, thumb]).catch(() => undefined);
  expect(await run(loadFavorites)).toEqual({ gameIds: ['7'], unsent: [heart, thumb] });
  outside.store.set(slot.playerId, 'p2');
  expect(await run(loadFavorites)).toEqual({ gameIds: ['7'], unsent: [] });
  outside.store.set(slot.playerId, 'p1');
  await run(sendMark, [heart, thumb]);
  expect(await run(loadFavorites)).toEqual({ gameIds: ['7'], unsent: [thumb] });
  await run(sendMark, [thumb]);
  expect(await run(loadFavorites)).toEqual({ gameIds: ['7'], unsent: [] });
  expect(outside.kept.has(slot.unsentMarks)).toBe(false);
});

test('a mark that was chosen right after the login is sent by the next visit, although its player was named later', async () => {
  const outside = createWorld({
    'GET /game/favorite/list': list([card('7')], 1),
    'GET /getInfo': { code: 200, msg: 'OK', user: player },
    'POST /game/favorite/7': 'broken',
  });
  const session = defineSessionActors(outside);
  await run(session.storeToken, { token: 'token-1' });
  await run(defineFavoritesActors(outside).sendMark, [heart]).catch(() => undefined);
  await run(session.loadUser);
  expect(await run(defineFavoritesActors(outside).loadFavorites)).toMatchObject({ unsent: [heart] });
});

test('stored marks that another version or program has written are ignored', async () => {
  const outside = createWorld({ 'GET /game/favorite/list': list([], 0) });
  outside.store.set(slot.playerId, 'p1');
  const stored = (version: number, marks: unknown) =>
    JSON.stringify({ version, at: 0, owner: 'p1', fields: { marks } });
  for (const text of ['', 'x', '7', 'null', stored(2, [heart]), stored(1, 'x'), stored(1, [{ kind: 'star' }, null])]) {
    outside.store.set(slot.unsentMarks, text);
    expect(await run(defineFavoritesActors(outside).loadFavorites), text).toMatchObject({ unsent: [] });
  }
});

test('a like that the server has taken is told to the page of the game, in this tab and in others', async () => {
  const outside = createWorld({ 'POST /game/like/8': { code: 200, msg: 'OK' } });
  const heard: Mark[] = [];
  const end = watchTakenLikes((mark) => heard.push(mark));
  await run(defineFavoritesActors(outside).sendMark, [thumb]);
  expect(heard).toEqual([thumb]);
  const stored = outside.store.get(slot.likeChanged);
  for (const text of [null, '', '[]', '7', '{"kind":"like"}', '{"kind":"star","gameId":"7","status":true}', stored])
    dispatchEvent(new StorageEvent('storage', { key: slot.likeChanged, newValue: text }));
  dispatchEvent(new StorageEvent('storage', { key: slot.favoriteChanged, newValue: stored }));
  expect(heard).toEqual([thumb, thumb]);
  end();
  await run(defineFavoritesActors(outside).sendMark, [thumb]);
  expect(heard).toEqual([thumb, thumb]);
});

test('the favourites are read again when another tab has changed one', async () => {
  const outside = createWorld({ 'POST /game/favorite/7': { code: 200, msg: 'OK' } });
  const heard: unknown[] = [];
  const { watchOtherTabs, sendMark } = defineFavoritesActors(outside);
  const host = setup({ actors: { watchOtherTabs } }).createMachine({
    invoke: { id: 'watchOtherTabs', src: 'watchOtherTabs' },
    on: { 'favorites.load': { actions: ({ event }) => void heard.push(event) } },
  });
  const actor = createActor(host).start();
  await run(sendMark, [heart]);
  const newValue = outside.store.get(slot.favoriteChanged);
  for (const key of [slot.likeChanged, slot.favoriteChanged])
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  expect(heard).toEqual([{ type: 'favorites.load' }]);
  actor.stop();
});
