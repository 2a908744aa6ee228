import type { BillsFileRef } from '../../../../machines/wallet/billsFile.machine.js';
import type { BillsRef } from '../../../../machines/wallet/bills.machine.js';

type Snapshot = ReturnType<BillsRef['getSnapshot']>;
export type ListStage = Snapshot['value']['list'];
export type DetailStage = Exclude<Snapshot['value']['detail'], 'starting'>;

export const selectToday = ({ context }: Snapshot) => context.today;
export const selectOffset = ({ context }: Snapshot) => context.offset;
export const selectFile = ({ children }: Snapshot) => children.billsFile as BillsFileRef | undefined;
export const selectFilter = ({ context }: Snapshot) => context.filter;
export const selectRows = ({ context }: Snapshot) => context.rows;
export const selectTotal = ({ context }: Snapshot) => context.total;
/** The server counts up to 1,000 bills from the first of the last page on. With so many left, there may be more. */
export const selectMayBeMore = ({ context: { total, rows } }: Snapshot): boolean => total - rows.length >= 900;
export const selectOpened = ({ context }: Snapshot) => context.opened;
export const selectStage = ({ value }: Snapshot): ListStage => value.list;
export const selectDetail = ({ value }: Snapshot) => value.detail as DetailStage;
