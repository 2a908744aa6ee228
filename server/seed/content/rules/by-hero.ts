import type { HeroName } from '../../art/heroes/catalogue.js';
import type { SymbolName } from '../../art/symbols/catalogue.js';
import type { Texts } from '../../../locale.js';
import { community, draw, fishing, jokerDraw, sports, threeCards } from './others.js';
import { baccarat, bingo, checkers, chess, cubes, diceThrow, dome, dominoes, fiveInRow, highLow, pegs, prizeWheel, race, sungka, tiles, wheel } from './tables.js';

/** How each kind of game is played; a slot's rules depend on the game, not on its fruit. */
export const RULES_BY_HERO: Readonly<Record<Exclude<HeroName, SymbolName>, Texts>> = {
  wheel, fortune: prizeWheel, bingo, pegs, stacks: highLow, chips: highLow, baccarat, dome, shoe: baccarat, cubes,
  fan: draw, suits: draw, medallion: draw, pair: community, button: community, twins: community, trio: threeCards, ace: highLow, cardhouse: highLow, joker: jokerDraw,
  dicePair: diceThrow, diceTrio: diceThrow, cup: diceThrow, dominoes, tiles, gammon: race, checkers, knight: chess, sungka, stones: fiveInRow,
  reefFish: fishing, angler: fishing, jelly: fishing, whale: fishing, turtle: fishing, crab: fishing, octopus: fishing, seahorse: fishing, manta: fishing, puffer: fishing,
  football: sports, basketball: sports, takraw: sports, volleyball: sports, tennis: sports, billiards: sports, shuttle: sports, paddle: sports, gloves: sports, bowling: sports,
};
