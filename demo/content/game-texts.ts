import * as v from 'valibot';
import { PALETTE_NAMES, SCENE_NAMES, SYMBOL_NAMES } from '../art/names.js';
import type { Texts } from '../../server/base/locale.js';
import type { GameRow } from './game-rows.js';
import { FEATURES, PLAYABLE, VOLATILITIES, type Feature } from './ids.js';
import { gameOf, isPlayable } from './open-games.js';
import { readContent, said, texts } from './read.js';

/** How a game is played, and what it has. */
export interface Rules {
  readonly features: readonly Feature[];
  readonly text: Texts;
}

const rules = v.strictObject({ features: v.array(v.picklist(FEATURES)), text: texts });

const ANNOUNCED = readContent(
  'rules',
  v.strictObject({ slots: v.pipe(v.array(rules), v.nonEmpty()), others: v.record(v.string(), rules) }),
);

/** The games of the sandbox's maker. `returnToPlayer` is in per cent. */
export const PLAYABLE_RULES = readContent(
  'playable-rules',
  v.strictObject(v.entriesFromList(PLAYABLE, v.strictObject({ ...rules.entries, returnToPlayer: v.number() }))),
);

/** One sentence for each palette, and one for each volatility. */
export const MOODS = readContent(
  'moods',
  v.strictObject({
    palettes: v.strictObject(v.entriesFromList(PALETTE_NAMES, texts)),
    volatilities: v.strictObject(v.entriesFromList(VOLATILITIES, texts)),
  }),
);

/** The name of a hero is also a search word of the game; the sentence opens the description. */
const symbol = v.strictObject({ name: texts, sentence: texts });
const scene = v.strictObject({ rules: said, ...symbol.entries });
const scenesOf = <const Names extends readonly string[]>(category: string, names: Names) =>
  readContent(`heroes/${category}`, v.strictObject(v.entriesFromList(names, scene)));

const SYMBOLS = readContent('heroes/slots', v.strictObject(v.entriesFromList(SYMBOL_NAMES, symbol)));
const SCENES = {
  ...scenesOf('casino', SCENE_NAMES.casino),
  ...scenesOf('poker', SCENE_NAMES.poker),
  ...scenesOf('table', SCENE_NAMES.table),
  ...scenesOf('fishing', SCENE_NAMES.fishing),
  ...scenesOf('sports', SCENE_NAMES.sports),
};

export const HEROES = { ...SYMBOLS, ...SCENES };

const isSymbol = (hero: GameRow['hero']): hero is keyof typeof SYMBOLS => hero in SYMBOLS;

/** The rules of a game: of its maker's game, of its hero, or for a slot one of those that slots have in turn. */
export function rulesOf({ id, hero }: Pick<GameRow, 'id' | 'hero'>): Rules {
  if (isPlayable(id)) return PLAYABLE_RULES[gameOf(id)];
  const name = isSymbol(hero) ? `slots.${id % ANNOUNCED.slots.length}` : SCENES[hero].rules;
  const found = isSymbol(hero) ? ANNOUNCED.slots[id % ANNOUNCED.slots.length] : ANNOUNCED.others[name];
  if (found === undefined) throw new Error(`demo/content/rules.yaml has no ${name}, the rules of the hero ${hero}`);
  return found;
}
