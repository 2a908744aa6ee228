import { present, type ChartMeta, type GameSession, type Plain, type Result, type UiTag } from '../vocabulary.js';
import type { RechargeOutput } from './recharging.js';
import { isPlayable, type ExitIntent, type FrameEvent, type OpenBets } from './vocabulary.js';

/** The game seat's session and the events that it reacts to. */

/**
 * Where the same player has the game on screen, if not on this page. `device`: the name of another device; null for another tab
 * of this browser. `since`: when that page entered, ISO 8601.
 */
export type Elsewhere = { device: string | null; since: string };

/**
 * A session, with this device's clock (ms) when it was read: server times are only compared with other server times.
 * `isBringingIn`: this device has sent money into it, and does not know the outcome yet.
 */
export type SeatSession = GameSession & { readAt: number; elsewhere: Elsewhere | null; isBringingIn: boolean };

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
  /** When money was brought in last, by this device's clock in ms; null if it was not. */
  broughtInAt: number | null;
};

export const beforeEntering = (input: SeatInput): SeatContext => ({
  ...input,
  session: null,
  held: null,
  openBets: null,
  now: 0,
  intent: 'leave',
  deposit: null,
  broughtInAt: null,
});
export type EntryOutput = { outcome: 'entered' | 'leave'; session: SeatSession } | { outcome: 'retried' | 'closed' };
export type SeatOutput =
  | { outcome: 'leave'; session: SeatSession; intent: ExitIntent; deposit: number | null }
  | { outcome: 'retried' | 'closed' };

/** `movedIn`: what went in so far, in minor units; absent where it was not read. */
export type MoneyRead = Pick<SeatContext, 'held' | 'openBets'> & { movedIn?: number };
/**
 * Polled every 20 s, and after the game reports a change. `money.updated`: the in-game balance in minor units, null when it
 * could not be read (E6), and the bets that are open.
 * `money.refused`: the server refused the request, because the session ended elsewhere.
 */
export type MoneyEvent = ({ type: 'money.updated' } & MoneyRead) | Plain<'money.refused'>;
/** Another page of the player took the game over: on another device by the server, in another tab by the mark of `holdSeat`. */
export type SeatTaken = Plain<'seat.taken'>;
export type MoneyRefresh = Plain<'money.refresh'>;
export type NetworkEvent = Plain<'network.lost' | 'network.restored'>;
export type ClockEvent = { type: 'clock.ticked'; now: number };
type PlayerEvent = Plain<
  | 'gameSeat.reentered'
  | 'gameSeat.takeoverConfirmed'
  | 'gameSeat.closed'
  | 'back.pressed'
  | 'gameSeat.exitRequested'
  | 'gameSeat.homeRequested'
  | 'gameSeat.rechargeRequested'
  | 'gameSeat.confirmed'
  | 'gameSeat.dismissed'
>;
export type SeatEvent = PlayerEvent | FrameEvent | NetworkEvent | MoneyEvent | SeatTaken | ClockEvent;

export type SeatTypes = {
  input: SeatInput;
  context: SeatContext;
  events: SeatEvent;
  output: SeatOutput;
  tags: UiTag | 'seated';
  meta: ChartMeta;
};

/** ms since the session began: by the server's clock until the session was read, by this device's clock since then. */
export const playedFor = ({ startTime, serverTime, readAt }: SeatSession, now: number): number =>
  Math.max(0, Date.parse(serverTime) - Date.parse(startTime) + (now - readAt));

/** The session with the latest in-game balance. */
export const withBalance = (session: SeatSession | null, held: number | null): SeatSession => ({
  ...present(session),
  inGameBalance: held,
});

export const isPlayedElsewhere = (session: SeatSession): boolean => isPlayable(session) && session.elsewhere !== null;

export const enteredBy = (output: EntryOutput): Partial<SeatContext> =>
  'session' in output ? { session: output.session, ...moneyIn(output.session), now: output.session.readAt } : {};

export const foundAs = (result: Result<SeatSession>): Partial<SeatContext> =>
  result.ok ? { session: result.value, ...moneyIn(result.value) } : {};

/** The same session stays the same object, so that a poll renders only what has changed. */
export function withMoney({ session }: SeatContext, { held, openBets, movedIn }: MoneyRead): Partial<SeatContext> {
  const isNew = session !== null && movedIn !== undefined && movedIn !== session.transferInAmount;
  return { held, openBets, ...(isNew ? { session: { ...session, transferInAmount: movedIn } } : {}) };
}

/** A player who stays in the game leaves it later as usual: an earlier wish, such as the way home, is forgotten. */
export function rechargedBy({ now }: SeatContext, output: RechargeOutput): Partial<SeatContext> {
  if (output.outcome === 'left') return { deposit: output.deposit, intent: 'recharge' };
  return { intent: 'leave', ...(output.outcome === 'broughtIn' ? { broughtInAt: now } : {}) };
}

/** The money of a session as it was read. */
export const moneyIn = ({
  inGameBalance,
  openBets = null,
}: Pick<GameSession, 'inGameBalance' | 'openBets'>): Pick<SeatContext, 'held' | 'openBets'> => ({
  held: inGameBalance,
  openBets,
});
