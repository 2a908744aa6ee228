import { sql } from 'kysely';
import type { Db, Trx } from '../store/store.js';
import { accountOf, lockSeat, purseOf, type Seat } from './seats.js';
import type { Round } from './telling.js';
import { addToBalance } from './wallet.js';

/**
 * The stake of a round is taken: from now on the round counts. What was drawn is paid to the player if the round is decided.
 * `isTold`: the lobby has acknowledged it. Returns the round as it is now: another request may have been faster, or the stake
 * may be on its way back.
 */
export async function takeStake(trx: Trx, seat: Seat, { round_ref }: Round, isTold: boolean): Promise<Round> {
  const round = await trx
    .selectFrom('maker_round')
    .selectAll()
    .where('round_ref', '=', round_ref)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (round.state !== 'staking') return round;
  const isDecided = round.win !== null;
  if (isDecided) await payWin(trx, seat, round.win ?? 0);
  const owesWin = isDecided && isToldOf(seat, round.win ?? 0);
  return trx
    .updateTable('maker_round')
    .set({
      state: isDecided ? 'decided' : 'open',
      owes_stake: !isTold,
      owes_win: owesWin,
      tell_at: isTold && !owesWin ? null : round.tell_at,
    })
    .where('round_ref', '=', round_ref)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The lobby refused the stake: the round never was. */
export async function dropStake(db: Db, round: Round): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const seat = await lockSeat(trx, round.session_ref);
    const dropped = await trx
      .deleteFrom('maker_round')
      .where('round_ref', '=', round.round_ref)
      .where('state', '=', 'staking')
      .executeTakeFirst();
    if (seat !== undefined && dropped.numDeletedRows > 0n && purseOf(seat) === 'here')
      await addToBalance(trx, accountOf(seat), round.stake);
  });
}

/** Whether the lobby is told a win: where its money moves, also that a round has won nothing. */
export const isToldOf = (seat: Seat, win: number): boolean => {
  const purse = purseOf(seat);
  return purse === 'lobby' || (purse === 'here' && win > 0);
};

/** Pays a win into the play money of a demo, or into what the maker holds. The lobby pays one of its own money. */
export async function payWin(trx: Trx, seat: Seat, win: number): Promise<void> {
  const purse = purseOf(seat);
  if (purse === 'lobby' || win === 0) return;
  if (purse === 'here') return void (await addToBalance(trx, accountOf(seat), win));
  await trx
    .updateTable('maker_seat')
    .set({ demo_balance: sql<number>`demo_balance + ${win}` })
    .where('session_ref', '=', seat.session_ref)
    .execute();
}
