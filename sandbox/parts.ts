import type { SiteName } from './formats.js';
import type { LobbyReach } from './lobby.js';
import type { Db } from './store/store.js';

/** What the companies of the sandbox work with. */
export interface Parts {
  readonly db: Db;
  readonly lobby: LobbyReach;
  readonly now: () => Date;
  /** The site that the lobby is: its time is on the pages. */
  readonly site: SiteName;
  readonly log: Log;
}

/** Where the companies of the sandbox report what somebody should look at. */
export interface Log {
  warn(about: object, message: string): void;
}
