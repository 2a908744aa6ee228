import type { Trx } from '../store/store.js';
import type { Account as AccountAtLobby, AnswerOf, RequestOf } from '../wire.js';
import { endDecisions, openBetsIn } from './open-rounds.js';
import type { Parts } from '../parts.js';
import { takePlan } from './plans.js';
import { closeSeat, findSeat, lockSeat } from './seats.js';
import { tellOwed } from './telling.js';
import { addToBalance, balanceOf, lockedBalance, playerRefOf, type Account } from './wallet.js';

/** A seat whose page has sent no request for this long is empty. The page sends one every 15 s. */
const ATTENDED_MS = 45_000;

/** Money comes in from the lobby. Repeated under its id, it counts once. */
export const transferIn = (
  { db, now }: Parts,
  { id, amount, ...whose }: RequestOf<'maker/transfer-in'>,
): Promise<AnswerOf<'maker/transfer-in'>> =>
  db.transaction().execute(async (trx) => {
    const account = accountOf(whose);
    await lockedBalance(trx, account);
    const known = await transferOf(trx, id);
    if (known && known.silent_for > 0) return { state: 'pending' };
    if (known) return { state: known.is_booked ? 'done' : 'refused' };
    const plan = await takePlan(trx, account.playerRef, 'in');
    if (plan?.outcome === 'refused' || plan?.outcome === 'locked') return { state: 'refused' };
    const isBooked = plan?.outcome !== 'lostAbsent';
    if (isBooked) await addToBalance(trx, account, amount);
    await note(trx, { id, account, direction: 'in', amount, isBooked, silentFor: plan?.times ?? 0, at: now() });
    return { state: plan === null ? 'done' : 'pending' };
  });

/**
 * Everything goes back to the lobby, and the seat is closed. Rounds that wait for a decision end now; their wins are among the
 * rounds that the lobby asks for next. While the lobby has not acknowledged the stake of an open round, nothing moves.
 */
export async function transferOut(
  parts: Parts,
  { id, ...whose }: RequestOf<'maker/transfer-out'>,
): Promise<AnswerOf<'maker/transfer-out'>> {
  await tellOpenStakes(parts, whose.sessionId);
  return parts.db.transaction().execute(async (trx) => {
    const at = parts.now();
    const account = accountOf(whose);
    const seat = await lockSeat(trx, whose.sessionId);
    const amount = await lockedBalance(trx, account);
    const known = await transferOf(trx, id);
    if (known && known.silent_for > 0) return { state: 'pending' };
    if (known) return known.is_booked ? { state: 'done', amount: known.amount } : { state: 'refused' };
    const plan = await takePlan(trx, account.playerRef, 'out');
    if (plan?.outcome === 'refused' || plan?.outcome === 'locked') return { state: plan.outcome };
    if (await hasUnknownStake(trx, whose.sessionId)) return { state: 'locked' };
    const isBooked = plan?.outcome !== 'lostAbsent';
    if (isBooked && seat) await endDecisions(trx, seat, at);
    const held = isBooked ? await lockedBalance(trx, account) : amount;
    if (isBooked) {
      await addToBalance(trx, account, -held);
      await closeSeat(trx, whose.sessionId, at);
    }
    await note(trx, { id, account, direction: 'out', amount: held, isBooked, silentFor: plan?.times ?? 0, at });
    return plan === null ? { state: 'done', amount: held } : { state: 'pending' };
  });
}

/** Without the stake of an open round in its ledger, the lobby would take the amount that comes out for a difference. */
async function tellOpenStakes(parts: Parts, sessionId: string): Promise<void> {
  const rounds = await parts.db
    .selectFrom('maker_round')
    .selectAll()
    .where('session_ref', '=', sessionId)
    .where('state', '=', 'open')
    .where('owes_stake', '=', true)
    .execute();
  for (const round of rounds) await tellOwed(parts, await findSeat(parts.db, sessionId), round);
}

