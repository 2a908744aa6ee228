import type { SessionHint } from './access/session.js';
import type { Preferences } from './entry/preferences.machine.js';
import type { Home, SiteInfo } from './vocabulary.js';

/** Where the player is. `isOpen`: visitors may open the path (section 6). `isLoaded`: its code is loaded. */
export type Place = { path: string; isOpen: boolean; isLoaded: boolean };

export type AppInput = {
  site: SiteInfo | null;
  home: Home | null;
  hint: SessionHint;
  preferences: Preferences;
  place: Place;
  wantedPath: string | null;
};
