import type { components } from '../../../openapi/user-api.js';
import type { Company, Received } from '../company.js';
import type { Locale } from '../../base/locale.js';

/** A player's account at a maker. */
export interface MakerAccount {
  readonly makerId: number;
  readonly playerId: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly sessionId: string;
}

/**
 * `pending`: the maker gave no clear response. The lobby then asks with `transferOutcome` under the same id and never
 * sends the transfer under another id.
 */
export type TransferInAnswer = 'done' | 'refused' | 'pending';

/** `locked`: a round is open and no money moved. Amounts in minor units. */
export type TransferOutAnswer =
  | { readonly state: 'done'; readonly amount: number }
  | { readonly state: 'locked' | 'refused' | 'pending' };

/** A round that the maker has decided. Amounts in minor units; a free round has no stake. */
export interface MakerRound {
  /** The maker's id of the round. */
  readonly ref: string;
  readonly stake: number;
  readonly win: number;
  readonly at: Date;
}

/** `absent` only if the transfer was certainly not carried out and never will be. */
export type TransferOutcome =
  | { readonly state: 'done'; readonly amount: number }
  | { readonly state: 'absent' | 'pending' };

export interface Holdings {
  /** Minor units. */
  readonly balance: number;
  /** A page of the player is playing, or was a moment ago. */
  readonly isAttended: boolean;
  /**
   * Rounds of the session that are not decided yet, so that the exit can name them. Asked for where the maker holds the money. A
   * maker that cannot say leaves it out.
   */
  readonly openBets?: OpenStakes;
}

/** `stake`: of all of them, in minor units. */
export interface OpenStakes {
  readonly count: number;
  readonly stake: number;
}

/** Which page of the books: the first is after null, the next after `next` of the one before. */
export interface BooksRequest {
  readonly after: string | null;
  readonly transfers: readonly string[];
}

/** A round of a session for real money, as the maker's books have it. Minor units. */
export interface BookedRound {
  readonly makerId: number;
  readonly playerId: number;
  readonly currency: string;
  readonly ref: string;
  /** 0, as the win, if the round was taken back. */
  readonly stake: number;
  /** Null while it is open. */
  readonly win: number | null;
  /** Steps that the maker has told or will tell, and that the lobby has not acknowledged. */
  readonly unanswered: readonly ('stake' | 'win')[];
  /** The player had left with the money before the win. */
  readonly isAfterExit: boolean;
  /** Played with money that stays at the lobby. */
  readonly isAtLobby: boolean;
}

/** A page of a maker's books. Each row is on one page. */
export interface MakerBooks {
  /** What the maker holds, in minor units. */
  readonly balances: readonly {
    readonly makerId: number;
    readonly playerId: number;
    readonly currency: string;
    readonly balance: number;
  }[];
  readonly rounds: readonly BookedRound[];
  /** Those of the transfers asked about that the maker has carried out. */
  readonly transfers: readonly { readonly id: string; readonly amount: number }[];
  readonly next: string | null;
}

export interface GameLaunch {
  readonly makerId: number;
  readonly gameId: number;
  readonly gameName: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly ticket: string;
  readonly locale: Locale;
  readonly returnUrl: string;
  readonly hasSound: boolean;
  readonly hasMotion: boolean;
}

/**
 * A game maker. In transfer mode it keeps a wallet for the player; in seamless mode it sends each stake and win as a
 * callback. The lobby chooses the ids of transfers, and the maker processes an id once, however often it arrives. `signal`
 * ends a call: it aborts after eight seconds. There is one silence: a call that throws, is ended, answers what the types do
 * not allow, or answers null where it can, is no response, and the lobby asks again under the same id.
 */
export interface Maker extends Company {
  transferIn(
    transfer: MakerAccount & { readonly id: string; readonly amount: number; readonly at: Date },
    signal: AbortSignal,
  ): Promise<TransferInAnswer>;
  /** Moves out everything that the maker holds of the player; no round may start afterwards. */
  transferOut(
    transfer: MakerAccount & { readonly id: string; readonly at: Date },
    signal: AbortSignal,
  ): Promise<TransferOutAnswer>;
  transferOutcome(id: string, signal: AbortSignal): Promise<TransferOutcome>;
  /**
   * The player leaves a session whose money stays at the lobby. A maker whose rounds wait for a decision of the player ends
   * them now, or reports their wins later; other makers need not be told.
   */
  leave?(account: MakerAccount & { readonly at: Date }, signal: AbortSignal): Promise<void>;
  /**
   * The rounds of a session that the maker has decided and of which it has not told the lobby yet, oldest first. A round that
   * is listed twice is booked once. Without this list the session does not end, even if its money has come back.
   */
  rounds(account: MakerAccount, signal: AbortSignal): Promise<readonly MakerRound[] | null>;
  /**
   * The maker's own books, page by page, for the audit: it compares them with the ledger (`operator audit`). `transfers`: transfers
   * of which the lobby has no outcome. A maker without this call is not audited.
   */
  books?(request: BooksRequest, signal: AbortSignal): Promise<MakerBooks>;
  holdings(account: MakerAccount & { readonly at: Date }, signal: AbortSignal): Promise<Holdings | null>;
  /**
   * The URL of the game. A ticket opens one page, once (decision J3). `returnUrl` is the absolute address that the game
   * opens in its frame when the player leaves the game there (decision A7). `hasSound` and `hasMotion` are the player's
   * settings; a maker that has no such parameters ignores them.
   */
  launchUrl(launch: GameLaunch): string;
  /** Whether the maker itself signed a callback: POST /callback/game/{maker}/{action}. */
  verifies(callback: GameCallback | GameEntry, received: Received): Promise<boolean>;
}

/** A maker's callback about a round. */
export type GameCallback = {
  readonly maker: string;
  readonly action: 'balance' | 'stake' | 'win' | 'rollback';
} & components['schemas']['GameCallback'];

/** A maker's callback of a page that was opened with a launch ticket. */
export type GameEntry = {
  readonly maker: string;
  readonly action: 'enter';
} & components['schemas']['GameEntryRequest'];
