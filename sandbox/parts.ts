import type { LobbyReach } from './lobby.js';
import type { Db } from './store/store.js';

/** What the companies of the sandbox work with. */
export interface Parts {
  readonly db: Db;
  readonly lobby: LobbyReach;
  readonly now: () => Date;
  readonly log: Log;
}

/** Where the companies of the sandbox report what somebody should look at. */
export interface Log {
  warn(about: object, message: string): void;
}
