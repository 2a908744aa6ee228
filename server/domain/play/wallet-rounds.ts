import { sql, type Transaction } from 'kysely';
import { refusal } from '../../base/refusal.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { isViolationOf } from '../../db/violations.js';
import { post, postAll } from '../../ledger/post.js';
import { refuseStake, staker } from './staker.js';
import { contradicts, movesOf, type Played, type RoundStep } from './rounds.js';
import type { SessionRow } from './session-rows.js';

type Trx = Transaction<Database>;
type OfWallet = Played & Pick<SessionRow, 'ended_at' | 'seat_login_id'>;

/** What is known of a round: its stake and win, in minor units, if it is played on the wallet, and whether it was taken back. */
export interface KnownRound {
  /** The session that it is played in; null if no stake from a wallet has arrived. */
  readonly session: string | null;
  readonly stake: number | null;
  /** Null while it is not decided. */
  readonly win: number | null;
  /** The session in which its maker took it back; null if it did not. */
  readonly takenBackIn: string | null;
}

/** One statement, because every step of a round begins with it. */
export async function knownRound(db: Db, { maker_id }: Pick<Played, 'maker_id'>, ref: string): Promise<KnownRound> {
  const { rows } = await sql<KnownRound>`
    select r.session_id as session, r.stake, r.win, b.session_id as "takenBackIn"
    from (values (${maker_id}::bigint, ${ref}::text)) asked (maker_id, round_ref)
      left join wallet_round r using (maker_id, round_ref)
      left join round_rollback b using (maker_id, round_ref)`.execute(db);
  return rows[0] ?? { session: null, stake: null, win: null, takenBackIn: null };
}

/**
 * Books a step of a round on the wallet: its stake, its win, or both. A repeated step does nothing. A new stake requires an
 * open session, a player who is not locked and a login that was not ended; a win may arrive after the session's end. Lock
 * the session first. Returns whether a win was paid. Throws `Refusal` sessionEnded, accountLocked, insufficientBalance,
 * notFound (a win without its stake, or a round of another session) or invalidRequest (another amount than before).
 */
export async function bookOnWallet(trx: Trx, session: OfWallet, known: KnownRound, step: RoundStep): Promise<boolean> {
  const { ref, stake, win, at } = step;
  const isNew = known.session === null;
  if (isNew && stake === 0) throw refusal('notFound');
  if (!isNew) {
    if (known.session !== session.id) throw refusal('notFound');
    if (contradicts(known, step)) throw refusal('invalidRequest', 'amount');
  } else {
    if (session.ended_at !== null) throw refusal('sessionEnded');
    await insertRound(trx, session, step);
  }
  const isWon = win !== null && known.win === null;
  if (!isNew && !isWon) return false;
  const wallet = { kind: 'player_wallet', playerId: session.player_id } as const;
  const moves = movesOf(session, wallet, { ref, stake: isNew ? stake : 0, win: isWon ? win : null, at });
  try {
    await postAll(trx, moves);
  } catch (error) {
    // The maker has used the id before, for a round that was played with money at the maker.
    if (isViolationOf(error, 'transfer_round_counted_once')) throw refusal('invalidRequest', 'roundRef');
    throw error;
  }
  if (!isNew)
    await trx
      .updateTable('wallet_round')
      .set({ win })
      .where('maker_id', '=', session.maker_id)
      .where('round_ref', '=', ref)
      .execute();
  return isWon && win > 0;
}

/**
 * Returns the stake of a round that its maker takes back; a round without a stake moves nothing. The caller notes that the
 * round is taken back. Throws `Refusal` notFound (a round of another session) or invalidRequest (it is decided).
 */
export async function refundOnWallet(
  trx: Trx,
  session: Played,
  { ref, at }: { readonly ref: string; readonly at: Date },
): Promise<void> {
  const known = await knownRound(trx, session, ref);
  if (known.session === null || known.stake === null) return;
  if (known.session !== session.id) throw refusal('notFound');
  if (known.win !== null) throw refusal('invalidRequest', 'roundRef');
  const { id } = await trx
    .selectFrom('transfer')
    .select('id')
    .where('maker_id', '=', session.maker_id)
    .where('round_ref', '=', ref)
    .where('type', '=', 'game_loss')
    .executeTakeFirstOrThrow();
  await post(trx, {
    type: 'game_refund',
    from: { kind: 'maker_settle', makerId: session.maker_id },
    to: { kind: 'player_wallet', playerId: session.player_id },
    amount: known.stake,
    currency: session.currency,
    referenceNo: session.id,
    gameId: session.game_id,
    roundRef: ref,
    reverses: id,
    at,
  });
}

async function insertRound(trx: Trx, session: OfWallet, { ref, stake, win, at }: RoundStep): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into wallet_round (maker_id, round_ref, session_id, stake, win, staked_at)
    select ${session.maker_id}, ${ref}, ${session.id}, ${stake}, ${win}, ${at}
    ${staker(session)}
    on conflict do nothing`.execute(trx);
  if (numAffectedRows === 1n) return;
  // Or another session took the id at the same moment.
  const isTaken = (await knownRound(trx, session, ref)).session !== null;
  if (isTaken) throw refusal('notFound');
  await refuseStake(trx, session);
}
