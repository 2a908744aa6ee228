import type { Transaction } from 'kysely';
import type { Database } from '../../server/db/schema.js';
import { Refusal } from '../../server/base/refusal.js';
import { settleAfterExit, settleRound } from '../../server/domain/play/rounds.js';
import { bookSeamlessRound } from '../../server/domain/play/seamless.js';
import { MakerRefusal } from './maker-refusal.js';
import { demoBalance, type Seat } from './seats.js';
import { lockedBalance, setBalance } from './wallet.js';

type Trx = Transaction<Database>;

/** A step of a round: its stake, 0 once it is taken, and its win, null while the round is open. Minor units. */
export interface Step {
  readonly ref: string;
  readonly stake: number;
  readonly win: number | null;
  readonly at: Date;
}

/**
 * Takes the stake of a round, pays its win, or both, and notifies the lobby. Returns whether the player had left the seat, so
 * that the win went on into the wallet. Throws `MakerRefusal` insufficient or closed.
 */
export async function moveMoney(trx: Trx, seat: Seat, step: Step): Promise<boolean> {
  if (seat.is_seamless) return moveAtLobby(trx, seat, step);
  if (!seat.is_demo) return moveHere(trx, seat, step);
  await moveDemo(trx, seat, step);
  return false;
}

/** Play money of a demo. Once it is spent, only a new session has money again. */
async function moveDemo(trx: Trx, seat: Seat, { stake, win }: Step): Promise<void> {
  const balance = await demoBalance(trx, seat);
  if (balance < stake) throw new MakerRefusal('insufficient');
  await trx
    .updateTable('sandbox_maker_seat')
    .set({ demo_balance: balance - stake + (win ?? 0) })
    .where('session_ref', '=', seat.session_ref)
    .execute();
}

/** For a seat whose money stays at the lobby: the lobby books the step. */
async function moveAtLobby(trx: Trx, seat: Seat, step: Step): Promise<boolean> {
  try {
    return await bookSeamlessRound(trx, seat.session_ref, step);
  } catch (error) {
    if (error instanceof Refusal)
      throw new MakerRefusal(error.problem === 'insufficientBalance' ? 'insufficient' : 'closed');
    throw error;
  }
}

/** For a seat whose money is at the maker, until the player leaves it. */
async function moveHere(trx: Trx, seat: Seat, step: Step): Promise<boolean> {
  const account = { makerRef: seat.maker_ref, playerRef: seat.player_ref, currency: seat.currency };
  const held = await lockedBalance(trx, account);
  if (held < step.stake) throw new MakerRefusal('insufficient');
  const session = await trx
    .selectFrom('game_session')
    .select(['id', 'player_id', 'maker_id', 'game_id', 'currency'])
    .where('id', '=', seat.session_ref)
    .executeTakeFirstOrThrow();
  if (seat.closed_at !== null) {
    await settleAfterExit(trx, session, step);
    return true;
  }
  await settleRound(trx, session, step);
  await setBalance(trx, account, held - step.stake + (step.win ?? 0));
  return false;
}
