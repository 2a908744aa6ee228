import { passkeyOptions } from '../fixtures/access/passkeyLogin.spec.js';
import { left, second } from '../fixtures/play/moneyInGames.spec.js';
import { session, settled } from '../fixtures/play/sessions.js';
import { channel, promotion, quote } from '../fixtures/wallet/orders.js';
import { uploadedPicture } from '../fixtures/shared/pickedPictures.js';
import { bank } from '../fixtures/wallet/manualDeposits.js';
import { bonusInfo, givenUpInfo } from '../fixtures/wallet/bonusGiveUp.spec.js';
import { bonusTerms, card, manualDeposit, otherCard, terms, withdrawal } from '../fixtures/wallet/withdrawals.js';
import type { BankCard } from '../../machines/wallet/withdrawalTerms.js';
import type { Call } from '../support/browser.js';
import type { Scripted } from './server.js';

const ok = (data: unknown) => ({ code: 200, msg: 'OK', data });
const page = (rows: readonly unknown[]) => ({ code: 200, msg: 'OK', rows, total: rows.length });
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

/** What the server of the money steps has done. `cards`: the bank cards of the player. */
export type Money = {
  isOrdered: boolean;
  isPaid: boolean;
  /** The next withdrawal asks who is there. */
  isProofAsked: boolean;
  isApplied: boolean;
  isReported: boolean;
  isCancelled: boolean;
  hasExited: boolean;
  /** Money lies in two games: only then is there a button for all. */
  isInTwoGames: boolean;
  /** More money went into the running game. */
  isBroughtIn: boolean;
  /** The bonus of a deposit, whose bets keep a withdrawal back while it runs. */
  bonus: 'none' | 'running' | 'givenUp';
  cards: readonly BankCard[];
};
export const untouchedMoney = (): Money => ({
  isOrdered: false,
  isPaid: false,
  isProofAsked: false,
  isApplied: false,
  isReported: false,
  isCancelled: false,
  hasExited: false,
  isInTwoGames: false,
  isBroughtIn: false,
  bonus: 'none',
  cards: [card(), otherCard],
});

const { kind: _kind, age: _age, ...wireWithdrawal } = withdrawal();
const withdrawalOf = ({ money: { isCancelled } }: Scripted) => ({
  ...wireWithdrawal,
  status: isCancelled ? 1 : 0,
  reason: isCancelled ? 'cancelled' : null,
});
const { kind: _deposit, age: _since, ...wireManual } = manualDeposit();
const reported = { ...wireManual, status: 0 };
const { amounts, ...wireTerms } = terms();
const { amounts: _picks, ...wireBonusTerms } = bonusTerms;
const demand = { reasons: ['newCard'], ways: ['passkey', 'password', 'code'], phone: '0917•••4567' };
const addedCard = card({ id: '9', defaultStatus: 0 });
const traced = (world: Scripted) => {
  if (world.money.isApplied) return { kind: 'withdrawal', order: withdrawalOf(world) };
  if (world.money.isReported) return { kind: 'manualDeposit', order: reported };
  return world.money.isOrdered ? { kind: 'deposit', order: orderOf(world) } : null;
};

const arrived = { outcome: 'arrived', session: session() };

