/** What the game page and its maker say to each other, under /sandbox/maker/api. Money is integer minor units. */

export type GameLanguage = 'en_US' | 'ms_MY' | 'my_MM' | 'th_TH' | 'zh_CN';

/** A settled round: where the reels stand and what it paid. */
export type WireRound = {
  readonly key: string;
  readonly stops: readonly number[];
  readonly stake: number;
  readonly win: number;
};

export type WireState = {
  readonly balance: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Whole stakes that may be chosen; each is divisible by the lines. */
  readonly stakes: readonly number[];
  /** Play money of a demo, never a wallet's (decision J4). */
  readonly demo: boolean;
  /** The latest round of the session, so that an answer lost with a closed page is seen. */
  readonly lastRound: WireRound | null;
};

export type EnterRequest = { readonly ticket: string };
export type EnterAnswer = { readonly token: string; readonly state: WireState };
/** `roundKey` is made by the page: asking again under it answers the same round and moves no money. */
export type SpinRequest = { readonly roundKey: string; readonly stake: number };
export type SpinAnswer = { readonly round: WireRound; readonly balance: number };

/** Why the maker refused: HTTP 409 with `{error}`. */
export type MakerError = 'ticketUsed' | 'closed' | 'insufficient' | 'badStake' | 'keyReused' | 'malformed';
