import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';
import type { Locale } from '../../locale.js';

/** Whose money at which maker. */
export interface MakerAccount {
  readonly makerId: number;
  readonly playerId: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly sessionId: string;
}

/** `pending`: no clear answer. It is then asked for by `fateOf` under the same id, and never sent again under another. */
export type TransferInAnswer = 'done' | 'refused' | 'pending';

/** `locked`: a round is open, nothing moved. Amounts in minor units. */
export type TransferOutAnswer =
  | { readonly state: 'done'; readonly amount: number }
  | { readonly state: 'locked' | 'refused' | 'pending' };

/** `absent` only where it is certain that the transfer was not carried out and will not be. */
export type TransferFate =
  | { readonly state: 'done'; readonly amount: number }
  | { readonly state: 'absent' | 'pending' };

/**
 * A game maker with a wallet of its own, as the lobby speaks to it (transfer mode). Ids of transfers are the lobby's: one
 * id is processed once, whatever comes how often. `db` is the transaction of the call; a maker that is another company's
 * computer has no use for it, bounds its own waiting, and answers `pending` rather than throw.
 */
export interface Maker {
  transferIn(
    db: Db,
    transfer: MakerAccount & { readonly id: string; readonly amount: number; readonly at: Date },
  ): Promise<TransferInAnswer>;
  /** Everything that the maker holds of the player; no round may start afterwards. */
  transferOut(db: Db, transfer: MakerAccount & { readonly id: string; readonly at: Date }): Promise<TransferOutAnswer>;
  fateOf(db: Db, id: string): Promise<TransferFate>;
  /** Null when the maker did not say. `isAttended`: a page of the player plays, or did a moment ago. */
  holdings(
    db: Db,
    account: MakerAccount & { readonly at: Date },
  ): Promise<{ readonly balance: number; readonly isAttended: boolean } | null>;
  /** Where the game is played. The ticket opens one page, once (decision J3). */
  launchUrl(launch: { readonly ticket: string; readonly locale: Locale }): string;
  /** Whether a callback of a session whose money stays at the lobby is the maker's own: POST /callback/game/{maker}/{action}. */
  believes(db: Db, told: GameCallback): Promise<boolean>;
}

/** What a maker tells or asks of a round. */
export type GameCallback = {
  readonly maker: string;
  readonly action: 'balance' | 'stake' | 'win';
} & components['schemas']['GameCallback'];
