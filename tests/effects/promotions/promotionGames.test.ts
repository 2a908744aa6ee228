import { expect, test } from 'vitest';
import { definePromotionGamesActors } from '../../../src/effects/promotions/promotionGames.js';
import { gamesPlace } from '../../fixtures/promotions/promotionGames.spec.js';
import { promotionInfo } from '../../fixtures/promotions/promotionDetail.spec.js';
import { recordInfo } from '../../fixtures/promotions/records.js';
import { createWorld, rowsOf, run } from '../access/world.js';

const ok = (data: unknown) => ({ code: 200, msg: 'OK', data });
const makers = ok(gamesPlace().makers);
const world = (changes: Parameters<typeof recordInfo>[0], offer = {}) =>
  createWorld({
    'GET /gamePromotion/record/info/7': ok(recordInfo({ recordId: '7', ...changes })),
    'GET /gamePromotion/info/reel-starter': ok(promotionInfo(offer)),
    'GET /gamePromotion/game/makerType/reel-starter': makers,
    'GET /gamePromotion/game/list/reel-starter': { code: 200, msg: 'OK', rows: [], total: 0 },
  });
const placeOf = (outside: ReturnType<typeof world>, owner: { of: 'promotion' | 'record'; id: string }) =>
  run(definePromotionGamesActors(outside).loadPlace, owner);

test.each([
  ['ongoing', true],
  ['settlable', true],
  ['closing', false],
  ['settled', false],
] as const)('a participation that is %s can be played: %s', async (status, canPlay) => {
  const outside = world({ status });
  expect(await placeOf(outside, { of: 'record', id: '7' })).toMatchObject({ value: { recordId: '7', canPlay } });
  expect(outside.calls.at(-1)?.query).toContain('recordId=7');
});

test('a promotion that the player takes part in is played under the agreed terms', async () => {
  const outside = world({ status: 'ongoing' }, { status: 'joined', recordId: '7' });
  expect(await placeOf(outside, { of: 'promotion', id: 'reel-starter' })).toMatchObject({
    value: { recordId: '7', canPlay: true },
  });
});

test('a promotion without a participation only shows its games', async () => {
  expect(await placeOf(world({}), { of: 'promotion', id: 'reel-starter' })).toMatchObject({
    value: { recordId: null, canPlay: false },
  });
});

test('a filter that is not set is left out, and a long keyword is cut to what the contract takes', async () => {
  const outside = world({});
  const query = { promotionId: 'reel-starter', recordId: null, makerId: null, categoryId: 'slots' };
  await run(rowsOf(definePromotionGamesActors(outside).countedGameList), {
    query: { ...query, keyword: 'a b c d e f' },
    page: 2,
  });
  const sent = new URLSearchParams(outside.calls[0]?.query);
  expect(sent.get('keyword')).toBe('a b c d e');
  expect([...sent.keys()].filter((name) => name !== 'lang').toSorted()).toEqual([
    'categoryId',
    'keyword',
    'limit',
    'page',
  ]);
});
