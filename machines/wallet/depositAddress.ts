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

/**
 * The game that the player left to top up, which the address keeps for the way back (J2). `held`: what came back from it, in
 * minor units.
 */
export type LeftGame = { gameId: string; held: number };

export const orderAddress = (order: Order, game: LeftGame | null): string =>
  withQuery(`${path.wallet}/${pages[outcomeOf(order)]}`, { orderNo: order.orderNo, ...fromGame(game) });

export const formAddress = (game: LeftGame | null): string => withQuery(path.recharge, fromGame(game));

/** Into the game with what came back from it and the deposit. */
export const backAddress = ({ gameId, held }: LeftGame, { amount }: Order): string =>
  withQuery(path.playing, { id: gameId, amount: String(held + amount) });

function fromGame(game: LeftGame | null): Record<string, string> {
  if (game === null) return {};
  return { from: 'game', id: game.gameId, ...(game.held > 0 ? { held: String(game.held) } : {}) };
}

function withQuery(to: string, query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return pairs.length === 0 ? to : `${to}?${pairs.join('&')}`;
}
