import type { BillAnalysisRef } from '../../../../machines/wallet/billAnalysis.machine.js';

type Snapshot = ReturnType<BillAnalysisRef['getSnapshot']>;
export type Stage = 'editing' | 'loading' | 'empty' | 'unavailable' | 'shown';

export function selectStage({ value }: Snapshot): Stage {
  if (typeof value !== 'string') return 'shown';
  return value === 'starting' ? 'loading' : value;
}
export const selectIsAlone = (snapshot: Snapshot) => snapshot.matches({ shown: 'uncompared' });
export const selectPeriod = ({ context }: Snapshot) => context.period;
export const selectRange = ({ context }: Snapshot) => context.range;
export const selectToday = ({ context }: Snapshot) => context.today;
export const selectOffset = ({ context }: Snapshot) => context.offset;
export const selectAnalysis = ({ context }: Snapshot) => context.analysis;
export const selectBefore = ({ context }: Snapshot) => context.before;
