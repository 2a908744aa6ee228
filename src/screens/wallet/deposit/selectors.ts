import type { DepositRef } from '../../../../machines/wallet/deposit.machine.js';
import type { DepositFormRef } from '../../../../machines/wallet/depositForm.machine.js';
import type { OrderPaymentRef } from '../../../../machines/wallet/orderPayment.machine.js';
import type { OrderPlacementRef } from '../../../../machines/wallet/orderPlacement.machine.js';

type Snapshot = ReturnType<DepositRef['getSnapshot']>;
/** What the player sees: every state of the chart except the transient ones. */
export type Step = Exclude<Snapshot['value'], 'resuming' | 'sorting'>;

export const selectStep = ({ value }: Snapshot) => value as Step;
export const selectOrder = ({ context }: Snapshot) => context.order;
export const selectForm = ({ children }: Snapshot) => children.depositForm as DepositFormRef | undefined;
export const selectPlacement = ({ children }: Snapshot) => children.orderPlacement as OrderPlacementRef | undefined;
export const selectPayment = ({ children }: Snapshot) => children.orderPayment as OrderPaymentRef | undefined;
