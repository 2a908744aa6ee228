import type { SnapshotFrom } from 'xstate';
import type { activityDetailMachine } from '../../../../machines/promotions/activityDetail.machine.js';

type Snapshot = SnapshotFrom<typeof activityDetailMachine>;

const shown = ['news', 'soon', 'open', 'full', 'ended', 'joined', 'claimable', 'claimed', 'missed'] as const;
/** What stands beside the terms; `shape` and the two failures stand in the place of the whole page. */
export type Step =
  | (typeof shown)[number]
  | 'sending'
  | 'asking'
  | 'silent'
  | 'absent'
  | 'refused'
  | 'reading'
  | 'unavailable'
  | 'missing'
  | 'shape';

export function selectStep(snapshot: Snapshot): Step {
  for (const step of shown) if (snapshot.matches({ shown: step })) return step;
  for (const step of ['refused', 'unavailable', 'missing'] as const) if (snapshot.matches(step)) return step;
  for (const unknown of ['asking', 'silent', 'absent'] as const) if (snapshot.matches({ unknown })) return unknown;
  if (snapshot.matches('reservingKey') || snapshot.matches('sending')) return 'sending';
  return snapshot.context.activity === null ? 'shape' : 'reading';
}
export const selectActivity = ({ context }: Snapshot) => context.activity;
export const selectProblem = ({ context }: Snapshot) => context.problem;
export const selectServerNow = ({ context }: Snapshot) => context.now + context.offset;
