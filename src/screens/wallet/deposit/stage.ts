import type { OrderPaymentRef } from '../../../../machines/wallet/orderPayment.machine.js';

export type Stage = 'opening' | 'awaitingPayment' | 'blocked' | 'confirming' | 'sending';
const stages: readonly Stage[] = ['opening', 'blocked', 'confirming', 'sending'];

export function stageOf(snapshot: ReturnType<OrderPaymentRef['getSnapshot']>): Stage | 'unavailable' {
  if (snapshot.matches('unavailable')) return 'unavailable';
  return stages.find((stage) => snapshot.matches({ pending: stage })) ?? 'awaitingPayment';
}
