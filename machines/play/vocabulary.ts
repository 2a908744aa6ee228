import type { components } from '../../openapi/user-api.js';
import type { Device, GameSession, Plain } from '../vocabulary.js';

type Schemas = components['schemas'];
export type ExitResult = Schemas['ExitResult'];

/** What the player wants to play. `amount` is what the wallet gives, in minor units; 0 in a demo (J4). */
export type Want = { gameId: string; amount: number; isDemo: boolean };

/** A session to be opened. The key makes asking again safe (B5). */
export type OpenRequest = Want & { key: string; device: Device };

/** A session as it was read, with this device's clock at that moment (ms): the server's times are compared with each other only. */
export type SeatSession = GameSession & { readAt: number };

/** What a game may say to the lobby around it (J3): five words, and no figure is believed. */
export type FrameVerb = 'ready' | 'balanceChanged' | 'exit' | 'recharge' | 'disconnected';
export type FrameEvent = Plain<`frame.${FrameVerb}`>;

/** Why the player leaves: for good, to top up (J2), or because another game is wanted. */
export type ExitIntent = 'leave' | 'recharge' | 'switch';

export const isPlayable = ({ status }: GameSession): boolean => status === 'playing' || status === 'interrupted';
export const isArriving = ({ status }: GameSession): boolean => status === 'transferringIn' || status === 'unknownIn';
export const isLeaving = ({ status }: GameSession): boolean => status === 'transferringOut' || status === 'unknownOut';

/** ms since the session began, as the server's clock and then this device's tell. */
export const playedFor = ({ startTime, serverTime, readAt }: SeatSession, now: number): number =>
  Math.max(0, Date.parse(serverTime) - Date.parse(startTime) + (now - readAt));
