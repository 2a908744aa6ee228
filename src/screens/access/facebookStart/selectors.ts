import type { SnapshotFrom } from 'xstate';
import type { facebookStartMachine } from '../../../../machines/access/facebookStart.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';

type Snapshot = SnapshotFrom<typeof facebookStartMachine>;

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsOffered = (snapshot: Snapshot): boolean => !snapshot.matches('notOffered');

const unavailable: Problem = { code: 'socialUnavailable' };

export function selectProblem(snapshot: Snapshot): Problem | null {
  if (snapshot.matches('notOffered')) return unavailable;
  return snapshot.matches('refused') ? snapshot.context.problem : null;
}
