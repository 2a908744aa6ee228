import { perCent, type GameRules } from '../rules.js';

/** Fishing: each shot at a fish costs a stake; a rarer catch pays more, and every fish returns the same on average. */

/** Rolls are whole ten-thousandths, from 0 to 9,999. */
export const ROLLS = 10_000;
/** What each fish pays back, in per cent. */
const SHARE = 96;

/** What a catch pays, in stakes, stake included. */
export const FISH = {
  puffer: 2,
  crab: 3,
  seahorse: 5,
  turtle: 8,
  octopus: 12,
  manta: 20,
  whale: 50,
} as const;

export type Fish = keyof typeof FISH;
export const FISH_NAMES = Object.keys(FISH) as readonly Fish[];

export interface FishingBet {
  readonly fish: Fish;
}

/** The chance of a catch in ten-thousandths. Every payout divides it, so that it is exact. */
export const chanceOf = (fish: Fish): number => (SHARE * 100) / FISH[fish];

export const isCaught = ({ fish }: FishingBet, roll: number): boolean => roll < chanceOf(fish);

/** Its outcome is a roll in ten-thousandths. */
export const fishingRules: GameRules<FishingBet, number> = {
  read: (given, stake, stakes) => {
    if (typeof given !== 'object' || given === null || !stakes.includes(stake)) return null;
    const { fish } = given as { readonly fish?: unknown };
    return typeof fish === 'string' && Object.hasOwn(FISH, fish) ? { bet: { fish: fish as Fish } } : null;
  },
  draw: (random) => random(ROLLS),
  winOf: ({ bet, outcome, stake }) => (isCaught(bet, outcome) ? stake * FISH[bet.fish] : 0),
  returnToPlayer: perCent(BigInt(chanceOf('puffer') * FISH.puffer), BigInt(ROLLS)),
};
