import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Written as `JSON.stringify(value)`, read as a value. */
type Json = ColumnType<unknown, string, string>;

/** `staking`: the lobby has not accepted the stake yet. `undoing`: it got no answer and is being taken back. */
export type RoundState = 'staking' | 'open' | 'decided' | 'undoing' | 'undone';

interface MakerWallet {
  maker_ref: number;
  player_ref: string;
  currency: string;
  balance: Generated<number>;
}

interface MakerTransfer {
  id: string;
  maker_ref: number;
  player_ref: string;
  currency: string;
  direction: 'in' | 'out';
  amount: number;
  is_booked: boolean;
  silent_for: Generated<number>;
  created_at: Date;
}

interface MakerSeat {
  session_ref: string;
  maker_ref: number;
  player_ref: string;
  game_ref: number;
  currency: string;
  token_hash: Buffer;
  is_demo: boolean;
  demo_balance: Generated<number>;
  last_seen_at: Date;
  closed_at: Date | null;
  is_seamless: Generated<boolean>;
}

interface MakerRound {
  session_ref: string;
  round_key: string;
  round_ref: string;
  stake: number;
  win: number | null;
  outcome: Json;
  created_at: Date;
  bet: Json;
  hidden: ColumnType<unknown, string | null, string | null>;
  decision: ColumnType<unknown, string | null, string | null>;
  due_at: Date | null;
  state: RoundState;
  owes_stake: Generated<boolean>;
  owes_win: Generated<boolean>;
  is_after_exit: Generated<boolean>;
  tell_at: Date | null;
  tells: Generated<number>;
  seq: GeneratedAlways<number>;
  is_free: Generated<boolean>;
}

interface MakerPlan {
  id: GeneratedAlways<number>;
  player_ref: string;
  direction: 'in' | 'out';
  outcome: 'refused' | 'lostDone' | 'lostAbsent' | 'locked';
  times: number;
}

interface MakerMatch {
  match_ref: string;
  kicks_off_at: Date;
  result: Json;
}

interface Payment {
  secret: string;
  order_no: string;
  pay_amount: number;
  currency: string;
  channel_name: string;
  status: Generated<'open' | 'paid' | 'declined' | 'cancelled'>;
  expires_at: Date;
  created_at: Date;
  reference: string | null;
  return_url: Generated<string>;
  language: string | null;
  bank_code: string | null;
  tell_at: Date | null;
  tells: Generated<number>;
}

interface SentSms {
  id: GeneratedAlways<number>;
  phone: string;
  text: string;
  created_at: Date;
}

interface IdentityCode {
  code_hash: Buffer;
  subject: string;
  name: string;
  code_challenge: string;
  expires_at: Date;
}

/** The tables of the sandbox's companies, in the schema `sandbox`. */
export interface Tables {
  maker_wallet: MakerWallet;
  maker_transfer: MakerTransfer;
  maker_seat: MakerSeat;
  maker_round: MakerRound;
  maker_plan: MakerPlan;
  maker_match: MakerMatch;
  payment: Payment;
  sms: SentSms;
  identity_code: IdentityCode;
}
