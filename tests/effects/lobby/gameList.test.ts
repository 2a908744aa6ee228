import { expect, test } from 'vitest';
import type { GameFilter, GameQuery } from '../../../machines/lobby/vocabulary.js';
import { defineGameListActors } from '../../../src/effects/lobby/gameList.js';
import { createDepths } from '../../../src/effects/lobby/depth.js';
import { recallPlayed } from '../../../src/effects/lobby/playedGames.js';
import { createStore, slot } from '../../../src/effects/store.js';
import { card } from '../../fixtures/lobby/games.js';
import { createWorld, run, toasts } from '../access/world.js';

const filter = (changes: Partial<GameFilter> = {}): GameQuery => ({
  kind: 'catalogue',
  categoryId: null,
  makerId: null,
  tagId: null,
  feature: null,
  sort: 'relevance',
  ...changes,
});
const page = { code: 200, msg: 'OK', rows: [card('1')], total: 1 };

test.each([
  ['everything', filter(), '/game/search?sort=relevance&page=2&limit=30'],
  ['everything, hot first', filter({ sort: 'hot' }), '/game/hotGames?page=2&limit=30'],
  ['everything, new first', filter({ sort: 'new' }), '/game/newGames?page=2&limit=30'],
  ['everything by name', filter({ sort: 'name' }), '/game/search?sort=name&page=2&limit=30'],
  ['a category', filter({ categoryId: 'slots' }), '/game/category_game/slots?page=2&limit=30'],
  [
    'a category, hot first',
    filter({ categoryId: 'slots', sort: 'hot' }),
    '/game/search?categoryId=slots&sort=hot&page=2&limit=30',
  ],
  ['a maker', filter({ makerId: 'm1' }), '/game/maker_game/m1?page=2&limit=30'],
  [
    'a maker within a category',
    filter({ categoryId: 'slots', makerId: 'm1' }),
    '/game/category_maker/gameList?categoryId=slots&makerId=m1&page=2&limit=30',
  ],
  ['a tag', filter({ tagId: 'fruit' }), '/game/gavigationTag/fruit?page=2&limit=30'],
  [
    'a tag within a category',
    filter({ categoryId: 'slots', tagId: 'fruit' }),
    '/game/search?categoryId=slots&tagId=fruit&sort=relevance&page=2&limit=30',
  ],
  [
    'a tag of a maker',
    filter({ makerId: 'm1', tagId: 'fruit' }),
    '/game/search?makerId=m1&tagId=fruit&sort=relevance&page=2&limit=30',
  ],
  ['a feature', filter({ feature: 'wilds' }), '/game/search?feature=wilds&sort=relevance&page=2&limit=30'],
  [
    'a feature, hot first',
    filter({ feature: 'wilds', sort: 'hot' }),
    '/game/search?feature=wilds&sort=hot&page=2&limit=30',
  ],
  [
    'a feature of a maker within a category and a tag',
    filter({ categoryId: 'slots', makerId: 'm1', tagId: 'fruit', feature: 'ways' }),
    '/game/search?categoryId=slots&makerId=m1&tagId=fruit&feature=ways&sort=relevance&page=2&limit=30',
  ],
  ['a word', { kind: 'search', keyword: 'mango moon' }, '/game/search?keyword=mango+moon&page=2&limit=30'],
  [
    'a word of an address that holds more than five words and 40 characters',
    { kind: 'search', keyword: `  mango   moon a b c d ${'e'.repeat(200)}` },
    '/game/search?keyword=mango+moon+a+b+c&page=2&limit=30',
  ],
  [
    'one long word',
    { kind: 'search', keyword: 'm'.repeat(140) },
    `/game/search?keyword=${'m'.repeat(40)}&page=2&limit=30`,
  ],
  ['favourites', { kind: 'favorites' }, '/game/favorite/list?page=2&limit=30'],
  ['likes', { kind: 'likes' }, '/game/like/list?page=2&limit=30'],
  ['history', { kind: 'history' }, '/game/history/list?page=2&limit=30'],
] as const satisfies readonly (readonly [string, GameQuery, string])[])(
  '%s uses the operation that the contract has for it',
  async (_, query, expected) => {
    const [path = ''] = expected.split('?');
    const outside = createWorld({ [`GET ${path}`]: page });
    expect(await run(defineGameListActors(outside).loadRows, { query, page: 2 })).toEqual({
      rows: [card('1')],
      total: 1,
    });
    expect(outside.calls.map((call) => `${call.path}?${call.query}`)).toEqual([expected]);
  },
);

test('a list that cannot be loaded rejects without a toast: its chart shows the error (B3)', async () => {
  const outside = createWorld({ 'GET /game/search': { code: 500, msg: 'fault' } });
  await expect(run(defineGameListActors(outside).loadRows, { query: filter(), page: 1 })).rejects.toThrow();
  expect(toasts(outside.told)).toEqual([]);
});

