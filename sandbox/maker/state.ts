import { gameOf } from './catalogue.js';
import { NoAnswer } from './maker-refusal.js';
import type { WireState } from './page/wire.js';
import type { Parts } from '../parts.js';
import { accountOf, findSeat, purseOf, type Seat } from './seats.js';
import { sportsView } from './sports-view.js';
import { stakesIn } from './stakes.js';
import { tellStep } from './telling.js';
import { wireRound } from './wire-round.js';
import { balanceOf } from './wallet.js';

/** What the page of a seat shows. */
export async function stateAt(parts: Parts, seat: Seat): Promise<WireState> {
  const last = await parts.db
    .selectFrom('maker_round')
    .selectAll()
    .where('session_ref', '=', seat.session_ref)
    .where('state', 'in', ['open', 'decided'])
    .orderBy('created_at', 'desc')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    balance: await balanceAt(parts, seat),
    currency: seat.currency,
    stakes: stakesIn(seat.currency),
    demo: seat.is_demo,
    lastRound: last === undefined ? null : wireRound(last),
    view: gameOf(seat.game_ref) === 'sports' ? await sportsView(parts, seat) : null,
  };
}

/** Balance of the seat in minor units. Throws `NoAnswer` if only the lobby knows it and does not answer. */
export async function balanceAt(parts: Parts, seat: Seat): Promise<number> {
  const purse = purseOf(seat);
  if (purse === 'demo') return (await findSeat(parts.db, seat.session_ref)).demo_balance;
  if (purse === 'here') return balanceOf(parts.db, accountOf(seat));
  const told = await tellStep(parts, seat, 'balance');
  if (told.state === 'done') return told.data.balance;
  throw new NoAnswer(told.state === 'none' ? told.why : `refused with ${told.code}`);
}
