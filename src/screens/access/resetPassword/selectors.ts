import type { SnapshotFrom } from 'xstate';
import type { resetPasswordMachine } from '../../../../machines/access/resetPassword.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';

type Snapshot = SnapshotFrom<typeof resetPasswordMachine>;

export const selectCountdown = ({ children }: Snapshot) => children.codeCountdown;
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy') || snapshot.status === 'done';
export const selectIsAwaitingCode = (snapshot: Snapshot): boolean => snapshot.matches({ editing: 'awaitingCode' });
export const selectIsForgetful = (snapshot: Snapshot): boolean => snapshot.matches({ editing: 'forgotten' });
export const selectIsUnknown = (snapshot: Snapshot): boolean => snapshot.matches('unknown');
export const selectProblem = (snapshot: Snapshot): Problem | null =>
  snapshot.matches({ editing: 'refused' }) ? snapshot.context.problem : null;
