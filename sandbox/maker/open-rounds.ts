import type { Selectable, Transaction } from 'kysely';
import { atomically, type Db } from '../../server/db/open.js';
import type { Database } from '../../server/db/schema.js';
import { eachRow, type Swept } from '../../server/base/each-row.js';
import { notifyOfMoney } from '../../server/domain/play/money-came-back.js';
import { gameOf } from '../../demo/content/open-games.js';
import { GAMES, type Ended } from './games/games.js';
import { resultsOf } from './matches.js';
import { moveMoney } from './money.js';
import { lockSeat, type Seat } from './seats.js';
import type { Services } from '../../server/domain/services.js';

type Trx = Transaction<Database>;
type Round = Selectable<Database['sandbox_maker_round']>;

/** Settles an open round: stores how it ended and pays the win. `isPaidOut`: the win went on into the wallet. */
export async function endRound(
  trx: Trx,
  seat: Seat,
  { round, ended, at }: { readonly round: Round; readonly ended: Ended; readonly at: Date },
): Promise<{ readonly round: Round; readonly isPaidOut: boolean }> {
  const { outcome, decision, win } = ended;
  const settled = await trx
    .updateTable('sandbox_maker_round')
    .set({
      outcome: JSON.stringify(outcome),
      decision: decision === null ? null : JSON.stringify(decision),
      win,
      due_at: null,
    })
    .where('round_ref', '=', round.round_ref)
    .where('win', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { round: settled, isPaidOut: await moveMoney(trx, seat, { ref: round.round_ref, stake: 0, win, at }) };
}

/** Ends what waits for a decision of a player who leaves, by the strategy that its game publishes. Lock the seat first. */
export async function endDecisions(trx: Trx, seat: Seat, at: Date): Promise<void> {
  const { decides } = GAMES[gameOf(seat.game_ref)];
  if (decides === null) return;
  for (const round of await openRoundsOf(trx, seat))
    await endRound(trx, seat, { round, ended: decides.leave(round), at });
}

/** Settles what is due of a player who is at the seat, so that a page does not wait for the sweep. Lock the seat first. */
export async function settleOwnDue(trx: Trx, seat: Seat, at: Date): Promise<void> {
  for (const round of await openRoundsOf(trx, seat))
    if (round.due_at !== null && round.due_at <= at)
      await endRound(trx, seat, { round, ended: await endOf(trx, seat, round, at), at });
}

const openRoundsOf = (trx: Trx, seat: Seat): Promise<Round[]> =>
  trx
    .selectFrom('sandbox_maker_round')
    .selectAll()
    .where('session_ref', '=', seat.session_ref)
    .where('win', 'is', null)
    .orderBy('created_at')
    .execute();

/** Rounds that one sweep settles, the longest due first; the next sweep continues. */
const IN_ONE_SWEEP = 500;

/** Settles the open rounds whose time has come: nobody has to have the game open. Called by the job queue. */
export async function settleDueRounds(db: Db, services: Pick<Services, 'clock' | 'site'>): Promise<Swept> {
  const due = await db
    .selectFrom('sandbox_maker_round')
    .select(['session_ref', 'round_ref'])
    .where('due_at', '<=', services.clock.now())
    .orderBy('due_at')
    .limit(IN_ONE_SWEEP)
    .execute();
  return eachRow(due, { name: ({ round_ref }) => `open round ${round_ref}` }, (row) =>
    atomically(db, (trx) => settleDue(trx, row, services)),
  );
}

async function settleDue(
  trx: Trx,
  { session_ref, round_ref }: Pick<Round, 'session_ref' | 'round_ref'>,
  { clock, site }: Pick<Services, 'clock' | 'site'>,
): Promise<boolean> {
  const at = clock.now();
  const seat = await lockSeat(trx, session_ref);
  const round = await trx
    .selectFrom('sandbox_maker_round')
    .selectAll()
    .where('round_ref', '=', round_ref)
    .where('win', 'is', null)
    .executeTakeFirst();
  // Meanwhile the player has decided, or has left.
  if (seat === undefined || round === undefined) return false;
  const { isPaidOut, round: settled } = await endRound(trx, seat, {
    round,
    ended: await endOf(trx, seat, round, at),
    at,
  });
  if (isPaidOut && settled.win) {
    const session = await trx
      .selectFrom('game_session')
      .select(['player_id', 'game_id'])
      .where('id', '=', session_ref)
      .executeTakeFirstOrThrow();
    await notifyOfMoney(trx, session, { amount: settled.win, site, at });
  }
  return true;
}

/** How an open round ends whose time has come. */
async function endOf(trx: Trx, seat: Seat, round: Round, at: Date): Promise<Ended> {
  const { decides, bets } = GAMES[gameOf(seat.game_ref)];
  if (decides !== null) return decides.leave(round);
  if (bets === null) throw new Error(`${gameOf(seat.game_ref)} has no open rounds`);
  return bets.end(round, await resultsOf(trx, bets.matchesOf(round.bet), at));
}
