import { fromPromise } from 'xstate';
import type { Outside } from '../outside.js';
import { slot, type KeyValueStore } from '../store.js';
import { parsed, version } from './versioned.js';

export const defineReloadActors = ({ store, reload }: Pick<Outside, 'store' | 'reload'>) => ({
  reloadPage: fromPromise<void, { path: string; expiredReason: string | null }>(
    async ({ input: { path, expiredReason } }) => {
      // The page reloads before the toast's three seconds are over, so the next page shows the sentence again (section 8).
      if (expiredReason !== null) keepExpiredReason(store, expiredReason);
      reload(path);
    },
  ),
});

export const keepExpiredReason = (store: KeyValueStore, expiredReason: string): void =>
  store.set(slot.expiredReason, JSON.stringify({ version, expiredReason }));

/** Reads the sentence that the last page could not show long enough. Returns it once. */
export function takeExpiredReason(store: KeyValueStore): string | null {
  const kept = expiredReasonIn(store.get(slot.expiredReason));
  store.remove(slot.expiredReason);
  return kept;
}

/** The sentence in a stored value; null if there is none. */
export function expiredReasonIn(text: string | null): string | null {
  const kept = parsed<{ expiredReason: unknown }>(text);
  return typeof kept?.expiredReason === 'string' && kept.expiredReason.length <= longestSentence
    ? kept.expiredReason
    : null;
}

const longestSentence = 500;
