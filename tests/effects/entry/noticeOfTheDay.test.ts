import { expect, test } from 'vitest';
import { defineNoticeOfTheDayActors } from '../../../src/effects/entry/noticeOfTheDay.js';
import { slot } from '../../../src/effects/store.js';
import { bulletinInfo } from '../../fixtures/entry/bulletins.js';
import { createWorld, run } from '../access/world.js';

const popup = (data: unknown) => createWorld({ 'GET /bulletin/popup': { code: 200, msg: 'OK', data } });

test('the day is the UTC day, not the day that the phone shows (H2)', async () => {
  const outside = popup(bulletinInfo());
  outside.time.now = Date.parse('2026-11-22T00:30:00+08:00');
  expect(await run(defineNoticeOfTheDayActors(outside).checkNotice)).toEqual({
    notice: bulletinInfo(),
    today: '2026-11-21',
    last: null,
  });
});

test('a notice that was shown is stored and read back', async () => {
  const outside = popup(null);
  const actors = defineNoticeOfTheDayActors(outside);
  await run(actors.rememberNotice, { date: '2026-11-21', data: '1' });
  expect(await run(actors.checkNotice)).toMatchObject({ notice: null, last: { date: '2026-11-21', data: '1' } });
});

test.each(['{', '"text"', '{"version":1,"date":"2026-11-21","data":"x"}', '{"version":2,"date":7,"data":"x"}', 'null'])(
  'an invalid stored notice is ignored: %s',
  async (stored) => {
    const outside = popup(null);
    outside.kept.set(slot.lastNotification, stored);
    expect(await run(defineNoticeOfTheDayActors(outside).checkNotice)).toMatchObject({ last: null });
  },
);
