import { present, type GameSession, type Plain } from '../vocabulary.js';
import type { ExitIntent, FrameEvent, OpenBets } from './vocabulary.js';

/** The game seat's session and the events that it reacts to. */

/**
 * Where the same player has the game on screen, if not on this page. `device`: the name of another device; null for another tab
 * of this browser. `since`: when that page entered, ISO 8601.
 */
export type Elsewhere = { device: string | null; since: string };

/** A session, with this device's clock (ms) when it was read: server times are only compared with other server times. */
export type SeatSession = GameSession & { readAt: number; elsewhere: Elsewhere | null };

export type SeatRequest = { sessionId: string };
/** `look`: only read. `ask`: enter, unless the game is on screen elsewhere. `take`: enter, and take the game over. */
export type Claim = 'look' | 'ask' | 'take';
export type LoadSession = SeatRequest & { claim: Claim };
/** `isExiting`: the page was opened only to bring the money back. */
export type SeatInput = SeatRequest & { isExiting: boolean; claim: Exclude<Claim, 'look'> };
/** `held`: the in-game balance. `openBets`: null if every bet of the session is decided. */
export type SeatContext = SeatInput & {
  session: SeatSession | null;
  held: number | null;
  openBets: OpenBets | null;
  now: number;
  intent: ExitIntent;
  /** What the player wants to deposit, in minor units; null where none was chosen. */
  deposit: number | null;
  /** Amounts to choose from, in minor units. */
  amounts: readonly number[];
};

export const beforeEntering = (input: SeatInput): SeatContext => ({
  ...input,
  session: null,
  held: null,
  openBets: null,
  now: 0,
  intent: 'leave',
  deposit: null,
  amounts: [],
});
export type EntryOutput = { outcome: 'entered' | 'leave'; session: SeatSession } | { outcome: 'retried' | 'closed' };
export type SeatOutput =
  | { outcome: 'leave'; session: SeatSession; intent: ExitIntent; deposit: number | null }
  | { outcome: 'retried' | 'closed' };

type MoneyRead = Pick<SeatContext, 'held' | 'openBets'>;
/**
 * `money.updated`: the in-game balance in minor units, null when it could not be read (E6), and the bets that are open.
 * `money.refused`: the server refused the request, because the session ended elsewhere.
 */
export type MoneyEvent = ({ type: 'money.updated' } & MoneyRead) | Plain<'money.refused'>;
/** Another page of the player took the game over: on another device by the server, in another tab by the browser. */
export type SeatTaken = Plain<'seat.taken'>;
export type MoneyRefresh = Plain<'money.refresh'>;
export type NetworkEvent = Plain<'network.lost' | 'network.restored'>;
export type ClockEvent = { type: 'clock.ticked'; now: number };
type PlayerEvent = Plain<
  | 'gameSeat.reentered'
  | 'gameSeat.takeoverConfirmed'
  | 'gameSeat.closed'
  | 'back.pressed'
  | 'exit.requested'
  | 'home.requested'
  | 'recharge.requested'
  | 'question.confirmed'
  | 'question.dismissed'
>;
/** `deposit`: as in the context. */
type RechargeConfirmed = { type: 'recharge.confirmed'; deposit: number | null };
export type SeatEvent =
  | PlayerEvent
  | RechargeConfirmed
  | FrameEvent
  | NetworkEvent
  | MoneyEvent
  | SeatTaken
  | ClockEvent;

/** ms since the session began: by the server's clock until the session was read, by this device's clock since then. */
export const playedFor = ({ startTime, serverTime, readAt }: SeatSession, now: number): number =>
  Math.max(0, Date.parse(serverTime) - Date.parse(startTime) + (now - readAt));

/** The session with the latest in-game balance. */
export const withBalance = (session: SeatSession | null, held: number | null): SeatSession => ({
  ...present(session),
  inGameBalance: held,
});

/** What a session said of its money when it was read. */
export const moneyIn = ({
  inGameBalance,
  openBets = null,
}: Pick<GameSession, 'inGameBalance' | 'openBets'>): MoneyRead => ({
  held: inGameBalance,
  openBets,
});
