import type { OpenMoney, WalletHomeRef } from '../../../../machines/wallet/walletHome.machine.js';
import type { WalletParamsRef } from '../../../../machines/wallet/walletParams.machine.js';

type Snapshot = ReturnType<WalletHomeRef['getSnapshot']>;

const nothingOpen: OpenMoney = { orders: [], reviews: [], withdrawals: [] };

export const selectOpen = ({ context }: Snapshot) => context.open ?? nothingOpen;
export const selectRecords = ({ context }: Snapshot) => context.records;
export const selectRecordsFailed = (snapshot: Snapshot) => snapshot.matches({ promotions: 'unavailable' });
/** A list is on its way that the page has never shown. */
export const selectIsOpening = (snapshot: Snapshot) =>
  (snapshot.context.open === null && snapshot.matches({ orders: 'loading' })) ||
  (snapshot.context.records === null && snapshot.matches({ promotions: 'loading' }));
export const selectOrdersFailed = (snapshot: Snapshot) => snapshot.matches({ orders: 'unavailable' });
export const selectProblem = ({ context }: Snapshot) => context.problem;
export const selectBills = ({ context }: Snapshot) => context.bills;
export const selectBillsFailed = (snapshot: Snapshot) => snapshot.matches({ bills: 'unavailable' });
export const selectIsCancelling = (snapshot: Snapshot) => snapshot.matches({ orders: 'sending' });

/** The amount of the order in the cancel dialog, in minor units; null while the dialog is closed. */
export function selectCancelAmount(snapshot: Snapshot): number | null {
  if (!snapshot.matches({ orders: 'confirming' }) && !selectIsCancelling(snapshot)) return null;
  const { open, cancelled } = snapshot.context;
  return open?.orders.find(({ orderNo }) => orderNo === cancelled)?.amount ?? null;
}

/** Until the site's switches are known, both lead to their pages, which say what is closed. */
export const selectActions = ({ context: { params } }: ReturnType<WalletParamsRef['getSnapshot']>) => ({
  canDeposit: params?.isShowAutoDeposit ?? true,
  canWithdraw: params?.isShowWithdrawal ?? true,
});

/** Only once it is known, so that nothing is offered that the site does not have. */
export const selectHasManual = ({ context: { params } }: ReturnType<WalletParamsRef['getSnapshot']>) =>
  params?.isShowManualDeposit ?? false;
