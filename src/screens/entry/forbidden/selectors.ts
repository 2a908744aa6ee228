import type { SnapshotFrom } from 'xstate';
import type { forbiddenMachine } from '../../../../machines/entry/forbidden.machine.js';

type Snapshot = SnapshotFrom<typeof forbiddenMachine>;

export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectIsBarred = (snapshot: Snapshot): boolean => !snapshot.matches('missing');
export const selectIsKnocking = (snapshot: Snapshot): boolean =>
  snapshot.matches('checking') || snapshot.status === 'done';
