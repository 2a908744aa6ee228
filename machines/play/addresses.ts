import { path, withQuery } from '../addresses.js';

/** The playing screen of an open session. Reloading it moves no money. */
export const seatAddress = (sessionId: string): string => withQuery(path.playing, { session: sessionId });

/** The playing screen, which exits at once: the money goes back to the wallet, or to the promotion. */
export const exitAddress = (sessionId: string): string => withQuery(path.playing, { session: sessionId, exit: '1' });

/** `amount`: what the player chose to deposit; `held`: what came back from the game and goes there again. Minor units. */
export type DepositSums = { amount?: number | null; held?: number };

/** The deposit page with a way back into the game (J2). */
export const topUpAddress = (gameId: string, { amount = null, held = 0 }: DepositSums = {}): string =>
  withQuery(path.recharge, {
    from: 'game',
    id: gameId,
    ...(held > 0 ? { held: String(held) } : {}),
    ...(amount === null ? {} : { amount: String(amount) }),
  });
