import type { Generated, GeneratedAlways } from 'kysely';
import type { Texts } from '../../locale.js';
import type { Json } from './lobby.js';

export type MessageCategory = 'activity' | 'platform' | 'system';

interface MessageTable {
  readonly id: GeneratedAlways<number>;
  readonly player_id: number;
  readonly category: MessageCategory;
  /** What happened, or `notice` for words of the operator. */
  readonly kind: string;
  readonly title: Json<Texts>;
  readonly content: Json<Texts>;
  /** A path of the lobby, or empty. */
  readonly link: Generated<string>;
  readonly created_at: Date;
  read_at: Date | null;
}

interface FeedbackTable {
  readonly id: GeneratedAlways<number>;
  readonly player_id: number;
  readonly content: string;
  readonly phone: string;
  /** Addresses of the player's uploads. */
  readonly pictures: Json<readonly string[]>;
  readonly created_at: Date;
}

export type FaqTopic = 'account' | 'deposit' | 'withdrawal' | 'games' | 'promotions' | 'safety';

interface FaqTable {
  readonly id: string;
  topic: FaqTopic;
  question: Json<Texts>;
  answer: Json<Texts>;
  position: number;
}

interface AppVersionTable {
  readonly platform: 'android' | 'ios' | 'web';
  version: string;
  oldest_version: string;
  download_link: Generated<string>;
  notes: Json<Texts>;
  released_at: Date;
}

interface AppDomainTable {
  readonly app_key: string;
  host: string;
}

interface GameCommentTable {
  readonly id: GeneratedAlways<number>;
  readonly game_id: number;
  readonly player_id: number;
  readonly parent_id: number | null;
  readonly reply_to: number | null;
  readonly content: string;
  score: number | null;
  readonly created_at: Date;
  deleted_at: Date | null;
  hidden_at: Date | null;
  /** When an operator decided about it; reports alone hide it no more. */
  reviewed_at: Generated<Date | null>;
}

interface GameCommentReportTable {
  readonly comment_id: number;
  readonly player_id: number;
  readonly created_at: Date;
}

export type SocialType = 'facebook';

interface SocialAccountTable {
  readonly type: SocialType;
  readonly subject: string;
  readonly player_id: number;
  readonly name: string;
  readonly bound_at: Date;
}

interface SocialLoginTable {
  readonly state_hash: Buffer;
  readonly type: SocialType;
  verifier: string | null;
  readonly browser_uuid: string;
  readonly player_id: number | null;
  subject: string | null;
  name: string | null;
  readonly expires_at: Date;
}

interface SandboxIdentityCodeTable {
  readonly code_hash: Buffer;
  readonly subject: string;
  readonly name: string;
  readonly code_challenge: string;
  readonly expires_at: Date;
}

export interface AccountTables {
  message: MessageTable;
  feedback: FeedbackTable;
  faq: FaqTable;
  app_version: AppVersionTable;
  app_domain: AppDomainTable;
  game_comment: GameCommentTable;
  game_comment_report: GameCommentReportTable;
  social_account: SocialAccountTable;
  social_login: SocialLoginTable;
  sandbox_identity_code: SandboxIdentityCodeTable;
}
