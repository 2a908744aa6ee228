import { perCent, type GameRules } from '../rules.js';

/** Two dice, whose sum has to be under, exactly or over a mark that the player chooses. */

export const FACES = 6;
/** All throws of two dice; each is equally likely. */
const THROWS = FACES * FACES;
/** What all bets pay back before the payout is cut to hundredths of the stake, in per cent. */
const SHARE = 97;

/** The faces of both dice, from 1 to 6. */
export type Throw = readonly [number, number];
export const SIDES = ['under', 'exactly', 'over'] as const;
export type Side = (typeof SIDES)[number];
export interface DiceBet {
  readonly side: Side;
  readonly sum: number;
}

export const sumOf = ([one, other]: Throw): number => one + other;

/** The marks of a side. Under 12 and over 2 are not offered: a win would pay less than the stake. */
const MARKS: Readonly<Record<Side, { readonly least: number; readonly most: number }>> = {
  under: { least: 3, most: 11 },
  exactly: { least: 2, most: 2 * FACES },
  over: { least: 3, most: 11 },
};
export const marksOf = (side: Side): (typeof MARKS)[Side] => MARKS[side];

export function wins({ side, sum }: DiceBet, thrown: number): boolean {
  if (side === 'exactly') return thrown === sum;
  return side === 'under' ? thrown < sum : thrown > sum;
}

/** How many of the throws win: seven has six ways, the sums beside it one less each. */
export function waysOf(bet: DiceBet): number {
  let ways = 0;
  for (let sum = 2; sum <= 2 * FACES; sum += 1) if (wins(bet, sum)) ways += FACES - Math.abs(sum - FACES - 1);
  return ways;
}

/** How likely a win is, in per cent with one decimal. */
export const chanceOf = (bet: DiceBet): number => Math.round((waysOf(bet) * 1_000) / THROWS) / 10;

/** The payout in hundredths of the stake, stake included. Every stake is a multiple of 100, so that no payout is rounded. */
export const hundredthsOf = (bet: DiceBet): number => Math.floor((SHARE * THROWS) / waysOf(bet));

/** The return of one bet, in per cent. */
export const returnOf = (bet: DiceBet): number =>
  perCent(BigInt(waysOf(bet) * hundredthsOf(bet)), BigInt(THROWS * 100));

/** Every bet that the game offers. */
export const BETS: readonly DiceBet[] = SIDES.flatMap((side) => {
  const { least, most } = MARKS[side];
  return Array.from({ length: most - least + 1 }, (_, index) => ({ side, sum: least + index }));
});

export const diceRules: GameRules<DiceBet, Throw> = {
  read: (given, stake, stakes) => {
    if (typeof given !== 'object' || given === null || !stakes.includes(stake)) return null;
    const { side, sum } = given as { readonly side?: unknown; readonly sum?: unknown };
    const bet = BETS.find((offered) => offered.side === side && offered.sum === sum);
    return bet === undefined ? null : { bet };
  },
  draw: (random) => [1 + random(FACES), 1 + random(FACES)],
  winOf: ({ bet, outcome, stake }) => (wins(bet, sumOf(outcome)) ? (stake * hundredthsOf(bet)) / 100 : 0),
  returnToPlayer: Math.min(...BETS.map(returnOf)),
};
