import type { OrderReviewRef } from '../../../../machines/wallet/orderReview.machine.js';

type Snapshot = ReturnType<OrderReviewRef['getSnapshot']>;

/** `shape`: nothing is known yet. An order that is known stays on screen while it is read again. */
export type Panel = 'shape' | 'unavailable' | 'missing' | 'shown';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('unavailable')) return 'unavailable';
  if (snapshot.matches('missing')) return 'missing';
  return snapshot.context.order === null ? 'shape' : 'shown';
}
export const selectOrder = ({ context }: Snapshot) => context.order;
export const selectProblem = ({ context }: Snapshot) => context.problem;
export const selectIsAsking = (snapshot: Snapshot) =>
  snapshot.matches({ pending: { cancel: 'confirming' } }) || snapshot.matches({ pending: { cancel: 'sending' } });
export const selectIsCancelling = (snapshot: Snapshot) => snapshot.matches({ pending: { cancel: 'sending' } });
/** The button stays under the question that it opens, so that it has the focus again. */
export const selectCanCancel = (snapshot: Snapshot) =>
  snapshot.can({ type: 'orderReview.cancelRequested' }) || selectIsAsking(snapshot);
