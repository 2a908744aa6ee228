import { present, type GameSession, type Plain, type Problem } from '../vocabulary.js';
import type { ExitIntent, FrameEvent } from './vocabulary.js';

/** The game seat's session and the events that it reacts to. */

/** A session, with this device's clock (ms) when it was read: server times are only compared with other server times. */
export type SeatSession = GameSession & { readAt: number };

export type SeatRequest = { sessionId: string };
/** `isExiting`: the page was opened only to bring the money back. */
export type SeatInput = SeatRequest & { isExiting: boolean };
/** `isRetrying`: a request is being repeated; the screen keeps the error meanwhile. `held`: the in-game balance. */
export type SeatContext = SeatInput & {
  isRetrying: boolean;
  session: SeatSession | null;
  held: number | null;
  now: number;
  intent: ExitIntent;
  problem: Problem | null;
};
export type SeatOutput =
  | { outcome: 'leave'; session: SeatSession; intent: ExitIntent }
  | { outcome: 'retried' | 'closed' };

/**
 * `money.updated`: the in-game balance in minor units; null when it could not be read (E6).
 * `money.refused`: the server refused the request, because the session ended elsewhere.
 */
export type MoneyEvent = { type: 'money.updated'; held: number | null } | Plain<'money.refused'>;
export type MoneyRefresh = Plain<'money.refresh'>;
export type NetworkEvent = Plain<'network.lost' | 'network.restored'>;
export type ClockEvent = { type: 'clock.ticked'; now: number };
type PlayerEvent = Plain<
  | 'gameSeat.retried'
  | 'gameSeat.reentered'
  | 'gameSeat.closed'
  | 'back.pressed'
  | 'exit.requested'
  | 'recharge.requested'
  | 'question.confirmed'
  | 'question.dismissed'
>;
export type SeatEvent = PlayerEvent | FrameEvent | NetworkEvent | MoneyEvent | ClockEvent;

/** ms since the session began: by the server's clock until the session was read, by this device's clock since then. */
export const playedFor = ({ startTime, serverTime, readAt }: SeatSession, now: number): number =>
  Math.max(0, Date.parse(serverTime) - Date.parse(startTime) + (now - readAt));

/** The session with the latest in-game balance. */
export const withBalance = (session: SeatSession | null, held: number | null): SeatSession => ({
  ...present(session),
  inGameBalance: held,
});
