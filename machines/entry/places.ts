import { path } from './navigator.js';

/** Home under its two addresses: of the phone and of the desktop (A9). */
export const isHome = (at: string): boolean => [path.home, '/pages/desktop/index'].includes(bare(at));

/** Addresses that only lead in (A8, A9). */
export const isDoor = (at: string): boolean =>
  ['/', '/pages/redirect/redirect', '/entry', '/choose-location', '/open-location'].includes(bare(at));

/** The pages that lead in, and what is asked between them and what was wanted. */
export const isWayIn = (at: string): boolean => at.startsWith('/pages/login/');

/** What a step is to who was asked to log in. With other parameters, and through the door to home, one is where one was. */
export const stepBetween = (from: string, to: string) => ({
  isWayIn: isWayIn(to),
  isElsewhere: pageAt(from) !== pageAt(to),
});

const pageAt = (at: string): string => (isDoor(at) || isHome(at) ? path.home : bare(at));

/** An invitation comes to the door with its code in the query; a slash at the end is nobody's wish. */
const bare = (at: string): string => at.replace(/[?#].*/s, '').replace(/(.)\/$/, '$1');
