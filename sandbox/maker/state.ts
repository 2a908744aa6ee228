import type { Transaction } from 'kysely';
import type { Database } from '../../server/db/schema.js';
import { gameOf } from '../../demo/content/open-games.js';
import type { WireState } from './page/wire.js';
import { balanceAt, wireRound, type Seat } from './seats.js';
import { sportsView } from './sports-view.js';
import { stakesIn } from './stakes.js';

/** What the page of a seat shows. */
export async function stateAt(trx: Transaction<Database>, seat: Seat, at: Date): Promise<WireState> {
  const last = await trx
    .selectFrom('sandbox_maker_round')
    .selectAll()
    .where('session_ref', '=', seat.session_ref)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    balance: await balanceAt(trx, seat),
    currency: seat.currency,
    stakes: stakesIn(seat.currency),
    demo: seat.is_demo,
    lastRound: last === undefined ? null : wireRound(last),
    view: gameOf(seat.game_ref) === 'sports' ? await sportsView(trx, seat, at) : null,
  };
}
