import type { SnapshotFrom } from 'xstate';
import type { activityDetailMachine } from '../../../../machines/promotions/activityDetail.machine.js';
import type { KeyedWriteRef } from '../../../../machines/shared/keyedWrite.machine.js';

type Snapshot = SnapshotFrom<typeof activityDetailMachine>;

const shown = ['news', 'announced', 'joinable', 'full', 'ended', 'joined', 'claimable', 'claimed', 'expired'] as const;
/** What stands beside the terms; `shape` and the two failures stand in the place of the whole page. */
export type Step = (typeof shown)[number] | 'sending' | 'refused' | 'reading' | 'unavailable' | 'missing' | 'shape';

export function selectStep(snapshot: Snapshot): Step {
  for (const step of shown) if (snapshot.matches({ shown: step })) return step;
  for (const step of ['refused', 'unavailable', 'missing'] as const) if (snapshot.matches(step)) return step;
  if (snapshot.matches('reservingKey') || snapshot.matches('sending')) return 'sending';
  return snapshot.context.activity === null ? 'shape' : 'reading';
}
export const selectActivity = ({ context }: Snapshot) => context.activity;
export const selectWrite = ({ children }: Snapshot) => children.sendStep as KeyedWriteRef | undefined;
export const selectProblem = ({ context }: Snapshot) => context.problem;
export const selectServerNow = ({ context }: Snapshot) => context.now + context.offset;
