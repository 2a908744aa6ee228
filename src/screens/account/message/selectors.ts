import type { SnapshotFrom } from 'xstate';
import type { messageMachine } from '../../../../machines/account/message.machine.js';
import type { MessageMarkingRef } from '../../../../machines/account/messageMarking.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';

type Snapshot = SnapshotFrom<typeof messageMachine>;

export type Panel = 'shape' | 'unavailable' | 'shown';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('loading')) return 'shape';
  return snapshot.matches('unavailable') ? 'unavailable' : 'shown';
}
export const selectNews = ({ context }: Snapshot) => context.news;
export const selectMarking = ({ children }: Snapshot) => children.messageMarking as MessageMarkingRef | undefined;
export const selectProblem = (snapshot: Snapshot): Problem | null =>
  snapshot.matches({ shown: 'refused' }) ? snapshot.context.problem : null;
