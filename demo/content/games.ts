import type { HeroName } from '../art/heroes/catalogue.js';
import type { SymbolName } from '../art/symbols/catalogue.js';
import { GAMES as MAKERS_GAMES } from '../../sandbox/maker/games/games.js';
import type { Texts } from '../../server/base/locale.js';
import { categoryNames, tagNames } from './categories.js';
import type { GameRow } from './games/row.js';
import { recipeOf, ROWS_BY_CATEGORY } from './games/rows.js';
import { CASINO_HEROES } from './heroes/casino.js';
import { FISHING_HEROES } from './heroes/fishing.js';
import type { HeroText } from './heroes/hero-text.js';
import { POKER_HEROES } from './heroes/poker.js';
import { SLOT_HEROES } from './heroes/slots.js';
import { SPORTS_HEROES } from './heroes/sports.js';
import { TABLE_HEROES } from './heroes/table.js';
import { makerBySlug } from './makers.js';
import { MOODS, PACE } from './moods.js';
import { FEATURES_BY_RULES, FEATURES_OF_SANDBOX } from './features.js';
import { RULES_BY_HERO } from './rules/by-hero.js';
import { SANDBOX_RULES } from './rules/sandbox.js';
import { cascade, lines, ways } from './rules/slots.js';
import { gameOf, isPlayable, walletModeOf } from './open-games.js';
import { sentences, words } from './text.js';
import type { CategoryId, Feature, Game } from './types.js';

const HERO_TEXTS: Readonly<Record<HeroName, HeroText>> = {
  ...SLOT_HEROES,
  ...CASINO_HEROES,
  ...POKER_HEROES,
  ...TABLE_HEROES,
  ...FISHING_HEROES,
  ...SPORTS_HEROES,
};

const isSlotHero = (hero: HeroName): hero is SymbolName => hero in SLOT_HEROES;

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

function rulesOf({ id, hero }: GameRow): Texts {
  if (isPlayable(id)) return SANDBOX_RULES[gameOf(id)];
  if (!isSlotHero(hero)) return RULES_BY_HERO[hero];
  return [lines, ways, cascade][id % 3] ?? lines;
}

const featuresOf = (row: GameRow): readonly Feature[] =>
  (isPlayable(row.id) ? FEATURES_OF_SANDBOX[gameOf(row.id)] : FEATURES_BY_RULES.get(rulesOf(row))) ?? [];

function toGame(row: GameRow, categoryId: CategoryId): Game {
  const hero = HERO_TEXTS[row.hero];
  const playable = isPlayable(row.id);
  const mood = MOODS[row.palette];
  // All open slots run on the same engine, so they have the same volatility.
  const volatility = playable && gameOf(row.id) === 'slot' ? 'medium' : (row.volatility ?? null);
  return {
    id: row.id,
    slug: slugOf(row.name),
    name: row.name,
    keywords: words(hero.name, categoryNames(categoryId), ...row.tags.map(tagNames)),
    categoryId,
    makerId: makerBySlug(row.maker).id,
    description: volatility ? sentences(hero.sentence, mood, PACE[volatility]) : sentences(hero.sentence, mood),
    howToPlay: rulesOf(row),
    recipe: recipeOf(row),
    artId: `card-${row.id}`,
    tags: row.tags,
    features: featuresOf(row),
    volatility,
    returnToPlayer: playable ? MAKERS_GAMES[gameOf(row.id)].returnToPlayer : (row.returnToPlayer ?? null),
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

const written = (Object.keys(ROWS_BY_CATEGORY) as CategoryId[]).flatMap((categoryId) =>
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
