/** A whole number from 0 up to, but not including, `below`, each equally likely. */
export type Random = (below: number) => number;

/**
 * The rules of one game of the embedded maker. They know no accounts and draw only by `random`, so the maker, the page of
 * the game and the simulations of the tests use the same ones. Money is integer minor units.
 */
export interface GameRules<Bet, Outcome> {
  /** Reads the bet that a page sent; null unless the game offers it for this stake. `stakes` are those to choose from. */
  readonly read: (given: unknown, stake: number, stakes: readonly number[]) => { readonly bet: Bet } | null;
  readonly draw: (random: Random) => Outcome;
  /** The payout, stake included, rounded down; 0 if the round is lost. */
  readonly winOf: (round: { readonly bet: Bet; readonly outcome: Outcome; readonly stake: number }) => number;
  /** Per cent of all stakes, truncated to two decimals, as makers publish it; the least where it depends on the bet. */
  readonly returnToPlayer: number;
}

/** Per cent with two decimals, truncated: a published return is never more than the true one. */
export const perCent = (paid: bigint, staked: bigint): number => Number((paid * 10_000n) / staked) / 100;
