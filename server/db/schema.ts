/* Generated from the migrations and column-types.ts by `npm run schema`. */
import type { Locale, Texts } from '../base/locale.js';
import type {
  CategoryId,
  CodePurpose,
  FrozenTerms,
  Platform,
  RebateLine,
  ReviewReason,
  SystemBonusReason,
} from './values.js';
import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely';

export type AccountKind =
  | 'house_bonus'
  | 'house_fee'
  | 'house_promo'
  | 'maker_balance'
  | 'maker_settle'
  | 'pay_clearing'
  | 'player_wallet'
  | 'promo_locked'
  | 'suspense'
  | 'withdraw_hold';

export type BonusKind = 'birthday' | 'deposit' | 'monthly' | 'rebate' | 'referral' | 'system' | 'upgrade';

export type BonusStatus = 'claimed' | 'expired' | 'issued' | 'pending';

export type FaqTopic = 'account' | 'deposit' | 'games' | 'promotions' | 'safety' | 'withdrawal';

export type GameFeatureKind = 'cardSwap' | 'cascades' | 'demo' | 'lines' | 'manyBets' | 'ways' | 'wilds';

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

export type MessageCategory = 'activity' | 'platform' | 'system';

export type TransferKind =
  | 'activity_reward'
  | 'deposit'
  | 'deposit_bonus'
  | 'deposit_bonus_void'
  | 'deposit_reverse'
  | 'game_loss'
  | 'game_refund'
  | 'game_win'
  | 'late_win_to_house'
  | 'late_win_to_player'
  | 'level_bonus'
  | 'maker_difference'
  | 'out_maker'
  | 'promo_bet'
  | 'promo_bonus'
  | 'promo_late_win'
  | 'promo_refund'
  | 'promo_settle'
  | 'promo_stake'
  | 'promo_void'
  | 'promo_win'
  | 'rebate'
  | 'referral_reward'
  | 'suspense_to_maker'
  | 'suspense_to_player'
  | 'system_bonus'
  | 'to_maker'
  | 'withdraw_fee'
  | 'withdraw_hold'
  | 'withdraw_post'
  | 'withdraw_void';

export type TurnoverSource =
  | 'deposit'
  | 'deposit_bonus'
  | 'level_bonus'
  | 'promotion'
  | 'rebate'
  | 'referral'
  | 'system_bonus';

export type UploadType = 'avatar' | 'feedback' | 'kyc' | 'receipt';

export interface Account {
  /** Minor units; 0 for accounts without a player. */
  balance: GeneratedAlways<number>;
  currency: string;
  id: GeneratedAlways<number>;
  kind: AccountKind;
  maker_id: number | null;
  player_id: number | null;
  promo_record_id: number | null;
}

export interface Activity {
  art_id: string;
  claim_until: Date;
  content: JSONColumnType<Texts>;
  ends_at: Date;
  goal: Generated<number>;
  id: string;
  kind: 'news' | 'join' | 'deposit' | 'stake';
  position: number;
  quota: number | null;
  reward: Generated<number>;
  starts_at: Date;
  summary: JSONColumnType<Texts>;
  title: JSONColumnType<Texts>;
  turnover_percent: Generated<number>;
}

export interface ActivityEntry {
  activity_id: string;
  claimed_at: Date | null;
  id: GeneratedAlways<number>;
  joined_at: Date;
  player_id: number;
}

export interface Agreement {
  content: JSONColumnType<Texts>;
  title: JSONColumnType<Texts>;
  type: 'terms' | 'privacy';
  updated_at: Date;
}

export interface AppDomain {
  app_key: string;
  host: string;
}

export interface AppVersion {
  download_link: Generated<string>;
  notes: JSONColumnType<Texts>;
  oldest_version: string;
  platform: 'android' | 'ios' | 'web';
  released_at: Date;
  version: string;
}

export interface Bank {
  art_id: string;
  code: string;
  name: string;
  position: number;
}

export interface Banner {
  art_id: string;
  button: JSONColumnType<Texts>;
  id: string;
  link: string;
  place: 'home' | 'promotion' | 'bottom';
  position: number;
  terms: JSONColumnType<Texts>;
  text: JSONColumnType<Texts>;
  title: JSONColumnType<Texts>;
}

