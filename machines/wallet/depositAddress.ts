import { path } from '../addresses.js';
import { outcomeOf, type Order, type OrderOutcome } from './order.js';

/** The page of a deposit in each state of its order (section 2). An order that is not paid yet has one too. */
const pages: Readonly<Record<OrderOutcome, string>> = {
  open: 'rechargingPage',
  paid: 'depositSuccess',
  declined: 'depositFailed',
  expired: 'depositFailed',
  cancelled: 'depositFailed',
};

/** `gameId`: the game that the player left to top up, which the address keeps for the way back (J2). */
export const orderAddress = (order: Order, gameId: string | null): string =>
  withQuery(`${path.wallet}/${pages[outcomeOf(order)]}`, { orderNo: order.orderNo, ...fromGame(gameId) });

export const formAddress = (gameId: string | null): string => withQuery(path.recharge, fromGame(gameId));

const fromGame = (gameId: string | null): Record<string, string> =>
  gameId === null ? {} : { from: 'game', id: gameId };

function withQuery(to: string, query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return pairs.length === 0 ? to : `${to}?${pairs.join('&')}`;
}