/** The responses of a healthy server to the steps at which money moves or could move. */
export const moneyAnswers: Readonly<Record<string, object | ((call: Call, world: Scripted) => object)>> = {
  'GET /pay/getWalletParams': ok({ autoDepositFunctionStatus: 'true', manualDepositOpenStatus: 'true' }),
  'GET /pay/getPayMethod': ok([{ id: channel.methodId, method, name: 'QR', endpoint }]),
  [`GET /pay/getPayChannel/${channel.methodId}`]: ok([wireChannel]),
  'GET /pay/getDepositAmountList': ok({ amounts: [], minAmount: 10_000 }),
  'GET /pay/getAllActivity': ok([promotion]),
  'POST /pay/budgetAmount': ok(quote),
  [`POST /pay/${method}/charge`]: (_, world) => {
    world.money.isOrdered = true;
    return ok(orderOf(world));
  },
  'POST /pay/order/trace': (_, world) => ok(traced(world)),
  'GET /pay/getOrderStatus/D1': (_, world) => ok(orderOf(world)),
  'GET /pay/order/list': (_, world) => page(world.money.isOrdered ? [orderOf(world)] : []),
  'POST /pay/order/cancel/D1': (_, world) => ok({ ...orderOf(world), status: 1, reason: 'cancelled' }),
  'GET /bill/list': page([]),
  'GET /pay/getWithdrawRequest': (_, { money: { bonus } }) => ok(bonus === 'running' ? wireBonusTerms : wireTerms),
  'GET /pay/bonus/info/D1': (_, { money: { bonus } }) => ok(bonus === 'running' ? bonusInfo() : givenUpInfo),
  'POST /pay/bonus/giveUp/D1': (_, world) => {
    world.money.bonus = 'givenUp';
    return ok(givenUpInfo);
  },
  'GET /pay/getWithdrawAmountList': ok({ amounts }),
  'POST /pay/withdraw': (_, world) => {
    if (world.money.isProofAsked) return { code: 10220, msg: 'Who is there?', proof: demand };
    world.money.isApplied = true;
    return ok(withdrawalOf(world));
  },
  'POST /pay/withdraw/proof': (_, world) => {
    world.money.isProofAsked = false;
    return { code: 200, msg: 'OK' };
  },
  'POST /pay/withdraw/proof/passkey': ok(passkeyOptions),
  'GET /pay/withdraw/info/W1': (_, world) => ok(withdrawalOf(world)),
  'POST /pay/withdraw/cancel/W1': (_, world) => {
    world.money.isCancelled = true;
    return ok(withdrawalOf(world));
  },
  'GET /pay/ManualDeposit/getBanks': ok([bank]),
  'POST /pay/ManualDeposit/budgetAmount': ok({ ...quote, fee: 0 }),
  'POST /pay/ManualDeposit/submit': (_, { money }) => {
    money.isReported = true;
    return ok(reported);
  },
  'POST /common/upload': ok({ url: uploadedPicture().url, fileName: 'd1.webp', originalFilename: 'receipt.jpg' }),
  'GET /gameUserBankCard/list': (_, { money }) => ok(money.cards),
  'POST /gameUserBankCard': (_, { money }) => {
    money.cards = [...money.cards, addedCard];
    return ok(addedCard);
  },
  'PUT /gameUserBankCard/default/2': (_, { money }) => ok(money.cards[1]),
  'DELETE /gameUserBankCard/2': (_, { money }) => {
    money.cards = money.cards.filter(({ id }) => id !== '2');
    return { code: 200, msg: 'OK' };
  },
  'GET /game/session/current': ok(null),
  'POST /game/play/1001': ok(session()),
  'GET /game/session/info/S1': ok(session({ gameUrl: 'about:blank' })),
  'POST /game/session/refreshBalance/S1': ok(session()),
  'GET /game/info/1001': ok({ walletMode: 'transfer', minTransferIn: 1_000, lastTransferIn: 30_000 }),
  'POST /game/session/transferIn/S1': (_, { money }) => {
    money.isBroughtIn = true;
    return ok(arrived);
  },
  'POST /game/session/transferIn/trace/S1': (_, { money }) => ok(money.isBroughtIn ? arrived : null),
  'GET /game/session/money/list': (_, { money }) =>
    ok(money.hasExited ? [] : money.isInTwoGames ? [left, second] : [left]),
  'GET /game/session/info/S2': ok({ ...second.session, status: 'settled' }),
  'POST /autoExitGame': (_, { money }) => {
    money.hasExited = true;
    return ok({ status: 'done', sessions: [settled], balance: 82_000 });
  },
  'POST /exitGame': (_, { money }) => {
    money.hasExited = true;
    return ok({ status: 'done', session: settled });
  },
};
