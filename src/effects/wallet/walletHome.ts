import { fromPromise } from 'xstate';
import type { Bill } from '../../../machines/vocabulary.js';
import type { Order } from '../../../machines/wallet/order.js';
import type { Outside } from '../outside.js';
import { watchPage } from '../page.js';
import { defineCancelOrder, orderOf } from './order.js';

const latest = 6;
const pendingPayment = 2;

export const defineWalletHomeActors = ({ api, list, open, now }: Pick<Outside, 'api' | 'list' | 'open' | 'now'>) => ({
  loadOpenOrders: fromPromise<readonly Order[]>(async ({ signal }) => {
    const params = { query: { status: pendingPayment } as const };
    const { rows } = await list(api.GET('/pay/order/list', { params, signal }), { quiet: true });
    return rows.map((order) => orderOf(order, now()));
  }),
  loadLatestBills: fromPromise<readonly Bill[]>(async ({ signal }) => {
    const { rows } = await list(api.GET('/bill/list', { params: { query: { limit: latest } }, signal }), {
      quiet: true,
    });
    return rows;
  }),
  cancelOrder: defineCancelOrder({ api, open, now }),
  watchPage,
});