export interface Bill {
  /** Minor units, negative if it left the wallet. */
  amount: number;
  balance_after: number;
  bill_id: string;
  bill_type: 'deposit' | 'withdrawal' | 'props' | 'games' | 'member' | 'rewards' | 'rebate';
  created_at: Date;
  currency: string;
  game_id: number | null;
  ledger_type: TransferKind;
  maker_id: number | null;
  player_id: number;
  reference_no: string;
  seq: number;
  status: 'pendingReview' | 'failed' | 'done';
  transfer_type:
    | 'withdraw'
    | 'deposit'
    | 'toGameMaker'
    | 'outOfGameMaker'
    | 'toPromotion'
    | 'promotionSettlement'
    | null;
}

export interface BillDay {
  count: number;
  day: string;
  expense: number;
  income: number;
  kind: string;
  player_id: number;
}

export interface BillDayComputed {
  count: number;
  day: string;
  expense: number;
  income: number;
  kind: string;
  player_id: number;
}

export interface BillIntoWallet {
  amount: number;
  balance_after: number;
  bill_id: string;
  bill_type: 'deposit' | 'withdrawal' | 'props' | 'games' | 'member' | 'rewards' | 'rebate';
  created_at: Date;
  currency: string;
  game_id: number | null;
  ledger_type: TransferKind;
  maker_id: number | null;
  player_id: number;
  reference_no: string;
  seq: number;
  status: 'pendingReview' | 'failed' | 'done';
  transfer_type:
    | 'withdraw'
    | 'deposit'
    | 'toGameMaker'
    | 'outOfGameMaker'
    | 'toPromotion'
    | 'promotionSettlement'
    | null;
}

export interface BillKind {
  bill_type: 'deposit' | 'withdrawal' | 'props' | 'games' | 'member' | 'rewards' | 'rebate';
  transfer_type:
    | 'withdraw'
    | 'deposit'
    | 'toGameMaker'
    | 'outOfGameMaker'
    | 'toPromotion'
    | 'promotionSettlement'
    | null;
  type: string;
}

export interface BillOutOfWallet {
  amount: number;
  balance_after: number;
  bill_id: string;
  bill_type: 'deposit' | 'withdrawal' | 'props' | 'games' | 'member' | 'rewards' | 'rebate';
  created_at: Date;
  currency: string;
  game_id: number | null;
  ledger_type: TransferKind;
  maker_id: number | null;
  player_id: number;
  reference_no: string;
  seq: number;
  status: 'pendingReview' | 'failed' | 'done';
  transfer_type:
    | 'withdraw'
    | 'deposit'
    | 'toGameMaker'
    | 'outOfGameMaker'
    | 'toPromotion'
    | 'promotionSettlement'
    | null;
}

export interface Bonus {
  amount: number;
  created_at: Date;
  currency: string;
  ended_at: Date | null;
  expires_at: Date;
  friend_id: number | null;
  id: string;
  is_automatic: boolean;
  kind: BonusKind;
  level: number | null;
  /** Plain text of an operator. */
  note: Generated<string>;
  occasion: string;
  player_id: number;
  reason: SystemBonusReason | null;
  /** YYYY-MM-DD. */
  rebate_day: string | null;
  rebate_lines: JSONColumnType<ReadonlyArray<RebateLine>> | null;
  release_at: Date;
  status: BonusStatus;
  turnover: number;
  wager_times: number;
}

export interface BonusRule {
  claim_days: number;
  is_automatic: boolean;
  kind: BonusKind;
  release_hours: number;
  /** The bonus must be staked this many times before a withdrawal. */
  wager_times: number;
}

export interface BonusWatermark {
  part: string;
  until: Date;
}

export interface Bulletin {
  content: JSONColumnType<Texts>;
  created_at: Date;
  id: string;
  is_popup: Generated<boolean>;
  summary: JSONColumnType<Texts>;
  title: JSONColumnType<Texts>;
  /** When its texts were posted last. */
  updated_at: Generated<Date>;
}

export interface Captcha {
  expires_at: Date;
  id: string;
  /** HMAC-SHA256 of the id and the solution. */
  solution_hash: Buffer;
  tries: Generated<number>;
}

