import { gameOf } from './catalogue.js';
import { NoAnswer } from './maker-refusal.js';
import type { FreeSpins, WireState } from './page/wire.js';
import type { Parts } from '../parts.js';
import { accountOf, findSeat, purseOf, type Seat } from './seats.js';
import { sportsView } from './sports-view.js';
import { stakesIn } from './stakes.js';
import { tellStep, type LobbyBalance } from './telling.js';
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
  const { balance, freeSpins } = await moneyAt(parts, seat);
  return {
    balance,
    freeSpins,
    currency: seat.currency,
    stakes: stakesIn(seat.currency),
    demo: seat.is_demo,
    lastRound: last === undefined ? null : wireRound(last),
    view: gameOf(seat.game_ref) === 'sports' ? await sportsView(parts, seat) : null,
  };
}

/** What the page of a seat can play with. Minor units. */
export interface SeatMoney {
  readonly balance: number;
  readonly freeSpins: FreeSpins | null;
}

/** What the seat can play with. Throws `NoAnswer` if only the lobby knows it and does not answer. */
export async function moneyAt(parts: Parts, seat: Seat): Promise<SeatMoney> {
  const purse = purseOf(seat);
  if (purse === 'demo') return { balance: (await findSeat(parts.db, seat.session_ref)).demo_balance, freeSpins: null };
  if (purse === 'here') return { balance: await balanceOf(parts.db, accountOf(seat)), freeSpins: null };
  const told = await tellStep(parts, seat, 'balance');
  if (told.state === 'done') return moneyTold(seat, told.data);
  throw new NoAnswer(told.state === 'none' ? told.why : `refused with ${told.code}`);
}

/** What the lobby told. Free spins of a stake that the games of the maker don't have can't be played here. */
export const moneyTold = ({ currency }: Pick<Seat, 'currency'>, { balance, freeSpins }: LobbyBalance): SeatMoney => ({
  balance,
  freeSpins: freeSpins && stakesIn(currency).includes(freeSpins.stake) ? freeSpins : null,
});
