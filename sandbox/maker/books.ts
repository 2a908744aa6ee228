import { sql } from 'kysely';
import type { Db } from '../store/store.js';
import type { AnswerOf, BooksAnswer, RequestOf } from '../wire.js';
import { playerIdOf } from './wallet.js';

/** Rows of one page of the books. */
const PAGE = 2_000;

/**
 * What the maker's own books say, page by page, for the audit of the lobby: first what it holds of each player, then each
 * round for real money. `unanswered`: steps of a round that the lobby has not acknowledged.
 */
export async function booksOf(
  db: Db,
  { after, transfers }: RequestOf<'maker/books'>,
): Promise<AnswerOf<'maker/books'>> {
  const carriedOut =
    transfers.length === 0
      ? []
      : await db
          .selectFrom('maker_transfer')
          .select(['id', 'amount'])
          .where('id', 'in', transfers)
          .where('is_booked', '=', true)
          .execute();
  if (after !== null) {
    const { rounds, next } = await roundsAfter(db, Number(after));
    return { balances: [], rounds, transfers: carriedOut, next };
  }
  const wallets = await db.selectFrom('maker_wallet').selectAll().where('balance', '>', 0).execute();
  return {
    balances: wallets.map(({ maker_ref, player_ref, currency, balance }) => ({
      makerId: maker_ref,
      playerId: playerIdOf(player_ref),
      currency,
      balance,
    })),
    rounds: [],
    transfers: carriedOut,
    next: '0',
  };
}

async function roundsAfter(db: Db, seq: number): Promise<Pick<BooksAnswer, 'rounds' | 'next'>> {
  const rows = await db
    .selectFrom('maker_round as round')
    .innerJoin('maker_seat as seat', 'seat.session_ref', 'round.session_ref')
    .select([
      'round.seq',
      'round.round_ref',
      'round.stake',
      'round.state',
      'round.owes_stake',
      'round.owes_win',
      'round.is_after_exit',
      'seat.maker_ref',
      'seat.player_ref',
      'seat.currency',
      'seat.is_seamless',
      sql<number | null>`case when round.state = 'decided' then round.win end`.as('win'),
    ])
    .where('round.seq', '>', seq)
    .where('seat.is_demo', '=', false)
    .orderBy('round.seq')
    .limit(PAGE)
    .execute();
  const rounds = rows.map((row): BooksAnswer['rounds'][number] => ({
    makerId: row.maker_ref,
    playerId: playerIdOf(row.player_ref),
    currency: row.currency,
    ref: row.round_ref,
    // One that was taken back has moved nothing.
    stake: row.state === 'undone' ? 0 : row.stake,
    win: row.state === 'undone' ? 0 : row.win,
    unanswered: [
      ...(row.owes_stake || row.state === 'staking' || row.state === 'undoing' ? (['stake'] as const) : []),
      ...(row.owes_win ? (['win'] as const) : []),
    ],
    isAfterExit: row.is_after_exit,
    isAtLobby: row.is_seamless,
  }));
  return { rounds, next: rows.length === PAGE ? String(rows.at(-1)?.seq) : null };
}
