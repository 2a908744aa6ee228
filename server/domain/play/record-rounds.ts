import { sql, type Selectable, type Transaction } from 'kysely';
import { refusal } from '../../base/refusal.js';
import type { Database } from '../../db/schema.js';
import { post, postAll, type NewTransfer } from '../../ledger/post.js';
import { contributionAt, isPlayable } from '../promotions/play.js';
import { isMet, lockRecord, progressOfOne, type RecordRow } from '../promotions/records.js';
import { refuseStake, staker, type Seated } from './staker.js';
import { contradicts, type Played, type RoundStep } from './rounds.js';
import type { SessionRow } from './session-rows.js';

type Trx = Transaction<Database>;
type OnRecord = Played & Pick<SessionRow, 'promotion_record_id'>;

/**
 * Books a step of a round on a promotion record: its stake, its win, or both. A repeated step does nothing. A stake that its
 * maker tells as a free spin is paid by the house and does not count; it is never taken from the player, so it is refused when
 * no free spin is left. A player who is locked, or whose login was ended, starts no round. After
 * the end of its record a win goes to suspense, where the audit reports it, because the record's money has already been
 * settled or voided. Lock the session first. Throws `Refusal` sessionEnded, accountLocked, promotionRecordEnded,
 * promotionGameExcluded, insufficientBalance, notFound (a win without its stake, or a round of another record) or
 * invalidRequest (another amount than before, or a free spin that the record does not have).
 */
export async function bookOnRecord(
  trx: Trx,
  session: OnRecord & Pick<SessionRow, 'ended_at' | 'seat_login_id'>,
  step: RoundStep,
): Promise<void> {
  const { ref, stake, win, at } = step;
  const record = await lockRecordOf(trx, session);
  const known = await roundOf(trx, session, ref);
  if (known === undefined) {
    if (stake === 0) throw refusal('notFound');
    if (session.ended_at !== null) throw refusal('sessionEnded');
    return start(trx, session, record, step);
  }
  if (known.record_id !== record.id) throw refusal('notFound');
  if (contradicts(known, step)) throw refusal('invalidRequest', 'amount');
  if (stake > 0 && known.is_free !== (step.isFree === true)) throw refusal('invalidRequest', 'isFree');
  if (win !== null && known.win === null) await decide(trx, session, { record, round: known, win, at });
}

/** Books the stake of a new round, and its win if that is decided. */
async function start(
  trx: Trx,
  session: OnRecord & Seated,
  record: RecordRow,
  { ref, stake, win, at, isFree = false }: RoundStep,
): Promise<void> {
  if (!isPlayable(record, at)) throw refusal('promotionRecordEnded');
  const contribution = await contributionAt(trx, record, session.game_id);
  if (contribution === null) throw refusal('promotionGameExcluded');
  if (isFree && (record.free_spins_left === 0 || stake !== record.terms.freeSpinStake))
    throw refusal('invalidRequest', 'isFree');
  const { common, ofRound, house, locked } = sidesOf(session, record, { ref, at });
  const moves: NewTransfer[] = [];
  if (isFree) moves.push({ ...common, type: 'promo_bonus', from: { kind: 'house_promo' }, to: locked, amount: stake });
  moves.push({ ...ofRound, type: 'promo_bet', from: locked, to: house, amount: stake });
  if (win) moves.push({ ...ofRound, type: 'promo_win', from: house, to: locked, amount: win });
  await postAll(trx, moves);
  const counted = isFree ? 0 : Math.floor((stake * contribution) / 100);
  const { numAffectedRows } = await sql`
    insert into promotion_round (maker_id, round_ref, record_id, game_id, stake, is_free, win, staked_at, counted)
    select ${session.maker_id}, ${ref}, ${record.id}, ${session.game_id}, ${stake}, ${isFree}, ${win}, ${at}, ${counted}
    ${staker(session)}`.execute(trx);
  if (numAffectedRows !== 1n) await refuseStake(trx, session);
  await refresh(trx, record, isFree ? record.free_spins_left - 1 : record.free_spins_left);
}

