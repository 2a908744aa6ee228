import { fromPromise } from 'xstate';
import type { Order } from '../../../machines/wallet/order.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { watchPage } from '../page.js';
import { watchClock } from '../shared/watchClock.js';
import { orderOf } from './order.js';

const second = 1_000;

export const defineOrderStatusActors = ({ api, read, now }: Pick<Outside, 'api' | 'read' | 'now'>) => ({
  loadOrder: fromPromise<Order, { orderNo: string }>(async ({ input, signal }) => {
    const params = { path: input };
    const call = api.GET('/pay/getOrderStatus/{orderNo}', { params, headers: noIndicator, signal });
    return orderOf(await read(call), now());
  }),
  watchPage,
  watchClock: watchClock(now, second),
});
