import type { SnapshotFrom } from 'xstate';
import type { fillProfileMachine } from '../../../../machines/access/fillProfile.machine.js';
import type { KeyedWriteRef } from '../../../../machines/shared/keyedWrite.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import type { StepPanel } from '../shared/StepPage.js';

type Snapshot = SnapshotFrom<typeof fillProfileMachine>;

export function selectPanel(snapshot: Snapshot): StepPanel {
  if (snapshot.matches('unavailable')) return 'unavailable';
  return snapshot.context.sheet === null ? 'loading' : 'form';
}

export const selectSheet = ({ context }: Snapshot) => context.sheet;
export const selectDraft = ({ context }: Snapshot) => context.draft;
export const selectCountry = ({ context }: Snapshot) => context.country;
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy') || snapshot.status === 'done';
export const selectWrite = ({ children }: Snapshot) => children.sendProfile as KeyedWriteRef | undefined;
export const selectProblem = (snapshot: Snapshot): Problem | null =>
  snapshot.matches({ editing: 'refused' }) ? snapshot.context.problem : null;
