import type { Selectable, Transaction } from 'kysely';
import type { components } from '../../../openapi/user-api.js';
import { refusal } from '../../contract/refusal.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import type { Platform } from '../../db/values.js';
import type { Locale } from '../../locale.js';
import { post, postAll, type NewTransfer } from '../../ledger/post.js';
import { numberOf } from '../lobby/ids.js';
import type { SessionRow } from '../play/session-rows.js';
import { contributionOf } from './scope.js';
import { isMet, lockRecord, progressOfOne, type RecordRow } from './records.js';

type Trx = Transaction<Database>;
type Played = Pick<SessionRow, 'id' | 'player_id' | 'maker_id' | 'game_id' | 'currency' | 'promotion_record_id'>;

/**
 * Locks the record that a game is to be opened on. Throws `Refusal` notFound, promotionRecordEnded (its time to play is
 * over), promotionGameExcluded or promotionOtherDevice.
 */
export async function lockPlayableRecord(
  trx: Trx,
  playerId: number,
  recordId: string,
  { gameId, platform, at }: { readonly gameId: number; readonly platform: Platform; readonly at: Date },
): Promise<RecordRow> {
  const record = await lockRecord(trx, playerId, recordId);
  if (!isPlayable(record, at)) throw refusal('promotionRecordEnded');
  if (!record.terms.platforms.includes(platform)) throw refusal('promotionOtherDevice');
  if ((await contributionAt(trx, record, gameId)) === null) throw refusal('promotionGameExcluded');
  return record;
}

/** The player's records that the game can be opened on now, the nearest deadline first. Amounts in minor units. */
export async function recordsForGame(
  db: Db,
  playerId: number,
  { game, lang, at }: { readonly game: string; readonly lang: Locale; readonly at: Date },
): Promise<components['schemas']['RecordForGame'][]> {
  const placed = await db
    .selectFrom('game')
    .select(['id', 'maker_id', 'category_id'])
    .where('id', '=', numberOf(game))
    .executeTakeFirst();
  if (placed === undefined) return [];
  const records = await db
    .selectFrom('promotion_record')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('deadline_at', '>', at)
    .orderBy('deadline_at')
    .orderBy('id')
    .execute();
  const shown = [];
  for (const { id, terms, deadline_at } of records) {
    const { id: gameId, maker_id: makerId, category_id: categoryId } = placed;
    const contribution = contributionOf(terms.scope, { gameId, makerId, categoryId });
    if (contribution === null) continue;
    shown.push({
      recordId: String(id),
      title: terms.title[lang],
      promotionBalance: await balanceOnRecord(db, id),
      deadline: deadline_at.toISOString(),
      contribution,
      platforms: [...terms.platforms],
    });
  }
  return shown;
}

/** The amount that a session can stake: the balance of its record, in minor units. */
export async function balanceOnRecord(db: Db, recordId: number): Promise<number> {
  const row = await db
    .selectFrom('account')
    .select('balance')
    // Accounts are indexed by player.
    .where('player_id', '=', (eb) => eb.selectFrom('promotion_record').select('player_id').where('id', '=', recordId))
    .where('kind', '=', 'promo_locked')
    .where('promo_record_id', '=', recordId)
    .executeTakeFirst();
  return row?.balance ?? 0;
}

/**
 * Whether a round's stake is booked on the record of this session. A repeated stake is recognized even after the
 * session's end.
 */
export async function isStaked(
  db: Db,
  { maker_id, promotion_record_id }: Pick<Played, 'maker_id' | 'promotion_record_id'>,
  ref: string,
): Promise<boolean> {
  const round = await roundOf(db, maker_id, ref);
  return round !== undefined && round.record_id === promotion_record_id;
}

/**
 * Books a stake on a record; a repeated stake of the same round does nothing. The house pays a free spin, and it does
 * not count. Throws `Refusal` promotionRecordEnded, insufficientBalance, notFound (a round of another record) or
 * invalidRequest (another amount than before).
 */
export async function stakeOnRecord(
  trx: Trx,
  session: Played,
  { ref, stake, at }: { readonly ref: string; readonly stake: number; readonly at: Date },
): Promise<void> {
  const record = await lockRecordOf(trx, session);
  const known = await roundOf(trx, session.maker_id, ref);
  if (known !== undefined) {
    if (known.record_id !== record.id) throw refusal('notFound');
    if (known.stake !== stake) throw refusal('invalidRequest', 'amount');
    return;
  }
  if (!isPlayable(record, at)) throw refusal('promotionRecordEnded');
  const contribution = await contributionAt(trx, record, session.game_id);
  if (contribution === null) throw refusal('promotionGameExcluded');
  const isFree = record.free_spins_left > 0 && stake === record.terms.freeSpinStake;
  const locked = { kind: 'promo_locked', playerId: session.player_id, promoRecordId: record.id } as const;
  const common = {
    currency: session.currency,
    referenceNo: String(record.id),
    gameId: session.game_id,
    amount: stake,
    at,
  };
  const bet: NewTransfer = {
    ...common,
    type: 'promo_bet',
    from: locked,
    to: { kind: 'maker_settle', makerId: session.maker_id },
    roundRef: ref,
  };
  await postAll(
    trx,
    isFree ? [{ ...common, type: 'promo_bonus', from: { kind: 'house_promo' }, to: locked }, bet] : [bet],
  );
  await trx
    .insertInto('promotion_round')
    .values({
      maker_id: session.maker_id,
      round_ref: ref,
      record_id: record.id,
      game_id: session.game_id,
      stake,
      is_free: isFree,
      win: null,
      staked_at: at,
      counted: isFree ? 0 : Math.floor((stake * contribution) / 100),
    })
    .execute();
  const left = isFree ? { free_spins_left: record.free_spins_left - 1 } : {};
  await refresh(trx, { ...record, ...left }, left);
}

