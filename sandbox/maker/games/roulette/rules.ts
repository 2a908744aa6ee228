import { perCent, type GameRules } from '../rules.js';

/** European roulette: 37 pockets with one zero. Every field pays so that 36 of 37 stakes come back on average. */

export const POCKETS = 37;

/** The order of the pockets on the wheel, clockwise. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export type Color = 'green' | 'red' | 'black';
export function colorOf(pocket: number): Color {
  if (pocket === 0) return 'green';
  return RED.has(pocket) ? 'red' : 'black';
}

/** Fields that cover many pockets, with those that they cover. Zero belongs to none of them. */
const GROUPS = {
  dozen1: (pocket: number) => pocket >= 1 && pocket <= 12,
  dozen2: (pocket: number) => pocket >= 13 && pocket <= 24,
  dozen3: (pocket: number) => pocket >= 25,
  column1: (pocket: number) => pocket > 0 && pocket % 3 === 1,
  column2: (pocket: number) => pocket > 0 && pocket % 3 === 2,
  column3: (pocket: number) => pocket > 0 && pocket % 3 === 0,
  low: (pocket: number) => pocket >= 1 && pocket <= 18,
  even: (pocket: number) => pocket > 0 && pocket % 2 === 0,
  red: (pocket: number) => RED.has(pocket),
  black: (pocket: number) => pocket > 0 && !RED.has(pocket),
  odd: (pocket: number) => pocket % 2 === 1,
  high: (pocket: number) => pocket >= 19,
} as const;

export type Group = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as readonly Group[];

/** A number from 0 to 36, or a group. */
export type Field = number | Group;

/** Money on one field, in minor units. */
export interface Chip {
  readonly on: Field;
  readonly amount: number;
}

/** Most fields of one round. */
export const MOST_FIELDS = 20;
/** Most on one field, in largest chips. */
const MOST_CHIPS = 10;

export const covers = (on: Field, pocket: number): boolean =>
  typeof on === 'number' ? on === pocket : GROUPS[on](pocket);

const pocketsOf = (on: Field): number => WHEEL.filter((pocket) => covers(on, pocket)).length;

/** The payout in stakes of the field, stake included: 36 by the pockets that it covers. */
export const factorOf = (on: Field): number => 36 / pocketsOf(on);

/** Most on one field, in minor units. */
export const mostOn = (stakes: readonly number[]): number => (stakes.at(-1) ?? 0) * MOST_CHIPS;

function chipOf(given: unknown, stakes: readonly number[]): Chip | null {
  if (typeof given !== 'object' || given === null) return null;
  const { on, amount } = given as { readonly on?: unknown; readonly amount?: unknown };
  const isField =
    typeof on === 'number'
      ? Number.isInteger(on) && on >= 0 && on < POCKETS
      : typeof on === 'string' && Object.hasOwn(GROUPS, on);
  const least = stakes[0] ?? 0;
  const isAmount =
    typeof amount === 'number' &&
    Number.isSafeInteger(amount) &&
    amount >= least &&
    amount <= mostOn(stakes) &&
    amount % least === 0;
  return isField && isAmount ? { on: on as Field, amount } : null;
}

/** Its bet is the chips on the table, whose sum is the stake; its outcome is the pocket of the ball. */
export const rouletteRules: GameRules<readonly Chip[], number> = {
  read: (given, stake, stakes) => {
    if (!Array.isArray(given) || given.length === 0 || given.length > MOST_FIELDS) return null;
    const chips = given.map((one) => chipOf(one, stakes)).filter((chip) => chip !== null);
    const isWhole =
      chips.length === given.length &&
      new Set(chips.map(({ on }) => on)).size === chips.length &&
      chips.reduce((sum, { amount }) => sum + amount, 0) === stake;
    return isWhole ? { bet: chips } : null;
  },
  draw: (random) => random(POCKETS),
  winOf: ({ bet, outcome }) =>
    bet.reduce((sum, { on, amount }) => (covers(on, outcome) ? sum + amount * factorOf(on) : sum), 0),
  returnToPlayer: perCent(36n, BigInt(POCKETS)),
};
