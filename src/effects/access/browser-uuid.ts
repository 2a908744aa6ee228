import type { Outside } from '../outside.js';
import { slot } from '../store.js';

/** The random id of this browser (C8). Launch creates it; a login that comes before launch creates it here. */
export function browserUuid({ store, newKey }: Pick<Outside, 'store' | 'newKey'>): string {
  const kept = store.get(slot.browserUuid);
  if (kept) return kept;
  const made = newKey();
  store.set(slot.browserUuid, made);
  return made;
}