export interface Category {
  id: CategoryId;
  name: JSONColumnType<Texts>;
  position: number;
}

export interface CompanyEvidence {
  about: string;
  answer: string;
  at: Date;
  call: string;
  company: string;
  id: GeneratedAlways<number>;
  problem: string;
}

export interface CountedStake {
  amount: number;
  created_at: Date;
  game_id: number;
  player_id: number;
}

export interface DepositBonusGivenUp {
  /** Minor units. */
  bonus: number;
  /** What the house took back of bonus and wins, minor units. */
  forfeited: number;
  given_at: Date;
  given_up_at: Date;
  /** Wins minus stakes since the bonus was given, minor units; also those of bets that ended later. */
  net_win: number;
  /** The deposit, by channel or by hand. */
  order_no: string;
  player_id: number;
}

export interface DepositPromotion {
  art_id: string;
  /** Hundredths of a per cent. */
  bonus_rate: number;
  content: JSONColumnType<Texts>;
  ends_at: Date;
  id: string;
  is_first_only: Generated<boolean>;
  max_bonus: number;
  min_amount: number;
  position: number;
  starts_at: Date;
  summary: JSONColumnType<Texts>;
  times_per_day: number | null;
  times_per_player: number | null;
  title: JSONColumnType<Texts>;
  turnover_percent: number;
}

export interface Faq {
  answer: JSONColumnType<Texts>;
  id: string;
  position: number;
  question: JSONColumnType<Texts>;
  topic: FaqTopic;
}

export interface Feedback {
  content: string;
  created_at: Date;
  id: GeneratedAlways<number>;
  phone: string;
  /** Addresses of the player's uploads. */
  pictures: Generated<JSONColumnType<ReadonlyArray<string>>>;
  player_id: number;
  sent_under: string | null;
}

export interface Game {
  art_id: string;
  category_id: CategoryId;
  description: JSONColumnType<Texts>;
  has_demo: Generated<boolean>;
  hot_position: number | null;
  how_to_play: JSONColumnType<Texts>;
  id: number;
  is_open: Generated<boolean>;
  keywords: JSONColumnType<Texts>;
  maintenance_until: Date | null;
  maker_id: number;
  min_transfer_in: Generated<number>;
  name: string;
  new_position: number | null;
  open_type: Generated<'iframe' | 'redirect'>;
  position: number;
  /** Per cent, as a decimal text. */
  return_to_player: string | null;
  updated_at: Date;
  volatility: 'low' | 'medium' | 'high' | null;
  wallet_mode: Generated<'transfer' | 'seamless'>;
}

export interface GameComment {
  content: string;
  created_at: Date;
  deleted_at: Date | null;
  /** The comment whose deletion took this reply along; null if it was deleted by itself. */
  deleted_with: number | null;
  game_id: number;
  hidden_at: Date | null;
  /** Why an operator has hidden it; null unless one has. */
  hidden_reason: 'spam' | 'insult' | 'personalData' | 'fraud' | 'other' | null;
  id: GeneratedAlways<number>;
  parent_id: number | null;
  player_id: number;
  reply_to: number | null;
  /** When an operator decided about the comment; from then on reports do not hide it. */
  reviewed_at: Date | null;
  score: number | null;
  sent_under: string | null;
}

export interface GameCommentReport {
  comment_id: number;
  created_at: Date;
  /** Plain text of the player who reports. */
  note: Generated<string>;
  player_id: number;
  reason: Generated<'spam' | 'insult' | 'personalData' | 'fraud' | 'other'>;
}

export interface GameCount {
  category_id: CategoryId;
  games: number;
  maker_id: number;
  /** Those of the games that can be played; the others are announced. */
  open_games: Generated<number>;
}

export interface GameFeature {
  /** The category of the game, kept by triggers. */
  category_id: GeneratedAlways<CategoryId>;
  feature: GameFeatureKind;
  game_id: number;
  /** The maker of the game, kept by triggers. */
  maker_id: GeneratedAlways<number>;
  /** Open games first, then the hot ones, then by position. Kept by triggers. */
  place: GeneratedAlways<number>;
}

