import { fromPromise } from 'xstate';
import type { PromotionRecord } from '../../../machines/promotions/ending.js';
import type { Bill } from '../../../machines/vocabulary.js';
import type { ReviewedWithdrawal } from '../../../machines/wallet/review.js';
import type { OpenMoney } from '../../../machines/wallet/walletHome.machine.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { watchPage } from '../page.js';
import { defineCancelOrder, orderOf } from './order.js';
import { reviewed } from './orderReview.js';

const latest = 6;
/** Rows of a page at most: fewer deposits may be under review, and a promotion has one open participation. */
const most = 100;
const pendingPayment = 2;

const isOpen = ({ status }: Bill): boolean => status === 'pendingReview' || status === 'pendingPayment';

type World = Pick<Outside, 'api' | 'list' | 'open' | 'read' | 'now'>;

export const defineWalletHomeActors = (world: World) => ({
  loadOpenMoney: fromPromise<OpenMoney>(async ({ signal }) => {
    const [orders, reviews, withdrawals] = await Promise.all([
      openOrders(world, signal),
      billsOf(world, { type: 'deposit', status: 'pendingReview', limit: most }, signal),
      openWithdrawals(world, signal),
    ]);
    return { orders, reviews, withdrawals };
  }),
  loadOpenRecords: fromPromise<readonly PromotionRecord[]>(async ({ signal }) => {
    const params = { query: { status: 'open', limit: most } as const };
    return (await world.list(world.api.GET('/gamePromotion/record/list', { params, headers: noIndicator, signal })))
      .rows;
  }),
  // What is open stands above them, with its buttons.
  loadLatestBills: fromPromise<readonly Bill[]>(async ({ signal }) =>
    billsOf(world, { status: 'ended', limit: latest }, signal),
  ),
  cancelOrder: defineCancelOrder(world),
  watchPage,
});

async function openOrders({ api, list, now }: World, signal: AbortSignal) {
  const params = { query: { status: pendingPayment } as const };
  const { rows } = await list(api.GET('/pay/order/list', { params, signal }));
  return rows.map((order) => orderOf(order, now()));
}

/** No list of withdrawals exists, but bills do, and a new withdrawal is refused while one is open: it is among the newest. */
async function openWithdrawals(world: World, signal: AbortSignal): Promise<ReviewedWithdrawal[]> {
  const bills = await billsOf(world, { type: 'withdrawal', limit: latest }, signal);
  return Promise.all(bills.filter(isOpen).map(({ referenceNo }) => withdrawalOf(world, referenceNo, signal)));
}

async function withdrawalOf({ api, read }: World, orderNo: string, signal: AbortSignal) {
  const params = { path: { orderNo } };
  return reviewed(
    'withdrawal',
    await read(api.GET('/pay/withdraw/info/{orderNo}', { params, headers: noIndicator, signal })),
  );
}

async function billsOf(
  { api, list }: World,
  query: { type?: 'withdrawal' | 'deposit'; status?: 'pendingReview' | 'ended'; limit: number },
  signal: AbortSignal,
): Promise<readonly Bill[]> {
  return (await list(api.GET('/bill/list', { params: { query }, signal }))).rows;
}
