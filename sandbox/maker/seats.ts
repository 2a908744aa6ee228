import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../server/db/schema.js';
import type { Db } from '../../server/db/open.js';
import { hashToken, newToken } from '../../server/domain/access/tokens.js';
import { redeemTicket } from '../../server/domain/play/tickets.js';
import { isAtLobby } from '../../server/domain/play/purse.js';
import { stakeable } from '../../server/domain/play/seamless.js';
import type { WireRound } from './page/wire.js';
import { MakerRefusal } from './maker-refusal.js';
import { playerRefOf } from './plans.js';
import { demoStart } from './stakes.js';
import { balanceOf } from './wallet.js';

export type Seat = Selectable<Database['sandbox_maker_seat']>;

/** Exchanges a launch ticket for a play token. The previous page of this seat loses its token. */
export async function takeSeat(
  trx: Transaction<Database>,
  ticket: string,
  at: Date,
): Promise<{ token: string; seat: Seat }> {
  const session = await redeemTicket(trx, ticket, at);
  if (session === null) throw new MakerRefusal('ticketUsed');
  const token = newToken();
  const now = { token_hash: hashToken(token), last_seen_at: at };
  const seat = await trx
    .insertInto('sandbox_maker_seat')
    .values({
      ...now,
      session_ref: session.id,
      maker_ref: session.maker_id,
      player_ref: playerRefOf(session.player_id),
      game_ref: session.game_id,
      currency: session.currency,
      is_demo: session.is_demo,
      is_seamless: isAtLobby(session),
      demo_balance: session.is_demo ? demoStart(session.currency) : 0,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.column('session_ref').doUpdateSet(now))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { token, seat };
}

/** Locks the seat of a play token and updates the time of its last request. */
export async function seatOf(trx: Transaction<Database>, token: string, at: Date): Promise<Seat> {
  const token_hash = hashToken(token);
  const found = await trx
    .selectFrom('sandbox_maker_seat')
    .select('session_ref')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
  if (found === undefined) throw new MakerRefusal('closed');
  await lockSession(trx, found.session_ref);
  // Meanwhile the player may have left, or another page may have taken the seat.
  const seat = await trx
    .updateTable('sandbox_maker_seat')
    .set({ last_seen_at: at })
    .where('session_ref', '=', found.session_ref)
    .where('token_hash', '=', token_hash)
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (seat === undefined) throw new MakerRefusal('closed');
  return seat;
}

/**
 * Locks the session at the lobby and then the seat. Whatever moves money of a seat locks in this order: session, seat, the
 * maker's wallet, the accounts of the ledger.
 */
export async function lockSeat(trx: Transaction<Database>, sessionRef: string): Promise<Seat | undefined> {
  await lockSession(trx, sessionRef);
  return trx
    .selectFrom('sandbox_maker_seat')
    .selectAll()
    .where('session_ref', '=', sessionRef)
    .forUpdate()
    .executeTakeFirst();
}

const lockSession = (trx: Transaction<Database>, sessionRef: string) =>
  trx.selectFrom('game_session').select('id').where('id', '=', sessionRef).forUpdate().execute();

/** Play money of a demo in minor units, as it is now. */
export async function demoBalance(db: Db, { session_ref }: Seat): Promise<number> {
  const { demo_balance } = await db
    .selectFrom('sandbox_maker_seat')
    .select('demo_balance')
    .where('session_ref', '=', session_ref)
    .executeTakeFirstOrThrow();
  return demo_balance;
}

/** Balance of the seat in minor units. */
export async function balanceAt(db: Db, seat: Seat): Promise<number> {
  if (seat.is_demo) return demoBalance(db, seat);
  if (seat.is_seamless) return stakeable(db, seat.session_ref);
  return balanceOf(db, { makerRef: seat.maker_ref, playerRef: seat.player_ref, currency: seat.currency });
}

export const wireRound = (round: Selectable<Database['sandbox_maker_round']>): WireRound => ({
  key: round.round_key,
  bet: round.bet,
  outcome: round.outcome,
  stake: round.stake,
  win: round.win,
});
