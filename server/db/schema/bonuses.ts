import type { ColumnType } from 'kysely';
import type { CategoryId } from './lobby.js';

/** Everything that the house gives: the four of a level (spec section 3, Bonus), rebates, system bonuses, rewards for a friend. */
export type BonusKind = 'monthly' | 'birthday' | 'upgrade' | 'deposit' | 'rebate' | 'system' | 'referral';

/** Spec section 4: pending waits for its release or its player, claimed was taken, issued came by itself. */
export type BonusStatus = 'pending' | 'claimed' | 'issued' | 'expired';

/** Why an operator gives a system bonus. */
export type SystemBonusReason = 'compensation' | 'event' | 'welcomeBack' | 'gift';

/** How a rebate's amount came about. Minor units; contribution in per cent, rate in hundredths of a per cent. */
export interface RebateLine {
  readonly categoryId: CategoryId;
  readonly stakes: number;
  readonly contribution: number;
  readonly counted: number;
  readonly rate: number;
  readonly amount: number;
}

interface BonusRuleTable {
  readonly kind: BonusKind;
  is_automatic: boolean;
  wager_times: number;
  release_hours: number;
  claim_days: number;
}

interface RebateCategoryTable {
  readonly category_id: CategoryId;
  /** Per cent of a stake. */
  contribution: number;
}

interface RebateRateTable {
  readonly category_id: CategoryId;
  readonly level: number;
  /** Hundredths of a per cent. */
  rate: number;
}

interface BonusTable {
  readonly id: string;
  readonly player_id: number;
  readonly kind: BonusKind;
  readonly occasion: string;
  readonly level: number | null;
  readonly amount: number;
  readonly currency: string;
  readonly wager_times: number;
  readonly turnover: number;
  readonly is_automatic: boolean;
  status: BonusStatus;
  readonly created_at: Date;
  readonly release_at: Date;
  readonly expires_at: Date;
  ended_at: Date | null;
  /** YYYY-MM-DD. */
  readonly rebate_day: string | null;
  readonly rebate_lines: ColumnType<readonly RebateLine[] | null, string | null, never>;
  readonly friend_id: number | null;
  readonly reason: SystemBonusReason | null;
  /** An operator's plain text. */
  readonly note: string;
}

interface BonusWatermarkTable {
  readonly part: string;
  until: Date;
}

export interface BonusTables {
  bonus_rule: BonusRuleTable;
  rebate_category: RebateCategoryTable;
  rebate_rate: RebateRateTable;
  bonus: BonusTable;
  bonus_watermark: BonusWatermarkTable;
}
