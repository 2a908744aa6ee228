import { isProfileFilled, type LoginStep } from '../../../machines/access/loginSteps.js';
import type { User } from '../../../machines/vocabulary.js';
import { slot, type KeyValueStore } from '../store.js';

/** The two local items of section 3 that record which steps a player got after a login with Facebook. */
type Item = typeof slot.socialBind | typeof slot.fillProfile;
type Status = 'bound' | 'unbound' | 'filled' | 'skipped';
type Kept = { version: number; userId: string; status: Status };

const version = 1;

/** Only `userId` links it to a player: no profile data is stored (G5). */
export const keepStatus = (store: KeyValueStore, item: Item, userId: string, status: Status): void =>
  store.set(item, JSON.stringify({ version, userId, status } satisfies Kept));

/** Null if the value has another version or is unreadable. */
function keptIn(store: KeyValueStore, item: Item): Partial<Kept> | null {
  try {
    const kept = JSON.parse(store.get(item) ?? 'null') as Partial<Kept> | null;
    return kept?.version === version ? kept : null;
  } catch {
    return null;
  }
}

export const hasPhone = ({ phone }: Pick<User, 'phone'>): boolean => phone !== '';

/** The profile step is shown until the profile is complete, or was saved or skipped in this browser. */
export const stepAfterPhone = (store: KeyValueStore, user: User): LoginStep =>
  isProfileFilled(user) || keptIn(store, slot.fillProfile)?.userId === user.userId ? 'loginSuccess' : 'fillProfile';

/** The next missing step of a player. The phone comes first, and every login asks for it again. */
export function nextStep(store: KeyValueStore, user: User): LoginStep {
  keepStatus(store, slot.socialBind, user.userId, hasPhone(user) ? 'bound' : 'unbound');
  return hasPhone(user) ? stepAfterPhone(store, user) : 'bindPhone';
}

/**
 * Used if the server cannot be reached: the step that was missing the last time. The step checks again, so a wrong
 * guess costs only one more page.
 */
export const lastKnownStep = (store: KeyValueStore): LoginStep =>
  keptIn(store, slot.socialBind)?.status === 'unbound' ? 'bindPhone' : 'loginSuccess';
