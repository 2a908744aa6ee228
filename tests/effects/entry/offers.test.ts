import { expect, test } from 'vitest';
import { defineOffersActors } from '../../../src/effects/entry/offers.js';
import { offer } from '../../fixtures/entry/bulletins.js';
import { createWorld, run } from '../access/world.js';

test('offers are the banners of the promotions', async () => {
  const outside = createWorld({ 'GET /banner/list': { code: 200, msg: 'OK', data: [offer] } });
  expect(await run(defineOffersActors(outside).loadOffers)).toEqual([offer]);
  expect(outside.calls.map(({ query }) => query)).toEqual(['position=promotion']);
});
