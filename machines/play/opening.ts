import type { Device, GameSession, Problem } from '../vocabulary.js';
import type { Elsewhere } from './seat.js';
import type { ExitIntent } from './vocabulary.js';
import { isText, isTextOrNull } from '../shared/rules/stored.js';

/**
 * What the player wants to play. `amount` is what the wallet transfers in, in minor units; 0 in a demo (J4), with the balance
 * of a promotion, which never is in the wallet, and in a game that plays on the wallet itself. `recordId`: the participation that
 * is played for.
 */
export type Want = { gameId: string; amount: number; isDemo: boolean; recordId: string | null };

/** Opens a session. The idempotency key makes it safe to repeat the request (B5). */
export type OpenRequest = Want & { key: string; device: Device };

/** A session that is open already. */
export type FoundSession = GameSession & { elsewhere: Elsewhere | null };

/** The ids of a session and of its game. */
export const idsOf = ({ sessionId, gameId }: GameSession) => ({ sessionId, gameId });

/** The fields of an opening that survive a reload: enough to request the same session again. */
export type SavedOpening = { want: Want; key: string };

/** Validates what storage returned: another version may have written it. Null if it does not fit. */
export function savedOpeningOf(saved: Readonly<Record<string, unknown>> | null): SavedOpening | null {
  const { want, key } = saved ?? {};
  return isText(key) && isWant(want) ? { want, key } : null;
}

function isWant(value: unknown): value is Want {
  if (typeof value !== 'object' || value === null) return false;
  const { gameId, amount, isDemo, recordId } = value as Record<keyof Want, unknown>;
  return isText(gameId) && Number.isSafeInteger(amount) && typeof isDemo === 'boolean' && isTextOrNull(recordId);
}

/**
 * The saved key, if it was reserved for the same opening. With a key of another opening, a repeated request would transfer
 * what the player did not choose.
 */
export const savedKeyFor = (want: Want | null, saved: SavedOpening | null): string | null =>
  saved !== null &&
  saved.want.gameId === want?.gameId &&
  saved.want.amount === want.amount &&
  saved.want.isDemo === want.isDemo &&
  saved.want.recordId === want.recordId
    ? saved.key
    : null;

/** Read from the address: a game with the amount to transfer in, or an open session. */
export type GameSessionInput = {
  gameId: string | null;
  want: Want | null;
  sessionId: string | null;
  isExiting: boolean;
  device: Device;
  saved: SavedOpening | null;
};

/** What the game session knows. */
export type SessionFacts = Omit<GameSessionInput, 'saved'> & {
  key: string | null;
  /** The session being left, or another open session that has to be left first. */
  session: GameSession | null;
  /** Where that other session is on screen, if not on this page. Going back to it takes it over. */
  elsewhere: Elsewhere | null;
  intent: ExitIntent;
  /** What the player wants to deposit, in minor units; null where none was chosen. */
  deposit: number | null;
  /** A request is being repeated; the screen keeps the error meanwhile. */
  isRetrying: boolean;
  problem: Problem | null;
};
