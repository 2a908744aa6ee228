import type { SnapshotFrom } from 'xstate';
import type { feedbackMachine } from '../../../../machines/account/feedback.machine.js';
import type { PicturesRef } from '../../../../machines/shared/pictures.machine.js';
import type { KeyedWriteRef } from '../../../../machines/shared/keyedWrite.machine.js';

type Snapshot = SnapshotFrom<typeof feedbackMachine>;

export type Step = 'editing' | 'sending' | 'sent';

export function selectStep(snapshot: Snapshot): Step {
  if (snapshot.matches('sent')) return 'sent';
  return snapshot.matches('reservingKey') || snapshot.matches('sending') ? 'sending' : 'editing';
}
export const selectWrite = ({ children }: Snapshot) => children.sendFeedback as KeyedWriteRef | undefined;
export const selectDraft = ({ context }: Snapshot) => context.draft;
export const selectProblem = ({ context }: Snapshot) => context.problem;
export const selectIsUnready = (snapshot: Snapshot): boolean => snapshot.matches({ editing: 'incomplete' });
export const selectPictures = ({ children }: Snapshot) => children['pictures'] as PicturesRef | undefined;
