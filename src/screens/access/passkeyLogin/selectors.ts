import type { SnapshotFrom } from 'xstate';
import type { passkeyLoginMachine } from '../../../../machines/access/passkeyLogin.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';

type Snapshot = SnapshotFrom<typeof passkeyLoginMachine>;

/** No chart: the form has ended. */
export const selectIsShown = (snapshot: Snapshot | undefined): boolean =>
  snapshot !== undefined && !snapshot.matches('notOffered') && !snapshot.matches('starting');
export const selectIsOffered = (snapshot: Snapshot | undefined): boolean => snapshot?.matches('blocked') === false;
export const selectIsBusy = (snapshot: Snapshot | undefined): boolean =>
  snapshot?.hasTag('busy') === true || snapshot?.status === 'done';

/** What the device did, which the lobby says in its own words. */
export function selectDeviceFault(snapshot: Snapshot | undefined): 'cancelled' | 'unusable' | null {
  if (snapshot?.matches({ stopped: 'cancelled' })) return 'cancelled';
  return snapshot?.matches({ stopped: 'unusable' }) ? 'unusable' : null;
}

const lost: Problem = { code: 'unreachable' };
const timedOut: Problem = { code: 'passkeyExpired' };

export function selectProblem(snapshot: Snapshot | undefined): Problem | null {
  if (snapshot === undefined || !snapshot.hasTag('failed') || selectDeviceFault(snapshot) !== null) return null;
  if (snapshot.matches({ stopped: 'unanswered' })) return lost;
  return snapshot.matches({ stopped: 'expired' }) ? timedOut : snapshot.context.problem;
}
