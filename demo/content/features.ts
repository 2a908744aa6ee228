import type { GameName } from '../../sandbox/maker/games/games.js';
import type { Texts } from '../../server/base/locale.js';
import { draw, jokerDraw } from './rules/others.js';
import { cascade, lines, ways } from './rules/slots.js';
import { bingo, cubes, dome, prizeWheel, wheel } from './rules/tables.js';
import type { Feature } from './types.js';

/** What a game has, by the rules that its page states. */
export const FEATURES_BY_RULES: ReadonlyMap<Texts, readonly Feature[]> = new Map<Texts, readonly Feature[]>([
  [lines, ['lines']],
  [ways, ['ways']],
  [cascade, ['cascades']],
  [draw, ['cardSwap']],
  [jokerDraw, ['cardSwap', 'wilds']],
  [wheel, ['manyBets']],
  [prizeWheel, ['manyBets']],
  [cubes, ['manyBets']],
  [dome, ['manyBets']],
  [bingo, ['manyBets']],
]);

/** What the games of the embedded maker have. */
export const FEATURES_OF_SANDBOX: Readonly<Record<GameName, readonly Feature[]>> = {
  slot: ['lines', 'wilds'],
  roulette: ['manyBets'],
  dice: [],
  fishing: [],
  poker: ['cardSwap'],
  // Bets on several matches stand side by side.
  sports: ['manyBets'],
};
