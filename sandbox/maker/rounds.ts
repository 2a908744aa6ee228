import { randomInt, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../server/db/schema.js';
import { gameOf } from '../../demo/content/open-games.js';
import { GAMES } from './games/games.js';
import { MakerRefusal } from './maker-refusal.js';
import { moveMoney } from './money.js';
import { endRound } from './open-rounds.js';
import type { DecideRequest, PlayAnswer, PlayRequest } from './page/wire.js';
import { balanceAt, wireRound, type Seat } from './seats.js';
import { stakesIn } from './stakes.js';

type Trx = Transaction<Database>;

/**
 * Starts a round in one transaction: takes the stake, draws from the system's secure random numbers, and notifies the lobby.
 * A round without a decision is settled in the same transaction. A repeated request with the same key returns the same round
 * and moves no money.
 */
export async function playRound(
  trx: Trx,
  seat: Seat,
  { roundKey, stake, bet: given }: PlayRequest,
  at: Date,
): Promise<PlayAnswer> {
  const game = GAMES[gameOf(seat.game_ref)];
  const accepted = game.accept(given, stake, stakesIn(seat.currency));
  if (accepted === null) throw new MakerRefusal('badBet');
  const { bet } = accepted;
  const known = await roundUnder(trx, seat, roundKey);
  if (known) {
    if (known.stake !== stake || !isDeepStrictEqual(known.bet, bet)) throw new MakerRefusal('keyReused');
    return answer(trx, seat, known);
  }
  if (game.decides !== null && (await hasOpenRound(trx, seat))) throw new MakerRefusal('roundOpen');
  const started = accepted.start(randomInt, at);
  if (started.state === 'refused') throw new MakerRefusal(started.reason);
  const isOpen = started.state === 'open';
  const round = await trx
    .insertInto('sandbox_maker_round')
    .values({
      session_ref: seat.session_ref,
      round_key: roundKey,
      round_ref: randomUUID(),
      stake,
      bet: JSON.stringify(bet),
      outcome: JSON.stringify(started.outcome),
      win: isOpen ? null : started.win,
      hidden: isOpen ? JSON.stringify(started.hidden) : null,
      due_at: isOpen ? started.dueAt : null,
      decision: null,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await moveMoney(trx, seat, { ref: round.round_ref, stake, win: round.win, at });
  return answer(trx, seat, round);
}

/**
 * Settles an open round by the player's decision. A repeated request with the same decision returns the same round and moves
 * no money.
 */
export async function decideRound(
  trx: Trx,
  seat: Seat,
  { roundKey, decision: given }: DecideRequest,
  at: Date,
): Promise<PlayAnswer> {
  const { decides } = GAMES[gameOf(seat.game_ref)];
  const round = await roundUnder(trx, seat, roundKey);
  if (decides === null || round === undefined) throw new MakerRefusal('badBet');
  const ended = decides.decide(round, given);
  if (ended === null) throw new MakerRefusal('badBet');
  if (round.win === null) return answer(trx, seat, (await endRound(trx, seat, { round, ended, at })).round);
  if (!isDeepStrictEqual(round.decision, ended.decision)) throw new MakerRefusal('keyReused');
  return answer(trx, seat, round);
}

type Round = Selectable<Database['sandbox_maker_round']>;

const roundUnder = (trx: Trx, seat: Seat, roundKey: string): Promise<Round | undefined> =>
  trx
    .selectFrom('sandbox_maker_round')
    .selectAll()
    .where('session_ref', '=', seat.session_ref)
    .where('round_key', '=', roundKey)
    .executeTakeFirst();

async function hasOpenRound(trx: Trx, seat: Seat): Promise<boolean> {
  const open = await trx
    .selectFrom('sandbox_maker_round')
    .select('round_key')
    .where('session_ref', '=', seat.session_ref)
    .where('win', 'is', null)
    .executeTakeFirst();
  return open !== undefined;
}

async function answer(trx: Trx, seat: Seat, round: Round): Promise<PlayAnswer> {
  return { round: wireRound(round), balance: await balanceAt(trx, seat) };
}
