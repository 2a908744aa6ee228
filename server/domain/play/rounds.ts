import { sql, type Transaction } from 'kysely';
import type { MakerRound } from '../../adapters/maker/maker.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { postAll, type AccountRef, type NewTransfer } from '../../ledger/post.js';
import { takeBackLateWin } from '../wallet/give-up-bonus.js';
import type { SessionRow } from './session-rows.js';

export type Played = Pick<SessionRow, 'id' | 'player_id' | 'maker_id' | 'game_id' | 'currency'>;

/**
 * A step of a round: its stake, 0 once it is booked, and its win, null while the maker has not decided. Minor units.
 * `isFree`: the maker says that the stake is a free spin of the promotion record.
 */
export type RoundStep = Omit<MakerRound, 'win'> & { readonly win: number | null; readonly isFree?: boolean };

/** Whether a step names another stake or win than the round that is booked. */
export const contradicts = (
  booked: { readonly stake: number | null; readonly win: number | null },
  { stake, win }: RoundStep,
): boolean => (stake > 0 && stake !== booked.stake) || (win !== null && booked.win !== null && win !== booked.win);

/**
 * Books stake and win of a round, at once or one after the other. Throws `Refusal('insufficientBalance')` if the maker
 * staked more than it holds.
 */
export async function settleRound(trx: Transaction<Database>, session: Played, step: RoundStep): Promise<void> {
  await postAll(trx, movesOf(session, atMaker(session), step));
}

/**
 * Books a win that the maker decided after the player had left: into the game's balance, and from there into the wallet in
 * the same transaction, so that no money waits in a game that nobody plays.
 */
export async function settleAfterExit(trx: Transaction<Database>, session: Played, step: RoundStep): Promise<void> {
  const moves = movesOf(session, atMaker(session), step);
  if (step.win)
    moves.push({
      type: 'out_maker',
      from: atMaker(session),
      to: { kind: 'player_wallet', playerId: session.player_id },
      amount: step.win,
      currency: session.currency,
      referenceNo: session.id,
      gameId: session.game_id,
      at: step.at,
    });
  await postAll(trx, moves);
  if (step.win)
    await takeBackLateWin(trx, {
      playerId: session.player_id,
      makerId: session.maker_id,
      ref: step.ref,
      win: step.win,
      currency: session.currency,
      at: step.at,
    });
}

const atMaker = ({ player_id, maker_id }: Played): AccountRef => ({
  kind: 'maker_balance',
  playerId: player_id,
  makerId: maker_id,
});

/** The transfers of a step. `held`: the account that the round is played with. */
export function movesOf(session: Played, held: AccountRef, { ref, stake, win, at }: RoundStep): NewTransfer[] {
  const house = { kind: 'maker_settle', makerId: session.maker_id } as const;
  const common = { currency: session.currency, referenceNo: session.id, gameId: session.game_id, roundRef: ref, at };
  const moves: NewTransfer[] = [];
  if (stake > 0) moves.push({ ...common, type: 'game_loss', from: held, to: house, amount: stake });
  if (win) moves.push({ ...common, type: 'game_win', from: house, to: held, amount: win });
  return moves;
}

/** Moves that one statement books. */
const AT_ONCE = 500;

/**
 * Books what the ledger does not have of the rounds of a session that the maker lists: whole rounds, and the win of a round whose
 * stake was reported. Leaves out a round that contradicts what is booked, and stops before one that stakes more than the ledger
 * says the maker holds: that round contradicts the transfers. All are booked under one time, the present: turnover of yesterday
 * has been counted already. Returns what the maker then holds by the ledger, in minor units.
 */
export async function bookListedRounds(
  trx: Transaction<Database>,
  session: SessionRow,
  listed: readonly MakerRound[],
  at: Date,
): Promise<number> {
  const booked = await roundsInLedger(trx, session, listed);
  const moves: NewTransfer[] = [];
  let held = await heldByLedger(trx, session);
  for (const { ref, stake, win } of listed) {
    const known = booked.get(ref) ?? { of: session.id, stake: null, win: null };
    booked.set(ref, { of: session.id, stake, win });
    if (known.of !== session.id) continue;
    const isNew = known.stake === null && known.win === null;
    if (!isNew && (known.stake ?? 0) !== stake) continue;
    const step = { ref, stake: isNew ? stake : 0, win: known.win === null ? win : 0, at };
    if (step.stake > held) break;
    moves.push(...movesOf(session, atMaker(session), step));
    held += step.win - step.stake;
  }
  for (let next = 0; next < moves.length; next += AT_ONCE) await postAll(trx, moves.slice(next, next + AT_ONCE));
  return held;
}

/** A round as the ledger has it. Minor units; null for what is not booked. */
export interface BookedRound {
  /** The session or the promotion record that it belongs to. */
  readonly of: string;
  readonly stake: number | null;
  readonly win: number | null;
}

/** Those of the rounds that the ledger has, in whichever session of the maker. */
export async function roundsInLedger(
  db: Db,
  { maker_id }: Pick<Played, 'maker_id'>,
  rounds: readonly Pick<MakerRound, 'ref'>[],
): Promise<Map<string, BookedRound>> {
  const { rows } = await sql<BookedRound & { readonly ref: string }>`
    select round_ref as ref, min(reference_no) as "of",
      min(amount) filter (where type in ('game_loss', 'promo_bet')) as stake,
      min(amount) filter (where type in ('game_win', 'promo_win', 'promo_late_win')) as win
    from transfer where maker_id = ${maker_id} and round_ref = any (${rounds.map(({ ref }) => ref)}::text[])
    group by round_ref`.execute(db);
  return new Map(rows.map(({ ref, ...round }) => [ref, round]));
}

/** What the maker of a session holds of its player by the ledger, in minor units. */
export async function heldByLedger(
  db: Db,
  { player_id, maker_id, currency }: Pick<SessionRow, 'player_id' | 'maker_id' | 'currency'>,
): Promise<number> {
  const account = await db
    .selectFrom('account')
    .select('balance')
    .where('kind', '=', 'maker_balance')
    .where('player_id', '=', player_id)
    .where('maker_id', '=', maker_id)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return account?.balance ?? 0;
}
