import type { CardRecipe } from '../art/card.js';
import type { Texts } from '../../server/base/locale.js';
import { namesOf } from './categories.js';
import { recipeOf, ROWS_BY_CATEGORY, type GameRow } from './game-rows.js';
import { HEROES, MOODS, PLAYABLE_RULES, rulesOf } from './game-texts.js';
import { CATEGORY_IDS, type CategoryId, type Feature, type TagId, type Volatility } from './ids.js';
import { makerBySlug } from './makers.js';
import { gameOf, isPlayable, walletModeOf } from './open-games.js';
import { sentences, words } from './text.js';

export interface Game {
  /** Stable. */
  readonly id: number;
  readonly slug: string;
  /** The same in every language. */
  readonly name: string;
  /** Search words of the game besides its name, separated by spaces. */
  readonly keywords: Texts;
  readonly categoryId: CategoryId;
  readonly makerId: number;
  readonly description: Texts;
  readonly howToPlay: Texts;
  readonly recipe: CardRecipe;
  /** The id of its picture in the art index. */
  readonly artId: string;
  readonly tags: readonly TagId[];
  readonly features: readonly Feature[];
  readonly volatility: Volatility | null;
  /** Per cent; null where the maker publishes none. */
  readonly returnToPlayer: number | null;
  /** False for a game that its maker has announced but not opened yet. */
  readonly isOpen: boolean;
  readonly hasDemo: boolean;
  /** Position among the hot games, from 1. */
  readonly hotPosition: number | null;
  /** Position among the new games, from 1. */
  readonly newPosition: number | null;
  /** Position in every other list, from 1. */
  readonly position: number;
  /** Hours after seeding until which the game is in maintenance; null when it is not. */
  readonly maintenanceHours: number | null;
  /** Days before seeding when its maker last changed it. */
  readonly updatedDaysAgo: number;
  readonly openType: 'iframe' | 'redirect';
  readonly walletMode: 'transfer' | 'seamless';
}

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

function toGame(row: GameRow, categoryId: CategoryId): Game {
  const hero = HEROES[row.hero];
  const { text, features } = rulesOf(row);
  const playable = isPlayable(row.id);
  const mood = MOODS.palettes[row.palette];
  // All open slots run on the same engine, so they have the same volatility.
  const volatility = playable && gameOf(row.id) === 'slot' ? 'medium' : (row.volatility ?? null);
  return {
    id: row.id,
    slug: slugOf(row.name),
    name: row.name,
    keywords: words(hero.name, namesOf(categoryId), ...row.tags.map(namesOf)),
    categoryId,
    makerId: makerBySlug(row.maker).id,
    description: volatility
      ? sentences(hero.sentence, mood, MOODS.volatilities[volatility])
      : sentences(hero.sentence, mood),
    howToPlay: text,
    recipe: recipeOf(row),
    artId: `card-${row.id}`,
    tags: row.tags,
    features,
    volatility,
    returnToPlayer: playable ? PLAYABLE_RULES[gameOf(row.id)].returnToPlayer : (row.returnToPlayer ?? null),
    isOpen: playable,
    hasDemo: playable,
    hotPosition: row.hot ?? null,
    newPosition: row.new ?? null,
    position: row.position,
    maintenanceHours: row.maintenanceHours ?? null,
    updatedDaysAgo: row.new ? row.new % 12 : 20 + ((row.id * 7) % 160),
    // The sandbox's page talks to the lobby that frames it.
    openType: categoryId === 'sports' && !playable ? 'redirect' : 'iframe',
    walletMode: walletModeOf(row.id),
  };
}

const openFirst = (games: readonly Game[], placeOf: (game: Game) => number): readonly Game[] =>
  games.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || placeOf(a) - placeOf(b));

const written = CATEGORY_IDS.flatMap((categoryId) =>
  ROWS_BY_CATEGORY[categoryId].map((row) => toGame(row, categoryId)),
);
const hot = openFirst(
  written.filter(({ hotPosition }) => hotPosition !== null),
  ({ hotPosition }) => hotPosition ?? 0,
);

/** The two hundred games of the lobby, in the order of its lists: those that can be played come first in each. */
export const GAMES: readonly Game[] = openFirst(written, ({ position }) => position).map((game, index) =>
  Object.assign({}, game, {
    position: index + 1,
    hotPosition: game.hotPosition === null ? null : hot.indexOf(game) + 1,
  }),
);
