import { sql, type Transaction } from 'kysely';
import { refusal } from '../../contract/refusal.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { isViolationOf } from '../../db/violations.js';
import { post, postAll } from '../../ledger/post.js';
import { movesOf, type Played, type RoundStep } from './rounds.js';
import type { SessionRow } from './session-rows.js';

type Trx = Transaction<Database>;
type OfWallet = Played & Pick<SessionRow, 'ended_at'>;

interface Known {
  readonly session_id: string;
  readonly stake: number;
  readonly win: number | null;
}

/**
 * Books a step of a round on the wallet: its stake, its win, or both. A repeated step does nothing. A new stake requires an
 * open session and a player who is not locked; a win may arrive after the session's end. Lock the session first. Returns
 * whether a win was paid. Throws `Refusal` sessionEnded, accountLocked, insufficientBalance, notFound (a win without its
 * stake, or a round of another session) or invalidRequest (another amount than before).
 */
export async function bookOnWallet(trx: Trx, session: OfWallet, step: RoundStep): Promise<boolean> {
  const { ref, stake, win, at } = step;
  const known = await roundOf(trx, session, ref);
  const isNew = known === undefined;
  if (isNew && stake === 0) throw refusal('notFound');
  if (known !== undefined) {
    if (known.session_id !== session.id) throw refusal('notFound');
    const isOther = (stake > 0 && stake !== known.stake) || (win !== null && known.win !== null && win !== known.win);
    if (isOther) throw refusal('invalidRequest', 'amount');
  } else {
    if (session.ended_at !== null) throw refusal('sessionEnded');
    if (await isLocked(trx, session.player_id)) throw refusal('accountLocked');
    await insertRound(trx, session, step);
  }
  const isWon = win !== null && (known?.win ?? null) === null;
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
  const known = await roundOf(trx, session, ref);
  if (known === undefined) return;
  if (known.session_id !== session.id) throw refusal('notFound');
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

function roundOf(db: Db, { maker_id }: Played, ref: string): Promise<Known | undefined> {
  return db
    .selectFrom('wallet_round')
    .select(['session_id', 'stake', 'win'])
    .where('maker_id', '=', maker_id)
    .where('round_ref', '=', ref)
    .executeTakeFirst();
}

/** Logging in is refused to a locked player; a game that is open must not go on taking stakes from the wallet either. */
async function isLocked(db: Db, playerId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from player where id = ${playerId} and status = 'locked'`.execute(db);
  return rows.length > 0;
}

async function insertRound(trx: Trx, session: Played, { ref, stake, win, at }: RoundStep): Promise<void> {
  const { numInsertedOrUpdatedRows: inserted } = await trx
    .insertInto('wallet_round')
    .values({
      maker_id: session.maker_id,
      round_ref: ref,
      session_id: session.id,
      stake,
      win,
      staked_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  // Another session took the id at the same moment.
  if (Number(inserted) === 0) throw refusal('notFound');
}
