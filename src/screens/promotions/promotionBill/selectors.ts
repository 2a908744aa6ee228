import type { SnapshotFrom } from 'xstate';
import type { promotionBillMachine } from '../../../../machines/promotions/promotionBill.machine.js';
import type { Tail } from '../../../ui/more/list.js';

type Snapshot = SnapshotFrom<typeof promotionBillMachine>;

export type Panel = 'shape' | 'unavailable' | 'missing' | 'shown';

export const selectPanel = (snapshot: Snapshot): Panel =>
  (['unavailable', 'missing', 'shown'] as const).find((panel) => snapshot.matches(panel)) ?? 'shape';

export function selectTail(snapshot: Snapshot): Tail {
  if (snapshot.matches({ shown: { lines: 'extending' } })) return 'loading';
  if (snapshot.matches({ shown: { lines: 'stuck' } })) return 'stuck';
  return snapshot.matches({ shown: { lines: 'partial' } }) ? 'more' : 'end';
}
/** Rounds are missing on the bill. */
export const selectIsCompiling = (snapshot: Snapshot): boolean =>
  snapshot.matches('shown') && !snapshot.matches({ shown: { compilation: 'ready' } });
export const selectRecordId = ({ context }: Snapshot) => context.recordId;
export const selectRows = ({ context }: Snapshot) => context.rows;
export const selectCompileTime = ({ context }: Snapshot) => context.bill?.compileTime ?? null;
