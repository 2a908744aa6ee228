import type { SnapshotFrom } from 'xstate';
import type { NotAdded, Passkey } from '../../../../machines/account/newPasskey.machine.js';
import type { passkeysMachine } from '../../../../machines/account/passkeys.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';

type Snapshot = SnapshotFrom<typeof passkeysMachine>;

export type Panel = 'shape' | 'unavailable' | 'unknown' | 'shown';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('loading')) return 'shape';
  if (snapshot.matches('unavailable')) return 'unavailable';
  return snapshot.matches({ unknown: 'unanswered' }) ? 'unknown' : 'shown';
}
export const selectPasskeys = ({ context }: Snapshot) => context.passkeys;
export const selectIsAble = ({ context }: Snapshot) => context.isAble;
export const selectIsAdding = (snapshot: Snapshot): boolean => snapshot.matches('adding');
/** Adding, revoking, or checking whether it happened. */
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectNotAdded = (snapshot: Snapshot): NotAdded | null =>
  snapshot.matches({ shown: 'notAdded' }) ? snapshot.context.notAdded : null;
export const selectProblem = (snapshot: Snapshot): Problem | null =>
  snapshot.matches({ shown: 'refused' }) ? snapshot.context.problem : null;

/** The passkey that a dialog is about. */
const targetOf = ({ context: { passkeys, target } }: Snapshot): Passkey | null =>
  passkeys.find(({ id }) => id === target) ?? null;
export const selectRevoked = (snapshot: Snapshot): Passkey | null =>
  snapshot.matches('confirming') ? targetOf(snapshot) : null;
export const selectRenamed = (snapshot: Snapshot): Passkey | null =>
  snapshot.matches('renaming') ? targetOf(snapshot) : null;
export const selectRenameProblem = (snapshot: Snapshot): Problem | null =>
  snapshot.matches({ renaming: 'refused' }) ? snapshot.context.problem : null;
