import type { ApiClient } from '../api/client.js';
import type { Opener } from '../api/envelope.js';
import type { PrefetchCache } from './prefetch-cache.js';
import type { KeyValueStore } from './store.js';

/** Everything outside the charts that an effect may use. Built once, in src/app/boot/outside.ts; tests build their own. */
export type Outside = Opener & {
  api: ApiClient;
  /** Responses that were read before their page is opened. */
  prefetchCache: PrefetchCache;
  /** Local storage, or memory where the browser refuses it (G4). */
  store: KeyValueStore;
  /** ms since the epoch, by this device: for what it stores and measures itself. */
  now: () => number;
  /** ms since the epoch, by the server: for limits that it judges (K3). */
  serverNow: () => number;
  /** A random UUID. */
  newKey: () => string;
  /** Opens a page of another site in a new window; false when the browser blocked it. */
  openWindow: (url: string) => boolean;
  /** Keeps the page open when the player presses Back, and calls `onPress` each time. Returns the function that ends it. */
  guardBack: (onPress: () => void) => () => void;
  /** Goes to a path of the lobby. */
  navigate: (to: string, options: { replace: boolean }) => void;
  /** Loads a new document at a path of the lobby. */
  reload: (path: string) => void;
};
