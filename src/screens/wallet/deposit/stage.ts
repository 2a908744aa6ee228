import type { OrderPaymentRef } from '../../../../machines/wallet/orderPayment.machine.js';

export type Stage = 'opening' | 'waiting' | 'blocked' | 'askingCancel' | 'cancelling';
const stages: readonly Stage[] = ['opening', 'blocked', 'askingCancel', 'cancelling'];

export function stageOf(snapshot: ReturnType<OrderPaymentRef['getSnapshot']>): Stage | 'unwatched' {
  if (snapshot.matches('unwatched')) return 'unwatched';
  return stages.find((stage) => snapshot.matches({ open: stage })) ?? 'waiting';
}
