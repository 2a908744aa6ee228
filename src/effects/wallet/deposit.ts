import { fromPromise } from 'xstate';
import { bonusPreviewMachine } from '../../../machines/wallet/bonusPreview.machine.js';
import { depositFormMachine } from '../../../machines/wallet/depositForm.machine.js';
import type { DepositOffer } from '../../../machines/wallet/depositOffer.js';
import type { BonusChoice, DepositChannel, PayBank } from '../../../machines/wallet/order.js';
import { orderPaymentMachine } from '../../../machines/wallet/orderPayment.machine.js';
import { orderStatusMachine } from '../../../machines/wallet/orderStatus.machine.js';
import { orderWrite } from '../../../machines/wallet/writes.js';
import type { PayChannel, PayMethod, Quote, Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { provideWrite } from '../shared/provideWrite.js';
import { defineCancelOrder, defineFindOrder, findByKey, orderResult, orderOf } from './order.js';
import { defineOrderStatusActors } from './orderStatus.js';
import { wantedWalletParams } from './wantedWalletParams.js';

type World = Pick<Outside, 'api' | 'open' | 'read' | 'now' | 'newKey' | 'openWindow'>;

export const defineDepositActors = (world: World) => ({
  depositForm: depositFormMachine.provide({ actors: defineDepositFormActors(world) }),
  reserveKey: fromPromise<string>(async () => world.newKey()),
  sendOrder: provideOrderWrite(world),
  loadOrder: defineFindOrder(world),
  orderPayment: orderPaymentMachine.provide({ actors: defineOrderPaymentActors(world) }),
});

export const defineDepositFormActors = ({ api, open, read }: World) => {
  const banksOf = async ({ id, icon, isOpen }: PayChannel, signal: AbortSignal): Promise<readonly PayBank[]> =>
    icon === 'bank' && isOpen ? read(api.GET('/pay/getPayBank/{id}', { params: { path: { id } }, signal })) : [];
  const channelsOf = async ({ id, method, endpoint }: PayMethod, signal: AbortSignal): Promise<DepositChannel[]> => {
    const channels = await read(api.GET('/pay/getPayChannel/{id}', { params: { path: { id } }, signal }));
    return Promise.all(
      channels.map(async (channel) => {
        // Without the list the channel works: its own page asks for the bank.
        const banks = await banksOf(channel, signal).catch(() => []);
        return Object.assign(channel, { method, endpoint, banks, isOfCard: false });
      }),
    );
  };
  /** The ids of the methods of the company that pays out to the player's default card; none for a card of the site itself. */
  const methodsOfCard = async (signal: AbortSignal): Promise<readonly string[]> => {
    const cards = await read(api.GET('/gameUserBankCard/list', { signal }));
    const { operatorCode = 'CUSTOM' } = cards.find(({ defaultStatus }) => defaultStatus === 1) ?? {};
    if (operatorCode === 'CUSTOM') return [];
    const params = { query: { operatorCode } };
    const methods = await read(api.GET('/pay/getPayMethodByOperatorCode', { params, signal }));
    return methods.map(({ id }) => id);
  };
  const quote = fromPromise<Result<Quote>, BonusChoice>(({ input, signal }) =>
    open(api.POST('/pay/budgetAmount', { body: bodyOf(input), signal })),
  );
  return {
    loadOffer: fromPromise<DepositOffer>(async ({ signal, system }) => {
      const [params, methods, picks, promotions, ofCard] = await Promise.all([
        wantedWalletParams({ system }, signal),
        read(api.GET('/pay/getPayMethod', { signal })),
        read(api.GET('/pay/getDepositAmountList', { signal })),
        // A deposit needs no promotion: without their list the form works.
        read(api.GET('/pay/getAllActivity', { signal })).catch(() => null),
        // It only puts the channels in order.
        methodsOfCard(signal).catch(() => []),
      ]);
      const channels = await Promise.all(methods.map((method) => channelsOf(method, signal)));
      return {
        isOpen: params.isShowAutoDeposit,
        isManualOpen: params.isShowManualDeposit,
        channels: ofCardFirst(channels.flat(), ofCard),
        amounts: params.depositAmountListStatus ? picks.amounts : [],
        promotions,
      };
    }),
    bonusPreview: bonusPreviewMachine.provide({ actors: { quoteBonus: quote } }),
    quoteDeposit: quote,
  };
};

/** The channels of the methods that belong to the player's card first, in the order of the site. Of all of them none is marked. */
function ofCardFirst(channels: readonly DepositChannel[], methodIds: readonly string[]): readonly DepositChannel[] {
  const own = channels.filter(({ methodId }) => methodIds.includes(methodId));
  if (own.length === channels.length) return channels;
  return [
    ...own.map((channel) => Object.assign(channel, { isOfCard: true })),
    ...channels.filter((channel) => !own.includes(channel)),
  ];
}

/** The choice as quote and order take it. */
const bodyOf = ({ channelId, amount, activityId }: BonusChoice) => ({
  channelId,
  amount,
  ...(activityId === null ? {} : { activityId }),
});

export const provideOrderWrite = ({ api, open, read, now }: World) =>
  provideWrite(orderWrite, {
    send: async (order, signal) => {
      const { key, method, endpoint, bankCode, confirmed } = order;
      const sent = {
        params: { path: { method }, header: { 'Idempotency-Key': key } },
        body: { ...bodyOf(order), ...(bankCode === null ? {} : { bankCode }), ...confirmed },
        signal,
      };
      const call =
        endpoint === 'charge' ? api.POST('/pay/{method}/charge', sent) : api.POST('/pay/{method}/recharge', sent);
      return orderResult(await open(call), now());
    },
    trace: async ({ key }, signal) => {
      const found = await findByKey({ api, read }, key, signal);
      return found?.kind === 'deposit' ? { ok: true, value: orderOf(found.order, now()) } : null;
    },
  });

const defineOrderPaymentActors = (world: World) => ({
  openGateway: fromPromise<boolean, { payUrl: string }>(async ({ input }) => world.openWindow(input.payUrl)),
  cancelOrder: defineCancelOrder(world),
  orderStatus: orderStatusMachine.provide({ actors: defineOrderStatusActors(world) }),
});
