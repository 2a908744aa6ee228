import type { SnapshotFrom } from 'xstate';
import type { ownerProofMachine } from '../../../../machines/access/ownerProof.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';

type Snapshot = SnapshotFrom<typeof ownerProofMachine>;

export const selectIsMissing = (snapshot: Snapshot): boolean => snapshot.matches('missing');
export const selectReasons = ({ context }: Snapshot) => context.demand.reasons;
export const selectPhone = ({ context }: Snapshot) => context.demand.phone;
export const selectWays = ({ context }: Snapshot) => context.ways;
export const selectWay = ({ context }: Snapshot) => context.way;
export const selectCountdown = ({ children }: Snapshot) => children.countdown;
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy') || snapshot.status === 'done';
export const selectIsAwaitingCode = (snapshot: Snapshot): boolean => snapshot.matches({ editing: 'awaitingCode' });
export const selectProblem = (snapshot: Snapshot): Problem | null =>
  snapshot.matches({ editing: 'refused' }) ? snapshot.context.problem : null;

/** What the device did, which the lobby says in its own words. */
export function selectDeviceFault(snapshot: Snapshot): 'cancelled' | 'unusable' | null {
  if (snapshot.matches({ editing: 'cancelled' })) return 'cancelled';
  return snapshot.matches({ editing: 'unusable' }) ? 'unusable' : null;
}
