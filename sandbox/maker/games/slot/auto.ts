import type { Choice, Settled } from '../../page/tools.js';

/** How many rounds auto play may start. */
export const ROUNDS = [10, 25, 50] as const;
/** Loss limits to choose from, in stakes. There is no auto play without one. */
export const LOSS_LIMITS = [5, 10, 20, 50] as const;
export const USUAL_LOSS_LIMIT = 20;
/** Wins of one round at which auto play stops, in stakes; 0: at none. */
export const WIN_STOPS = [0, 10, 20, 50] as const;

/** What the player chose. Minor units. */
export type AutoPlan = {
  readonly rounds: number;
  /** Auto play starts no round that could bring the loss of all its rounds above this. */
  readonly lossLimit: number;
  /** Null: at no win. */
  readonly winStop: number | null;
  readonly stopsAtFreeSpins: boolean;
};

/** What auto play has done. `net`: wins less costs, in minor units. */
export type AutoRun = {
  readonly played: number;
  readonly net: number;
  readonly latestWin: number;
  /** Null before the first round. */
  readonly wasFree: boolean | null;
};

export const noRun: AutoRun = { played: 0, net: 0, latestWin: 0, wasFree: null };

export const withRound = ({ played, net }: AutoRun, { cost, win }: Settled, wasFree: boolean): AutoRun => ({
  played: played + 1,
  net: net - cost + win,
  latestWin: win,
  wasFree,
});

export type AutoEnd = 'win' | 'free' | 'done' | 'loss';

/** Why auto play does not start the next round; null if it does. After the last free spin rounds cost money again, so it ends. */
export function endOf(
  plan: AutoPlan,
  run: AutoRun,
  { stake, isFree }: Pick<Choice, 'stake' | 'isFree'>,
): AutoEnd | null {
  if (plan.winStop !== null && run.latestWin >= plan.winStop) return 'win';
  if (run.wasFree === true && !isFree) return 'free';
  if (run.wasFree === false && isFree && plan.stopsAtFreeSpins) return 'free';
  if (run.played >= plan.rounds) return 'done';
  return !isFree && stake - run.net > plan.lossLimit ? 'loss' : null;
}

/** A few stakes for one tap: every second from the least, so that a high one is never a slip of the finger away. */
export const presetsOf = (stakes: readonly number[]): readonly number[] =>
  stakes.filter((_, index) => index % 2 === 0).slice(0, 4);
