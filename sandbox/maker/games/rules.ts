/** A whole number from 0 up to, but not including, `below`, each equally likely. */
export type Random = (below: number) => number;

/** Reads the bet that a page sent; null unless the game offers it for this stake. `stakes` are those to choose from. */
type Read<Bet> = (given: unknown, stake: number, stakes: readonly number[]) => { readonly bet: Bet } | null;

/**
 * The rules of one game of the embedded maker. They know no accounts and draw only by `random`, so the maker, the page of
 * the game and the simulations of the tests use the same ones. Money is integer minor units.
 */
export interface GameRules<Bet, Outcome> {
  readonly read: Read<Bet>;
  readonly draw: (random: Random) => Outcome;
  /** The payout, stake included, rounded down; 0 if the round is lost. */
  readonly winOf: (round: { readonly bet: Bet; readonly outcome: Outcome; readonly stake: number }) => number;
  /** Per cent of all stakes, truncated to two decimals, as makers publish it; the least where it depends on the bet. */
  readonly returnToPlayer: number;
}

/** The rules of a game whose player decides in mid round, as which cards to hold. All its luck is drawn at the start. */
export interface DecisionRules<Bet, Hidden, Decision, Outcome> {
  readonly read: Read<Bet>;
  /** Everything that the round may need; nobody sees it before the round is settled. */
  readonly deal: (random: Random) => Hidden;
  /** What the player sees before the decision, and afterwards. */
  readonly outcomeOf: (hidden: Hidden, decision: Decision | null) => Outcome;
  /** Reads the decision that a page sent; null unless the game offers it. */
  readonly readDecision: (given: unknown) => { readonly decision: Decision } | null;
  /** The decision of a player who left: the best one by the strategy that the game publishes. */
  readonly decideFor: (hidden: Hidden) => Decision;
  readonly winOf: (round: { readonly outcome: Outcome; readonly stake: number }) => number;
  readonly returnToPlayer: number;
}

/** Per cent with two decimals, truncated: a published return is never more than the true one. */
export const perCent = (paid: bigint, staked: bigint): number => Number((paid * 10_000n) / staked) / 100;
