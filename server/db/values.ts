/**
 * Types of columns that the database stores as plain `text` or `jsonb`. `column-types.ts` says which column has which;
 * all other column types are generated into `schema.ts`.
 */
import type { Texts } from '../base/locale.js';

/** The game categories. Each has an icon with its name in the contract. */
export type CategoryId = 'slots' | 'casino' | 'poker' | 'table' | 'fishing' | 'sports';

/** What a one-time code may be used for. A code for one purpose is refused for every other (decision C2). */
export type CodePurpose = 'register' | 'login' | 'reset' | 'changePhone' | 'leavePhone' | 'bindPhone' | 'withdraw';

/** Why a withdrawal or a manual deposit failed; `cancelled` by the player, the others by the site (texts in review-reasons.ts). */
export type ReviewReason =
  | 'cancelled'
  | 'nameMismatch'
  | 'accountInvalid'
  | 'payoutFailed'
  | 'notReceived'
  | 'amountDiffers'
  | 'receiptUnclear'
  | 'riskReview'
  | 'other';

/** Why an operator gives a system bonus. */
export type SystemBonusReason = 'compensation' | 'event' | 'welcomeBack' | 'gift';

/** How the amount of a rebate was calculated. Minor units; contribution in per cent, rate in hundredths of a per cent. */
export interface RebateLine {
  readonly categoryId: CategoryId;
  readonly stakes: number;
  readonly contribution: number;
  readonly counted: number;
  readonly rate: number;
  readonly amount: number;
}

/** Where a promotion is played. */
export type Platform = 'pc' | 'other';

/** A part of the games, and the per cent of a stake on them that counts. */
export interface Scope {
  readonly kind: 'all' | 'category' | 'maker' | 'game';
  readonly ref: string;
  readonly contribution: number;
}

/** The terms that a player agreed to, as they were on joining. Amounts in minor units. */
export interface FrozenTerms {
  readonly title: Texts;
  readonly content: Texts;
  readonly artId: string;
  readonly kind: 'bet' | 'netWin' | 'balance';
  readonly scope: readonly Scope[];
  readonly platforms: readonly Platform[];
  readonly freeSpins: number;
  readonly freeSpinStake: number;
}
