import { describe, expect, test } from 'vitest';
import { GAMES as MAKERS_GAMES } from '../../sandbox/maker/games/games.js';
import { HERO_NAMES } from '../../demo/art/names.js';
import { CATEGORIES } from '../../demo/content/categories.js';
import { GAMES } from '../../demo/content/games.js';
import { HOT_WORDS } from '../../demo/content/hot-words.js';
import { makerBySlug, MAKERS } from '../../demo/content/makers.js';
import { gameOf } from '../../demo/content/open-games.js';
import { SLOT_THEMES } from '../../demo/content/slot-themes.js';
import { LOCALES } from '../../server/base/locale.js';
import { LISTS } from './lists.js';

const fullRecipe = ({ recipe }: (typeof GAMES)[number]) => JSON.stringify(recipe);

describe('the games of the seed', () => {
  test('are two hundred in six categories', () => {
    expect(GAMES).toHaveLength(200);
    expect(
      Object.fromEntries(CATEGORIES.map(({ id }) => [id, GAMES.filter((game) => game.categoryId === id).length])),
    ).toEqual({
      slots: 70,
      casino: 30,
      poker: 25,
      table: 25,
      fishing: 25,
      sports: 25,
    });
    expect(MAKERS).toHaveLength(10);
  });

  test('have unique names, slugs, ids and positions', () => {
    expect(new Set(GAMES.map(({ name }) => name.toLowerCase())).size).toBe(200);
    expect(new Set(GAMES.map(({ slug }) => slug)).size).toBe(200);
    expect(new Set(GAMES.map(({ id }) => id)).size).toBe(200);
    expect(GAMES.map(({ position }) => position)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    for (const { name, slug } of GAMES) {
      expect(name.split(' ')).toHaveLength(2);
      expect(slug).toMatch(/^[a-z0-9]+-[a-z0-9]+$/);
    }
  });

  test('have different texts', () => {
    for (const locale of LOCALES)
      expect(new Set(GAMES.map(({ description }) => description[locale])).size, locale).toBe(200);
  });

  test('show every hero, at least ten heroes in each category', () => {
    expect(new Set(GAMES.map(({ recipe }) => recipe.hero))).toEqual(new Set(HERO_NAMES));
    for (const { id } of CATEGORIES)
      expect(
        new Set(GAMES.filter((game) => game.categoryId === id).map(({ recipe }) => recipe.hero)).size,
        id,
      ).toBeGreaterThanOrEqual(10);
  });

  test('look different: no recipe twice, no hero twice in one palette', () => {
    expect(new Set(GAMES.map(fullRecipe)).size).toBe(200);
    expect(new Set(GAMES.map(({ recipe }) => `${recipe.hero} ${recipe.palette}`)).size).toBe(200);
  });

  test.each([...LISTS])(
    'have the same hero at least seven positions apart and neighbours in different colours: %s',
    (_, list) => {
      list.forEach((game, index) => {
        const near = list.slice(index + 1, index + 7);
        expect(
          near.filter(({ recipe }) => recipe.hero === game.recipe.hero).map(({ name }) => name),
          game.name,
        ).toEqual([]);
        expect(near[0]?.recipe.palette, game.name).not.toBe(game.recipe.palette);
      });
    },
  );

  test('are open exactly if the sandbox maker runs them: every themed slot, and one game of each other kind', () => {
    const open = GAMES.filter(({ isOpen }) => isOpen);
    const slots = open.filter(({ categoryId }) => categoryId === 'slots');
    expect(new Set(slots.map(({ id }) => id))).toEqual(new Set(SLOT_THEMES.map(({ gameId }) => gameId)));
    expect(open.filter((game) => !slots.includes(game)).map(({ id }) => gameOf(id))).toEqual([
      'roulette',
      'dice',
      'fishing',
      'sports',
      'poker',
    ]);
    expect(new Set(open.map(({ makerId }) => makerId))).toEqual(new Set([makerBySlug('kasoy-works').id]));
    expect(MAKERS.filter(({ isSandbox }) => isSandbox).map(({ slug }) => slug)).toEqual(['kasoy-works']);
    for (const { id, returnToPlayer } of open) expect(returnToPlayer).toBe(MAKERS_GAMES[gameOf(id)].returnToPlayer);
    expect(open.map(({ name }) => name)).toContain('Mango Moon');
    expect(open.some(({ maintenanceHours }) => maintenanceHours !== null)).toBe(false);
  });

  test.each([...LISTS])('that can be played come before those that come soon: %s', (_, list) => {
    const open = list.map(({ isOpen }) => isOpen);
    expect(open).toEqual(open.toSorted((one, other) => Number(other) - Number(one)));
  });

  test('are all open among the results of a search for dragon', () => {
    const found = GAMES.filter(({ name }) => name.toLowerCase().includes('dragon'));
    expect(found).toHaveLength(4);
    expect(found.every(({ isOpen }) => isOpen)).toBe(true);
  });

  test('are found by every hot word in its language', () => {
    for (const word of HOT_WORDS) {
      for (const locale of LOCALES) {
        const hits = GAMES.filter(({ name, keywords }) =>
          `${name} ${keywords[locale]}`.toLowerCase().includes(word[locale].toLowerCase()),
        );
        expect(hits.length, `${locale} ${word[locale]}`).toBeGreaterThan(0);
      }
    }
  });

  test('are never both new and hot', () => {
    expect(GAMES.filter(({ newPosition, hotPosition }) => newPosition !== null && hotPosition !== null)).toEqual([]);
    expect(LISTS.get('hot')).toHaveLength(24);
    expect(LISTS.get('new')).toHaveLength(24);
  });
});
