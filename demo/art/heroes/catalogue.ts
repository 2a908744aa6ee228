import type { SceneName } from '../names.js';
import type { Drawing } from '../scene.js';
import { SYMBOLS, type SymbolName } from '../symbols/catalogue.js';
import { baccarat, chips, cubes, dome, shoe, stacks } from './casino.js';
import { bingo, fortune, pegs, wheel } from './casino-wheels.js';
import { angler, crab, jelly, reefFish, turtle, whale } from './fishing.js';
import { manta, octopus, puffer, seahorse } from './fishing-more.js';
import { ace, button, cardhouse, fan, joker, medallion, pair, suits, trio, twins } from './poker.js';
import { slotHero } from './slots.js';
import { basketball, billiards, football, takraw, tennis, volleyball } from './sports-balls.js';
import { bowling, gloves, paddle, shuttle } from './sports-gear.js';
import { checkers, knight, stones, sungka } from './table-boards.js';
import { cup, dicePair, diceTrio, dominoes, gammon, tiles } from './table.js';

/** What the cards of the table-like categories show; a slot shows one of the symbols. */
const SCENES = {
  wheel,
  fortune,
  bingo,
  pegs,
  stacks,
  chips,
  baccarat,
  dome,
  shoe,
  cubes,
  fan,
  pair,
  ace,
  twins,
  suits,
  trio,
  button,
  joker,
  cardhouse,
  medallion,
  dicePair,
  diceTrio,
  dominoes,
  tiles,
  gammon,
  cup,
  checkers,
  knight,
  sungka,
  stones,
  reefFish,
  angler,
  jelly,
  whale,
  turtle,
  crab,
  octopus,
  seahorse,
  manta,
  puffer,
  football,
  basketball,
  takraw,
  volleyball,
  tennis,
  billiards,
  shuttle,
  paddle,
  gloves,
  bowling,
} as const satisfies Record<SceneName, Drawing>;

export type HeroName = SymbolName | SceneName;

const isSymbol = (name: HeroName): name is SymbolName => name in SYMBOLS;

export const heroDrawing = (name: HeroName): Drawing => (isSymbol(name) ? slotHero(name) : SCENES[name]);
