import { expect, test } from 'vitest';
import { createActor, type AnyActorLogic } from 'xstate';
import { savedDepositOf } from '../../../machines/wallet/depositOffer.js';
import { reportOf, savedManualDraftOf } from '../../../machines/wallet/manualReport.js';
import { systemId } from '../../../machines/system.js';
import { walletParamsMachine } from '../../../machines/wallet/walletParams.machine.js';
import { defineWalletParamsActors } from '../../../src/effects/wallet/walletParams.js';
import { defineDepositFormActors, provideOrderWrite } from '../../../src/effects/wallet/deposit.js';
import { defineManualDepositActors, defineManualDepositFormActors } from '../../../src/effects/wallet/manualDeposit.js';
import { orderOf } from '../../../src/effects/wallet/order.js';
import { bank, manualChoice, manualDraft, manualTerms, report } from '../../fixtures/wallet/manualDeposits.js';
import { uploadedPicture } from '../../fixtures/shared/pickedPictures.js';
import { channel, choice, promotion, quote } from '../../fixtures/wallet/orders.js';
import { card } from '../../fixtures/wallet/withdrawals.js';
import { createWorld, requestsOf, run, toasts } from '../access/world.js';

const ok = (data: unknown) => ({ code: 200, msg: 'OK', data });
const { method, endpoint, ...wireChannel } = channel;
const switches = { openStatus: 'true', manualDepositOpenStatus: 'true', autoDepositFunctionStatus: 'true' };
const offered = (params: object) => ({
  'GET /pay/getWalletParams': ok(params),
  'GET /pay/getPayMethod': ok([
    { id: 'm-qr', method, name: 'QR', endpoint },
    { id: 'm-bank', method: 'bank', name: 'Bank', endpoint: 'recharge' },
  ]),
  'GET /pay/getPayChannel/m-qr': ok([wireChannel]),
  'GET /pay/getPayChannel/m-bank': ok([{ ...wireChannel, id: 'ch-bank', methodId: 'm-bank' }]),
  'GET /pay/getDepositAmountList': ok({ amounts: [50_000] }),
  'GET /pay/getAllActivity': ok([promotion]),
});
const world = (responses: Parameters<typeof createWorld>[0]) => ({ ...createWorld(responses), openWindow: () => true });
/** The offer that the form gets from the lobby of a player who has just logged in. */
function offerOf(params: object, broken: Parameters<typeof createWorld>[0] = {}): Promise<unknown> {
  const outside = world({ ...offered(params), ...broken });
  const walletParams = createActor(walletParamsMachine.provide({ actors: defineWalletParamsActors(outside) }), {
    systemId: systemId.walletParams,
  });
  walletParams.start().send({ type: 'walletParams.load' });
  return run(defineDepositFormActors(outside).loadOffer, undefined, walletParams);
}

const wireOrder = {
  orderNo: 'D1',
  status: 2,
  reason: null,
  amount: 50_000,
  payAmount: 50_000,
  fee: 0,
  channelId: 'ch-qr',
  channelName: 'QR',
  payType: 'qr',
  payUrl: null,
  qrContent: '00',
  createTime: '2026-11-21T10:00:00Z',
  expireTime: '2026-11-21T10:15:00Z',
  endTime: null,
  serverTime: '2026-11-21T10:01:00Z',
} as const;

test('a channel has the method and the endpoint that its order is sent to', async () => {
  expect(await offerOf(switches)).toMatchObject({
    isOpen: true,
    channels: [
      { id: 'ch-qr', method: 'qr', endpoint: 'charge' },
      { id: 'ch-bank', method: 'bank', endpoint: 'recharge' },
    ],
    amounts: [50_000],
  });
});

const online = { ...wireChannel, id: 'ch-online', methodId: 'm-bank', icon: 'bank', payType: 'url' };
const banks = [{ bankCode: 'ISAV', bankName: 'Island Savings', icon: '/art/bank-island-savings.svg' }];
const withOnline = { 'GET /pay/getPayChannel/m-bank': ok([online]) };

