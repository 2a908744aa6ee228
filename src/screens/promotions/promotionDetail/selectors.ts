import type { SnapshotFrom } from 'xstate';
import type { promotionDetailMachine } from '../../../../machines/promotions/promotionDetail.machine.js';
import type { KeyedWriteRef } from '../../../../machines/shared/keyedWrite.machine.js';

type Snapshot = SnapshotFrom<typeof promotionDetailMachine>;

/** What stands under the terms. */
export type Step =
  | 'editing'
  | 'quoting'
  | 'confirming'
  | 'sending'
  | 'taken'
  | 'closed'
  | 'unavailable'
  | 'missing'
  | 'shape';

export function selectStep(snapshot: Snapshot): Step {
  for (const step of ['editing', 'quoting', 'confirming', 'closed', 'unavailable', 'missing'] as const)
    if (snapshot.matches(step)) return step;
  if (snapshot.matches('joined') || snapshot.matches('joinedAlready')) return 'taken';
  return snapshot.matches('reservingKey') || snapshot.matches('sending') ? 'sending' : 'shape';
}
export const selectOffer = ({ context }: Snapshot) => context.offer;
export const selectQuote = ({ context }: Snapshot) => context.quote;
export const selectChoice = ({ context }: Snapshot) => context.draft?.choice ?? null;
export const selectWrite = ({ children }: Snapshot) => children.sendJoin as KeyedWriteRef | undefined;
export const selectProblem = ({ context }: Snapshot) => context.problem;