async function hasUnknownStake(trx: Trx, sessionId: string): Promise<boolean> {
  const round = await trx
    .selectFrom('maker_round')
    .select('round_ref')
    .where('session_ref', '=', sessionId)
    .where((is) =>
      is.or([is('state', '=', 'staking'), is.and([is('state', '=', 'open'), is('owes_stake', '=', true)])]),
    )
    .executeTakeFirst();
  return round !== undefined;
}

/** What became of a transfer. */
export const outcomeOf = ({ db }: Parts, id: string): Promise<AnswerOf<'maker/outcome'>> =>
  db.transaction().execute(async (trx) => {
    const known = await transferOf(trx, id);
    if (!known) return { state: 'absent' };
    if (known.silent_for > 0) {
      await trx
        .updateTable('maker_transfer')
        .set({ silent_for: known.silent_for - 1 })
        .where('id', '=', id)
        .execute();
      return { state: 'pending' };
    }
    return known.is_booked ? { state: 'done', amount: known.amount } : { state: 'absent' };
  });

/** The decided rounds of a session of which the lobby has not acknowledged the stake or the win. */
export async function roundsOf({ db }: Parts, sessionId: string): Promise<AnswerOf<'maker/rounds'>> {
  const rounds = await db
    .selectFrom('maker_round')
    .select(['round_ref', 'stake', 'win', 'created_at'])
    .where('session_ref', '=', sessionId)
    .where('state', '=', 'decided')
    .where('is_after_exit', '=', false)
    .where((is) => is.or([is('owes_stake', '=', true), is('owes_win', '=', true)]))
    .orderBy('seq')
    .execute();
  return {
    rounds: rounds.map(({ round_ref, stake, win, created_at }) => ({
      ref: round_ref,
      stake,
      win: win ?? 0,
      at: created_at.toISOString(),
    })),
  };
}

export async function holdingsOf({ db, now }: Parts, account: AccountAtLobby): Promise<AnswerOf<'maker/holdings'>> {
  const seat = await db
    .selectFrom('maker_seat')
    .select('last_seen_at')
    .where('session_ref', '=', account.sessionId)
    .executeTakeFirst();
  const isAttended = seat !== undefined && now().getTime() - seat.last_seen_at.getTime() < ATTENDED_MS;
  return {
    balance: await balanceOf(db, accountOf(account)),
    isAttended,
    openBets: await openBetsIn(db, account.sessionId),
  };
}

/** The player leaves a seat whose money is at the lobby. The wins of what ends now are told before the answer. */
export async function leave(parts: Parts, { sessionId }: AccountAtLobby): Promise<void> {
  const at = parts.now();
  const left = await parts.db.transaction().execute(async (trx) => {
    const seat = await lockSeat(trx, sessionId);
    if (seat === undefined) return null;
    const rounds = await endDecisions(trx, seat, at);
    await closeSeat(trx, sessionId, at);
    return { seat, rounds };
  });
  for (const round of left?.rounds ?? []) if (left !== null) await tellOwed(parts, left.seat, round);
}

const accountOf = ({
  makerId,
  playerId,
  currency,
}: Pick<AccountAtLobby, 'makerId' | 'playerId' | 'currency'>): Account => ({
  makerRef: makerId,
  playerRef: playerRefOf(playerId),
  currency,
});

const transferOf = (trx: Trx, id: string) =>
  trx.selectFrom('maker_transfer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

interface Noted {
  readonly id: string;
  readonly account: Account;
  readonly direction: 'in' | 'out';
  readonly amount: number;
  readonly isBooked: boolean;
  readonly silentFor: number;
  readonly at: Date;
}

async function note(trx: Trx, { id, account, direction, amount, isBooked, silentFor, at }: Noted): Promise<void> {
  await trx
    .insertInto('maker_transfer')
    .values({
      id,
      maker_ref: account.makerRef,
      player_ref: account.playerRef,
      currency: account.currency,
      direction,
      amount,
      is_booked: isBooked,
      silent_for: silentFor,
      created_at: at,
    })
    .execute();
}
