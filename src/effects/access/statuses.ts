import { isProfileFilled, type WayInStep } from '../../../machines/access/wayIn.js';
import type { User } from '../../../machines/vocabulary.js';
import { slot, type KeyValueStore } from '../store.js';

/** The two local items of section 3 that say what was asked of a player after a login with Facebook. */
type Item = typeof slot.socialBind | typeof slot.fillProfile;
type Status = 'bound' | 'unbound' | 'filled' | 'skipped';
type Kept = { version: number; userId: string; status: Status };

const version = 1;

/** `userId` alone ties it to a player: nothing of the profile is stored (G5). */
export const keepStatus = (store: KeyValueStore, item: Item, userId: string, status: Status): void =>
  store.set(item, JSON.stringify({ version, userId, status } satisfies Kept));

/** Null for another version, or what nobody can read. */
function keptIn(store: KeyValueStore, item: Item): Partial<Kept> | null {
  try {
    const kept = JSON.parse(store.get(item) ?? 'null') as Partial<Kept> | null;
    return kept?.version === version ? kept : null;
  } catch {
    return null;
  }
}

export const hasPhone = ({ phone }: Pick<User, 'phone'>): boolean => phone !== '';

/** The profile is asked for until it is filled, or was saved or skipped in this browser. */
export const stepAfterPhone = (store: KeyValueStore, user: User): WayInStep =>
  isProfileFilled(user) || keptIn(store, slot.fillProfile)?.userId === user.userId ? 'loginSuccess' : 'fillProfile';

/** What is still to be asked of a player, the phone first; it is asked for anew at every login. */
export function nextStep(store: KeyValueStore, user: User): WayInStep {
  keepStatus(store, slot.socialBind, user.userId, hasPhone(user) ? 'bound' : 'unbound');
  return hasPhone(user) ? stepAfterPhone(store, user) : 'bindPhone';
}

/** Where nobody can be asked: what was missing the last time. The step itself asks again, so a wrong guess costs a look. */
export const lastKnownStep = (store: KeyValueStore): WayInStep =>
  keptIn(store, slot.socialBind)?.status === 'unbound' ? 'bindPhone' : 'loginSuccess';
