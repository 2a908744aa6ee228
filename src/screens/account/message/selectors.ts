import type { SnapshotFrom } from 'xstate';
import type { messageMachine } from '../../../../machines/account/message.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';

type Snapshot = SnapshotFrom<typeof messageMachine>;

export type Panel = 'shape' | 'failed' | 'shown';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('loading')) return 'shape';
  return snapshot.matches('failed') ? 'failed' : 'shown';
}
export const selectNews = ({ context }: Snapshot) => context.news;
export const selectIsPromised = (snapshot: Snapshot): boolean => snapshot.matches('promised');
/** Marking as read, or checking whether it happened. */
export const selectIsBusy = (snapshot: Snapshot): boolean =>
  snapshot.matches('readingAll') || snapshot.matches({ unknown: 'looking' });
export const selectIsUnknown = (snapshot: Snapshot): boolean => snapshot.matches({ unknown: 'silent' });
export const selectProblem = (snapshot: Snapshot): Problem | null =>
  snapshot.matches({ shown: 'refused' }) ? snapshot.context.problem : null;
