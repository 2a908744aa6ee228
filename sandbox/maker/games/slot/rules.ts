import { perCent, type GameRules } from '../rules.js';

/** The slot: five reels, three rows, ten lines, paid from the left. The page shows its lines and paytable from here. */

/** Ranks, best first; each theme has a picture for each rank. */
export const SYMBOLS = ['wild', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'scatter'] as const;
export type SlotSymbol = (typeof SYMBOLS)[number];

export const ROWS = 3;

const wild = 'wild';
const scatter = 'scatter';
const byLetter: Readonly<Record<string, SlotSymbol>> = {
  W: wild,
  A: 'first',
  B: 'second',
  C: 'third',
  D: 'fourth',
  E: 'fifth',
  F: 'sixth',
  S: scatter,
};

const strip = (letters: string): readonly SlotSymbol[] =>
  letters.split('').map((letter) => {
    const symbol = byLetter[letter];
    if (symbol === undefined) throw new Error(`no symbol is written ${letter}`);
    return symbol;
  });

/** The five reels from top to bottom; after the end a reel starts again. */
export const STRIPS: readonly (readonly SlotSymbol[])[] = [
  strip('AFDBECFADEBFCSDEAFCEBDFW'),
  strip('BEFCADFEBSCFDAEWCFBDEAFD'),
  strip('CFEADBFWECDASFBEDCFAEBDF'),
  strip('DAFEBCFDSEAFBWDCEFADBECF'),
  strip('EBFDCAEFWBDCFASEDFBECADF'),
];

/** Rows (0 at the top) that a line crosses, reel by reel. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];

type Pays = readonly [three: number, four: number, five: number];

/** Payout of three, four and five from the left, in stakes of one line. The wild substitutes for all but the scatter. */
export const LINE_PAYS: Readonly<Record<Exclude<SlotSymbol, 'scatter'>, Pays>> = {
  wild: [50, 250, 1_000],
  first: [30, 120, 500],
  second: [20, 80, 300],
  third: [15, 50, 200],
  fourth: [10, 30, 100],
  fifth: [6, 18, 70],
  sixth: [4, 12, 40],
};

/** Payout of three, four and five scatters anywhere, in total stakes. */
export const SCATTER_PAYS: Pays = [2, 10, 50];

/** A win on a line (its index in LINES) or of scatters (line null); `factor` in line stakes. */
export type SlotWin = {
  readonly line: number | null;
  readonly symbol: SlotSymbol;
  readonly count: number;
  readonly factor: number;
};
export type SlotResult = {
  /** Columns from left to right, each from top to bottom. */
  readonly grid: readonly (readonly SlotSymbol[])[];
  readonly wins: readonly SlotWin[];
  /** The total win in line stakes. */
  readonly factor: number;
};

/** Symbols and wins of a result; `stops` is the position of the topmost visible symbol of each reel. */
export function evaluate(stops: readonly number[]): SlotResult {
  const grid = STRIPS.map((reel, index) =>
    Array.from({ length: ROWS }, (_, row) => at(reel, ((stops[index] ?? 0) + row) % reel.length)),
  );
  const onLines = LINES.flatMap((rows, line): readonly SlotWin[] => {
    const win = paidOn(rows.map((row, reel) => at(at(grid, reel), row)));
    return win === null ? [] : [{ line, ...win }];
  });
  const scatters = grid.flat().filter((symbol) => symbol === scatter).length;
  const wins =
    scatters < 3
      ? onLines
      : [
          ...onLines,
          {
            line: null,
            symbol: scatter,
            count: scatters,
            factor: payOf(SCATTER_PAYS, scatters) * LINES.length,
          } as const,
        ];
  return { grid, wins, factor: wins.reduce((sum, { factor }) => sum + factor, 0) };
}

/** Payout of the five symbols of a line: the better of the wilds alone and the symbol that they substitute for. */
export function paidOn(symbols: readonly SlotSymbol[]): Omit<SlotWin, 'line'> | null {
  const wilds = runOf(symbols, (symbol) => symbol === wild);
  const named = symbols[wilds];
  const alone = { symbol: wild, count: wilds, factor: payOf(LINE_PAYS.wild, wilds) } as const;
  if (named === undefined || named === scatter) return alone.factor > 0 ? alone : null;
  const count = runOf(symbols, (symbol) => symbol === wild || symbol === named);
  const helped = { symbol: named, count, factor: payOf(LINE_PAYS[named], count) } as const;
  const best = alone.factor > helped.factor ? alone : helped;
  return best.factor > 0 ? best : null;
}

/**
 * The return to the player as an exact fraction of all stakes: every window of every reel is equally likely, so it is the
 * mean of one line (all lines see each reel alike) and of the scatters.
 */
export function exactReturn(): { readonly paid: bigint; readonly staked: bigint } {
  const counts = STRIPS.map((reel) => SYMBOLS.map((symbol) => BigInt(reel.filter((found) => found === symbol).length)));
  const stops = STRIPS.reduce((product, reel) => product * BigInt(reel.length), 1n);
  let paid = 0n;
  const visit = (symbols: readonly SlotSymbol[], ways: bigint): void => {
    if (ways === 0n) return;
    if (symbols.length === STRIPS.length) {
      paid += ways * BigInt(paidOn(symbols)?.factor ?? 0);
      return;
    }
    SYMBOLS.forEach((symbol, index) => visit([...symbols, symbol], ways * (counts[symbols.length]?.[index] ?? 0n)));
  };
  visit([], 1n);
  return { paid: paid + scatterReturn(), staked: stops };
}

/** On a reel, two scatters are at least a window apart, so a window shows at most one. */
function scatterReturn(): bigint {
  const ways = STRIPS.reduce<readonly bigint[]>(
    (found, reel) => {
      const showing = BigInt(reel.filter((symbol) => symbol === scatter).length * ROWS);
      const hiding = BigInt(reel.length) - showing;
      return Array.from(
        { length: found.length + 1 },
        (_, count) => (found[count] ?? 0n) * hiding + (found[count - 1] ?? 0n) * showing,
      );
    },
    [1n],
  );
  return ways.reduce((sum, many, count) => sum + many * BigInt(payOf(SCATTER_PAYS, count)), 0n);
}

/** Its bet is the stake alone; its outcome is the stop of each reel. */
export const slotRules: GameRules<null, readonly number[]> = {
  read: (given, stake, stakes) => (given === null && stakes.includes(stake) ? { bet: null } : null),
  draw: (random) => STRIPS.map((reel) => random(reel.length)),
  winOf: ({ outcome, stake }) => (evaluate(outcome).factor * stake) / LINES.length,
  returnToPlayer: (() => {
    const { paid, staked } = exactReturn();
    return perCent(paid, staked);
  })(),
};

function runOf(symbols: readonly SlotSymbol[], belongs: (symbol: SlotSymbol) => boolean): number {
  const end = symbols.findIndex((symbol) => !belongs(symbol));
  return end === -1 ? symbols.length : end;
}

function payOf(pays: Pays, count: number): number {
  return count < 3 ? 0 : (pays[Math.min(count, 5) - 3] ?? 0);
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`nothing at ${index}`);
  return found;
}
