import type { ApiClient } from '../api/client.js';
import type { Opener } from '../api/envelope.js';
import type { Ahead } from './ahead.js';
import type { KeyValueStore } from './store.js';

/** Everything that an effect may use of the world. Built once, in src/app/boot.ts; tests give their own. */
export type Outside = Opener & {
  api: ApiClient;
  /** What a page that is likely next will need. */
  ahead: Ahead;
  /** Local storage, or memory where the browser refuses it (G4). */
  store: KeyValueStore;
  /** ms since the epoch. */
  now: () => number;
  /** A random UUID. */
  newKey: () => string;
  /** Opens a foreign page in a window of its own; false when the browser refused. */
  openWindow: (url: string) => boolean;
  /** Goes to a path of the lobby. */
  navigate: (to: string, options: { replace: boolean }) => void;
  /** Loads the document at a path anew. */
  reload: (path: string) => void;
};
