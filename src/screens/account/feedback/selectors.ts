import type { SnapshotFrom } from 'xstate';
import type { feedbackMachine } from '../../../../machines/account/feedback.machine.js';
import type { PicturesRef } from '../../../../machines/shared/pictures.machine.js';

type Snapshot = SnapshotFrom<typeof feedbackMachine>;

export type Step = 'editing' | 'sending' | 'tracing' | 'unanswered' | 'unsent' | 'sent';

export function selectStep(snapshot: Snapshot): Step {
  for (const unknown of ['tracing', 'unanswered', 'unsent'] as const) if (snapshot.matches({ unknown })) return unknown;
  if (snapshot.matches('sent')) return 'sent';
  return snapshot.matches('reservingKey') || snapshot.matches('sending') ? 'sending' : 'editing';
}
export const selectDraft = ({ context }: Snapshot) => context.draft;
export const selectProblem = ({ context }: Snapshot) => context.problem;
export const selectIsUnready = (snapshot: Snapshot): boolean => snapshot.matches({ editing: 'incomplete' });
export const selectPictures = ({ children }: Snapshot) => children['pictures'] as PicturesRef | undefined;