/**
 * Books the win of a round, once. After the end of its record the win goes to suspense, where the audit reports it,
 * because the record's money has already been settled or voided. Throws `Refusal` notFound (no stake of this record) or
 * invalidRequest (another amount than before).
 */
export async function winOnRecord(
  trx: Trx,
  session: Played,
  { ref, win, at }: { readonly ref: string; readonly win: number; readonly at: Date },
): Promise<void> {
  const record = await lockRecordOf(trx, session);
  const round = await roundOf(trx, session.maker_id, ref);
  if (round === undefined || round.record_id !== record.id) throw refusal('notFound');
  if (round.win !== null) {
    if (round.win !== win) throw refusal('invalidRequest', 'amount');
    return;
  }
  const isLate = record.ended_at !== null;
  if (win > 0) {
    const common = {
      from: { kind: 'maker_settle', makerId: session.maker_id },
      amount: win,
      currency: session.currency,
      referenceNo: String(record.id),
      gameId: session.game_id,
      roundRef: ref,
      at,
    } as const;
    await post(
      trx,
      isLate
        ? { ...common, type: 'promo_late_win', to: { kind: 'suspense' } }
        : {
            ...common,
            type: 'promo_win',
            to: { kind: 'promo_locked', playerId: session.player_id, promoRecordId: record.id },
          },
    );
  }
  await trx
    .updateTable('promotion_round')
    .set({ win, is_late: isLate && win > 0 })
    .where('id', '=', round.id)
    .execute();
  if (!isLate) await refresh(trx, record, {});
}

/**
 * Returns the stake of a round that its maker takes back, and no longer counts it; a round without a stake moves nothing. The
 * stake of a free spin goes back to the house, and the spin to the player. After the end of its record the stake goes to
 * suspense like a late win. The caller notes that the round is taken back. Throws `Refusal` notFound (a round of another
 * record) or invalidRequest (it is decided).
 */
export async function refundOnRecord(
  trx: Trx,
  session: Played,
  { ref, at }: { readonly ref: string; readonly at: Date },
): Promise<void> {
  const record = await lockRecordOf(trx, session);
  const round = await roundOf(trx, session.maker_id, ref);
  if (round === undefined) return;
  if (round.record_id !== record.id) throw refusal('notFound');
  if (round.win !== null) throw refusal('invalidRequest', 'roundRef');
  const isOver = record.ended_at !== null;
  const common = {
    from: { kind: 'maker_settle', makerId: session.maker_id },
    amount: round.stake,
    currency: session.currency,
    referenceNo: String(record.id),
    gameId: session.game_id,
    roundRef: ref,
    at,
  } as const;
  if (round.is_free) await post(trx, { ...common, type: 'promo_refund', to: { kind: 'house_promo' } });
  else if (isOver) await post(trx, { ...common, type: 'promo_late_win', to: { kind: 'suspense' } });
  else {
    const to = { kind: 'promo_locked', playerId: session.player_id, promoRecordId: record.id } as const;
    await post(trx, { ...common, type: 'promo_refund', to });
  }
  // A round of no gain and no loss, that counts for nothing.
  await trx
    .updateTable('promotion_round')
    .set({ win: round.is_free ? 0 : round.stake, counted: 0, is_late: isOver && !round.is_free })
    .where('id', '=', round.id)
    .execute();
  if (isOver) return;
  const left = round.is_free ? { free_spins_left: record.free_spins_left + 1 } : {};
  await refresh(trx, { ...record, ...left }, left);
}

/** Books stake and win of a round that is decided at once, and returns the balance afterwards. */
export async function settleRoundOnRecord(
  trx: Trx,
  session: Played,
  round: { readonly ref: string; readonly stake: number; readonly win: number; readonly at: Date },
): Promise<number> {
  await stakeOnRecord(trx, session, round);
  await winOnRecord(trx, session, round);
  return balanceOnRecord(trx, session.promotion_record_id ?? -1);
}

const isPlayable = ({ ended_at, deadline_at }: RecordRow, at: Date): boolean => ended_at === null && at < deadline_at;

function lockRecordOf(trx: Trx, { player_id, promotion_record_id }: Played): Promise<RecordRow> {
  return lockRecord(trx, player_id, promotion_record_id ?? -1);
}

function roundOf(db: Db, makerId: number, ref: string): Promise<Selectable<Database['promotion_round']> | undefined> {
  return db
    .selectFrom('promotion_round')
    .selectAll()
    .where('maker_id', '=', makerId)
    .where('round_ref', '=', ref)
    .executeTakeFirst();
}

async function contributionAt(trx: Trx, record: RecordRow, gameId: number): Promise<number | null> {
  const game = await trx
    .selectFrom('game')
    .select(['id as gameId', 'maker_id as makerId', 'category_id as categoryId'])
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow();
  return contributionOf(record.terms.scope, game);
}

/** Updates the record when a round settles: its conditions may be met, or no longer met. */
async function refresh(trx: Trx, record: RecordRow, set: { readonly free_spins_left?: number }): Promise<void> {
  const status = isMet(record, await progressOfOne(trx, record.id)) ? 'settlable' : 'ongoing';
  if (status === record.status && set.free_spins_left === undefined) return;
  await trx
    .updateTable('promotion_record')
    .set({ ...set, status })
    .where('id', '=', record.id)
    .execute();
}
