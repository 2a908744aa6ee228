/** Requests and responses of the game page and its maker, under /sandbox/maker/api. Money is integer minor units. */

export type GameLanguage = 'en_US' | 'ms_MY' | 'my_MM' | 'th_TH' | 'zh_CN';

/** A round: what was bet, what came out, the stake and the payout. Each game has its own bets and outcomes. */
export type WireRound<Bet = unknown, Outcome = unknown> = {
  readonly key: string;
  readonly bet: Bet;
  readonly outcome: Outcome;
  readonly stake: number;
  /** Null while the round is open: its stake is taken, and its end is not known yet. */
  readonly win: number | null;
  /** Played as a free spin: the stake was not the player's. */
  readonly isFree: boolean;
};

/** Free spins of a promotion that are left, and the stake of each. */
export type FreeSpins = { readonly left: number; readonly stake: number };

export type WireState = {
  readonly balance: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Stakes to choose from, the least first. */
  readonly stakes: readonly number[];
  /** Played before any other stake; null if none is left. */
  readonly freeSpins: FreeSpins | null;
  /** Whether it is play money of a demo, never money of a wallet (decision J4). */
  readonly demo: boolean;
  /** The latest round of the session, so that a player sees the result of a round whose page was closed before the response. */
  readonly lastRound: WireRound | null;
  /** What the game shows besides its rounds; null for most games. */
  readonly view: unknown;
};

export type EnterAnswer = { readonly token: string; readonly state: WireState };
/** The page makes `roundKey`. A repeated request with the same key returns the same round and moves no money. */
export type PlayRequest = {
  readonly roundKey: string;
  readonly stake: number;
  readonly bet: unknown;
  /** A free spin. It is never charged: it is refused if none is left. */
  readonly isFree: boolean;
};
export type PlayAnswer = {
  readonly round: WireRound;
  readonly balance: number;
  readonly freeSpins: FreeSpins | null;
};
/** Settles an open round. A repeated request with the same decision returns the same round and moves no money. */
export type DecideRequest = { readonly roundKey: string; readonly decision: unknown };

/**
 * Why the maker refused: HTTP 409 with `{error}`. `roundOpen`: the round before waits for a decision; `takenBack`: the lobby
 * did not answer in time, the stake went back and the round was not played; `tooLate`: the match
 * has started; `noFreeSpin`: no free spin is left, and nothing was played or charged.
 */
export type MakerError =
  | 'ticketUsed'
  | 'closed'
  | 'insufficient'
  | 'badBet'
  | 'keyReused'
  | 'malformed'
  | 'roundOpen'
  | 'takenBack'
  | 'tooLate'
  | 'noFreeSpin';
