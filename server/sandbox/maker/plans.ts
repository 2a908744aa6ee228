import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.js';
import type { Db } from '../../db/open.js';

/**
 * What can go wrong with a transfer. `lostDone`: carried out, and no answer; `lostAbsent`: not carried out, and no answer;
 * both are told when asked for often enough. `locked`: a round is open.
 */
export type Mishap = 'refused' | 'lostDone' | 'lostAbsent' | 'locked';

/** A test's wish for the next transfers of a player in one direction. */
export interface Plan {
  readonly playerId: number;
  readonly direction: 'in' | 'out';
  readonly outcome: Mishap;
  /** How many transfers it hits; for the lost ones one, and so many questions stay without an answer. */
  readonly times: number;
}

export async function planMishap(db: Db, { playerId, direction, outcome, times }: Plan): Promise<void> {
  await db
    .insertInto('sandbox_maker_plan')
    .values({ player_ref: playerRefOf(playerId), direction, outcome, times })
    .execute();
}

/** The mishap that is planned for this transfer, used up by asking; `times` is what is left of it. */
export async function takePlan(
  trx: Transaction<Database>,
  playerRef: string,
  direction: 'in' | 'out',
): Promise<{ outcome: Mishap; times: number } | null> {
  const plan = await trx
    .selectFrom('sandbox_maker_plan')
    .selectAll()
    .where('player_ref', '=', playerRef)
    .where('direction', '=', direction)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (plan === undefined) return null;
  const isLost = plan.outcome === 'lostDone' || plan.outcome === 'lostAbsent';
  if (isLost || plan.times === 1) await trx.deleteFrom('sandbox_maker_plan').where('id', '=', plan.id).execute();
  else
    await trx
      .updateTable('sandbox_maker_plan')
      .set({ times: plan.times - 1 })
      .where('id', '=', plan.id)
      .execute();
  return { outcome: plan.outcome, times: plan.times };
}

/** The name that the maker knows a player by. */
export const playerRefOf = (playerId: number): string => `lobby-${playerId}`;