export interface GameOpinion {
  /** Comments that everybody sees. */
  comments: number;
  game_id: number;
  likes: number;
  score_sum: number;
  /** Scores that count. The score of a hidden comment counts until an operator confirms the hiding. */
  scores: number;
}

export interface GameSession {
  /** When the sweep asks the maker next; null if nothing is on its way. */
  ask_at: Date | null;
  /** How often the sweep has asked. */
  asks: Generated<number>;
  /** The request that is asking the maker about the session; null if none is. */
  claimed_by: string | null;
  /** From then on another request may ask in its place. */
  claimed_until: Date | null;
  currency: string;
  ended_at: Date | null;
  /** Since when the player wants the money back; null while the player plays. */
  exit_asked_at: Date | null;
  game_id: number;
  id: string;
  is_demo: Generated<boolean>;
  maker_id: number;
  open_type: 'iframe' | 'redirect';
  player_id: number;
  /** The record whose balance the rounds move; null for a session with money of the wallet. */
  promotion_record_id: number | null;
  /** The login whose page entered the game last; null before the first page and once that login is deleted. */
  seat_login_id: number | null;
  /** When a page of that login last asked for the balance in the game. */
  seat_seen_at: Date | null;
  /** When that login entered. */
  seated_at: Date | null;
  sent_under: string | null;
  started_at: Date;
  status:
    | 'transferringIn'
    | 'unknownIn'
    | 'playing'
    | 'interrupted'
    | 'transferringOut'
    | 'unknownOut'
    | 'settled'
    | 'failed';
  ticket_hash: Buffer | null;
  ticket_used_at: Date | null;
  transfer_in_amount: Generated<number>;
  transfer_out_amount: number | null;
  wallet_mode: 'transfer' | 'seamless';
}

export interface GameTag {
  /** The category of the game, kept by triggers. */
  category_id: GeneratedAlways<CategoryId>;
  game_id: number;
  /** The maker of the game, kept by triggers. */
  maker_id: GeneratedAlways<number>;
  /** Open games first, then the hot ones, then by position. Kept by triggers. */
  place: GeneratedAlways<number>;
  /** The position of the game, kept by triggers. */
  position: GeneratedAlways<number>;
  tag_id: string;
}

export interface GameTransfer {
  amount: number | null;
  created_at: Date;
  direction: 'in' | 'out';
  ended_at: Date | null;
  id: string;
  session_id: string;
  status: 'sent' | 'done' | 'refused' | 'absent';
}

export interface HotWord {
  position: number;
  word: JSONColumnType<Texts>;
}

export interface Idempotency {
  answer: Buffer | null;
  body_hash: Buffer;
  created_at: Date;
  key: string;
  operation: string;
  player_id: number;
}

export interface LedgerAudit {
  at: Date;
  /** Why it failed; null if it came to a result. */
  error: string | null;
  /** Number of differences; 0 means that the ledger is correct. */
  findings: number | null;
  /** Sum of the balances of players after that transfer, by currency, in minor units. */
  held: ColumnType<Readonly<Record<string, number>> | null, string | null, string | null> | null;
  /** Whether it read every transfer, or those since the last good audit. */
  is_full: Generated<boolean>;
  /** Number of amounts that an operator has to decide about. */
  suspense: number | null;
  /** Number of the last transfer that the next audit may take as audited. */
  through_seq: number | null;
  transfers: number | null;
}

export interface Maker {
  art_id: string;
  colour: string;
  description: JSONColumnType<Texts>;
  id: number;
  is_sandbox: Generated<boolean>;
  maintenance_until: Date | null;
  name: string;
  position: number;
}

export interface ManualBank {
  account_number: string;
  bank_code: string;
  holder: string;
  id: string;
  is_open: Generated<boolean>;
  max_amount: number;
  min_amount: number;
  needs_transaction_no: Generated<boolean>;
  note: JSONColumnType<Texts>;
  position: number;
}

export interface ManualDeposit {
  /** The deposit promotion that the player chose. */
  activity_id: string | null;
  amount: number;
  bank_id: string;
  /** Minor units promised with the deposit promotion. */
  bonus: Generated<number>;
  created_at: Date;
  currency: string;
  ended_at: Date | null;
  order_no: string;
  paid_at: Date;
  payer_account: string;
  payer_name: string;
  player_id: number;
  reason: ReviewReason | null;
  /** Addresses of the uploads. */
  receipts: JSONColumnType<ReadonlyArray<string>>;
  sent_under: string | null;
  status: 'pendingReview' | 'failed' | 'done';
  transaction_no: string | null;
  turnover: Generated<number>;
}