/** Books the win of a round whose stake is booked. */
async function decide(
  trx: Trx,
  session: Played,
  {
    record,
    round,
    win,
    at,
  }: { readonly record: RecordRow; readonly round: RoundRow; readonly win: number; readonly at: Date },
): Promise<void> {
  const isLate = record.ended_at !== null;
  if (win > 0) {
    const { ofRound, house, locked, suspense } = sidesOf(session, record, { ref: round.round_ref, at });
    const [type, to] = isLate ? (['promo_late_win', suspense] as const) : (['promo_win', locked] as const);
    await post(trx, { ...ofRound, type, from: house, to, amount: win });
  }
  await trx
    .updateTable('promotion_round')
    .set({ win, is_late: isLate && win > 0 })
    .where('id', '=', round.id)
    .execute();
  if (!isLate) await refresh(trx, record, record.free_spins_left);
}

/**
 * Returns the stake of a round that its maker takes back, and no longer counts it; a round without a stake moves nothing. The
 * stake of a free spin goes back to the house, and the spin to the player. After the end of its record the stake goes to
 * suspense like a late win. The caller notes that the round is taken back. Throws `Refusal` notFound (a round of another
 * record) or invalidRequest (it is decided).
 */
export async function refundOnRecord(
  trx: Trx,
  session: OnRecord,
  { ref, at }: { readonly ref: string; readonly at: Date },
): Promise<void> {
  const record = await lockRecordOf(trx, session);
  const round = await roundOf(trx, session, ref);
  if (round === undefined) return;
  if (round.record_id !== record.id) throw refusal('notFound');
  if (round.win !== null) throw refusal('invalidRequest', 'roundRef');
  const isOver = record.ended_at !== null;
  const { ofRound, house, locked, suspense } = sidesOf(session, record, { ref, at });
  const back = { ...ofRound, from: house, amount: round.stake };
  if (round.is_free) await post(trx, { ...back, type: 'promo_refund', to: { kind: 'house_promo' } });
  else if (isOver) await post(trx, { ...back, type: 'promo_late_win', to: suspense });
  else await post(trx, { ...back, type: 'promo_refund', to: locked });
  // A round of no gain and no loss, that counts for nothing.
  await trx
    .updateTable('promotion_round')
    .set({ win: round.is_free ? 0 : round.stake, counted: 0, is_late: isOver && !round.is_free })
    .where('id', '=', round.id)
    .execute();
  if (!isOver) await refresh(trx, record, round.is_free ? record.free_spins_left + 1 : record.free_spins_left);
}

type RoundRow = Selectable<Database['promotion_round']>;

const lockRecordOf = (trx: Trx, { player_id, promotion_record_id }: OnRecord): Promise<RecordRow> =>
  lockRecord(trx, player_id, promotion_record_id ?? -1);

const roundOf = (trx: Trx, { maker_id }: Played, ref: string): Promise<RoundRow | undefined> =>
  trx
    .selectFrom('promotion_round')
    .selectAll()
    .where('maker_id', '=', maker_id)
    .where('round_ref', '=', ref)
    .executeTakeFirst();

/** The accounts between which a round moves money, and what its transfers have in common. */
function sidesOf(
  { player_id, maker_id, game_id, currency }: Played,
  { id }: RecordRow,
  { ref, at }: { readonly ref: string; readonly at: Date },
) {
  const common = { currency, referenceNo: String(id), gameId: game_id, at };
  return {
    common,
    ofRound: { ...common, roundRef: ref },
    house: { kind: 'maker_settle', makerId: maker_id },
    locked: { kind: 'promo_locked', playerId: player_id, promoRecordId: id },
    suspense: { kind: 'suspense' },
  } as const;
}

/** Updates the record after a step: its conditions may be met, or no longer met, and a free spin may be spent or returned. */
async function refresh(trx: Trx, record: RecordRow, freeSpinsLeft: number): Promise<void> {
  const status = isMet(record, await progressOfOne(trx, record.id)) ? 'settlable' : 'ongoing';
  if (status === record.status && freeSpinsLeft === record.free_spins_left) return;
  await trx
    .updateTable('promotion_record')
    .set({ free_spins_left: freeSpinsLeft, status })
    .where('id', '=', record.id)
    .execute();
}
