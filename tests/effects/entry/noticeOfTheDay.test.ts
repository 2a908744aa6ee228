import { expect, test } from 'vitest';
import { defineNoticeOfTheDayActors, prefetchNotices } from '../../../src/effects/entry/noticeOfTheDay.js';
import { slot } from '../../../src/effects/store.js';
import { bulletinInfo } from '../../fixtures/entry/bulletins.js';
import { createWorld, run } from '../access/world.js';

const popup = (data: unknown) => createWorld({ 'GET /bulletin/popup': { code: 200, msg: 'OK', data } });

test('the day is the UTC day, not the day that the phone shows (H2)', async () => {
  const outside = popup([bulletinInfo()]);
  outside.time.now = Date.parse('2026-11-22T00:30:00+08:00');
  expect(await run(defineNoticeOfTheDayActors(outside).loadDueNotices)).toEqual({
    notices: [bulletinInfo()],
    today: '2026-11-21',
    last: null,
  });
});

test('notices that were requested beside the code are not requested twice', async () => {
  const outside = popup([bulletinInfo()]);
  await prefetchNotices(outside);
  expect(await run(defineNoticeOfTheDayActors(outside).loadDueNotices)).toMatchObject({ notices: [bulletinInfo()] });
  expect(outside.calls).toHaveLength(1);
});

test('a notice that was shown is stored and read back', async () => {
  const outside = popup([]);
  const actors = defineNoticeOfTheDayActors(outside);
  await run(actors.storeNotices, { date: '2026-11-21', data: { 1: '2026-11-20T10:00:00.000Z' } });
  expect(await run(actors.loadDueNotices)).toMatchObject({
    notices: [],
    last: { date: '2026-11-21', data: { 1: '2026-11-20T10:00:00.000Z' } },
  });
});

test.each([
  '{',
  '"text"',
  '{"version":3,"date":"2026-11-21","data":["1"]}',
  '{"version":4,"date":7,"data":{}}',
  'null',
])('an invalid stored notice is ignored: %s', async (stored) => {
  const outside = popup([]);
  outside.kept.set(slot.lastNotification, stored);
  expect(await run(defineNoticeOfTheDayActors(outside).loadDueNotices)).toMatchObject({ last: null });
});

test.each(['{"version":4,"date":"2026-11-21","data":{"1":2}}', '{"version":4,"date":"2026-11-21"}'])(
  'a stored notice without a time of change is due: %s',
  async (stored) => {
    const outside = popup([]);
    outside.kept.set(slot.lastNotification, stored);
    expect(await run(defineNoticeOfTheDayActors(outside).loadDueNotices)).toMatchObject({ last: { data: {} } });
  },
);
