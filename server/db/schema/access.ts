import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Locale } from '../../locale.js';

export type Gender = 'male' | 'female' | 'unknown' | 'custom';

interface PlayerTable {
  readonly id: GeneratedAlways<number>;
  username: string;
  /** 0-form; null until an account that began at a social login has one. */
  phone: string | null;
  password_hash: string;
  nickname: string;
  /** Id in the art index, or empty for one that the player's id picks. */
  avatar: Generated<string>;
  /** Of a picture of the player's own; empty for one of the site's. */
  avatar_url: Generated<string>;
  realname: Generated<string>;
  gender: Generated<Gender>;
  /** YYYY-MM-DD; once told it stays. */
  birthday: ColumnType<string | null, string | null | undefined, string>;
  email: Generated<string>;
  level: Generated<number>;
  language: Locale;
  readonly invite_code: string;
  readonly invited_by: number | null;
  status: Generated<'active' | 'locked'>;
  browser_uuid: string | null;
  adult_confirmed_at: Date | null;
  password_changed_at: Date;
  online_seconds: Generated<number>;
  readonly created_at: Date;
}

interface SessionTable {
  readonly id: GeneratedAlways<number>;
  readonly player_id: number;
  readonly token_hash: Buffer;
  readonly browser_uuid: string | null;
  readonly user_agent: string;
  readonly ip: string;
  readonly created_at: Date;
  last_used_at: Date;
  ended_at: Date | null;
}

interface CaptchaTable {
  readonly id: string;
  readonly solution: string;
  tries: Generated<number>;
  readonly expires_at: Date;
}

/** What a one-time code may be used for: a code of one purpose opens nothing else (decision C2). */
export type CodePurpose = 'register' | 'login' | 'reset' | 'changePhone' | 'bindPhone';

interface OneTimeCodeTable {
  readonly purpose: CodePurpose;
  readonly phone: string;
  code_hash: Buffer;
  tries: Generated<number>;
  expires_at: Date;
}

interface SmsOutboxTable {
  readonly id: GeneratedAlways<number>;
  readonly phone: string;
  readonly text: string;
  readonly created_at: Date;
}

interface RateLimitTable {
  readonly key: string;
  count: number;
  window_ends_at: Date;
}

interface BankTable {
  readonly code: string;
  readonly name: string;
  readonly art_id: string;
  readonly position: number;
}

interface PlayerBankCardTable {
  readonly id: GeneratedAlways<number>;
  readonly player_id: number;
  bank_code: string;
  bank_name: string;
  holder: string;
  account_number: string;
  remark: Generated<string>;
  icon: Generated<string>;
  operator_code: Generated<string>;
  is_default: Generated<boolean>;
  readonly created_at: Date;
  changed_at: Generated<Date | null>;
  deleted_at: Generated<Date | null>;
}

export interface AccessTables {
  player: PlayerTable;
  session: SessionTable;
  captcha: CaptchaTable;
  one_time_code: OneTimeCodeTable;
  sms_outbox: SmsOutboxTable;
  rate_limit: RateLimitTable;
  bank: BankTable;
  player_bank_card: PlayerBankCardTable;
}
