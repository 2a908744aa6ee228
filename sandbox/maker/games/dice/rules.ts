import { perCent, type GameRules } from '../rules.js';

/** A roll from 0.00 to 99.99, under or over a mark that the player chooses. */

/** Rolls are whole hundredths, from 0 to 9,999. */
export const ROLLS = 10_000;
export const LEAST_CHANCE = 1;
export const MOST_CHANCE = 95;
/** What all chances pay back before the payout is cut to hundredths of the stake, in per cent. */
const SHARE = 97;

export type Side = 'under' | 'over';
export interface DiceBet {
  readonly side: Side;
  /** Chance to win, in whole per cent. */
  readonly chance: number;
}

/** The payout in hundredths of the stake, stake included. Every stake is a multiple of 100, so that no payout is rounded. */
export const hundredthsOf = (chance: number): number => Math.floor((SHARE * 100) / chance);

/** The mark in hundredths: a roll wins below it when `under`, and from it on when `over`. */
export const markOf = ({ side, chance }: DiceBet): number => (side === 'under' ? chance * 100 : ROLLS - chance * 100);

export const wins = (bet: DiceBet, roll: number): boolean =>
  bet.side === 'under' ? roll < markOf(bet) : roll >= markOf(bet);

/** The return of one chance, in per cent. */
export const returnOf = (chance: number): number => perCent(BigInt(chance * hundredthsOf(chance)), 10_000n);

const chances = Array.from({ length: MOST_CHANCE - LEAST_CHANCE + 1 }, (_, index) => LEAST_CHANCE + index);

/** Its outcome is the roll in hundredths. */
export const diceRules: GameRules<DiceBet, number> = {
  read: (given, stake, stakes) => {
    if (typeof given !== 'object' || given === null || !stakes.includes(stake)) return null;
    const { side, chance } = given as { readonly side?: unknown; readonly chance?: unknown };
    if (side !== 'under' && side !== 'over') return null;
    return typeof chance === 'number' && chances.includes(chance) ? { bet: { side, chance } } : null;
  },
  draw: (random) => random(ROLLS),
  winOf: ({ bet, outcome, stake }) => (wins(bet, outcome) ? (stake * hundredthsOf(bet.chance)) / 100 : 0),
  returnToPlayer: Math.min(...chances.map(returnOf)),
};
