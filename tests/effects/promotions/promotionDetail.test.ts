import { describe, expect, test } from 'vitest';
import { savedJoinOf } from '../../../machines/promotions/join.js';
import { definePromotionDetailActors } from '../../../src/effects/promotions/promotionDetail.js';
import { promotionInfo } from '../../fixtures/promotions/promotionDetail.spec.js';
import { endResult } from '../../fixtures/promotions/records.js';
import { createWorld, requestsOf } from '../access/world.js';

const ok = (data: unknown) => ({ code: 200, msg: 'OK', data });
const choice = { promotionId: 'reel-starter', amount: 500_00, code: null };

describe('taking part', () => {
  test.each([
    [null, { amount: 500_00 }],
    ['REEF', { amount: 500_00, code: 'REEF' }],
  ])('with the code %s sends the amount under the key', async (code, body) => {
    const outside = createWorld({ 'POST /gamePromotion/participate/reel-starter': ok(endResult('settle')) });
    const { send } = requestsOf(definePromotionDetailActors(outside).sendJoin);
    expect(await send({ ...choice, code, key: 'key-1' })).toEqual({ ok: true, value: { recordId: '7' } });
    expect(outside.calls[0]?.body).toEqual(body);
    expect(outside.calls[0]?.headers.get('idempotency-key')).toBe('key-1');
  });

  test('after a lost answer the running participation is looked for', async () => {
    const outside = createWorld({ 'GET /gamePromotion/info/reel-starter': ok(promotionInfo({ recordId: '7' })) });
    const { trace } = requestsOf(definePromotionDetailActors(outside).sendJoin);
    expect(await trace({ ...choice, key: 'key-1' })).toEqual({ ok: true, value: { recordId: '7' } });
  });
});

describe('what was saved before a reload', () => {
  test('is used for its own promotion, with or without a key', () => {
    expect(savedJoinOf({ draft: { choice, key: 'key-1' } }, 'reel-starter')).toEqual({ choice, key: 'key-1' });
    expect(savedJoinOf({ draft: { choice, key: null } }, 'reel-starter')).toEqual({ choice, key: null });
  });
  test.each([null, {}, { draft: null }, { draft: { choice: { ...choice, amount: '5' } } }])(
    'is dropped as %j',
    (saved) => expect(savedJoinOf(saved, 'reel-starter')).toBeNull(),
  );
  test('of another promotion is not used', () =>
    expect(savedJoinOf({ draft: { choice, key: 'key-1' } }, 'net-climb')).toBeNull());
});
