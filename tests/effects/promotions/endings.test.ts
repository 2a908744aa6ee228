import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { providePromotionEnd } from '../../../src/effects/promotions/endings.js';
import { definePromotionRecordActors } from '../../../src/effects/promotions/promotionRecord.js';
import { ended, endResult, preview, recordInfo } from '../../fixtures/promotions/records.js';
import { createWorld, requestsOf, run } from '../access/world.js';

const endWriteOf = (outside: ReturnType<typeof createWorld>) =>
  providePromotionEnd(outside).implementations.actors.sendEnd as AnyStateMachine;
const ok = (data: unknown) => ({ code: 200, msg: 'OK', data });

describe.each(['settle', 'close', 'unlock'] as const)('%s', (action) => {
  test('sends the amounts that the player confirmed, under a key', async () => {
    const outside = createWorld({ [`POST /gamePromotion/record/${action}/7`]: ok(endResult(action)) });
    const { send } = requestsOf(endWriteOf(outside));
    expect(await send({ asked: { action, recordId: '7' }, preview: preview(action) })).toEqual({
      ok: true,
      value: endResult(action),
    });
    const [call] = outside.calls;
    const { kept, lost, freeSpinsLost } = preview(action);
    expect(call?.body).toEqual({ kept, lost, freeSpinsLost });
    expect(call?.headers.get('idempotency-key')).toMatch(/./);
  });
});

test('a participation that still runs has not ended, and one that the deadline ended has', async () => {
  const running = createWorld({ 'GET /gamePromotion/record/info/7': ok(recordInfo()) });
  const request = { asked: { action: 'close', recordId: '7' }, preview: preview('close') };
  expect(await requestsOf(endWriteOf(running)).trace(request)).toBeNull();
  const over = createWorld({ 'GET /gamePromotion/record/info/7': ok(recordInfo(ended('settle'))) });
  expect(await requestsOf(endWriteOf(over)).trace(request)).toMatchObject({ ok: true });
});

test('closing and unlocking are compared by the previews of the server', async () => {
  const outside = createWorld({ 'GET /gamePromotion/record/preview/7': ok(preview('close')) });
  await run(definePromotionRecordActors(outside).loadComparison, { recordId: '7' });
  expect(outside.calls.map(({ query }) => query)).toEqual(['action=close', 'action=unlock']);
});
