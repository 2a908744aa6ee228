import type { SnapshotFrom } from 'xstate';
import type { promotionCodeMachine } from '../../../../machines/promotions/promotionCode.machine.js';
import type { KeyedWriteRef } from '../../../../machines/shared/keyedWrite.machine.js';

type Snapshot = SnapshotFrom<typeof promotionCodeMachine>;

/** What the page shows. `before`: the player has redeemed the code earlier. */
export type Step = 'editing' | 'checking' | 'offered' | 'sending' | 'redeemed' | 'before';

export function selectStep(snapshot: Snapshot): Step {
  for (const step of ['checking', 'offered', 'redeemed'] as const) if (snapshot.matches(step)) return step;
  if (snapshot.matches('redeemedAlready')) return 'before';
  return snapshot.matches('reservingKey') || snapshot.matches('sending') ? 'sending' : 'editing';
}
export const selectCode = ({ context }: Snapshot) => context.draft.code;
export const selectOffer = ({ context }: Snapshot) => context.offer;
export const selectGain = ({ context }: Snapshot) => context.gain;
export const selectWrite = ({ children }: Snapshot) => children.sendRedemption as KeyedWriteRef | undefined;
export const selectProblem = ({ context }: Snapshot) => context.problem;
