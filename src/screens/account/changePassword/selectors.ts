import type { SnapshotFrom } from 'xstate';
import type { changePasswordMachine } from '../../../../machines/account/changePassword.machine.js';
import type { KeyedWriteRef } from '../../../../machines/shared/keyedWrite.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';

type Snapshot = SnapshotFrom<typeof changePasswordMachine>;

export const selectIsChanged = (snapshot: Snapshot): boolean => snapshot.matches('changed');
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.matches('sending');
export const selectWrite = ({ children }: Snapshot) => children.sendNewPassword as KeyedWriteRef | undefined;
export const selectProblem = (snapshot: Snapshot): Problem | null =>
  snapshot.matches({ editing: 'refused' }) ? snapshot.context.problem : null;
