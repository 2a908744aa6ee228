import type { BillsRef } from '../../../../machines/wallet/bills.machine.js';

type Snapshot = ReturnType<BillsRef['getSnapshot']>;
export type DetailStage = Exclude<Snapshot['value']['detail'], 'starting'>;

export const selectToday = ({ context }: Snapshot) => context.today;
export const selectOffset = ({ context }: Snapshot) => context.offset;
export const selectFile = ({ children }: Snapshot) => children.billsFile;
export const selectFilter = ({ context }: Snapshot) => context.filter;
export const selectBills = ({ children }: Snapshot) => children.billList;
export const selectOpened = ({ context }: Snapshot) => context.opened;
export const selectDetail = ({ value }: Snapshot) => value.detail as DetailStage;
