import { settleDue } from './open-rounds.js';
import type { Parts } from '../parts.js';
import { findSeat, purseOf } from './seats.js';
import { dropStake, takeStake } from './stake-answers.js';
import { tellOwed, tellStake, tellStep, type Round } from './telling.js';
import { tellAgainAt } from '../lobby.js';

/** Rounds that one run works on, the longest due first; the next run continues. */
const IN_ONE_RUN = 200;

/** Settles open rounds whose time has come. Returns how many. */
export async function settleDueRounds(parts: Parts): Promise<number> {
  const due = await parts.db
    .selectFrom('maker_round')
    .select(['session_ref', 'round_ref'])
    .where('state', '=', 'open')
    .where('due_at', '<=', parts.now())
    .orderBy('due_at')
    .limit(IN_ONE_RUN)
    .execute();
  return each(parts, due, (row) => settleDue(parts, row));
}

/** Tells the lobby again what it has not answered. Returns how many rounds have nothing left to tell. */
export async function tellDueRounds(parts: Parts): Promise<number> {
  const at = parts.now();
  const due = await parts.db
    .selectFrom('maker_round')
    .selectAll()
    .where('tell_at', '<=', at)
    .orderBy('tell_at')
    .limit(IN_ONE_RUN)
    .execute();
  return each(parts, due, async (row) => {
    // Stored first: a callback that fails is not sent again before its time, and of two processes one sends it.
    const round = await parts.db
      .updateTable('maker_round')
      .set({ tells: row.tells + 1, tell_at: tellAgainAt(row.tells + 1, at) })
      .where('round_ref', '=', row.round_ref)
      .where('tells', '=', row.tells)
      .where('tell_at', 'is not', null)
      .returningAll()
      .executeTakeFirst();
    return round !== undefined && (await tellAgain(parts, round)) === null;
  });
}

/** Returns when it is to be told again; null if nothing is left to tell. */
async function tellAgain(parts: Parts, round: Round): Promise<Date | null> {
  const { db } = parts;
  const seat = await findSeat(db, round.session_ref);
  if (round.state === 'staking' && purseOf(seat) === 'here') {
    // The money is here: the round goes on, whenever the lobby hears of it.
    const told = await tellStake(parts, seat, round);
    if (told.state === 'refused') {
      await dropStake(db, round);
      return null;
    }
    const taken = await db.transaction().execute((trx) => takeStake(trx, seat, round, told.state === 'done'));
    return (await tellOwed(parts, seat, taken)).round.tell_at;
  }
  if (round.state === 'staking' || round.state === 'undoing') return takeBack(parts, round);
  return (await tellOwed(parts, seat, round)).round.tell_at;
}

/**
 * Takes back a stake that got no answer. From the first step on the round can't go on, so that the page is not shown a round
 * whose stake is on its way back.
 */
async function takeBack(parts: Parts, { round_ref }: Round): Promise<Date | null> {
  const round = await parts.db
    .updateTable('maker_round')
    .set({ state: 'undoing' })
    .where('round_ref', '=', round_ref)
    .where('state', 'in', ['staking', 'undoing'])
    .returningAll()
    .executeTakeFirst();
  // Meanwhile the stake was taken.
  if (round === undefined) return null;
  const seat = await findSeat(parts.db, round.session_ref);
  const told = await tellStep(parts, seat, 'rollback', { roundRef: round_ref });
  if (told.state === 'refused') parts.log.warn({ round: round_ref, code: told.code }, 'the lobby refuses a rollback');
  if (told.state !== 'done') return round.tell_at;
  await parts.db
    .updateTable('maker_round')
    .set({ state: 'undone', tell_at: null, due_at: null })
    .where('round_ref', '=', round_ref)
    .execute();
  return null;
}

/** A row that fails holds up no other. */
async function each<Row extends { readonly round_ref: string }>(
  { log }: Parts,
  rows: readonly Row[],
  work: (row: Row) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (const row of rows)
    try {
      if (await work(row)) done += 1;
    } catch (error) {
      log.warn({ err: error, round: row.round_ref }, 'a round could not be worked on');
    }
  return done;
}
