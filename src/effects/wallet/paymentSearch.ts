import { fromPromise } from 'xstate';
import type { components } from '../../../openapi/user-api.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { FoundPayment, SearchAnswer } from '../../../machines/wallet/paymentSearch.js';
import type { Outside } from '../outside.js';
import { stateOnWire } from './order.js';

type Traced = components['schemas']['TracedOrder'];

export const definePaymentSearchActors = ({ api, open, now }: Pick<Outside, 'api' | 'open' | 'now'>) => ({
  searchPayment: fromPromise<Result<SearchAnswer>, { number: string }>(async ({ input, signal }) => {
    const found = await open(api.POST('/pay/order/trace', { body: input, signal }));
    if (!found.ok) return found;
    const payment = found.value ? paymentOf(found.value) : null;
    return { ok: true, value: { payment, at: new Date(now()).toISOString() } };
  }),
});

function paymentOf({ kind, order }: Traced): FoundPayment {
  const { orderNo, amount, createTime: time } = order;
  const shared = { kind, orderNo, amount, time, status: stateOnWire[order.status] };
  if (kind === 'deposit') return { ...shared, reason: order.reason, reasonText: null, place: order.channelName };
  const { reason, reasonText, bankName: place } = order;
  return { ...shared, reasonText, place, reason: reason === null || reason === 'cancelled' ? reason : 'rejected' };
}