export interface Message {
  category: MessageCategory;
  content: JSONColumnType<Texts>;
  created_at: Date;
  id: GeneratedAlways<number>;
  /** What happened, or notice for words of the operator. */
  kind: string;
  /** A path of the lobby, or empty. */
  link: Generated<string>;
  player_id: number;
  read_at: Date | null;
  title: JSONColumnType<Texts>;
}

export interface NavigationTag {
  id: string;
  name: JSONColumnType<Texts>;
  position: number;
}

export interface OneTimeCode {
  /** Who asked for the code and alone can use it: "browser:" with its id, or "player:" with the id of the player. */
  asker: string;
  code_hash: Buffer;
  expires_at: Date;
  phone: string;
  purpose: CodePurpose;
  tries: Generated<number>;
}

export interface OperatorLog {
  account: string;
  args: JSONColumnType<ReadonlyArray<string>>;
  at: Date;
  command: string;
  /** What the arguments do not say, such as the value before and after. */
  details: JSONColumnType<Readonly<Record<string, unknown>>>;
  id: GeneratedAlways<number>;
  operator: string;
  why: string;
}

export interface Passkey {
  /** Signatures that the authenticator has counted; 0 for one that does not count. */
  counter: number;
  created_at: Date;
  /** Base64url, as the browser sends it. */
  credential_id: string;
  id: GeneratedAlways<number>;
  /** Kept by a password manager on several devices. */
  is_synced: boolean;
  last_used_at: Date | null;
  name: string;
  player_id: number;
  /** COSE key. */
  public_key: Buffer;
  revoked_at: Date | null;
  /** How the browser reaches the authenticator: internal, hybrid, usb. */
  transports: Generated<JSONColumnType<ReadonlyArray<string>>>;
}

export interface PasskeyChallenge {
  browser_uuid: string | null;
  challenge_hash: Buffer;
  /** The domain that the passkey belongs to (relying party id). */
  domain: string;
  expires_at: Date;
  player_id: number | null;
  purpose: 'register' | 'login' | 'withdraw';
}

export interface PasskeyOwner {
  /** Random bytes that authenticators keep as the id of the player. */
  handle: Buffer;
  player_id: number;
}

export interface PayChannel {
  credit_seconds: number;
  /** Minor units per player and day; null for no limit. */
  daily_limit: number | null;
  /** Hundredths of a per cent. */
  fee_rate: Generated<number>;
  icon: 'qr' | 'wallet' | 'bank';
  id: string;
  is_open: Generated<boolean>;
  max_amount: number;
  method_id: string;
  min_amount: number;
  name: JSONColumnType<Texts>;
  note: JSONColumnType<Texts>;
  operator_code: Generated<string>;
  pay_type: 'url' | 'qr' | 'form' | 'none';
  position: number;
}

export interface PayChannelBank {
  bank_code: string;
  channel_id: string;
}

export interface PayMethod {
  endpoint: 'charge' | 'recharge';
  id: string;
  method: string;
  name: JSONColumnType<Texts>;
  position: number;
}

export interface PayOrder {
  /** The deposit promotion that the player chose. */
  activity_id: string | null;
  amount: number;
  /** When the payment company is asked next; null when it is not asked any more. */
  ask_at: Date | null;
  /** How often the payment company was asked about the order. */
  asks: Generated<number>;
  /** One of the banks of the channel when the order was placed. */
  bank_code: string | null;
  /** Minor units promised with the deposit promotion. */
  bonus: Generated<number>;
  /** The player cancels, and the company has not closed the payment yet. */
  cancel_asked_at: Date | null;
  channel_id: string;
  claim: string | null;
  claimed_until: Date | null;
  company_reference: string | null;
  created_at: Date;
  currency: string;
  ended_at: Date | null;
  expires_at: Date;
  fee: number;
  order_no: string;
  /** Amount in minor units and currency that the company says were paid, if they are not those of the order. */
  paid_otherwise: string | null;
  pay_amount: number;
  /** A bearer link, kept only while the order waits for its payment. */
  pay_url: string | null;
  player_id: number;
  qr_content: string | null;
  reason: 'declined' | 'expired' | 'cancelled' | null;
  sent_under: string | null;
  status: 'pendingReview' | 'failed' | 'pendingPayment' | 'done';
  turnover: Generated<number>;
}

