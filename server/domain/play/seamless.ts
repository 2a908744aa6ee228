import { sql, type Transaction } from 'kysely';
import { refusal } from '../../base/refusal.js';
import type { Db } from '../../db/open.js';
import type { AccountKind, Database } from '../../db/schema.js';
import { isAtLobby, purseOf } from './purse.js';
import { bookOnRecord, refundOnRecord } from './record-rounds.js';
import type { RoundStep } from './rounds.js';
import type { SessionRow } from './session-rows.js';
import { bookOnWallet, knownRound, refundOnWallet } from './wallet-rounds.js';

type Trx = Transaction<Database>;

/** The free spins of a promotion record that are left, and the stake of each in minor units. */
export interface FreeSpins {
  readonly left: number;
  readonly stake: number;
}

/** What a session can play with at the lobby. */
export interface Stakeable {
  /** Minor units. */
  readonly balance: number;
  /** Null if none is left. */
  readonly freeSpins: FreeSpins | null;
}

/** What a session can stake at the lobby, in minor units. @see stakeableIn */
export const stakeable = async (db: Db, sessionId: string): Promise<number> =>
  (await stakeableIn(db, sessionId)).balance;

/**
 * What a session can stake at the lobby: the balance and the free spins of its promotion record, or the wallet; nothing for a
 * demo and for money at the maker.
 */
export async function stakeableIn(db: Db, sessionId: string): Promise<Stakeable> {
  const session = await db
    .selectFrom('game_session')
    .leftJoin('account', (purse) =>
      purse
        .onRef('account.player_id', '=', 'game_session.player_id')
        .onRef('account.currency', '=', 'game_session.currency')
        .on(
          'account.kind',
          '=',
          sql<AccountKind>`case when promotion_record_id is null then 'player_wallet' else 'promo_locked' end`,
        )
        .on('account.promo_record_id', 'is not distinct from', (eb) => eb.ref('promotion_record_id')),
    )
    .leftJoin('promotion_record as record', 'record.id', 'game_session.promotion_record_id')
    .select([
      'is_demo',
      'promotion_record_id',
      'wallet_mode',
      'account.balance',
      'record.free_spins_left as freeSpinsLeft',
      'record.terms',
    ])
    .where('game_session.id', '=', sessionId)
    .executeTakeFirst();
  if (session === undefined || !isAtLobby(session)) return { balance: 0, freeSpins: null };
  const { balance, freeSpinsLeft: left, terms } = session;
  return {
    balance: balance ?? 0,
    freeSpins: left === null || left === 0 || terms === null ? null : { left, stake: terms.freeSpinStake },
  };
}

/**
 * Books a step of a round of a session whose money stays at the lobby: its stake, its win, or both. A stake of 0 has been
 * booked before; a win of null is not decided yet. A repeated step does nothing, even after the session's end, and a win
 * may arrive after it. Returns whether a win went into the wallet of a player who had left. Locks in this order: session,
 * record or round, accounts. Throws `Refusal` sessionEnded, promotionRecordEnded, accountLocked, insufficientBalance, or
 * invalidRequest for a round that was taken back.
 */
export async function bookSeamlessRound(trx: Trx, sessionId: string, step: RoundStep): Promise<boolean> {
  const session = await trx
    .selectFrom('game_session')
    .selectAll()
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
  if (session === undefined) throw refusal('sessionEnded');
  return bookStep(trx, session, step);
}

/** The same for a session that is locked. @see bookSeamlessRound */
export async function bookStep(trx: Trx, session: SessionRow, step: RoundStep): Promise<boolean> {
  if (!isAtLobby(session)) throw refusal('sessionEnded');
  const known = await knownRound(trx, session, step.ref);
  if (known.takenBackIn !== null) throw refusal('invalidRequest', 'roundRef');
  if (purseOf(session) === 'wallet') {
    const isPaid = await bookOnWallet(trx, session, known, step);
    return isPaid && session.ended_at !== null;
  }
  await bookOnRecord(trx, session, step);
  return false;
}

/**
 * Takes back a round of a session that is locked: its stake returns, and a stake or win that arrives afterwards is refused.
 * May be repeated, and may arrive before the stake or after the session's end. Throws `Refusal` notFound for a round of
 * another session, or invalidRequest for one that is decided.
 */
export async function rollBackRound(
  trx: Trx,
  session: SessionRow,
  { ref, at }: { readonly ref: string; readonly at: Date },
): Promise<void> {
  if (!isAtLobby(session)) throw refusal('notFound');
  const { numInsertedOrUpdatedRows: inserted } = await trx
    .insertInto('round_rollback')
    .values({ maker_id: session.maker_id, round_ref: ref, session_id: session.id, rolled_back_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (Number(inserted) === 0) {
    if ((await knownRound(trx, session, ref)).takenBackIn !== session.id) throw refusal('notFound');
    return;
  }
  await (purseOf(session) === 'wallet' ? refundOnWallet : refundOnRecord)(trx, session, { ref, at });
}
