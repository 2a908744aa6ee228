import type { SnapshotFrom } from 'xstate';
import type { promotionDetailMachine } from '../../../../machines/promotions/promotionDetail.machine.js';

type Snapshot = SnapshotFrom<typeof promotionDetailMachine>;

/** What stands under the terms. */
export type Step =
  | 'choosing'
  | 'quoting'
  | 'confirming'
  | 'sending'
  | 'asking'
  | 'silent'
  | 'absent'
  | 'taken'
  | 'closed'
  | 'unavailable'
  | 'missing'
  | 'shape';

export function selectStep(snapshot: Snapshot): Step {
  for (const step of ['choosing', 'quoting', 'confirming', 'closed', 'unavailable', 'missing'] as const)
    if (snapshot.matches(step)) return step;
  for (const unknown of ['asking', 'silent', 'absent'] as const) if (snapshot.matches({ unknown })) return unknown;
  if (snapshot.matches('taking') || snapshot.matches('joined')) return 'taken';
  return snapshot.matches('reservingKey') || snapshot.matches('sending') ? 'sending' : 'shape';
}
export const selectOffer = ({ context }: Snapshot) => context.offer;
export const selectQuote = ({ context }: Snapshot) => context.quote;
export const selectChoice = ({ context }: Snapshot) => context.draft?.choice ?? null;
export const selectProblem = ({ context }: Snapshot) => context.problem;
