import { path, withQuery } from '../addresses.js';
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

export const depositFormAddress = (game: LeftGame | null): string => withQuery(path.recharge, fromGame(game));

export const orderAddress = (order: Order, game: LeftGame | null): string =>
  withQuery(`${path.wallet}/${pages[outcomeOf(order)]}`, { orderNo: order.orderNo, ...fromGame(game) });

/** The page to which gateways return (A8). */
export const depositResultAddress = (orderNo: string | null): string =>
  withQuery(`${path.wallet}/depositResult`, { orderNo });

/** The playing page, with what came back from the game and the deposit as the amount. */
export const backToGameAddress = ({ gameId, held }: LeftGame, { amount }: Order): string =>
  withQuery(path.playing, { id: gameId, amount: String(held + amount) });

const fromGame = (game: LeftGame | null): Record<string, string> =>
  game === null ? {} : { from: 'game', id: game.gameId, ...(game.held > 0 ? { held: String(game.held) } : {}) };
