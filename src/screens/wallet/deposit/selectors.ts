import type { DepositRef } from '../../../../machines/wallet/deposit.machine.js';
import type { DepositFormRef } from '../../../../machines/wallet/depositForm.machine.js';
import type { OrderPaymentRef } from '../../../../machines/wallet/orderPayment.machine.js';
import type { KeyedWriteRef } from '../../../../machines/shared/keyedWrite.machine.js';

type Snapshot = ReturnType<DepositRef['getSnapshot']>;
/** What the player sees: every state of the chart except the transient ones. */
export type Step = Exclude<Snapshot['value'], 'resuming' | 'sorting'>;

export const selectStep = ({ value }: Snapshot) => value as Step;
export const selectOrder = ({ context }: Snapshot) => context.order;
export const selectForm = ({ children }: Snapshot) => children.depositForm as DepositFormRef | undefined;
export const selectWrite = ({ children }: Snapshot) => children.sendOrder as KeyedWriteRef | undefined;
export const selectPayment = ({ children }: Snapshot) => children.orderPayment as OrderPaymentRef | undefined;
