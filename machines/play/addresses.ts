import { path } from '../addresses.js';
import { withQuery } from '../lobby/addresses.js';

/** The playing screen of an open session. Reloading it moves no money. */
export const seatAddress = (sessionId: string): string => withQuery(path.playing, { session: sessionId });

/** The deposit page with a link back to the game (J2). */
export const depositAddress = (gameId: string): string => withQuery(path.recharge, { from: 'game', id: gameId });
