import { diceRules } from './dice/rules.js';
import { fishingRules } from './fishing/rules.js';
import { rouletteRules } from './roulette/rules.js';
import type { GameRules, Random } from './rules.js';
import { slotRules } from './slot/rules.js';

/** A bet that its game accepts. */
export interface Accepted {
  readonly bet: unknown;
  readonly play: (random: Random) => { readonly outcome: unknown; readonly win: number };
}

export interface PlayableGame {
  readonly returnToPlayer: number;
  readonly accept: (given: unknown, stake: number, stakes: readonly number[]) => Accepted | null;
}

/** The games of the embedded maker by name. Each has a folder of that name: rules, page, texts and style. */
export const GAMES = {
  slot: playable(slotRules),
  roulette: playable(rouletteRules),
  dice: playable(diceRules),
  fishing: playable(fishingRules),
} as const satisfies Readonly<Record<string, PlayableGame>>;

export type GameName = keyof typeof GAMES;

export const GAME_NAMES = Object.keys(GAMES) as readonly GameName[];

/** Hides what a game calls a bet and an outcome: to the maker both are JSON. */
function playable<Bet, Outcome>(rules: GameRules<Bet, Outcome>): PlayableGame {
  return {
    returnToPlayer: rules.returnToPlayer,
    accept: (given, stake, stakes) => {
      const read = rules.read(given, stake, stakes);
      if (read === null) return null;
      const { bet } = read;
      return {
        bet,
        play: (random) => {
          const outcome = rules.draw(random);
          return { outcome, win: rules.winOf({ bet, outcome, stake }) };
        },
      };
    },
  };
}
