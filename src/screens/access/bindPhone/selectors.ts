import type { SnapshotFrom } from 'xstate';
import type { bindPhoneMachine } from '../../../../machines/access/bindPhone.machine.js';
import type { KeyedWriteRef } from '../../../../machines/shared/keyedWrite.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import type { StepPanel } from '../shared/StepPage.js';

type Snapshot = SnapshotFrom<typeof bindPhoneMachine>;

export function selectPanel(snapshot: Snapshot): StepPanel {
  if (snapshot.matches('unavailable')) return 'unavailable';
  return snapshot.hasTag('form') ? 'form' : 'loading';
}

export const selectCountdown = ({ children }: Snapshot) => children.codeCountdown;
export const selectCountry = ({ context }: Snapshot) => context.country;
export const selectPhone = ({ context }: Snapshot) => context.phone;
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsAwaitingCode = (snapshot: Snapshot): boolean => snapshot.matches({ editing: 'awaitingCode' });
export const selectWrite = ({ children }: Snapshot) => children.sendPhone as KeyedWriteRef | undefined;
export const selectProblem = (snapshot: Snapshot): Problem | null =>
  snapshot.matches({ editing: 'refused' }) ? snapshot.context.problem : null;