test('an online-banking channel offers its banks, and works without their list', async () => {
  const found = (answer: object | 'broken') =>
    offerOf(switches, { ...withOnline, 'GET /pay/getPayBank/ch-online': answer });
  expect(await found(ok(banks))).toMatchObject({ channels: [{ banks: [] }, { id: 'ch-online', banks }] });
  expect(await found('broken')).toMatchObject({ channels: [{ banks: [] }, { id: 'ch-online', banks: [] }] });
});

test("the channels of the method that belongs to the default card's operator are first, and marked", async () => {
  const found = (operatorCode: string, methodIds: readonly string[]) =>
    offerOf(switches, {
      'GET /gameUserBankCard/list': ok([card({ id: '2', defaultStatus: 0 }), card({ operatorCode })]),
      'GET /pay/getPayMethodByOperatorCode': ok(methodIds.map((id) => ({ id }))),
    });
  expect(await found('KITE', ['m-bank'])).toMatchObject({
    channels: [
      { id: 'ch-bank', isOfCard: true },
      { id: 'ch-qr', isOfCard: false },
    ],
  });
  const inOrder = [
    { id: 'ch-qr', isOfCard: false },
    { id: 'ch-bank', isOfCard: false },
  ];
  expect(await found('KITE', ['m-qr', 'm-bank'])).toMatchObject({ channels: inOrder });
  expect(await found('CUSTOM', ['m-bank'])).toMatchObject({ channels: inOrder });
  expect(await offerOf(switches, { 'GET /gameUserBankCard/list': 'broken' })).toMatchObject({ channels: inOrder });
});

test('an order names the bank only if one is chosen', async () => {
  const outside = world({ 'POST /pay/qr/charge': ok(wireOrder) });
  const { send: sendOrder } = requestsOf(provideOrderWrite(outside));
  await sendOrder({ ...choice, bankCode: 'ISAV', confirmed: null, key: 'key-1' });
  expect(outside.calls.map(({ body }) => body)).toEqual([
    { channelId: choice.channelId, amount: choice.amount, bankCode: 'ISAV' },
  ]);
});

test.each([
  ['true', true],
  ['1', true],
  ['Y', true],
  ['false', false],
  ['0', false],
  ['N', false],
])('the switch %s is read as %s (B6)', async (flag, isOpen) => {
  expect(await offerOf({ ...switches, autoDepositFunctionStatus: flag })).toMatchObject({ isOpen });
});

test('quick picks are offered unless they are switched off (B6)', async () => {
  expect(await offerOf({ ...switches, depositAmountListStatus: 'true' })).toMatchObject({ amounts: [50_000] });
  expect(await offerOf({ ...switches, depositAmountListStatus: 'false' })).toMatchObject({ amounts: [] });
});

test('the running promotions are offered, and a deposit is possible without their list', async () => {
  expect(await offerOf(switches)).toMatchObject({ promotions: [promotion] });
  expect(await offerOf(switches, { 'GET /pay/getAllActivity': 'broken' })).toMatchObject({
    isOpen: true,
    promotions: null,
  });
});

test('quote, preview and order name the promotion only if one is chosen', async () => {
  const chosen = { ...choice, activityId: promotion.activityId };
  const outside = world({ 'POST /pay/budgetAmount': ok(quote), 'POST /pay/qr/charge': ok(wireOrder) });
  const { quoteDeposit, bonusPreview } = defineDepositFormActors(outside);
  const { quoteBonus } = bonusPreview.implementations.actors as { quoteBonus: AnyActorLogic };
  const { send: sendOrder } = requestsOf(provideOrderWrite(outside));
  for (const wanted of [chosen, choice]) {
    await run(quoteDeposit, wanted);
    await run(quoteBonus, wanted);
    await sendOrder({ ...wanted, key: 'key-1' });
  }
  const { channelId, amount } = choice;
  const named = { channelId, amount, activityId: promotion.activityId };
  const unnamed = { channelId, amount };
  expect(outside.calls.map(({ body }) => body)).toEqual([named, named, named, unnamed, unnamed, unnamed]);
});

