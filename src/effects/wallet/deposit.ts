import { fromPromise } from 'xstate';
import { bonusPreviewMachine } from '../../../machines/wallet/bonusPreview.machine.js';
import { depositFormMachine } from '../../../machines/wallet/depositForm.machine.js';
import type { DepositOffer } from '../../../machines/wallet/depositOffer.js';
import type { BonusChoice, DepositChannel, Order, OrderRequest } from '../../../machines/wallet/order.js';
import { orderPaymentMachine } from '../../../machines/wallet/orderPayment.machine.js';
import { orderPlacementMachine } from '../../../machines/wallet/orderPlacement.machine.js';
import { orderStatusMachine } from '../../../machines/wallet/orderStatus.machine.js';
import type { PayMethod, Quote, Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { defineCancelOrder, defineFindOrder, orderResult, orderOf } from './order.js';
import { defineOrderStatusActors } from './orderStatus.js';
import { wantedWalletParams } from './wantedWalletParams.js';
import { noToast } from '../../api/rules.js';

type World = Pick<Outside, 'api' | 'open' | 'read' | 'now' | 'newKey' | 'openWindow'>;

export const defineDepositActors = (world: World) => ({
  depositForm: depositFormMachine.provide({ actors: defineDepositFormActors(world) }),
  reserveKey: fromPromise<string>(async () => world.newKey()),
  orderPlacement: orderPlacementMachine.provide({ actors: defineOrderPlacementActors(world) }),
  findOrder: defineFindOrder(world),
  orderPayment: orderPaymentMachine.provide({ actors: defineOrderPaymentActors(world) }),
});

export const defineDepositFormActors = ({ api, open, read }: World) => {
  const channelsOf = async ({ id, method, endpoint }: PayMethod, signal: AbortSignal): Promise<DepositChannel[]> => {
    const channels = await read(api.GET('/pay/getPayChannel/{id}', { params: { path: { id } }, signal }), noToast);
    return channels.map((channel) => Object.assign(channel, { method, endpoint }));
  };
  const quote = fromPromise<Result<Quote>, BonusChoice>(({ input, signal }) =>
    open(api.POST('/pay/budgetAmount', { body: bodyOf(input), signal }), noToast),
  );
  return {
    loadOffer: fromPromise<DepositOffer>(async ({ signal, system }) => {
      const [params, methods, picks, promotions] = await Promise.all([
        wantedWalletParams({ system }, signal),
        read(api.GET('/pay/getPayMethod', { signal }), noToast),
        read(api.GET('/pay/getDepositAmountList', { signal }), noToast),
        // A deposit needs no promotion: without their list the form works.
        read(api.GET('/pay/getAllActivity', { signal }), noToast).catch(() => null),
      ]);
      const channels = await Promise.all(methods.map((method) => channelsOf(method, signal)));
      return {
        isOpen: params.isShowAutoDeposit,
        isManualOpen: params.isShowManualDeposit,
        channels: channels.flat(),
        amounts: params.depositAmountListStatus ? picks.amounts : [],
        promotions,
      };
    }),
    bonusPreview: bonusPreviewMachine.provide({ actors: { quoteBonus: quote } }),
    quoteDeposit: quote,
  };
};

/** The choice as quote and order take it. */
const bodyOf = ({ channelId, amount, activityId }: BonusChoice) => ({
  channelId,
  amount,
  ...(activityId === null ? {} : { activityId }),
});

export const defineOrderPlacementActors = ({ api, open, now }: World) => ({
  createOrder: fromPromise<Result<Order>, OrderRequest>(async ({ input, signal }) => {
    const { key, method, endpoint, confirmed } = input;
    const sent = {
      params: { path: { method }, header: { 'Idempotency-Key': key } },
      body: { ...bodyOf(input), ...confirmed },
      signal,
    };
    const call =
      endpoint === 'charge' ? api.POST('/pay/{method}/charge', sent) : api.POST('/pay/{method}/recharge', sent);
    return orderResult(await open(call, noToast), now());
  }),
  traceOrder: fromPromise<Order | null, { key: string }>(async ({ input, signal }) => {
    const found = await open(api.POST('/pay/order/trace', { body: { referenceNo: input.key }, signal }), noToast);
    if (!found.ok) throw new Error(found.problem.code);
    return found.value?.kind === 'deposit' ? orderOf(found.value.order, now()) : null;
  }),
});

const defineOrderPaymentActors = (world: World) => ({
  openGateway: fromPromise<boolean, { payUrl: string }>(async ({ input }) => world.openWindow(input.payUrl)),
  cancelOrder: defineCancelOrder(world),
  orderStatus: orderStatusMachine.provide({ actors: defineOrderStatusActors(world) }),
});
