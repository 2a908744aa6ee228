import { expect, test } from 'vitest';
import { defineMyPromotionsActors } from '../../../src/effects/promotions/myPromotions.js';
import { record } from '../../fixtures/promotions/records.js';
import { createWorld, run } from '../access/world.js';

test('a page of the participations is read in the background', async () => {
  const outside = createWorld({
    'GET /gamePromotion/record/list': { code: 200, msg: 'OK', rows: [record()], total: 41 },
  });
  expect(await run(defineMyPromotionsActors(outside).loadRows, { query: null, page: 3 })).toEqual({
    rows: [record()],
    total: 41,
  });
  expect(outside.calls.map(({ query }) => query)).toEqual(['page=3&limit=20']);
});
