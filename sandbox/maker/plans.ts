import type { Db, Trx } from '../store/store.js';
import { playerRefOf } from './wallet.js';

/**
 * What can go wrong with a transfer. `lostDone`: carried out, without a response; `lostAbsent`: not carried out, without
 * a response. In both cases a later status request gets the outcome. `locked`: a round is open.
 */
export type Mishap = 'refused' | 'lostDone' | 'lostAbsent' | 'locked';

/** A test's plan for the next transfers of a player in one direction. */
export interface Plan {
  readonly playerId: number;
  readonly direction: 'in' | 'out';
  readonly outcome: Mishap;
  /** Number of transfers that it affects. A lost plan affects one transfer, and `times` status requests get no response. */
  readonly times: number;
}

export async function planMishap(db: Db, { playerId, direction, outcome, times }: Plan): Promise<void> {
  await db
    .insertInto('maker_plan')
    .values({ player_ref: playerRefOf(playerId), direction, outcome, times })
    .execute();
}

/** Takes the outcome that is planned for this transfer; `times` is what remains of it. */
export async function takePlan(
  trx: Trx,
  playerRef: string,
  direction: 'in' | 'out',
): Promise<{ outcome: Mishap; times: number } | null> {
  const plan = await trx
    .selectFrom('maker_plan')
    .selectAll()
    .where('player_ref', '=', playerRef)
    .where('direction', '=', direction)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (plan === undefined) return null;
  const isLost = plan.outcome === 'lostDone' || plan.outcome === 'lostAbsent';
  if (isLost || plan.times === 1) await trx.deleteFrom('maker_plan').where('id', '=', plan.id).execute();
  else
    await trx
      .updateTable('maker_plan')
      .set({ times: plan.times - 1 })
      .where('id', '=', plan.id)
      .execute();
  return { outcome: plan.outcome, times: plan.times };
}
