import type { Fixture } from './fixtures.js';

/** Who wins, and whether there are at least three goals. */
export const PICKS = ['home', 'draw', 'away', 'over', 'under'] as const;
export type Pick = (typeof PICKS)[number];

/** Most goals of one team. */
const MOST_GOALS = 8;
/** Chances are whole parts of this. */
export const PARTS = 10_000;
/** What a single bet pays back at least, in per cent. */
const SHARE = 94;

const RIGHT: Readonly<Record<Pick, (home: number, away: number) => boolean>> = {
  home: (home, away) => home > away,
  draw: (home, away) => home === away,
  away: (home, away) => home < away,
  over: (home, away) => home + away > 2.5,
  under: (home, away) => home + away < 2.5,
};

/** Whether a pick is right with these goals. */
export const isRight = (pick: Pick, home: number, away: number): boolean => RIGHT[pick](home, away);

/** e to the power of -x, by its series: every engine computes the same, so that the page shows the maker's odds. */
function expMinus(x: number): number {
  let [sum, term] = [1, 1];
  for (let step = 1; step < 40; step += 1) {
    term = (term * x) / step;
    sum += term;
  }
  return 1 / sum;
}

/** How likely each number of goals is, in parts: a Poisson distribution, rounded, whose rounding falls on no goal. */
function goalChances(mean: number): readonly number[] {
  let chance = expMinus(mean) * PARTS;
  const parts = [0];
  for (let goals = 1; goals <= MOST_GOALS; goals += 1) {
    chance = (chance * mean) / goals;
    parts.push(Math.round(chance));
  }
  parts[0] = PARTS - parts.reduce((sum, part) => sum + part, 0);
  return parts;
}

/** Mean goals of the home and of the away team among equals. */
const MEANS = { home: 1.5, away: 1.15 } as const;

interface Chances {
  readonly home: readonly number[];
  readonly away: readonly number[];
}

/** By the names of both teams: the same matches return every season. */
const known = new Map<string, Chances>();

/** How likely each number of goals is for both teams of a match, in parts. */
export function chancesOf({ home, away }: Fixture): Chances {
  const key = `${home.name}/${away.name}`;
  const chances = known.get(key) ?? {
    home: goalChances((MEANS.home * home.attack) / away.defence),
    away: goalChances((MEANS.away * away.attack) / home.defence),
  };
  known.set(key, chances);
  return chances;
}

/** How likely a pick is right, in `PARTS` times `PARTS`. */
export function partsOf(fixture: Fixture, pick: Pick): number {
  const chances = chancesOf(fixture);
  let sum = 0;
  for (const [home, one] of chances.home.entries())
    for (const [away, other] of chances.away.entries()) if (isRight(pick, home, away)) sum += one * other;
  return sum;
}

/** Fixed odds in hundredths of the stake, stake included, rounded up. */
export const oddsOf = (fixture: Fixture, pick: Pick): number =>
  Math.ceil((SHARE * PARTS * PARTS) / partsOf(fixture, pick));
