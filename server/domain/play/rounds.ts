import type { Transaction } from 'kysely';
import type { MakerRound } from '../../adapters/maker/maker.js';
import type { Database } from '../../db/schema.js';
import { postAll, type AccountRef, type NewTransfer } from '../../ledger/post.js';
import type { SessionRow } from './session-rows.js';

export type Played = Pick<SessionRow, 'id' | 'player_id' | 'maker_id' | 'game_id' | 'currency'>;

/** A step of a round: its stake, 0 once it is booked, and its win, null while the maker has not decided. Minor units. */
export type RoundStep = Omit<MakerRound, 'win'> & { readonly win: number | null };

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

/**
 * Books the rounds of a session that the maker lists and the ledger does not have. Stops before a round that stakes more
 * than the ledger says the maker holds: that round contradicts the transfers. Returns what the maker then holds by the
 * ledger, in minor units.
 */
export async function bookListedRounds(
  trx: Transaction<Database>,
  session: SessionRow,
  listed: readonly MakerRound[],
): Promise<number> {
  const booked = await roundsInLedger(trx, session);
  let held = await heldByLedger(trx, session);
  for (const round of listed) {
    if (booked.has(round.ref)) continue;
    if (round.stake > held) break;
    await settleRound(trx, session, round);
    booked.add(round.ref);
    held += round.win - round.stake;
  }
  return held;
}

async function roundsInLedger(trx: Transaction<Database>, { id }: SessionRow): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('transfer')
    .select('round_ref')
    .distinct()
    .where('reference_no', '=', id)
    .where('round_ref', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ round_ref }) => round_ref ?? []));
}

async function heldByLedger(
  trx: Transaction<Database>,
  { player_id, maker_id, currency }: SessionRow,
): Promise<number> {
  const account = await trx
    .selectFrom('account')
    .select('balance')
    .where('kind', '=', 'maker_balance')
    .where('player_id', '=', player_id)
    .where('maker_id', '=', maker_id)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return account?.balance ?? 0;
}
