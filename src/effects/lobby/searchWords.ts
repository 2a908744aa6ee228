import type { Outside } from '../outside.js';
import { currentOwner, savedIn, type Saved } from '../saved.js';
import { slot } from '../store.js';

type World = Pick<Outside, 'store' | 'now'>;

const version = 1;
/** The longest word that the field takes. */
const longest = 40;
const most = 8;

/** Stores the words that were searched last; without words nothing stays on the device. */
export function storeWords({ store, now }: World, words: readonly string[]): void {
  const saved: Saved = { version, at: now(), owner: currentOwner(store), fields: { words } };
  if (words.length === 0) store.remove(slot.searchWords);
  else store.set(slot.searchWords, JSON.stringify(saved));
}

/** The words that this player, or this visitor, searched last. */
export function recallWords({ store }: Pick<World, 'store'>): readonly string[] {
  const saved = savedIn(store.get(slot.searchWords));
  if (saved?.version !== version || saved.owner !== currentOwner(store)) return [];
  const { words } = saved.fields;
  // Another version or another program may have written the slot.
  return Array.isArray(words) ? words.filter(isWord).slice(0, most) : [];
}

const isWord = (found: unknown): found is string =>
  typeof found === 'string' && found.trim() !== '' && found.length <= longest;
