import type { Generated, GeneratedAlways } from 'kysely';
import type { Texts } from '../../locale.js';
import type { Json } from './lobby.js';

/** Where a promotion is played. */
export type Platform = 'pc' | 'other';

/** Part of the games, and what per cent of a stake on them counts. */
export interface Scope {
  readonly kind: 'all' | 'category' | 'maker' | 'game';
  readonly ref: string;
  readonly contribution: number;
}

/** What a player agreed to, kept in the record as it was. Amounts in minor units. */
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

interface PromotionTable {
  readonly id: string;
  kind: 'bet' | 'netWin' | 'balance';
  title: Json<Texts>;
  summary: Json<Texts>;
  content: Json<Texts>;
  art_id: string;
  starts_at: Date;
  ends_at: Date;
  min_amount: number;
  max_amount: number;
  /** Hundredths of a per cent. */
  bonus_rate: number;
  max_bonus: number | null;
  bet_percent: Generated<number>;
  net_win_percent: Generated<number>;
  balance_percent: Generated<number>;
  release_percent: number;
  play_hours: number;
  wait_hours: number;
  times_per_player: number | null;
  quota: number | null;
  needs_code: Generated<boolean>;
  free_spins: Generated<number>;
  free_spin_stake: Generated<number>;
  platforms: Json<readonly Platform[]>;
  position: number;
}

interface PromotionScopeTable {
  readonly promotion_id: string;
  readonly kind: Scope['kind'];
  readonly ref: string;
  contribution: number;
}

interface PromotionCodeTable {
  readonly code: string;
  readonly promotion_id: string;
  readonly kind: 'entry' | 'gift';
  readonly gift_amount: number | null;
  most_uses: number | null;
  ends_at: Date;
}

interface PromotionCodeUseTable {
  readonly code: string;
  readonly player_id: number;
  readonly used_at: Date;
}

/** What the table keeps; a record past its deadline that is still ongoing waits to close. */
export type StoredRecordStatus = 'ongoing' | 'settlable' | 'settled' | 'closed' | 'unlocked';

interface PromotionRecordTable {
  readonly id: GeneratedAlways<number>;
  readonly player_id: number;
  readonly promotion_id: string;
  readonly code: string | null;
  readonly terms: Json<FrozenTerms>;
  readonly currency: string;
  readonly amount: number;
  readonly bonus: number;
  readonly required_bet: number;
  readonly required_net_win: number;
  readonly required_balance: number;
  readonly release_amount: number;
  free_spins_left: number;
  status: Generated<StoredRecordStatus>;
  ended_by: 'player' | 'time' | null;
  ended_amount: number | null;
  readonly joined_at: Date;
  readonly deadline_at: Date;
  readonly auto_end_at: Date;
  ended_at: Date | null;
}

interface PromotionRoundTable {
  readonly id: GeneratedAlways<number>;
  readonly maker_id: number;
  readonly round_ref: string;
  readonly record_id: number;
  readonly game_id: number;
  readonly stake: number;
  readonly counted: number;
  readonly is_free: boolean;
  win: number | null;
  is_late: Generated<boolean>;
  readonly staked_at: Date;
}

interface PromotionBillTable {
  readonly record_id: number;
  through_seq: number;
  compiled_at: Date;
}

interface PromotionBillLineTable {
  readonly record_id: number;
  readonly position: number;
  readonly kind: 'stake' | 'bonus' | 'play' | 'settle' | 'void';
  readonly game_id: number | null;
  readonly rounds: Generated<number>;
  readonly stake: Generated<number>;
  readonly counted: Generated<number>;
  readonly win: Generated<number>;
  readonly amount: number;
  readonly at: Date;
}

interface DepositPromotionTable {
  readonly id: string;
  title: Json<Texts>;
  summary: Json<Texts>;
  content: Json<Texts>;
  art_id: string;
  starts_at: Date;
  ends_at: Date;
  min_amount: number;
  /** Hundredths of a per cent. */
  bonus_rate: number;
  max_bonus: number;
  turnover_percent: number;
  is_first_only: Generated<boolean>;
  times_per_day: number | null;
  times_per_player: number | null;
  position: number;
}

interface ActivityTable {
  readonly id: string;
  kind: 'news' | 'join' | 'deposit' | 'stake';
  title: Json<Texts>;
  summary: Json<Texts>;
  content: Json<Texts>;
  art_id: string;
  starts_at: Date;
  ends_at: Date;
  claim_until: Date;
  goal: Generated<number>;
  reward: Generated<number>;
  turnover_percent: Generated<number>;
  quota: number | null;
  position: number;
}

interface ActivityEntryTable {
  readonly id: GeneratedAlways<number>;
  readonly activity_id: string;
  readonly player_id: number;
  readonly joined_at: Date;
  claimed_at: Date | null;
}

interface BillKindTable {
  readonly type: string;
  readonly bill_type: string;
  readonly transfer_type: string | null;
}

export interface PromotionsTables {
  bill_kind: BillKindTable;
  promotion: PromotionTable;
  promotion_scope: PromotionScopeTable;
  promotion_code: PromotionCodeTable;
  promotion_code_use: PromotionCodeUseTable;
  promotion_record: PromotionRecordTable;
  promotion_round: PromotionRoundTable;
  promotion_bill: PromotionBillTable;
  promotion_bill_line: PromotionBillLineTable;
  deposit_promotion: DepositPromotionTable;
  activity: ActivityTable;
  activity_entry: ActivityEntryTable;
}
