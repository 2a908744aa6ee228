import { addressOf, isPublic } from '../../../machines/addresses.js';
import type { Place } from '../../../machines/app.js';
import type { AppContextValue } from '../context.js';

/** The facts of an address that the root chart needs. */
export const placeOf = (path: string, pages: AppContextValue['pages']): Place => ({
  path,
  isOpen: isPublic(path),
  // An unknown address has nothing to load: its page is in the first chunk.
  isLoaded: addressOf(path) === null || pages.get(path) !== null,
});

/** Whether the lobby has a page at a path: no foreign address, no script (A4). */
export const isOfThisLobby = (path: string): boolean => /^\/(?![/\\])/.test(path) && addressOf(path) !== null;
