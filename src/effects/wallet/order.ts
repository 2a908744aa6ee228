import { fromPromise } from 'xstate';
import type { components } from '../../../openapi/user-api.js';
import type { Order } from '../../../machines/wallet/order.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';

type WireOrder = components['schemas']['Order'];
type World = Pick<Outside, 'api' | 'open' | 'now'>;

/** Decision E3. */
export const stateOnWire = { 0: 'pendingReview', 1: 'failed', 2: 'pendingPayment', 3: 'done' } as const;

export function orderOf({ status, ...order }: WireOrder, now: number): Order {
  const serverNow = Date.parse(order.serverTime);
  return {
    ...order,
    status: stateOnWire[status],
    age: serverNow - Date.parse(order.createTime),
    remaining: Date.parse(order.expireTime) - serverNow,
    readAt: now,
  };
}

export const orderResult = (result: Result<WireOrder>, now: number): Result<Order> =>
  result.ok ? { ok: true, value: orderOf(result.value, now) } : result;

/** What was made under a key (B5); null if nothing was. Rejects if the server does not say. */
export const findByKey = ({ api, read }: Pick<Outside, 'api' | 'read'>, key: string, signal: AbortSignal) =>
  read(api.POST('/pay/order/trace', { body: { referenceNo: key }, signal }));

/** One order by its number. An order of another player is `notFound`. */
export const defineFindOrder = ({ api, open, now }: World) =>
  fromPromise<Result<Order>, { orderNo: string }>(async ({ input, signal }) => {
    const params = { path: input };
    return orderResult(await open(api.GET('/pay/getOrderStatus/{orderNo}', { params, signal })), now());
  });

export const defineCancelOrder = ({ api, open, now }: World) =>
  fromPromise<Result<Order>, { orderNo: string }>(async ({ input, signal }) =>
    orderResult(await open(api.POST('/pay/order/cancel/{orderNo}', { params: { path: input }, signal })), now()),
  );
