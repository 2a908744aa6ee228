import { CATEGORIES, TAGS } from '../../demo/content/categories.js';
import { GAMES, type Game } from '../../demo/content/games.js';
import { MAKERS } from '../../demo/content/makers.js';

const placed = (place: (game: Game) => number | null) =>
  GAMES.filter((game) => place(game) !== null).toSorted((a, b) => (place(a) ?? 0) - (place(b) ?? 0));

const named: readonly (readonly [name: string, games: readonly Game[]])[] = [
  ['all', GAMES],
  ['hot', placed((game) => game.hotPosition)],
  ['new', placed((game) => game.newPosition)],
  ...CATEGORIES.map(({ id }) => [`category ${id}`, GAMES.filter((game) => game.categoryId === id)] as const),
  ...MAKERS.map((maker) => [`maker ${maker.slug}`, GAMES.filter((game) => game.makerId === maker.id)] as const),
  ...TAGS.map(({ id }) => [`tag ${id}`, GAMES.filter((game) => game.tags.includes(id))] as const),
  ...MAKERS.flatMap((maker) =>
    CATEGORIES.map(
      ({ id }) =>
        [`${maker.slug} ${id}`, GAMES.filter((game) => game.makerId === maker.id && game.categoryId === id)] as const,
    ),
  ),
];

/** Every list of games that the lobby shows, in its order: all, hot, new, by category, maker, tag, and category of a maker. */
export const LISTS: ReadonlyMap<string, readonly Game[]> = new Map(named.filter(([, games]) => games.length > 0));
