import { sql, type Transaction } from 'kysely';
import type { Db } from '../db/open.js';
import type { Database, TransferKind } from '../db/schema.js';
import { post, type NewTransfer } from './post.js';

/** Money that an operator has to decide about. */
export interface SuspenseEntry {
  /** The transfer that left or reached suspense. */
  readonly id: string;
  readonly type: Extract<TransferKind, 'promo_late_win' | 'maker_difference'>;
  readonly playerId: number;
  readonly makerId: number;
  /** The promotion record or the game session. */
  readonly referenceNo: string;
  /** The maker's id of the round, for a late win. */
  readonly roundRef: string | null;
  /** Minor units that lie in suspense; negative if the maker returned more than the ledger knew of. */
  readonly amount: number;
  readonly currency: string;
  readonly at: Date;
}

/** Everything in suspense that nobody has decided about, oldest first. */
export async function openSuspense(db: Db): Promise<readonly SuspenseEntry[]> {
  const { rows } = await sql<SuspenseEntry>`
    select t.id, t.type, coalesce(t.from_player, t.to_player, r.player_id) as "playerId", t.maker_id as "makerId",
      t.reference_no as "referenceNo", t.round_ref as "roundRef",
      case t.to_kind when 'suspense' then t.amount else -t.amount end as amount, t.currency, t.created_at as at
    from transfer t left join promotion_record r on t.type = 'promo_late_win' and r.id::text = t.reference_no
    where t.type in ('promo_late_win', 'maker_difference')
      and not exists (select 1 from suspense_decision d where d.transfer_id = t.id)
    order by t.seq`.execute(db);
  return rows;
}

/**
 * Who gets the money of an entry, or bears what a maker returned too much. The reason, in the words of the operator, has 3
 * to 300 characters.
 */
export type SuspenseDecision = { readonly id: string; readonly reason: string; readonly at: Date } & (
  | { readonly type: 'maker_difference'; readonly to: 'player' | 'maker' }
  | { readonly type: 'promo_late_win'; readonly to: 'player' | 'house' }
);

/**
 * Moves the money of an entry as decided, once, and returns the entry. What the maker returned beyond the ledger's
 * balance is the player's already, so only the maker can bear it. Returns null if the entry is unknown, of another
 * type, decided, or cannot be given to the player.
 */
export async function decideSuspense(
  trx: Transaction<Database>,
  decision: SuspenseDecision,
): Promise<SuspenseEntry | null> {
  const { id, type, to, reason, at } = decision;
  // Two operators decide one after the other.
  await sql`lock table suspense_decision in exclusive mode`.execute(trx);
  const entry = (await openSuspense(trx)).find((open) => open.id === id && open.type === type);
  if (entry === undefined || (entry.amount < 0 && to === 'player')) return null;
  const decided_by = await post(trx, transferOf(entry, decision));
  await trx.insertInto('suspense_decision').values({ transfer_id: id, decided_by, decided_at: at, reason }).execute();
  return entry;
}

function transferOf(entry: SuspenseEntry, { type, to, at }: SuspenseDecision): NewTransfer {
  const { playerId, makerId, currency, referenceNo } = entry;
  const suspense = { kind: 'suspense' } as const;
  const wallet = { kind: 'player_wallet', playerId } as const;
  const maker = { kind: 'maker_settle', makerId } as const;
  const common = { amount: Math.abs(entry.amount), currency, referenceNo, at };
  if (type === 'promo_late_win') {
    return to === 'player'
      ? { ...common, type: 'late_win_to_player', from: suspense, to: wallet }
      : { ...common, type: 'late_win_to_house', from: suspense, to: { kind: 'house_promo' } };
  }
  if (to === 'player') return { ...common, type: 'suspense_to_player', from: suspense, to: wallet };
  const sides = entry.amount < 0 ? { from: maker, to: suspense } : { from: suspense, to: maker };
  return { ...common, type: 'suspense_to_maker', ...sides };
}