export interface Player {
  adult_confirmed_at: Date | null;
  /** Id in the art index, or empty: then the player's id picks the picture. */
  avatar: Generated<string>;
  /** Address of a picture of the player; empty for a picture of the site. */
  avatar_url: Generated<string>;
  /** YYYY-MM-DD. Once set it stays. */
  birthday: string | null;
  browser_uuid: string | null;
  created_at: Date;
  email: Generated<string>;
  gender: Generated<'male' | 'female' | 'unknown' | 'custom'>;
  id: GeneratedAlways<number>;
  invite_code: string;
  invited_by: number | null;
  language: Locale;
  level: Generated<number>;
  nickname: string;
  online_seconds: Generated<number>;
  password_changed_at: Date;
  password_hash: string;
  /** 0-form; null until a player who registered by a social login binds one. */
  phone: string | null;
  realname: Generated<string>;
  status: Generated<'active' | 'locked'>;
  username: string;
}

export interface PlayerBankCard {
  account_number: string;
  bank_code: string;
  bank_name: string;
  changed_at: Date | null;
  created_at: Date;
  deleted_at: Date | null;
  holder: string;
  icon: Generated<string>;
  id: GeneratedAlways<number>;
  is_default: Generated<boolean>;
  operator_code: Generated<string>;
  player_id: number;
  remark: Generated<string>;
}

export interface PlayerGame {
  favorited_at: Date | null;
  game_id: number;
  last_transfer_in: number | null;
  liked_at: Date | null;
  played_at: Date | null;
  player_id: number;
}

export interface PlayerLevel {
  birthday_bonus: Generated<number>;
  deposit_bonus_most: Generated<number>;
  /** Hundredths of a per cent of a deposit. */
  deposit_bonus_rate: Generated<number>;
  level: number;
  monthly_bonus: Generated<number>;
  name: string;
  /** Minor units, like every amount of a level. */
  required_deposits: Generated<number>;
  required_stakes: Generated<number>;
  upgrade_bonus: Generated<number>;
}

export interface Promotion {
  art_id: string;
  balance_percent: Generated<number>;
  bet_percent: Generated<number>;
  /** Hundredths of a per cent. */
  bonus_rate: number;
  content: JSONColumnType<Texts>;
  ends_at: Date;
  free_spin_stake: Generated<number>;
  free_spins: Generated<number>;
  id: string;
  kind: 'bet' | 'netWin' | 'balance';
  max_amount: number;
  max_bonus: number | null;
  min_amount: number;
  needs_code: Generated<boolean>;
  net_win_percent: Generated<number>;
  platforms: JSONColumnType<ReadonlyArray<Platform>>;
  play_hours: number;
  position: number;
  quota: number | null;
  release_percent: number;
  starts_at: Date;
  summary: JSONColumnType<Texts>;
  times_per_player: number | null;
  title: JSONColumnType<Texts>;
  wait_hours: number;
}

export interface PromotionBill {
  compiled_at: Date;
  record_id: number;
  through_seq: number;
}

export interface PromotionBillLine {
  amount: number;
  at: Date;
  counted: Generated<number>;
  game_id: number | null;
  kind: 'stake' | 'bonus' | 'play' | 'settle' | 'void';
  position: number;
  record_id: number;
  rounds: Generated<number>;
  stake: Generated<number>;
  win: Generated<number>;
}

export interface PromotionCode {
  code: string;
  ends_at: Date;
  gift_amount: number | null;
  kind: 'entry' | 'gift';
  most_uses: number | null;
  promotion_id: string;
}

export interface PromotionCodeUse {
  code: string;
  player_id: number;
  used_at: Date;
}

export interface PromotionProgress {
  bet: number;
  net_win: number;
  record_id: number;
}

