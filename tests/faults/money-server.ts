import { session, settled } from '../fixtures/play/sessions.js';
import { channel, quote } from '../fixtures/wallet/orders.js';
import type { Call } from '../support/browser.js';
import type { Scripted } from './server.js';

const ok = (data: unknown) => ({ code: 200, msg: 'OK', data });
const { method, endpoint, ...wireChannel } = channel;

const order = {
  orderNo: 'D1',
  reason: null,
  amount: 50_000,
  payAmount: 50_000,
  fee: 0,
  channelId: channel.id,
  channelName: channel.name,
  payType: 'qr',
  payUrl: null,
  qrContent: '00',
  createTime: '2026-11-21T10:00:00.000Z',
  expireTime: '2026-11-21T10:15:00.000Z',
  endTime: null,
  serverTime: '2026-11-21T10:00:00.000Z',
};
const orderOf = ({ money: { isPaid } }: Scripted) => ({ ...order, status: isPaid ? 3 : 2 });

/** What the server of the money steps has done. */
export type Money = { isOrdered: boolean; isPaid: boolean };

/** The responses of a healthy server to the steps at which money moves or could move. */
export const moneyAnswers: Readonly<Record<string, object | ((call: Call, world: Scripted) => object)>> = {
  'GET /pay/getWalletParams': ok({ autoDepositFunctionStatus: 'true' }),
  'GET /pay/getPayMethod': ok([{ id: channel.methodId, method, name: 'QR', endpoint }]),
  [`GET /pay/getPayChannel/${channel.methodId}`]: ok([wireChannel]),
  'GET /pay/getDepositAmountList': ok({ amounts: [] }),
  'POST /pay/budgetAmount': ok(quote),
  [`POST /pay/${method}/charge`]: (_, world) => {
    world.money.isOrdered = true;
    return ok(orderOf(world));
  },
  'POST /pay/order/trace': (_, world) => ok(world.money.isOrdered ? orderOf(world) : null),
  'GET /pay/getOrderStatus/D1': (_, world) => ok(orderOf(world)),
  'GET /game/session/current': ok(null),
  'POST /game/play/1001': ok(session()),
  'GET /game/session/info/S1': ok(session({ gameUrl: 'about:blank' })),
  'POST /game/session/refreshBalance/S1': ok(session()),
  'POST /exitGame': ok({ status: 'done', session: settled }),
};
