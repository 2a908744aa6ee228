import { path } from '../addresses.js';
import { withQuery } from '../lobby/addresses.js';

/** The playing screen of an open session. Reloading it moves no money. */
export const seatAddress = (sessionId: string): string => withQuery(path.playing, { session: sessionId });

/** The playing screen, which asks at once whether to exit: its money goes back, or to the promotion. */
export const exitAddress = (sessionId: string): string => withQuery(path.playing, { session: sessionId, exit: '1' });

/** The deposit page with a link back to the game (J2). */
export const depositAddress = (gameId: string): string => withQuery(path.recharge, { from: 'game', id: gameId });
