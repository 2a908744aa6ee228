import type { ColumnType, GeneratedAlways } from 'kysely';
import type { AccessTables } from './schema/access.js';
import type { AccountTables } from './schema/account.js';
import type { BonusTables } from './schema/bonuses.js';
import type { LobbyTables } from './schema/lobby.js';
import type { PlayTables } from './schema/play.js';
import type { PromotionsTables } from './schema/promotions.js';
import type { UploadTables } from './schema/upload.js';
import type { WalletTables } from './schema/wallet.js';

/** The kinds of account of the ledger. Those with a player store a balance; the others are the site's side. */
export type AccountKind =
  | 'player_wallet'
  | 'withdraw_hold'
  | 'promo_locked'
  | 'maker_balance'
  | 'pay_clearing'
  | 'maker_settle'
  | 'house_promo'
  | 'house_bonus'
  | 'house_fee'
  | 'suspense';

/** Every movement that the ledger knows; which accounts it may join stands in the table `transfer_rule`. */
export type TransferKind =
  | 'deposit'
  | 'deposit_reverse'
  | 'withdraw_hold'
  | 'withdraw_post'
  | 'withdraw_void'
  | 'withdraw_fee'
  | 'to_maker'
  | 'out_maker'
  | 'game_loss'
  | 'game_win'
  | 'promo_stake'
  | 'promo_bonus'
  | 'promo_settle'
  | 'promo_void'
  | 'promo_bet'
  | 'promo_win'
  | 'promo_late_win'
  | 'deposit_bonus'
  | 'activity_reward'
  | 'rebate'
  | 'level_bonus'
  | 'system_bonus'
  | 'referral_reward';

interface AccountTable {
  readonly id: GeneratedAlways<number>;
  readonly kind: AccountKind;
  readonly player_id: number | null;
  readonly maker_id: number | null;
  readonly promo_record_id: number | null;
  readonly currency: string;
  /** Minor units; 0 for accounts without a player. */
  readonly balance: GeneratedAlways<number>;
}

/** Set by the database when the transfer is applied. */
type Applied<Value> = ColumnType<Value, never, never>;

interface TransferTable {
  readonly id: string;
  readonly seq: Applied<number>;
  readonly type: TransferKind;
  readonly from_id: number;
  readonly to_id: number;
  readonly from_kind: Applied<AccountKind>;
  readonly to_kind: Applied<AccountKind>;
  readonly from_player: Applied<number | null>;
  readonly to_player: Applied<number | null>;
  readonly promo_record_id: Applied<number | null>;
  readonly maker_id: Applied<number | null>;
  readonly currency: string;
  readonly amount: number;
  readonly from_balance_after: Applied<number>;
  readonly to_balance_after: Applied<number>;
  readonly reference_no: string;
  readonly game_id: number | null;
  readonly round_ref: string | null;
  readonly resolves: string | null;
  readonly reverses: string | null;
  readonly created_at: Date;
}

/** A view: the movements of a player's wallet. */
interface BillView {
  readonly bill_id: string;
  readonly seq: number;
  readonly player_id: number;
  readonly bill_type: 'deposit' | 'withdrawal' | 'props' | 'games' | 'member' | 'rewards' | 'rebate';
  readonly transfer_type:
    | 'withdraw'
    | 'deposit'
    | 'toGameMaker'
    | 'outOfGameMaker'
    | 'toPromotion'
    | 'promotionSettlement'
    | null;
  /** Minor units, negative when it left the wallet. */
  readonly amount: number;
  readonly balance_after: number;
  readonly status: 'pendingReview' | 'failed' | 'done';
  readonly ledger_type: TransferKind;
  readonly currency: string;
  readonly reference_no: string;
  readonly maker_id: number | null;
  readonly game_id: number | null;
  readonly created_at: Date;
}

interface IdempotencyTable {
  readonly player_id: number;
  readonly operation: string;
  readonly key: string;
  readonly body_hash: Buffer;
  answer: Buffer | null;
  readonly created_at: Date;
}

/** All tables, for Kysely. An area's tables stand in `schema/<area>.ts`. */
export interface Database
  extends
    AccessTables,
    AccountTables,
    BonusTables,
    LobbyTables,
    PlayTables,
    PromotionsTables,
    UploadTables,
    WalletTables {
  account: AccountTable;
  transfer: TransferTable;
  bill: BillView;
  idempotency: IdempotencyTable;
}
