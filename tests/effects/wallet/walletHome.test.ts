import { expect, test } from 'vitest';
import { defineWalletHomeActors } from '../../../src/effects/wallet/walletHome.js';
import { record } from '../../fixtures/promotions/records.js';
import { bill, gameBill } from '../../fixtures/wallet/orders.js';
import { createWorld, run } from '../access/world.js';

const answer = (rows: readonly unknown[]) => ({ code: 200, msg: 'OK', rows, total: rows.length });
const inReview = bill({ status: 'pendingReview', origin: 'manualDeposit' });

test('deposits under review are read from the bills, all of them', async () => {
  const outside = createWorld({
    'GET /pay/order/list': answer([]),
    'GET /bill/list': [answer([inReview]), answer([])],
  });
  expect(await run(defineWalletHomeActors(outside).loadOpenMoney)).toEqual({
    orders: [],
    reviews: [inReview],
    withdrawals: [],
  });
  expect(outside.calls.map(({ query }) => query)).toContain('type=deposit&status=pendingReview&limit=100');
});

test('the latest entries are asked for without what stands above them', async () => {
  const failed = bill({ status: 'failed', reason: 'declined' });
  const outside = createWorld({ 'GET /bill/list': answer([failed, gameBill]) });
  expect(await run(defineWalletHomeActors(outside).loadLatestBills)).toEqual([failed, gameBill]);
  expect(outside.calls.map(({ query }) => query)).toEqual(['status=ended&limit=6']);
});

test('the participations that have not ended are read, however many have ended since', async () => {
  const outside = createWorld({ 'GET /gamePromotion/record/list': answer([record()]) });
  expect(await run(defineWalletHomeActors(outside).loadOpenRecords)).toEqual([record()]);
  expect(outside.calls.map(({ query }) => query)).toEqual(['status=open&limit=100']);
});
