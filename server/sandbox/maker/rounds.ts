import { randomInt, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.js';
import { Refusal } from '../../contract/refusal.js';
import { settleRound } from '../../domain/play/rounds.js';
import { settleSeamlessRound } from '../../domain/play/seamless.js';
import { gameOf } from '../../seed/content/open-games.js';
import { GAMES } from './games/games.js';
import { MakerRefusal } from './maker-refusal.js';
import type { PlayAnswer, PlayRequest } from './page/wire.js';
import { balanceAt, wireRound, type Seat } from './seats.js';
import { stakesIn } from './stakes.js';
import { lockedBalance, setBalance } from './wallet.js';

/**
 * Plays one round in one transaction: takes the stake, draws the outcome from the system's secure random numbers, pays, and
 * notifies the lobby. A repeated request with the same key returns the same round and moves no money.
 */
export async function playRound(
  trx: Transaction<Database>,
  seat: Seat,
  { roundKey, stake, bet: given }: PlayRequest,
  at: Date,
): Promise<PlayAnswer> {
  const accepted = GAMES[gameOf(seat.game_ref)].accept(given, stake, stakesIn(seat.currency));
  if (accepted === null) throw new MakerRefusal('badBet');
  const { bet } = accepted;
  const known = await trx
    .selectFrom('sandbox_maker_round')
    .selectAll()
    .where('session_ref', '=', seat.session_ref)
    .where('round_key', '=', roundKey)
    .executeTakeFirst();
  if (known) {
    if (known.stake !== stake || !isDeepStrictEqual(known.bet, bet)) throw new MakerRefusal('keyReused');
    return { round: wireRound(known), balance: await balanceAt(trx, seat) };
  }
  const { outcome, win } = accepted.play(randomInt);
  const round = await trx
    .insertInto('sandbox_maker_round')
    .values({
      session_ref: seat.session_ref,
      round_key: roundKey,
      round_ref: randomUUID(),
      stake,
      win,
      bet: JSON.stringify(bet),
      outcome: JSON.stringify(outcome),
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const balance = seat.is_demo
    ? await moveDemo(trx, seat, win - stake)
    : await moveMoney(trx, seat, { ref: round.round_ref, stake, win, at });
  return { round: wireRound(round), balance };
}

async function moveDemo(trx: Transaction<Database>, seat: Seat, change: number): Promise<number> {
  const balance = after(seat.demo_balance, change);
  await trx
    .updateTable('sandbox_maker_seat')
    .set({ demo_balance: balance })
    .where('session_ref', '=', seat.session_ref)
    .execute();
  return balance;
}

async function moveMoney(
  trx: Transaction<Database>,
  seat: Seat,
  round: { ref: string; stake: number; win: number; at: Date },
): Promise<number> {
  if (seat.is_seamless) return moveAtLobby(trx, seat, round);
  const account = { makerRef: seat.maker_ref, playerRef: seat.player_ref, currency: seat.currency };
  const held = await lockedBalance(trx, account);
  if (held < round.stake) throw new MakerRefusal('insufficient');
  const session = await trx
    .selectFrom('game_session')
    .select(['id', 'player_id', 'maker_id', 'game_id', 'currency'])
    .where('id', '=', seat.session_ref)
    .executeTakeFirstOrThrow();
  await settleRound(trx, session, round);
  const balance = held - round.stake + round.win;
  await setBalance(trx, account, balance);
  return balance;
}

/** For a seat whose money stays at the lobby: the lobby books the round and returns the balance. */
async function moveAtLobby(
  trx: Transaction<Database>,
  seat: Seat,
  round: { ref: string; stake: number; win: number; at: Date },
): Promise<number> {
  try {
    return await settleSeamlessRound(trx, seat.session_ref, round);
  } catch (error) {
    if (error instanceof Refusal)
      throw new MakerRefusal(error.problem === 'insufficientBalance' ? 'insufficient' : 'closed');
    throw error;
  }
}

/** The play money of a demo after a change. Once it is spent, only a new session has money again. */
function after(balance: number, change: number): number {
  if (balance + Math.min(change, 0) < 0) throw new MakerRefusal('insufficient');
  return balance + change;
}
