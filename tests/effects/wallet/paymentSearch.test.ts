import { expect, test } from 'vitest';
import { definePaymentSearchActors } from '../../../src/effects/wallet/paymentSearch.js';
import { createWorld, run, toasts } from '../access/world.js';

const ok = (data: unknown) => ({ code: 200, msg: 'OK', data });
const call = 'POST /pay/order/trace';
const createTime = '2026-11-21T10:00:00.000Z';
const order = { orderNo: 'D1', amount: 50_000, createTime, reason: null };
const search = async (answer: object, number = 'TX-0012345') => {
  const outside = createWorld({ [call]: answer });
  const result = await run(definePaymentSearchActors(outside).searchPayment, { number });
  return { result, outside };
};

test('only the number is sent', async () => {
  const { outside } = await search(ok(null), 'PS-4F2A1-9C03B');
  expect(outside.calls.map(({ body }) => body)).toEqual([{ number: 'PS-4F2A1-9C03B' }]);
});

test.each([
  [
    { kind: 'deposit', order: { ...order, status: 1, reason: 'expired', channelName: 'Instant QR' } },
    { kind: 'deposit', status: 'failed', reason: 'expired', reasonText: null, place: 'Instant QR' },
  ],
  [
    { kind: 'withdrawal', order: { ...order, status: 2, reasonText: null, bankName: 'Bay Bank' } },
    { kind: 'withdrawal', status: 'pendingPayment', reason: null, reasonText: null, place: 'Bay Bank' },
  ],
  [
    { kind: 'withdrawal', order: { ...order, status: 1, reason: 'cancelled', reasonText: 'You did.', bankName: 'B' } },
    { kind: 'withdrawal', status: 'failed', reason: 'cancelled', reasonText: 'You did.', place: 'B' },
  ],
  [
    {
      kind: 'manualDeposit',
      order: { ...order, status: 1, reason: 'notReceived', reasonText: 'None.', bankName: 'I' },
    },
    { kind: 'manualDeposit', status: 'failed', reason: 'rejected', reasonText: 'None.', place: 'I' },
  ],
])('%j is a payment of the page', async (traced, expected) => {
  const { result } = await search(ok(traced));
  expect(result).toMatchObject({
    ok: true,
    value: { payment: { ...expected, orderNo: 'D1', amount: 50_000, time: createTime } },
  });
});

test('a payment that is not there is an answer with the time of the search', async () => {
  const { result } = await search(ok(null));
  expect(result).toEqual({ ok: true, value: { payment: null, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) } });
});

test('a refusal is a value and raises no toast', async () => {
  const { result, outside } = await search({ code: 10_400, msg: 'No such number', data: { field: 'number' } });
  expect(result).toMatchObject({ ok: false, problem: { code: 'invalidRequest' } });
  expect(toasts(outside.told)).toEqual([]);
});
