import { fromPromise } from 'xstate';
import type { Outside } from '../outside.js';
import { slot, type KeyValueStore } from '../store.js';
import { parsed, version } from './versioned.js';

export const defineReloadActors = ({ store, reload }: Pick<Outside, 'store' | 'reload'>) => ({
  reloadPage: fromPromise<void, { path: string; expiredReason: string | null }>(
    async ({ input: { path, expiredReason } }) => {
      // The page reloads before the toast's three seconds are over, so the next page shows the sentence again (section 8).
      if (expiredReason !== null) store.set(slot.expiredReason, JSON.stringify({ version, expiredReason }));
      reload(path);
    },
  ),
});

/** Reads the sentence that the last page could not show long enough. Returns it once. */
export function takeExpiredReason(store: KeyValueStore): string | null {
  const kept = parsed<{ expiredReason: unknown }>(store.get(slot.expiredReason));
  store.remove(slot.expiredReason);
  return typeof kept?.expiredReason === 'string' && kept.expiredReason.length <= longestSentence
    ? kept.expiredReason
    : null;
}

const longestSentence = 500;
