import { sql, type Selectable } from 'kysely';
import { tellAgainAt, tellLobby, type Told } from '../lobby.js';
import { roundFields, sign } from '../signature.js';
import type { Db } from '../store/store.js';
import type { Tables } from '../store/tables.js';
import type { FreeSpins } from './page/wire.js';
import type { Parts } from '../parts.js';
import type { Seat } from './seats.js';

export type Round = Selectable<Tables['maker_round']>;

/** What a seat can stake at the lobby, in minor units. */
export type LobbyBalance = { readonly balance: number; readonly freeSpins: FreeSpins | null };

/** The request that has begun a step tells it. Only when it must have ended does the sweep tell it again. */
const IN_FLIGHT = 2;

export const firstTellAt = (at: Date): Date => tellAgainAt(IN_FLIGHT, at);

/** Sends one step of a round to the lobby, signed. */
export function tellStep(
  { lobby }: Pick<Parts, 'lobby'>,
  seat: Pick<Seat, 'maker_ref' | 'session_ref' | 'currency'>,
  action: 'balance' | 'stake' | 'win' | 'rollback',
  step: { readonly roundRef?: string; readonly amount?: number; readonly isFree?: true } = {},
): Promise<Told<LobbyBalance>> {
  const maker = String(seat.maker_ref);
  const told = { sessionId: seat.session_ref, currency: seat.currency, ...step };
  const signature = sign(lobby.secret, roundFields({ maker, action, ...told }));
  return tellLobby<LobbyBalance>(lobby, `game/${maker}/${action}`, { ...told, signature });
}

/** Tells the lobby the stake of a round, which it may repeat. A free spin is told as one, so that nobody is charged for it. */
export const tellStake = (
  parts: Pick<Parts, 'lobby'>,
  seat: Parameters<typeof tellStep>[1],
  { round_ref, stake, is_free }: Pick<Round, 'round_ref' | 'stake' | 'is_free'>,
): Promise<Told<LobbyBalance>> =>
  tellStep(parts, seat, 'stake', { roundRef: round_ref, amount: stake, ...(is_free ? { isFree: true } : {}) });

/**
 * Tells the lobby what it has not acknowledged of a round: the stake, then the win. Returns the round as it is afterwards,
 * and what the seat can then stake at the lobby if it was told.
 */
export async function tellOwed(
  parts: Parts,
  seat: Seat,
  round: Round,
): Promise<{ readonly round: Round; readonly atLobby: LobbyBalance | null }> {
  let known = round;
  let atLobby: LobbyBalance | null = null;
  if (known.owes_stake) {
    const told = await tellStake(parts, seat, known);
    if (told.state !== 'done') return { round: notTaken(parts, known, told), atLobby };
    known = await acknowledge(parts.db, known, 'owes_stake');
    atLobby = told.data;
  }
  if (known.owes_win && known.state === 'decided') {
    const told = await tellStep(parts, seat, 'win', { roundRef: known.round_ref, amount: known.win ?? 0 });
    if (told.state !== 'done') return { round: notTaken(parts, known, told), atLobby };
    known = await acknowledge(parts.db, known, 'owes_win');
    atLobby = told.data;
  }
  return { round: known, atLobby };
}

/** A refused callback is sent again like a lost one: what it tells has happened. Somebody should look at it. */
function notTaken({ log }: Parts, round: Round, told: Told): Round {
  if (told.state === 'refused') log.warn({ round: round.round_ref, code: told.code }, 'the lobby refuses a callback');
  return round;
}

/** The row may have changed since it was read: only what it owes now decides whether the sweep still looks at it. */
function acknowledge(db: Db, { round_ref }: Round, what: 'owes_stake' | 'owes_win'): Promise<Round> {
  const other = what === 'owes_stake' ? 'owes_win' : 'owes_stake';
  return db
    .updateTable('maker_round')
    .set({ [what]: false, tell_at: sql<Date | null>`case when ${sql.ref(other)} then tell_at end` })
    .where('round_ref', '=', round_ref)
    .returningAll()
    .executeTakeFirstOrThrow();
}
