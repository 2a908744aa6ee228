import type { SnapshotFrom } from 'xstate';
import type { phoneChangeMachine } from '../../../../machines/access/phoneChange.machine.js';
import type { KeyedWriteRef } from '../../../../machines/shared/keyedWrite.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';

type Snapshot = SnapshotFrom<typeof phoneChangeMachine>;
export type Panel = 'loading' | 'unavailable' | 'missing' | 'form';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('unavailable')) return 'unavailable';
  if (snapshot.matches('missing')) return 'missing';
  return snapshot.hasTag('form') ? 'form' : 'loading';
}
export const selectOldCountdown = ({ children }: Snapshot) => children.oldCountdown;
export const selectNewCountdown = ({ children }: Snapshot) => children.newCountdown;
export const selectCountry = ({ context }: Snapshot) => context.country;
export const selectCurrent = ({ context }: Snapshot) => context.current;
export const selectPhone = ({ context }: Snapshot) => context.phone;
export const selectProof = ({ context }: Snapshot) => context.proof;
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsAwaitingCode = (snapshot: Snapshot): boolean => snapshot.matches({ editing: 'awaitingCode' });
export const selectWrite = ({ children }: Snapshot) => children.sendNewPhone as KeyedWriteRef | undefined;
export const selectProblem = (snapshot: Snapshot): Problem | null =>
  snapshot.matches({ editing: 'refused' }) ? snapshot.context.problem : null;
