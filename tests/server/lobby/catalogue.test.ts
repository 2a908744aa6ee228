import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { LOCALES } from '../../../server/base/locale.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { dataOf, rowsOf, startStocked, type Rows } from '../stocked.js';

type Schemas = components['schemas'];
type Card = Schemas['GameCard'];

describe.each(ENGINES)('the catalogue, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startStocked(engine);
  });
  afterAll(() => server.close());

  const get = (path: string, query: Readonly<Record<string, string>> = {}) => server.call('GET', path, { query });
  const list = async (path: string, query: Readonly<Record<string, string>> = {}) =>
    rowsOf(await get(path, query)) as Rows<Card>;
  const search = async (query: Readonly<Record<string, string>>) =>
    (await list('/game/search', query)).rows.map(({ name }) => name);

  const mangoMoon = async () => dataOf(await get('/game/info/1001', { lang: 'th_TH' })) as Schemas['GameInfo'];

  test('similar games are open ones of the same category, without the game itself', async () => {
    const { categoryId } = await mangoMoon();
    const similar = dataOf(await get('/game/similar/1001')) as readonly Card[];
    expect(similar.length).toBeGreaterThan(0);
    expect(new Set(similar.map(({ gameId }) => gameId)).size).toBe(similar.length);
    expect(similar.map(({ gameId }) => gameId)).not.toContain('1001');
    expect(similar.filter((card) => card.categoryId !== categoryId || !card.isPlayable)).toEqual([]);
    expect((await get('/game/similar/9')).body.code).toBe(10_404);
  });

  test('lists games of the same position by their ids, so that no page repeats a game of another', async () => {
    const { db } = server.parts;
    const kept = await db
      .selectFrom('game')
      .select(['id', 'position', 'hot_position', 'new_position'])
      .orderBy('id', 'desc')
      .execute();
    const place = async (to: (old: number) => number) => {
      for (const { id, position, hot_position, new_position } of kept)
        await db
          .updateTable('game')
          .set({
            position: to(position),
            hot_position: hot_position === null ? null : to(hot_position),
            new_position: new_position === null ? null : to(new_position),
          })
          .where('id', '=', id)
          .execute();
    };
    await place(() => 7);
    try {
      for (const [path, query] of [
        ['/game/category_game/slots', {}],
        ['/game/maker_game/1', {}],
        ['/game/category_maker/gameList', { categoryId: 'slots', makerId: '1' }],
        ['/game/hotGames', {}],
        ['/game/newGames', {}],
      ] as const) {
        const ids = (await list(path, { ...query, limit: '100' })).rows.map(({ gameId }) => Number(gameId));
        expect(ids.length, path).toBeGreaterThan(1);
        expect(ids, path).toEqual(ids.toSorted((one, other) => one - other));
      }
    } finally {
      await place((old) => old);
    }
  });

  describe('search', () => {
    test('finds all four dragons first', async () => {
      for (const keyword of ['dragon', 'drgaon', 'DRAGON']) {
        const found = await search({ keyword });
        expect(new Set(found.slice(0, 4)), keyword).toEqual(
          new Set(['Dragon Fruit', 'Dragon Pearl', 'Dragon Kite', 'Dragon Drum']),
        );
      }
    });

    test.each([
      ['pina', 'Piña Parade'],
      ['มะม่วง', 'Mango Moon'],
      ['สล็อต มะม่วง', 'Mango Moon'],
      ['သရက်', 'Mango Moon'],
      ['芒果', 'Mango Moon'],
      ['mangga', 'Mango Moon'],
      ['moon mango', 'Mango Moon'],
    ])('by %s finds %s first, in every language of the lobby', async (keyword, name) => {
      for (const lang of LOCALES) expect((await search({ keyword, lang }))[0]).toBe(name);
    });

    test('by the name of a maker finds its games', async () => {
      const { rows } = await list('/game/search', { keyword: 'larkspire', limit: '100' });
      expect(rows.length).toBeGreaterThan(5);
      expect(new Set(rows.map(({ makerName }) => makerName))).toEqual(new Set(['Larkspire']));
    });

    test('by an unknown word finds nothing, and by no word everything', async () => {
      expect(await list('/game/search', { keyword: 'xyzzy' })).toEqual({ rows: [], total: 0 });
      expect((await list('/game/search')).total).toBe(200);
      expect((await list('/game/search', { keyword: '%' })).total).toBe(0);
    });

    test('within a category, a maker and a tag at once', async () => {
      const { rows } = await list('/game/search', { categoryId: 'slots', makerId: '1', tagId: 'fruit', limit: '100' });
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter(({ categoryId, makerId }) => categoryId !== 'slots' || makerId !== '1')).toEqual([]);
      expect(rows.map(({ name }) => name)).toContain('Mango Moon');
      expect((await list('/game/search', { makerId: 'nobody' })).total).toBe(0);
    });

    test('sorted by name is in the order of the names', async () => {
      const names = (await search({ sort: 'name', limit: '100' })).map((name) => name.normalize('NFD').toLowerCase());
      const letters = names.map((name) => name[0] ?? '');
      expect(letters).toEqual(letters.toSorted());
    });

    test('shows open games before closed ones of the same score', async () => {
      const { rows } = await list('/game/search', { limit: '100' });
      const playable = rows.map(({ isPlayable }) => isPlayable);
      expect(playable.indexOf(false)).toBe(playable.filter(Boolean).length);
    });

    test('pages without losing or repeating a game', async () => {
      const pages = await Promise.all(
        ['1', '2', '3', '4'].map((page) => list('/game/search', { keyword: 'a', page, limit: '20' })),
      );
      const ids = pages.flatMap(({ rows }) => rows.map(({ gameId }) => gameId));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toHaveLength(Math.min(80, pages[0]?.total ?? 0));
    });
  });

  test('home has everything of the first screen, in the requested language', async () => {
    const titles = [];
    for (const lang of LOCALES) {
      const home = dataOf(await get('/game/home', { lang })) as Schemas['Home'];
      titles.push(home.bulletins[0]?.title);
      expect(home.banners.length).toBeGreaterThan(1);
      expect(home.bulletins.length).toBeGreaterThan(0);
      expect(home.categories.map(({ categoryId }) => categoryId)).toEqual([
        'slots',
        'casino',
        'poker',
        'table',
        'fishing',
        'sports',
      ]);
      expect(home.hot[0]).toMatchObject({ name: 'Mango Moon', isHot: true });
      for (const row of [home.hot, home.newest, ...home.byMaker.map(({ games }) => games)]) {
        const open = row.filter(({ isPlayable }) => isPlayable).length;
        expect(row.slice(0, open).every(({ isPlayable }) => isPlayable)).toBe(true);
        expect(row.length - open, 'announced games are at most a third of a row').toBeLessThanOrEqual(row.length / 3);
      }
      expect(home.hot.length).toBe(12);
      expect(home.byMaker[0]?.games.length).toBeGreaterThan(4);
      expect(home.newest.every(({ isNew }) => isNew)).toBe(true);
      // A maker without a game to play has an empty row, which home leaves out.
      for (const { maker, games } of home.byMaker)
        expect(games.filter(({ makerId }) => makerId !== maker.makerId)).toEqual([]);
      expect(home.winners).toEqual([]);
    }
    expect(new Set(titles).size).toBe(LOCALES.length);
  });

  test('hot and new games are lists of their own, in the order of home', async () => {
    const home = dataOf(await get('/game/home')) as Schemas['Home'];
    for (const [path, first] of [
      ['/game/hotGames', home.hot],
      ['/game/newGames', home.newest],
    ] as const) {
      const { rows, total } = await list(path, { limit: '12' });
      expect(rows.slice(0, first.length)).toEqual(first);
      expect(total).toBeGreaterThanOrEqual(rows.length);
    }
    expect((dataOf(await get('/game/search/hotWords')) as Schemas['HotWord'][]).length).toBeGreaterThan(3);
  });

  test('categories carry their titles as the JSON text of the specification', async () => {
    const categories = dataOf(await get('/game/category/list')) as Schemas['Category'][];
    for (const { title } of categories) {
      const titles = JSON.parse(title) as Record<string, { title: string }>;
      expect(Object.keys(titles)).toEqual(['en', 'th', 'zh', 'mm']);
      expect(Object.values(titles).every((one) => one.title.length > 0)).toBe(true);
    }
  });

  test('every list is complete: each game is in one category and of one maker', async () => {
    const categories = dataOf(await get('/game/category/list')) as Schemas['Category'][];
    const totals = await Promise.all(
      categories.map(async ({ categoryId }) => (await list(`/game/category_game/${categoryId}`)).total),
    );
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(200);
    const makers = dataOf(await get('/game/maker/list')) as Schemas['Maker'][];
    for (const { makerId, gameCount } of makers)
      expect((await list(`/game/maker_game/${makerId}`)).total).toBe(gameCount);
    expect(makers.reduce((sum, { gameCount }) => sum + gameCount, 0)).toBe(200);
    const fishing = dataOf(await get('/game/maker/list/bycategory/fishing')) as Schemas['Maker'][];
    for (const { makerId, gameCount } of fishing)
      expect((await list('/game/category_maker/gameList', { categoryId: 'fishing', makerId })).total).toBe(gameCount);
    const tags = dataOf(await get('/gameGavigationTag/list')) as Schemas['NavigationTag'][];
    for (const { tagId } of tags) expect((await list(`/game/gavigationTag/${tagId}`)).total).toBeGreaterThan(0);
  });

  test('unknown ids are not found', async () => {
    for (const path of [
      '/game/category_game/nothing',
      '/game/maker_game/0',
      '/game/maker_game/x',
      '/game/maker/list/bycategory/nothing',
      '/game/gavigationTag/nothing',
      '/game/info/0',
      '/game/info/99999999999999999999',
    ]) {
      expect((await get(path)).body.code, path).toBe(10_404);
    }
  });

  test("a game shows its details, and the longer of its own and its maker's maintenance (J4)", async () => {
    expect(await mangoMoon()).toMatchObject({
      name: 'Mango Moon',
      developer: 'Kasoy Works',
      likeStatus: false,
      favoriteStatus: false,
      likeNum: 0,
      isPlayable: true,
      demoStatus: true,
      maintenanceStatus: false,
      maintenanceEndTime: null,
      minTransferIn: 2000,
    });
    expect((await mangoMoon()).description).toMatch(/[ก-๙]/);
    const { db, services } = server.parts;
    const [soon, late] = [1, 2].map((hours) => new Date(services.clock.now().getTime() + hours * 3_600_000));
    if (!soon || !late) throw new Error('no times');
    await db.updateTable('maker').set({ maintenance_until: late }).where('id', '=', 1).execute();
    await db.updateTable('game').set({ maintenance_until: soon }).where('id', '=', 1001).execute();
    expect(await mangoMoon()).toMatchObject({ maintenanceStatus: true, maintenanceEndTime: late.toISOString() });
    await server.hook('clock', { offsetMs: 3 * 3_600_000 });
    expect(await mangoMoon()).toMatchObject({ maintenanceStatus: false, maintenanceEndTime: null });
    await server.hook('reset', {});
    await db.updateTable('maker').set({ maintenance_until: null }).where('id', '=', 1).execute();
  });
});
