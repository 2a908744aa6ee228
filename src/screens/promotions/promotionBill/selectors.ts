import type { SnapshotFrom } from 'xstate';
import type { promotionBillMachine } from '../../../../machines/promotions/promotionBill.machine.js';

type Snapshot = SnapshotFrom<typeof promotionBillMachine>;

export const selectLines = ({ children }: Snapshot) => children.billLines;
/** Rounds are missing on the bill. */
export const selectIsCompiling = ({ context }: Snapshot): boolean => context.bill?.status === 'compiling';
export const selectRecordId = ({ context }: Snapshot) => context.recordId;
export const selectCompileTime = ({ context }: Snapshot) => context.bill?.compileTime ?? null;
