import { describe, expect, test } from 'vitest';
import { defineEndActors } from '../../../src/effects/promotions/endings.js';
import { definePromotionRecordActors } from '../../../src/effects/promotions/promotionRecord.js';
import { ended, endResult, preview, recordInfo } from '../../fixtures/promotions/records.js';
import { createWorld, run } from '../access/world.js';

const ok = (data: unknown) => ({ code: 200, msg: 'OK', data });

describe.each(['settle', 'close', 'unlock'] as const)('%s', (action) => {
  test('sends the amounts that the player confirmed, under a key', async () => {
    const outside = createWorld({ [`POST /gamePromotion/record/${action}/7`]: ok(endResult(action)) });
    const sent = await run(defineEndActors(action, outside).sendEnd, preview(action));
    expect(sent).toEqual({ ok: true, value: endResult(action) });
    const [call] = outside.calls;
    const { kept, lost, freeSpinsLost } = preview(action);
    expect(call?.body).toEqual({ kept, lost, freeSpinsLost });
    expect(call?.headers.get('idempotency-key')).toMatch(/./);
  });
});

test('a participation that still runs has not ended, and one that the deadline ended has', async () => {
  const running = createWorld({ 'GET /gamePromotion/record/info/7': ok(recordInfo()) });
  expect(await run(defineEndActors('close', running).traceEnd, { recordId: '7' })).toBe(false);
  const over = createWorld({ 'GET /gamePromotion/record/info/7': ok(recordInfo(ended('settle'))) });
  expect(await run(defineEndActors('close', over).traceEnd, { recordId: '7' })).toBe(true);
});

test('closing and unlocking are compared by the previews of the server', async () => {
  const outside = createWorld({ 'GET /gamePromotion/record/preview/7': ok(preview('close')) });
  await run(definePromotionRecordActors(outside).loadComparison, { recordId: '7' });
  expect(outside.calls.map(({ query }) => query)).toEqual(['action=close', 'action=unlock']);
});
