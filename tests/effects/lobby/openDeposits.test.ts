import { expect, test } from 'vitest';
import { defineOpenDepositsActors } from '../../../src/effects/lobby/openDeposits.js';
import { bill } from '../../fixtures/wallet/orders.js';
import { createWorld, run } from '../access/world.js';

const answer = (rows: readonly unknown[], total: number) => ({ code: 200, msg: 'OK', rows, total });
const none = answer([], 0);
const waiting = answer([bill({ status: 'pendingPayment' })], 1);
const reviewed = answer([bill({ status: 'pendingReview', origin: 'manualDeposit', referenceNo: 'M1' })], 1);

test.each([
  [none, none, { count: 0, address: null }],
  [waiting, none, { count: 1, address: '/pages/account/myWallet/recharge?orderNo=D1' }],
  [none, reviewed, { count: 1, address: '/pages/account/myWallet/manualDeposit?orderNo=M1' }],
  [waiting, reviewed, { count: 2, address: null }],
  [answer(waiting.rows, 2), none, { count: 2, address: null }],
])('online and manual deposits are counted together, and only a single one is named: case %#', async (...given) => {
  const [online, manual, expected] = given;
  const outside = createWorld({ 'GET /bill/list': [online, manual] });
  expect(await run(defineOpenDepositsActors(outside).loadOpenDeposits)).toEqual(expected);
  expect(outside.calls.map(({ query }) => query)).toEqual([
    'type=deposit&status=pendingPayment&limit=1',
    'type=deposit&status=pendingReview&limit=1',
  ]);
});

test('a count of which a part is missing is no count', async () => {
  const outside = createWorld({ 'GET /bill/list': [waiting, 'broken'] });
  await expect(run(defineOpenDepositsActors(outside).loadOpenDeposits)).rejects.toThrow();
});