test('the first three pages have thirty rows, the later ones ninety, without a gap between them', async () => {
  const outside = createWorld({ 'GET /game/hotGames': page });
  const { loadRows } = defineGameListActors(outside);
  const query = filter({ sort: 'hot' });
  for (const nth of [1, 2, 3, 4, 5]) await run(loadRows, { query, page: nth });
  expect(outside.calls.map((call) => call.query)).toEqual([
    'page=1&limit=30',
    'page=2&limit=30',
    'page=3&limit=30',
    'page=2&limit=90',
    'page=3&limit=90',
  ]);
});

/** A tab whose document was loaded at this address after `store` was written. */
const tabAt = (at: string, store = createStore(() => Reflect.get({}, 'none'))) => ({
  store,
  open: (reloadedAt: string | null) => createDepths({ store, address: () => at, reloadedAt }),
});

test('after a reload a list reads at once as many pages as before, and after that from its start', async () => {
  const many = { code: 200, msg: 'OK', rows: [card('1')], total: 900 };
  const query = filter({ sort: 'hot' });
  const { open } = tabAt('/browser?sort=hot');
  const earlier = defineGameListActors(createWorld({ 'GET /game/hotGames': many }), open(null)).loadRows;
  for (const nth of [1, 2, 3]) await run(earlier, { query, page: nth });

  const outside = createWorld({ 'GET /game/hotGames': many });
  const { loadRows } = defineGameListActors(outside, open('/browser?sort=hot'));
  expect(await run(loadRows, { query, page: 1 })).toEqual({
    rows: [card('1'), card('1'), card('1')],
    total: 900,
    page: 3,
  });
  expect(outside.calls.map((call) => call.query)).toEqual(['page=1&limit=30', 'page=2&limit=30', 'page=3&limit=30']);
  expect(await run(loadRows, { query, page: 1 })).toEqual({ rows: [card('1')], total: 900 });
});

test('the history too reads as many pages as before, and keeps its start for a visit without a connection', async () => {
  const rows = Array.from({ length: 30 }, (_, nth) => card(String(nth)));
  const { open } = tabAt('/myGames?tab=history');
  const many = { code: 200, msg: 'OK', rows, total: 900 };
  const query: GameQuery = { kind: 'history' };
  const earlier = defineGameListActors(createWorld({ 'GET /game/history/list': many }), open(null)).loadRows;
  for (const nth of [1, 2]) await run(earlier, { query, page: nth });

  const outside = createWorld({ 'GET /game/history/list': many });
  outside.store.set(slot.playerId, 'player-1');
  const { loadRows } = defineGameListActors(outside, open('/myGames?tab=history'));
  expect(await run(loadRows, { query, page: 1 })).toMatchObject({ total: 900, page: 2 });
  expect(outside.calls.map((call) => call.query)).toEqual(['page=1&limit=30', 'page=2&limit=30']);
  expect(recallPlayed(outside)?.games).toHaveLength(30);
});

test('lists that were read meanwhile on other pages do not change how far a list is read after a reload', () => {
  const store = createStore(() => Reflect.get({}, 'none'));
  let at = '/browser?sort=hot';
  const tab = (reloadedAt: string | null) => createDepths({ store, address: () => at, reloadedAt });
  const before = tab(null);
  before.keep('hot', 7);
  before.keep('beside', 3);
  at = '/myGames';
  before.keep('favorites', 2);
  at = '/browser?sort=hot';
  const after = tab(at);
  expect([after.take('hot'), after.take('beside'), after.take('hot'), after.take('favorites')]).toEqual([7, 3, 1, 1]);
  // A second reload before all lists were read again.
  after.keep('hot', 7);
  expect(tab(at).take('beside')).toBe(3);
});

test('the depths of the last twelve pages are kept', () => {
  const store = createStore(() => Reflect.get({}, 'none'));
  const tab = (nth: number, reloadedAt: string | null = null) =>
    createDepths({ store, address: () => `/browser?id=${nth}`, reloadedAt });
  for (let nth = 1; nth <= 13; nth++) tab(nth).keep('games', 5);
  expect([1, 2, 13].map((nth) => tab(nth, `/browser?id=${nth}`).take('games'))).toEqual([1, 5, 5]);
});

test.each([
  ['the document was opened anew', null, '/browser?sort=hot'],
  ['another page was loaded again', '/index', '/browser?sort=hot'],
])('a list starts with its first page if %s', async (_, reloadedAt, at) => {
  const { open } = tabAt(at);
  const query = filter({ sort: 'hot' });
  open(null).keep(`games ${JSON.stringify({ query, page: 1 })}`, 5);
  const outside = createWorld({ 'GET /game/hotGames': page });
  await run(defineGameListActors(outside, open(reloadedAt)).loadRows, { query, page: 1 });
  expect(outside.calls).toHaveLength(1);
});

test.each([
  'nonsense',
  '{"address":"/browser","list":"games","page":9}',
  '[null,7,{"address":7,"pages":{"games":9}},{"address":"/browser","pages":null}]',
  '[{"address":"/browser","pages":{"games":"9"}}]',
  '[{"address":"/browser","pages":{"games":1e9}}]',
])('a stored depth that does not fit is ignored: %s', (text) => {
  const { store, open } = tabAt('/browser');
  store.set('listDepth', text);
  expect(open('/browser').take('games')).toBe(1);
});
