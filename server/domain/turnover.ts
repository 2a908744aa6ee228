import { sql } from 'kysely';
import type { Db } from '../db/open.js';
import type { TurnoverSource } from '../db/schema.js';

/** Stakes that are required of a player. */
export interface NewTurnover {
  readonly playerId: number;
  readonly source: TurnoverSource;
  /** The order, bonus or record that requires the stakes; each counts once. */
  readonly referenceNo: string;
  /** Minor units of settled stakes; 0 requires nothing. */
  readonly amount: number;
  readonly at: Date;
}

/** A player's progress, in minor units of settled stakes. */
export interface Progress {
  readonly required: number;
  readonly done: number;
  readonly left: number;
}

export interface Turnover extends Progress {
  /** The requirements since all of them were met the last time, oldest first: also those that are met. */
  readonly requirements: readonly (Progress & {
    readonly source: TurnoverSource;
    readonly referenceNo: string;
    readonly at: Date;
  })[];
}

/** Records that stakes of `amount`, bet from `at` on, are required before a withdrawal. */
export async function requireTurnover(
  db: Db,
  { playerId, source, referenceNo, amount, at }: NewTurnover,
): Promise<void> {
  if (amount <= 0) return;
  const { left, requirements } = await turnoverOf(db, playerId);
  // Close met requirements, so that a long history is not summed for ever.
  if (left === 0 && requirements.length > 0) {
    await db
      .updateTable('turnover_requirement')
      .set({ met_at: at })
      .where('player_id', '=', playerId)
      .where('met_at', 'is', null)
      .where('created_at', '<=', at)
      .execute();
  }
  await db
    .insertInto('turnover_requirement')
    .values({ player_id: playerId, source, reference_no: referenceNo, amount, created_at: at, met_at: null })
    .onConflict((conflict) => conflict.columns(['player_id', 'source', 'reference_no']).doNothing())
    .execute();
}

/** Another amount for one open requirement: what would be left if it was so. Minor units. */
interface Instead {
  readonly referenceNo: string;
  readonly amount: number;
}

/**
 * Lowers what a deposit with a bonus requires to what the deposit alone requires. The stakes since then count for it, as if
 * there had been no bonus.
 */
export async function withoutBonus(
  db: Db,
  { playerId, referenceNo, amount, at }: Instead & { readonly playerId: number; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('turnover_requirement')
    .set(amount > 0 ? { source: 'deposit', amount } : { met_at: at })
    .where('player_id', '=', playerId)
    .where('source', '=', 'deposit_bonus')
    .where('reference_no', '=', referenceNo)
    .execute();
}

/**
 * A player's stakes against what is required: stakes from the wallet, from the moment they are placed. Each stake counts once,
 * for the oldest requirement before it.
 */
export async function turnoverOf(db: Db, playerId: number, instead?: Instead): Promise<Turnover> {
  // Stakes between one requirement and the next.
  const { rows } = await sql<{
    source: TurnoverSource;
    reference_no: string;
    amount: number;
    created_at: Date;
    staked: number;
  }>`
    select r.source, r.reference_no, r.amount, r.created_at, coalesce((
      select sum(t.amount) from counted_stake t
      where t.player_id = ${playerId}
        and t.created_at >= r.created_at and (r.next_at is null or t.created_at < r.next_at)
    ), 0)::bigint as staked
    from (
      select *, lead(created_at) over (order by created_at, id) as next_at
      from turnover_requirement where player_id = ${playerId} and met_at is null
    ) r
    order by r.created_at, r.id`.execute(db);
  for (const row of rows) if (row.reference_no === instead?.referenceNo) row.amount = instead.amount;
  const done = rows.map(() => 0);
  for (const [until, { staked }] of rows.entries()) {
    let free = staked;
    for (let index = 0; index <= until; index += 1) {
      const taken = Math.min(free, (rows[index]?.amount ?? 0) - (done[index] ?? 0));
      done[index] = (done[index] ?? 0) + taken;
      free -= taken;
    }
  }
  const requirements = rows.map((row, index) => {
    const bet = done[index] ?? 0;
    return {
      source: row.source,
      referenceNo: row.reference_no,
      at: row.created_at,
      required: row.amount,
      done: bet,
      left: row.amount - bet,
    };
  });
  const sum = (pick: (one: Progress) => number): number => requirements.reduce((total, one) => total + pick(one), 0);
  return {
    required: sum(({ required }) => required),
    done: sum((one) => one.done),
    left: sum(({ left }) => left),
    requirements,
  };
}
