import { expect, test } from 'vitest';
import { definePromotionsActors } from '../../../src/effects/promotions/promotions.js';
import { activity, highlight, promotion } from '../../fixtures/promotions/offers.js';
import { createWorld, rowsOf, run, toasts } from '../access/world.js';

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
  expect(await run(rowsOf(definePromotionsActors(outside).offers), { query: null, page: 2 })).toEqual({
    rows: [promotion(), activity()],
    total: 18,
  });
  expect(outside.calls.map(({ query }) => query)).toEqual(['page=2&limit=20', 'page=2&limit=20']);
});

const lists = {
  'GET /gamePromotion/list': {
    code: 200,
    msg: 'OK',
    rows: [promotion()],
    total: 1,
    serverTime: '2026-11-21T10:00:05.000Z',
  },
  'GET /activity/list': { code: 200, msg: 'OK', rows: [activity()], total: 1 },
};

test('the first page of offers comes with the banners of the page', async () => {
  const outside = createWorld({ ...lists, 'GET /banner/list': { code: 200, msg: 'OK', data: [highlight] } });
  const found = await run(rowsOf(definePromotionsActors(outside).offers), { query: null, page: 1 });
  expect(found).toEqual({
    rows: [promotion(), activity()],
    total: 2,
    extra: {
      banners: [highlight],
      now: Date.parse('2026-11-21T10:00:05.000Z'),
    },
  });
  expect(outside.calls.map(({ path, query }) => `${path}?${query}`)).toContain('/banner/list?position=promotion');
});

test('banners that cannot be loaded leave the offers', async () => {
  const outside = createWorld({ ...lists, 'GET /banner/list': 'broken' });
  const found = await run(rowsOf(definePromotionsActors(outside).offers), { query: null, page: 1 });
  expect(found).toMatchObject({ rows: [promotion(), activity()], total: 2, extra: { banners: [] } });
  expect(toasts(outside.told)).toEqual([]);
});