export interface PromotionRecord {
  amount: number;
  auto_end_at: Date;
  bonus: number;
  code: string | null;
  currency: string;
  deadline_at: Date;
  ended_amount: number | null;
  ended_at: Date | null;
  ended_by: 'player' | 'time' | null;
  free_spins_left: number;
  id: GeneratedAlways<number>;
  joined_at: Date;
  player_id: number;
  promotion_id: string;
  release_amount: number;
  required_balance: number;
  required_bet: number;
  required_net_win: number;
  status: Generated<'ongoing' | 'settlable' | 'settled' | 'closed' | 'unlocked'>;
  terms: JSONColumnType<FrozenTerms>;
}

export interface PromotionRound {
  counted: number;
  game_id: number;
  id: GeneratedAlways<number>;
  is_free: boolean;
  is_late: Generated<boolean>;
  maker_id: number;
  record_id: number;
  round_ref: string;
  stake: number;
  staked_at: Date;
  win: number | null;
}

export interface PromotionScope {
  contribution: number;
  kind: 'all' | 'category' | 'maker' | 'game';
  promotion_id: string;
  ref: string;
}

export interface RateLimit {
  count: number;
  key: string;
  window_ends_at: Date;
}

export interface RebateCategory {
  category_id: CategoryId;
  /** Per cent of a stake. */
  contribution: number;
}

export interface RebateRate {
  category_id: CategoryId;
  level: number;
  /** Hundredths of a per cent. */
  rate: number;
}

export interface RoundRollback {
  maker_id: number;
  rolled_back_at: Date;
  round_ref: string;
  session_id: string;
}

export interface SearchEntry {
  game_id: number;
  /** The word is in the name of the game: it counts more than a keyword or the maker. */
  in_name: boolean;
  /** Open games first, then the hot ones, then by position. */
  place: number;
  word: string;
}

export interface SearchWord {
  pieces: string[];
  variants: string[];
  word: string;
}

export interface Session {
  browser_uuid: string | null;
  created_at: Date;
  ended_at: Date | null;
  id: GeneratedAlways<number>;
  ip: Generated<string>;
  last_used_at: Date;
  player_id: number;
  token_hash: Buffer;
  user_agent: Generated<string>;
}

export interface SiteSetting {
  key: string;
  value: ColumnType<unknown, string, string>;
}

export interface SocialAccount {
  bound_at: Date;
  name: string;
  player_id: number;
  subject: string;
  type: 'facebook';
}

export interface SocialLogin {
  browser_uuid: string;
  claim: string | null;
  claimed_until: Date | null;
  expires_at: Date;
  name: string | null;
  player_id: number | null;
  state_hash: Buffer;
  subject: string | null;
  type: 'facebook';
  verifier: string | null;
}

export interface SuspenseDecision {
  decided_at: Date;
  decided_by: string;
  /** Why, in the words of the operator; null of a difference with a maker that was decided before reasons were stored. */
  reason: string | null;
  transfer_id: string;
}

export interface Transfer {
  amount: number;
  created_at: Date;
  currency: string;
  from_balance_after: GeneratedAlways<number>;
  from_id: number;
  from_kind: GeneratedAlways<AccountKind>;
  from_player: GeneratedAlways<number | null>;
  game_id: number | null;
  id: string;
  maker_id: GeneratedAlways<number | null>;
  promo_record_id: GeneratedAlways<number | null>;
  reference_no: string;
  resolves: string | null;
  reverses: string | null;
  round_ref: string | null;
  seq: GeneratedAlways<number>;
  to_balance_after: GeneratedAlways<number>;
  to_id: number;
  to_kind: GeneratedAlways<AccountKind>;
  to_player: GeneratedAlways<number | null>;
  type: TransferKind;
}

export interface TransferRule {
  from_kind: string;
  to_kind: string;
  type: TransferKind;
}

export interface TurnoverRequirement {
  /** Minor units of stakes. */
  amount: number;
  created_at: Date;
  id: GeneratedAlways<number>;
  met_at: Date | null;
  player_id: number;
  reference_no: string;
  source: TurnoverSource;
}

