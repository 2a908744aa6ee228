import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { fold } from '../../../machines/shared/rules/fold.js';
import type { components } from '../../../openapi/user-api.js';
import searches from '../../fixtures/shared/typedSearches.json' with { type: 'json' };
import { ENGINES } from '../databases.js';
import { startTestServer, type TestServer } from '../harness.js';
import { rowsOf, startStocked, type Rows } from '../stocked.js';

type Card = components['schemas']['GameCard'];

describe.each(ENGINES)('search, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startStocked(engine);
  });
  afterAll(() => server.close());
  beforeEach(() => server.hook('reset', {}));

  const ask = (query: Readonly<Record<string, string>>) => server.call('GET', '/game/search', { query });
  const list = async (query: Readonly<Record<string, string>>) => rowsOf(await ask(query)) as Rows<Card>;
  const names = async (keyword: string) => (await list({ keyword })).rows.map(({ name }) => name);

  test.each([
    ['Latin, with accents', 'piña', 'Piña Parade'],
    ['Latin, with a combining accent', 'Pin\u0303a', 'Piña Parade'],
    ['Latin, without accents', 'pina', 'Piña Parade'],
    ['Latin, several words with spaces', '  moon   mango ', 'Mango Moon'],
    ['Malay', 'mangga', 'Mango Moon'],
    ['Thai', 'มะม่วง', 'Mango Moon'],
    ['Thai, the end of a word', 'ม่วง', 'Mango Moon'],
    ['Thai, without a vowel sign', 'มะม่ง', 'Mango Moon'],
    ['Burmese', 'သရက်သီး', 'Mango Moon'],
    ['Burmese, the end of a word', 'ရက်သီး', 'Mango Moon'],
    ['Burmese, with a missing letter', 'သက်သီး', 'Mango Moon'],
    ['Chinese', '芒果', 'Mango Moon'],
    ['Chinese, one character', '芒', 'Mango Moon'],
    ['Latin, two letters swapped', 'mnago moon', 'Mango Moon'],
    ['Latin, a letter too many', 'manngo', 'Mango Moon'],
  ])('in %s: %s finds %s first', async (_, keyword, name) => expect((await names(keyword))[0]).toBe(name));

  test.each(searches)('folds $typed as $like, in the same way as the client', async ({ typed, like }) => {
    const { db } = server.parts;
    const { rows } = await sql<{ typed: string; like: string }>`
      select search_fold(${typed}) as typed, search_fold(${like}) as "like"`.execute(db);
    expect(rows).toEqual([{ typed: fold(typed), like: fold(typed) }]);
  });

  test('finds a game by a name that is typed in full-width letters', async () =>
    expect((await names('ＭＡＮＧＯ'))[0]).toBe('Mango Moon'));

  test.each(['larkspier', 'lrakspier', 'larksp', 'larkps'])('finds the games of Larkspire by %s', async (keyword) => {
    const { rows } = await list({ keyword });
    expect(rows.length).toBeGreaterThan(5);
    expect(new Set(rows.map(({ makerName }) => makerName))).toEqual(new Set(['Larkspire']));
  });

  test.each(['xyzzy', 'mango xyzzy', '%', '_', '\\', "'", 'gnaom'])('finds nothing by %s', async (keyword) => {
    expect(await list({ keyword })).toEqual({ rows: [], total: 0 });
  });

  test('a word in the name is better than the same word elsewhere', async () => {
    const found = await names('moon');
    const inName = found.map((name) => name.toLowerCase().includes('moon'));
    expect(inName[0]).toBe(true);
    expect(inName.lastIndexOf(true)).toBe(inName.filter(Boolean).length - 1);
  });

  test('finds a renamed game, and the games of a renamed maker, by the new name alone', async () => {
    const { db } = server.parts;
    await db.updateTable('game').set({ name: 'Durian Comet' }).where('id', '=', 1001).execute();
    expect((await names('comet'))[0]).toBe('Durian Comet');
    expect(await names('mango moon')).not.toContain('Durian Comet');
    await db.updateTable('maker').set({ name: 'Quillfeather' }).where('id', '=', 1).execute();
    expect((await list({ keyword: 'quillfeather' })).total).toBe((await list({ makerId: '1' })).total);
    await db.updateTable('game').set({ name: 'Mango Moon' }).where('id', '=', 1001).execute();
    await db.updateTable('maker').set({ name: 'Kasoy Works' }).where('id', '=', 1).execute();
  });

  test('combines words with a category, a maker and a tag', async () => {
    const wanted = { keyword: 'fruit', categoryId: 'slots', makerId: '1', tagId: 'fruit' };
    const { rows, total } = await list({ ...wanted, limit: '100' });
    expect(rows.map(({ name }) => name)).toContain('Mango Moon');
    expect(rows.every(({ categoryId, makerId }) => categoryId === 'slots' && makerId === '1')).toBe(true);
    expect(total).toBe(rows.length);
    expect((await list({ ...wanted, categoryId: 'fishing' })).total).toBe(0);
  });

  test('without words, filters by what a game is now, in the order of the list', async () => {
    const { db } = server.parts;
    const wanted = { tagId: 'fruit', categoryId: 'fishing', makerId: '2' };
    expect((await list(wanted)).total).toBe(0);
    await db.updateTable('game').set({ category_id: 'fishing', maker_id: 2 }).where('id', '=', 1001).execute();
    expect((await list(wanted)).rows.map(({ name }) => name)).toEqual(['Mango Moon']);
    await db.updateTable('game').set({ category_id: 'slots', maker_id: 1 }).where('id', '=', 1001).execute();
    const under = async (more: Readonly<Record<string, string>>) =>
      (await list({ tagId: 'fruit', limit: '100', ...more })).rows.map(({ gameId }) => gameId);
    const hot = await under({ sort: 'hot' });
    expect(hot.length).toBeGreaterThan(20);
    expect(await under({})).toEqual(hot);
    for (const sort of ['new', 'name']) {
      const sorted = await under({ sort });
      expect(sorted).not.toEqual(hot);
      expect(new Set(sorted)).toEqual(new Set(hot));
    }
    await db.updateTable('game').set({ is_open: false }).where('id', '=', Number(hot[0])).execute();
    expect((await under({})).slice(0, 2)).toEqual([hot[1], hot[0]]);
    await db.updateTable('game').set({ is_open: true }).where('id', '=', Number(hot[0])).execute();
  });

  test('narrows to a feature, with words, a category, a maker and a tag or without', async () => {
    const ids = async (query: Readonly<Record<string, string>>) =>
      (await list({ limit: '100', ...query })).rows.map(({ gameId }) => gameId);
    const wilds = await ids({ feature: 'wilds' });
    expect(wilds.length).toBeGreaterThan(3);
    expect(wilds[0]).toBe('1001');
    expect(await ids({ feature: 'wilds', sort: 'hot' })).toEqual(wilds);
    for (const sort of ['new', 'name']) expect(new Set(await ids({ feature: 'wilds', sort }))).toEqual(new Set(wilds));
    const fruit = new Set(await ids({ tagId: 'fruit' }));
    expect(await ids({ feature: 'wilds', tagId: 'fruit' })).toEqual(wilds.filter((id) => fruit.has(id)));
    expect(await ids({ feature: 'wilds', keyword: 'mango moon', categoryId: 'slots', makerId: '1' })).toContain('1001');
    expect(await ids({ feature: 'cardSwap', keyword: 'mango moon' })).toEqual([]);
    const swaps = await ids({ feature: 'cardSwap', categoryId: 'poker' });
    expect(swaps.length).toBeGreaterThan(0);
    expect(await ids({ feature: 'cardSwap', categoryId: 'slots' })).toEqual([]);
    expect((await ask({ feature: 'nothing' })).body).toMatchObject({ code: 10_400, field: 'feature' });
  });

  test('a game has the feature "demo" as long as it has a demo', async () => {
    const { db } = server.parts;
    const demos = async () => (await list({ feature: 'demo', limit: '100' })).rows;
    const all = await demos();
    expect(all.length).toBeGreaterThan(0);
    expect(all.every(({ demoStatus }) => demoStatus)).toBe(true);
    await db.updateTable('game').set({ has_demo: false }).where('id', '=', 1001).execute();
    expect((await demos()).map(({ gameId }) => gameId)).toEqual(
      all.map(({ gameId }) => gameId).filter((id) => id !== '1001'),
    );
    await db.updateTable('game').set({ has_demo: true }).where('id', '=', 1001).execute();
    expect(await demos()).toEqual(all);
  });

  test.each([
    ['41 characters', 'm'.repeat(41)],
    ['six words', 'a b c d e f'],
  ])('refuses %s, and names the keyword', async (_, keyword) => {
    expect((await ask({ keyword })).body).toMatchObject({ code: 10_400, field: 'keyword' });
  });

  test.each(['m'.repeat(40), ' a b c d e ', ''])('takes %j', async (keyword) => {
    expect((await ask({ keyword })).body.code).toBe(200);
  });

  test('is refused after 120 new searches in a minute from one network', async () => {
    for (let number = 0; number < 120; number += 1)
      expect((await ask({ page: String(number + 1) })).body.code).toBe(200);
    expect((await ask({})).body.code).toBe(429);
    await server.hook('clock', { offsetMs: 61_000 });
    expect((await ask({})).body.code).toBe(200);
  });
});

test('a cached search does not count for the limit', async () => {
  const server = await startTestServer({ settings: { SHARED_ANSWER_MS: 60_000 } });
  try {
    for (let number = 0; number < 130; number += 1)
      expect((await server.call('GET', '/game/search', { query: { keyword: 'mango' } })).body.code).toBe(200);
  } finally {
    await server.close();
  }
});
