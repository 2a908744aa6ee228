import { slot, type KeyValueStore } from './store.js';

/**
 * The fields that a chart saved for the next visit. `at`: when one of them changed last, in ms since the epoch. `owner`:
 * the id of the player who was logged in; null for a visitor, or while the player is not known.
 */
export type Saved = { version: number; at: number; owner: string | null; fields: Readonly<Record<string, unknown>> };

/** Where a chart keeps its fields (src/effects/resume.ts), by its id. */
export const resumeSlot = (chart: string): string => `resume.${chart}`;

/** What any chart has stored. */
export const resumeSlots = (store: KeyValueStore): readonly string[] =>
  store.names().filter((name) => name.startsWith(resumeSlot('')));

/** The player whom saved fields belong to from now on. */
export const currentOwner = (store: KeyValueStore): string | null => store.get(slot.playerId);

/**
 * Null if there is nothing that could be saved fields. By hand, because it is on the first route: the same with valibot takes
 * 1.6 kB, compressed.
 */
export function savedIn(text: string | null): Saved | null {
  try {
    const saved = JSON.parse(text ?? 'null') as Partial<Saved> | null;
    if (typeof saved?.fields !== 'object' || saved.fields === null || typeof saved.version !== 'number') return null;
    const { version, fields, at = Number.NaN, owner } = saved;
    return { version, fields, at, owner: typeof owner === 'string' ? owner : null };
  } catch {
    return null;
  }
}

/** The owner of saved fields; null if there are none, or they belong to a visitor. */
export const ownerIn = (text: string | null): string | null => savedIn(text)?.owner ?? null;

/** The database of the pictures that a form keeps until they are uploaded: they are too large for local storage. */
export const pictureDatabase = 'pictures';

/** Deletes the pictures of the player who was here; a browser without the database has none. */
export function forgetPictures(): void {
  try {
    indexedDB.deleteDatabase(pictureDatabase);
  } catch {
    // Refused, as local storage is then.
  }
}
