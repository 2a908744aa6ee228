import type { WalletHomeRef } from '../../../../machines/wallet/walletHome.machine.js';
import type { WalletParamsRef } from '../../../../machines/wallet/walletParams.machine.js';

type Snapshot = ReturnType<WalletHomeRef['getSnapshot']>;

export const selectOrders = ({ context }: Snapshot) => context.orders;
export const selectWithdrawals = ({ context }: Snapshot) => context.withdrawals;
export const selectOrdersFailed = (snapshot: Snapshot) => snapshot.matches({ orders: 'failed' });
export const selectProblem = ({ context }: Snapshot) => context.problem;
export const selectBills = ({ context }: Snapshot) => context.bills;
export const selectBillsFailed = (snapshot: Snapshot) => snapshot.matches({ bills: 'failed' });
export const selectIsCancelling = (snapshot: Snapshot) => snapshot.matches({ orders: 'cancelling' });

/** The amount of the order in the cancel dialog, in minor units; null while the dialog is closed. */
export function selectCancelAmount(snapshot: Snapshot): number | null {
  if (!snapshot.matches({ orders: 'askingCancel' }) && !selectIsCancelling(snapshot)) return null;
  const { orders, cancelled } = snapshot.context;
  return orders.find(({ orderNo }) => orderNo === cancelled)?.amount ?? null;
}

/** Until the site's switches are known, both lead to their pages, which say what is closed. */
export const selectActions = ({ context: { params } }: ReturnType<WalletParamsRef['getSnapshot']>) => ({
  canDeposit: params?.isShowAutoDeposit ?? true,
  canWithdraw: params?.isShowWithdrawal ?? true,
});

/** Only once it is known, so that nothing is offered that the site does not have. */
export const selectHasManual = ({ context: { params } }: ReturnType<WalletParamsRef['getSnapshot']>) =>
  params?.isShowManualDeposit ?? false;
