import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from './lobby.js';

interface GameTransferTable {
  readonly id: string;
  readonly session_id: string;
  readonly direction: 'in' | 'out';
  amount: number | null;
  status: 'sent' | 'done' | 'refused' | 'absent';
  readonly created_at: Date;
  ended_at: Date | null;
}

interface SandboxMakerWalletTable {
  readonly maker_ref: number;
  readonly player_ref: string;
  readonly currency: string;
  balance: Generated<number>;
}

interface SandboxMakerTransferTable {
  readonly id: string;
  readonly maker_ref: number;
  readonly player_ref: string;
  readonly currency: string;
  readonly direction: 'in' | 'out';
  readonly amount: number;
  readonly is_booked: boolean;
  silent_for: Generated<number>;
  readonly created_at: Date;
}

interface SandboxMakerSeatTable {
  readonly session_ref: string;
  readonly maker_ref: number;
  readonly player_ref: string;
  readonly game_ref: number;
  readonly currency: string;
  token_hash: Buffer;
  readonly is_demo: boolean;
  demo_balance: Generated<number>;
  /** The money stays at the lobby, which is told each round. */
  readonly is_seamless: Generated<boolean>;
  last_seen_at: Date;
  closed_at: Date | null;
}

interface SandboxMakerRoundTable {
  readonly session_ref: string;
  readonly round_key: string;
  readonly round_ref: string;
  readonly stake: number;
  readonly win: number;
  readonly stops: Json<readonly number[]>;
  readonly created_at: Date;
}

interface SandboxMakerPlanTable {
  readonly id: GeneratedAlways<number>;
  readonly player_ref: string;
  readonly direction: 'in' | 'out';
  readonly outcome: 'refused' | 'lostDone' | 'lostAbsent' | 'locked';
  times: number;
}

export interface PlayTables {
  game_transfer: GameTransferTable;
  sandbox_maker_wallet: SandboxMakerWalletTable;
  sandbox_maker_transfer: SandboxMakerTransferTable;
  sandbox_maker_seat: SandboxMakerSeatTable;
  sandbox_maker_round: SandboxMakerRoundTable;
  sandbox_maker_plan: SandboxMakerPlanTable;
}
