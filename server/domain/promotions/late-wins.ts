import { sql } from 'kysely';
import { atomically, type Db } from '../../db/open.js';
import { decideSuspense } from '../../ledger/suspense.js';
import type { Services } from '../services.js';
import { formatAmount, notifyPlayer } from '../account/send-message.js';
import type { RecordRow } from './records.js';

/** A win that a maker reported after its promotion record had ended. It lies in suspense until an operator decides. */
export interface LateWin {
  /** The transfer into suspense. */
  readonly id: string;
  readonly username: string;
  readonly recordId: number;
  /** How and when the record ended, and who ended it. */
  readonly status: RecordRow['status'];
  readonly endedBy: RecordRow['ended_by'];
  readonly endedAt: Date;
  readonly roundRef: string;
  readonly stakedAt: Date;
  /** When the maker reported the win. */
  readonly reportedAt: Date;
  /** Stake and win in minor units. */
  readonly stake: number;
  readonly amount: number;
  readonly currency: string;
}

/** A late win after the operator's decision. */
export interface DecidedLateWin extends LateWin {
  readonly isPaid: boolean;
  readonly decidedAt: Date;
  /** Null of a decision that was made before reasons were stored. */
  readonly reason: string | null;
}

const LATE_WIN = sql`
  t.id, p.username, r.id as "recordId", r.status, r.ended_by as "endedBy", r.ended_at as "endedAt",
  played.round_ref as "roundRef", played.staked_at as "stakedAt", t.created_at as "reportedAt", played.stake,
  t.amount, t.currency`;
const FROM_ROUNDS = sql`
  transfer t
  join promotion_round played on played.maker_id = t.maker_id and played.round_ref = t.round_ref
  join promotion_record r on r.id = played.record_id
  join player p on p.id = r.player_id`;

/** The late wins that wait for a decision, oldest first. */
export async function openLateWins(db: Db): Promise<readonly LateWin[]> {
  const { rows } = await sql<LateWin>`
    select ${LATE_WIN} from ${FROM_ROUNDS}
    where t.type = 'promo_late_win' and not exists (select 1 from suspense_decision d where d.transfer_id = t.id)
    order by t.seq`.execute(db);
  return rows;
}

/** The last decisions, newest first. */
export async function decidedLateWins(db: Db, limit: number): Promise<readonly DecidedLateWin[]> {
  const { rows } = await sql<DecidedLateWin>`
    select ${LATE_WIN}, moved.to_kind = 'player_wallet' as "isPaid", d.decided_at as "decidedAt", d.reason
    from ${FROM_ROUNDS}
    join suspense_decision d on d.transfer_id = t.id
    join transfer moved on moved.id = d.decided_by
    where t.type = 'promo_late_win'
    order by moved.seq desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * Pays a late win into the player's wallet or leaves it to the house, once, and sends the player a message. The reason
 * has 3 to 300 characters. Returns false if the id is of no late win that waits for a decision.
 */
export function decideLateWin(
  db: Db,
  { clock, site }: Pick<Services, 'clock' | 'site'>,
  { id, isPaid, reason }: { readonly id: string; readonly isPaid: boolean; readonly reason: string },
): Promise<boolean> {
  const at = clock.now();
  return atomically(db, async (trx) => {
    const to = isPaid ? 'player' : 'house';
    const decided = await decideSuspense(trx, { type: 'promo_late_win', id, to, reason, at });
    if (decided === null) return false;
    await notifyPlayer(trx, decided.playerId, isPaid ? 'lateWinPaid' : 'lateWinRefused', at, {
      amount: formatAmount(decided.amount, site),
    });
    return true;
  });
}
