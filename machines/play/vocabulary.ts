import type { components } from '../../openapi/user-api.js';
import type { GameSession, Plain } from '../vocabulary.js';

type Schemas = components['schemas'];
export type ExitResult = Schemas['ExitResult'];
/** The outcome of an exit from every open session. */
export type AutoExitResult = Schemas['AutoExitResult'];
/** Bets that are not decided yet. `stake`: of all of them, in minor units. */
export type OpenBets = Schemas['OpenBets'];

/** What a game may report to the lobby page around its frame (J3): five verbs. No figure from a game is trusted. */
export type FrameVerb = 'ready' | 'balanceChanged' | 'exit' | 'recharge' | 'disconnected';
export type FrameEvent = Plain<`frame.${FrameVerb}`>;

/**
 * Why the player leaves: to the lobby, straight home, to deposit (J2), or to open another game. `ended`: the session ended elsewhere
 * while its game was on screen.
 */
export type ExitIntent = 'leave' | 'home' | 'recharge' | 'switch' | 'ended';

export const isPlayable = ({ status }: GameSession): boolean => status === 'playing' || status === 'interrupted';
export const isArriving = ({ status }: GameSession): boolean => status === 'transferringIn' || status === 'unknownIn';

type Money = Pick<GameSession, 'demo' | 'promotionRecordId' | 'walletMode'>;

/** The maker holds money of the wallet until the exit. */
export const isHeldByMaker = (session: Money): boolean =>
  !session.demo && recordIn(session) === null && session.walletMode === 'transfer';

/** The game plays on the wallet itself: nothing goes in, and nothing has to come back. */
export const isOnWallet = (session: Money): boolean =>
  !session.demo && recordIn(session) === null && session.walletMode === 'seamless';

/** The participation whose balance is played with; null for money of the wallet. */
export const recordIn = ({ promotionRecordId }: Pick<GameSession, 'promotionRecordId'>): string | null =>
  promotionRecordId ?? null;