export interface Upload {
  biz_type: UploadType;
  bytes: Buffer;
  claimed_at: Date | null;
  claimed_by: string | null;
  created_at: Date;
  height: number;
  id: string;
  original_name: string;
  player_id: number;
  width: number;
}

export interface WalletRound {
  maker_id: number;
  round_ref: string;
  session_id: string;
  /** Minor units. */
  stake: number;
  staked_at: Date;
  /** Minor units; null while the maker has not decided. */
  win: number | null;
}

export interface Withdrawal {
  account_number: string;
  amount: number;
  bank_code: string;
  bank_name: string;
  card_id: number;
  created_at: Date;
  currency: string;
  ended_at: Date | null;
  eta_at: Date;
  /** Part of the amount. */
  fee: number;
  hold_id: string;
  holder: string;
  order_no: string;
  player_id: number;
  reason: ReviewReason | null;
  reviewed_at: Date | null;
  sent_under: string | null;
  /** pendingPayment: approved, not yet paid out. */
  status: 'pendingReview' | 'failed' | 'pendingPayment' | 'done';
}

export interface WithdrawalProof {
  amount: number;
  /** Card and amount are those that the player confirmed: another request under the key is not proved. */
  card_id: number;
  expires_at: Date;
  /** The idempotency key under which the withdrawal is requested. */
  sent_under: string;
  session_id: number;
}

export interface Database {
  account: Account;
  activity: Activity;
  activity_entry: ActivityEntry;
  agreement: Agreement;
  app_domain: AppDomain;
  app_version: AppVersion;
  bank: Bank;
  banner: Banner;
  bill: Bill;
  bill_day: BillDay;
  bill_day_computed: BillDayComputed;
  bill_into_wallet: BillIntoWallet;
  bill_kind: BillKind;
  bill_out_of_wallet: BillOutOfWallet;
  bonus: Bonus;
  bonus_rule: BonusRule;
  bonus_watermark: BonusWatermark;
  bulletin: Bulletin;
  captcha: Captcha;
  category: Category;
  company_evidence: CompanyEvidence;
  counted_stake: CountedStake;
  deposit_bonus_given_up: DepositBonusGivenUp;
  deposit_promotion: DepositPromotion;
  faq: Faq;
  feedback: Feedback;
  game: Game;
  game_comment: GameComment;
  game_comment_report: GameCommentReport;
  game_count: GameCount;
  game_feature: GameFeature;
  game_opinion: GameOpinion;
  game_session: GameSession;
  game_tag: GameTag;
  game_transfer: GameTransfer;
  hot_word: HotWord;
  idempotency: Idempotency;
  ledger_audit: LedgerAudit;
  maker: Maker;
  manual_bank: ManualBank;
  manual_deposit: ManualDeposit;
  message: Message;
  navigation_tag: NavigationTag;
  one_time_code: OneTimeCode;
  operator_log: OperatorLog;
  passkey: Passkey;
  passkey_challenge: PasskeyChallenge;
  passkey_owner: PasskeyOwner;
  pay_channel: PayChannel;
  pay_channel_bank: PayChannelBank;
  pay_method: PayMethod;
  pay_order: PayOrder;
  player: Player;
  player_bank_card: PlayerBankCard;
  player_game: PlayerGame;
  player_level: PlayerLevel;
  promotion: Promotion;
  promotion_bill: PromotionBill;
  promotion_bill_line: PromotionBillLine;
  promotion_code: PromotionCode;
  promotion_code_use: PromotionCodeUse;
  promotion_progress: PromotionProgress;
  promotion_record: PromotionRecord;
  promotion_round: PromotionRound;
  promotion_scope: PromotionScope;
  rate_limit: RateLimit;
  rebate_category: RebateCategory;
  rebate_rate: RebateRate;
  round_rollback: RoundRollback;
  search_entry: SearchEntry;
  search_word: SearchWord;
  session: Session;
  site_setting: SiteSetting;
  social_account: SocialAccount;
  social_login: SocialLogin;
  suspense_decision: SuspenseDecision;
  transfer: Transfer;
  transfer_rule: TransferRule;
  turnover_requirement: TurnoverRequirement;
  upload: Upload;
  wallet_round: WalletRound;
  withdrawal: Withdrawal;
  withdrawal_proof: WithdrawalProof;
}
