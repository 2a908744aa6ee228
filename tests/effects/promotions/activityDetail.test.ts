import { describe, expect, test } from 'vitest';
import { savedStepOf, turnOf } from '../../../machines/promotions/activity.js';
import { defineActivityDetailActors } from '../../../src/effects/promotions/activityDetail.js';
import { claimed, joined } from '../../fixtures/promotions/activityDetail.spec.js';
import { activity } from '../../fixtures/promotions/offers.js';
import { createWorld, requestsOf, run } from '../access/world.js';

const ok = (data: unknown) => ({ code: 200, msg: 'OK', data });
const asked = { activityId: 'lantern-week' };

describe('a step of an event', () => {
  test('joins, and the event says so', async () => {
    const outside = createWorld({ 'POST /activity/participate/lantern-week': ok(activity(joined)) });
    const { send: sendStep } = requestsOf(defineActivityDetailActors(outside).sendStep);
    expect(await sendStep({ ...asked, step: 'join', key: 'key-1' })).toEqual({
      ok: true,
      value: { activity: activity(joined), readAt: outside.now() },
    });
  });
  test('claims under its key', async () => {
    const response = ok({ activity: activity(claimed), amount: 50_00, balance: 50_00 });
    const outside = createWorld({ 'POST /activity/claim/lantern-week': response });
    const { send: sendStep } = requestsOf(defineActivityDetailActors(outside).sendStep);
    expect(await sendStep({ ...asked, step: 'claim', key: 'key-1' })).toEqual({
      ok: true,
      value: { activity: activity(claimed), readAt: outside.now() },
    });
    expect(outside.calls[0]?.headers.get('idempotency-key')).toBe('key-1');
  });
  test.each([
    ['join', activity(), false],
    ['join', activity(joined), true],
    ['claim', activity(joined), false],
    ['claim', activity(claimed), true],
  ])('to %s is looked for in the event itself', async (step, found, isTaken) => {
    const outside = createWorld({ 'GET /activity/info/lantern-week': ok(found) });
    const { trace } = requestsOf(defineActivityDetailActors(outside).sendStep);
    const taken = { ok: true, value: { activity: found, readAt: outside.now() } };
    expect(await trace({ ...asked, step, key: 'key-1' })).toEqual(isTaken ? taken : null);
  });
});

test('an event comes with the time of this device, so that its own time can be told apart', async () => {
  const outside = createWorld({ 'GET /activity/info/lantern-week': ok(activity()) });
  const { loadActivity } = defineActivityDetailActors(outside);
  expect(await run(loadActivity, asked)).toEqual({ ok: true, value: { activity: activity(), readAt: outside.now() } });
});

describe('what was saved before a reload', () => {
  const draft = { ...asked, step: 'claim', key: 'key-1' };
  test('is used for its own event', () => expect(savedStepOf({ draft }, 'lantern-week')).toEqual(draft));
  test.each([null, {}, { draft: null }, { draft: { ...draft, step: 'leave' } }, { draft: { ...draft, key: null } }])(
    'is dropped as %j',
    (saved) => expect(savedStepOf(saved, 'lantern-week')).toBeNull(),
  );
  test('of another event is not used', () => expect(savedStepOf({ draft }, 'news')).toBeNull());
});

test('an event changes at its start, its end and the end of claiming', () => {
  const at = (status: ReturnType<typeof activity>['status']) => turnOf(activity({ status }));
  const [start, end, claims] = ['2026-11-20', '2026-12-20', '2026-12-25'].map((day) => Date.parse(`${day}T10:00:00Z`));
  expect([at('soon'), at('open'), at('full'), at('joined'), at('claimable')]).toEqual([start, end, end, end, claims]);
  expect([at('ended'), at('claimed'), at('missed')]).toEqual([null, null, null]);
});
