import type { WireRound } from '../../page/wire.js';
import type { Score, SportsBet } from './rules.js';

export type BetRound = WireRound<SportsBet>;

/** What the sports book shows besides the latest bet. */
export interface SportsView {
  /** The maker's clock, in ms since 1970. */
  readonly now: number;
  /** The matches that have kicked off, by their references. */
  readonly scores: Readonly<Record<string, Score>>;
  /** The player's bets, the latest first. */
  readonly bets: readonly BetRound[];
}
