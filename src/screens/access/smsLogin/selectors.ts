import type { SnapshotFrom } from 'xstate';
import type { smsLoginMachine } from '../../../../machines/access/smsLogin.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';

type Snapshot = SnapshotFrom<typeof smsLoginMachine>;

export const selectCountdown = ({ children }: Snapshot) => children.codeCountdown;
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy') || snapshot.status === 'done';
export const selectIsAwaitingCode = (snapshot: Snapshot): boolean => snapshot.matches({ editing: 'awaitingCode' });
export const selectProblem = (snapshot: Snapshot): Problem | null =>
  snapshot.hasTag('failed') ? snapshot.context.problem : null;
