import type { SnapshotFrom } from 'xstate';
import type { changePasswordMachine } from '../../../../machines/account/changePassword.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';

type Snapshot = SnapshotFrom<typeof changePasswordMachine>;

export type Panel = 'form' | 'unknown' | 'changed';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('changed')) return 'changed';
  return snapshot.matches({ unknown: 'unanswered' }) ? 'unknown' : 'form';
}
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectProblem = (snapshot: Snapshot): Problem | null =>
  snapshot.matches({ editing: 'refused' }) ? snapshot.context.problem : null;
