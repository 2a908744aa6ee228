import { sql } from 'kysely';
import type { Db, Trx } from '../store/store.js';
import { gameOf } from './catalogue.js';
import { GAMES, type Ended } from './games/games.js';
import { resultsOf } from './matches.js';
import type { Parts } from '../parts.js';
import { lockSeat, purseOf, type Seat } from './seats.js';
import { isToldOf, payWin } from './stake-answers.js';
import { firstTellAt, tellOwed, type Round } from './telling.js';

/**
 * Settles an open round: stores how it ended and pays the win. The win of a player who has left with the money goes to the
 * lobby, which passes it on. Lock the seat first, and tell the lobby after the transaction.
 */
export async function endRound(
  trx: Trx,
  seat: Seat,
  { round, ended, at }: { readonly round: Round; readonly ended: Ended; readonly at: Date },
): Promise<Round> {
  const { outcome, decision, win } = ended;
  const isAfterExit = seat.closed_at !== null && purseOf(seat) === 'here';
  if (!isAfterExit) await payWin(trx, seat, win);
  return trx
    .updateTable('maker_round')
    .set({
      state: 'decided',
      outcome: JSON.stringify(outcome),
      decision: decision === null ? null : JSON.stringify(decision),
      win,
      due_at: null,
      is_after_exit: isAfterExit,
      ...(isToldOf(seat, win) ? { owes_win: true, tell_at: firstTellAt(at) } : {}),
    })
    .where('round_ref', '=', round.round_ref)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Ends what waits for a decision of a player who leaves, by the strategy that its game publishes. Lock the seat first, and tell
 * the lobby of what is returned after the transaction.
 */
export async function endDecisions(trx: Trx, seat: Seat, at: Date): Promise<readonly Round[]> {
  const { decides } = GAMES[gameOf(seat.game_ref)];
  if (decides === null) return [];
  const ended: Round[] = [];
  for (const round of await openRoundsOf(trx, seat))
    ended.push(await endRound(trx, seat, { round, ended: decides.leave(round), at }));
  return ended;
}

/** Settles what is due of a seat, so that a page does not wait for the sweep. @see endDecisions */
export async function settleOwnDue(trx: Trx, seat: Seat, at: Date): Promise<readonly Round[]> {
  const settled: Round[] = [];
  for (const round of await openRoundsOf(trx, seat))
    if (round.due_at !== null && round.due_at <= at)
      settled.push(await endRound(trx, seat, { round, ended: await endOf(trx, seat, round, at), at }));
  return settled;
}

/** How many rounds of a session are open, and their stakes in minor units. */
export const openBetsIn = (db: Db, sessionRef: string): Promise<{ count: number; stake: number }> =>
  db
    .selectFrom('maker_round')
    .select(({ fn }) => [fn.countAll<number>().as('count'), sql<number>`coalesce(sum(stake), 0)::bigint`.as('stake')])
    .where('session_ref', '=', sessionRef)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();

const openRoundsOf = (trx: Trx, seat: Seat): Promise<Round[]> =>
  trx
    .selectFrom('maker_round')
    .selectAll()
    .where('session_ref', '=', seat.session_ref)
    .where('state', '=', 'open')
    .orderBy('created_at')
    .execute();

/** Settles one open round whose time has come: nobody has to have the game open. Returns whether it was open. */
export async function settleDue(parts: Parts, row: Pick<Round, 'session_ref' | 'round_ref'>): Promise<boolean> {
  const at = parts.now();
  const settled = await parts.db.transaction().execute(async (trx) => {
    const seat = await lockSeat(trx, row.session_ref);
    const round = await trx
      .selectFrom('maker_round')
      .selectAll()
      .where('round_ref', '=', row.round_ref)
      .where('state', '=', 'open')
      .executeTakeFirst();
    // Meanwhile the player has decided, or has left.
    if (seat === undefined || round === undefined) return null;
    return { seat, round: await endRound(trx, seat, { round, ended: await endOf(trx, seat, round, at), at }) };
  });
  if (settled !== null) await tellOwed(parts, settled.seat, settled.round);
  return settled !== null;
}

/** How an open round ends whose time has come. */
async function endOf(trx: Trx, seat: Seat, round: Round, at: Date): Promise<Ended> {
  const game = gameOf(seat.game_ref);
  const { decides, bets } = GAMES[game];
  if (decides !== null) return decides.leave(round);
  if (bets === null) throw new Error(`${game} has no open rounds`);
  return bets.end(round, await resultsOf(trx, bets.matchesOf(round.bet), at));
}
