import type { components } from '../../openapi/user-api.js';
import type { GameSession } from '../vocabulary.js';

/** A session with money of the wallet, its maker, and the transfer that is not clear yet. */
export type MoneyInGame = components['schemas']['MoneyInGame'];

/** `ended`: the sessions that were in the list before and hold no money any more. */
export type FoundMoney = { rows: readonly MoneyInGame[]; ended: readonly GameSession[] };

/** Whether the outcome of a transfer is not known yet. */
export const isUnclear = ({ session: { status } }: MoneyInGame): boolean =>
  status !== 'playing' && status !== 'interrupted';

/** Money that came back while the page was open, in minor units. */
export type ReturnedMoney = { sessionId: string; gameName: string; amount: number };

/** What came back of a session that has ended. `known`: what was listed of it; a transfer in that failed returns whole. */
export const returnedFrom = (
  { sessionId, gameName, status, transferOutAmount }: GameSession,
  known: readonly MoneyInGame[],
): ReturnedMoney => {
  const sent = known.find(({ session }) => session.sessionId === sessionId)?.transfer?.amount ?? 0;
  return { sessionId, gameName, amount: status === 'failed' ? sent : (transferOutAmount ?? 0) };
};
