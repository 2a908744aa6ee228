import { expect, test } from 'vitest';
import { definePromotionsActors } from '../../../src/effects/promotions/promotions.js';
import { activity, promotion } from '../../fixtures/promotions/offers.js';
import { createWorld, run } from '../access/world.js';

test('a page of offers is the same page of the promotions and of the events', async () => {
  const outside = createWorld({
    'GET /gamePromotion/list': {
      code: 200,
      msg: 'OK',
      rows: [promotion()],
      total: 11,
      serverTime: '2026-11-21T10:00:05.000Z',
    },
    'GET /activity/list': { code: 200, msg: 'OK', rows: [activity()], total: 7 },
  });
  expect(await run(definePromotionsActors(outside).loadOffers, { page: 2 })).toEqual({
    promotions: { rows: [promotion()], total: 11 },
    activities: { rows: [activity()], total: 7 },
    now: outside.now(),
    offset: Date.parse('2026-11-21T10:00:05.000Z') - outside.now(),
  });
  expect(outside.calls.map(({ query }) => query)).toEqual(['page=2&limit=20', 'page=2&limit=20']);
});
