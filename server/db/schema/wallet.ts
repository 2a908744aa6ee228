import type { Generated, GeneratedAlways } from 'kysely';
import type { Texts } from '../../locale.js';
import type { Json } from './lobby.js';

interface PayMethodTable {
  readonly id: string;
  readonly method: string;
  name: Json<Texts>;
  endpoint: 'charge' | 'recharge';
  position: number;
}

interface PayChannelTable {
  readonly id: string;
  readonly method_id: string;
  name: Json<Texts>;
  note: Json<Texts>;
  icon: 'qr' | 'wallet' | 'bank';
  pay_type: 'url' | 'qr' | 'form' | 'none';
  min_amount: number;
  max_amount: number;
  /** Hundredths of a per cent. */
  fee_rate: Generated<number>;
  credit_seconds: number;
  /** Minor units a player and day; null for no limit. */
  daily_limit: number | null;
  is_open: Generated<boolean>;
  position: number;
  operator_code: Generated<string>;
}

interface PayChannelBankTable {
  readonly channel_id: string;
  readonly bank_code: string;
}

/** States of a trade (spec section 4); the wire's numbers are in decision E3. */
export type OrderStatus = 'pendingReview' | 'failed' | 'pendingPayment' | 'done';

interface PayOrderTable {
  readonly order_no: string;
  readonly player_id: number;
  readonly channel_id: string;
  readonly sent_under: string | null;
  readonly amount: number;
  readonly pay_amount: number;
  readonly fee: number;
  readonly currency: string;
  status: OrderStatus;
  reason: 'declined' | 'expired' | 'cancelled' | null;
  readonly qr_content: string | null;
  /** A bearer link: only while the order waits. */
  pay_url: string | null;
  /** The deposit promotion chosen, and what was promised with it. */
  readonly activity_id: string | null;
  readonly bonus: Generated<number>;
  readonly turnover: Generated<number>;
  readonly created_at: Date;
  readonly expires_at: Date;
  ended_at: Date | null;
}

/** States of a game session (decision J1). */
export type SessionStatus =
  | 'transferringIn'
  | 'unknownIn'
  | 'playing'
  | 'interrupted'
  | 'transferringOut'
  | 'unknownOut'
  | 'settled'
  | 'failed';

interface GameSessionTable {
  readonly id: string;
  readonly player_id: number;
  readonly game_id: number;
  readonly maker_id: number;
  readonly sent_under: string | null;
  status: SessionStatus;
  readonly is_demo: Generated<boolean>;
  readonly open_type: 'iframe' | 'redirect';
  readonly wallet_mode: 'transfer' | 'seamless';
  readonly currency: string;
  /** The record whose balance the rounds move; null for a session with the wallet's money. */
  readonly promotion_record_id: number | null;
  transfer_in_amount: Generated<number>;
  transfer_out_amount: number | null;
  ticket_hash: Buffer | null;
  ticket_used_at: Date | null;
  readonly started_at: Date;
  ended_at: Date | null;
}

interface SandboxPaymentTable {
  readonly secret: string;
  readonly order_no: string;
  readonly pay_amount: number;
  readonly currency: string;
  readonly channel_name: string;
  status: Generated<'open' | 'paid' | 'declined' | 'cancelled'>;
  readonly expires_at: Date;
  readonly created_at: Date;
}

/** What asked for stakes. */
export type TurnoverSource =
  | 'deposit'
  | 'deposit_bonus'
  | 'level_bonus'
  | 'system_bonus'
  | 'rebate'
  | 'referral'
  | 'promotion';

interface TurnoverRequirementTable {
  readonly id: GeneratedAlways<number>;
  readonly player_id: number;
  readonly source: TurnoverSource;
  readonly reference_no: string;
  /** Minor units of stakes. */
  readonly amount: number;
  readonly created_at: Date;
  met_at: Date | null;
}

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

interface WithdrawalTable {
  readonly order_no: string;
  readonly player_id: number;
  readonly card_id: number;
  readonly sent_under: string | null;
  readonly amount: number;
  /** Part of the amount. */
  readonly fee: number;
  readonly currency: string;
  readonly bank_code: string;
  readonly bank_name: string;
  readonly holder: string;
  readonly account_number: string;
  /** `pendingPayment`: approved, not yet paid out. */
  status: OrderStatus;
  reason: ReviewReason | null;
  readonly hold_id: string;
  readonly eta_at: Date;
  readonly created_at: Date;
  reviewed_at: Date | null;
  ended_at: Date | null;
}

interface ManualBankTable {
  readonly id: string;
  readonly bank_code: string;
  holder: string;
  account_number: string;
  note: Json<Texts>;
  min_amount: number;
  max_amount: number;
  needs_transaction_no: Generated<boolean>;
  is_open: Generated<boolean>;
  position: number;
}

interface ManualDepositTable {
  readonly order_no: string;
  readonly player_id: number;
  readonly bank_id: string;
  readonly sent_under: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly payer_name: string;
  readonly payer_account: string;
  readonly paid_at: Date;
  readonly transaction_no: string | null;
  /** Addresses of the uploads. */
  readonly receipts: Json<readonly string[]>;
  status: Exclude<OrderStatus, 'pendingPayment'>;
  reason: ReviewReason | null;
  readonly created_at: Date;
  ended_at: Date | null;
}

export interface WalletTables {
  manual_bank: ManualBankTable;
  manual_deposit: ManualDepositTable;
  withdrawal: WithdrawalTable;
  turnover_requirement: TurnoverRequirementTable;
  sandbox_payment: SandboxPaymentTable;
  pay_method: PayMethodTable;
  pay_channel: PayChannelTable;
  pay_channel_bank: PayChannelBankTable;
  pay_order: PayOrderTable;
  game_session: GameSessionTable;
}