test('quote, preview and report of a manual deposit name the promotion, and the account of the site', async () => {
  const outside = world({ 'POST /pay/ManualDeposit/budgetAmount': ok({ ...quote, fee: 0 }) });
  const { quoteDeposit, bonusPreview } = defineManualDepositFormActors(outside);
  const { quoteBonus } = bonusPreview.implementations.actors as { quoteBonus: AnyActorLogic };
  const activityId = promotion.activityId;
  const wanted = { channelId: bank.id, amount: 50_000, activityId };
  expect(await run(quoteDeposit, wanted)).toMatchObject({ ok: true });
  await run(quoteBonus, wanted);
  const named = { bankId: bank.id, amount: 50_000, activityId };
  expect(outside.calls.map(({ body }) => body)).toEqual([named, named]);
  expect(reportOf(manualTerms(), manualChoice({ activityId }), [uploadedPicture()])).toEqual({ ...report, activityId });
});

test('order and report carry the bonus that the player confirmed', async () => {
  const outside = world({
    'POST /pay/qr/charge': ok(wireOrder),
    'POST /pay/ManualDeposit/submit': ok({ orderNo: 'M1' }),
  });
  const confirmed = { bonus: 5_000, turnover: 275_000 };
  await requestsOf(provideOrderWrite(outside)).send({ ...choice, confirmed, key: 'key-1' });
  const { send } = requestsOf(defineManualDepositActors(outside).sendReport);
  await send({ report, confirmed, key: 'key-2' });
  await send({ report, confirmed: null, key: 'key-3' });
  const { channelId, amount } = choice;
  expect(outside.calls.map(({ body }) => body)).toEqual([
    { channelId, amount, ...confirmed },
    { ...report, ...confirmed },
    report,
  ]);
});

test('the stored choice keeps what was confirmed; one of an earlier version confirmed nothing', () => {
  const confirmed = { bonus: 5_000, turnover: 275_000 };
  expect(savedDepositOf({ choice: { ...choice, confirmed }, key: 'k' })?.choice.confirmed).toEqual(confirmed);
  expect(savedDepositOf({ choice, key: 'k' })).toEqual({ choice: { ...choice, confirmed: null }, key: 'k' });
  expect(savedDepositOf({ choice: { ...choice, confirmed: { bonus: -1 } }, key: 'k' })).toBeNull();
});

test('a draft of a manual deposit that an earlier version saved has no promotion', () => {
  const { activityId: _activityId, ...earlier } = manualDraft;
  expect(savedManualDraftOf({ draft: earlier, receipts: [] })).toEqual({ draft: manualDraft, receipts: [] });
  expect(savedManualDraftOf({ draft: { ...manualDraft, activityId: 7 }, receipts: [] })).toBeNull();
});

test.each([
  ['charge', '/pay/qr/charge'],
  ['recharge', '/pay/qr/recharge'],
] as const)('%s is sent to its own path, under the key', async (to, path) => {
  const outside = world({ [`POST ${path}`]: ok(wireOrder) });
  await requestsOf(provideOrderWrite(outside)).send({ ...choice, endpoint: to, key: 'key-1' });
  expect(outside.calls.map((call) => [call.path, call.headers.get('Idempotency-Key'), call.body])).toEqual([
    [path, 'key-1', { channelId: choice.channelId, amount: choice.amount }],
  ]);
});

test('a refusal is a value that the form shows: no toast (B3)', async () => {
  const outside = world({ 'POST /pay/qr/charge': { code: 10_404, msg: 'gone' } });
  const answer = await requestsOf(provideOrderWrite(outside)).send({ ...choice, key: 'key-1' });
  expect(answer).toMatchObject({ ok: false });
  expect(toasts(outside.told)).toEqual([]);
});

test('an unknown order is null, and a failed request rejects', async () => {
  const known = (answers: Parameters<typeof createWorld>[0]) =>
    requestsOf(provideOrderWrite(world(answers))).trace({ key: 'key-1' });
  expect(await known({ 'POST /pay/order/trace': ok(null) })).toBeNull();
  expect(await known({ 'POST /pay/order/trace': ok({ kind: 'deposit', order: wireOrder }) })).toMatchObject({
    ok: true,
    value: { orderNo: 'D1', status: 'pendingPayment' },
  });
  await expect(known({ 'POST /pay/order/trace': 'broken' })).rejects.toThrow();
});

test('ages come from the times of the server, whatever the clock of the device', () => {
  expect(orderOf(wireOrder, 5)).toMatchObject({ age: 60_000, remaining: 840_000, readAt: 5 });
});
