import { path } from './navigator.js';

/** Home under its two addresses: of the phone and of the desktop (A9). */
export const isHome = (at: string): boolean => at === path.home || at === '/pages/desktop/index';

/** Addresses that only lead in (A8, A9). */
export const isDoor = (at: string): boolean => ['/', '/pages/redirect/redirect', '/entry', '/choose-location', '/open-location'].includes(at);
