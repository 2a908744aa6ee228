import { expect, test } from 'vitest';
import {
  defineNoticeDetailActors,
  defineNoticeOfTheDayActors,
  defineOffersActors,
} from '../../../src/effects/entry/content.js';
import { slot } from '../../../src/effects/store.js';
import { bulletinInfo, offer } from '../../fixtures/entry/bulletins.js';
import { createWorld, run, toasts } from '../access/world.js';

const ok = (data: unknown) => ({ code: 200, msg: 'OK', data });
const popup = (data: unknown) => createWorld({ 'GET /bulletin/popup': ok(data) });

test('the day is the UTC day, whatever the clock of the phone shows (H2)', async () => {
  const outside = popup(bulletinInfo());
  outside.time.now = Date.parse('2026-11-22T00:30:00+08:00');
  expect(await run(defineNoticeOfTheDayActors(outside).checkNotice)).toEqual({
    notice: bulletinInfo(),
    today: '2026-11-21',
    last: null,
  });
});

test('what was shown is remembered, and read back', async () => {
  const outside = popup(null);
  const actors = defineNoticeOfTheDayActors(outside);
  await run(actors.rememberNotice, { date: '2026-11-21', data: '["1"]' });
  expect(await run(actors.checkNotice)).toMatchObject({ notice: null, last: { date: '2026-11-21', data: '["1"]' } });
});

test.each(['{', '"text"', '{"version":0,"date":"2026-11-21","data":"x"}', '{"version":1,"date":7,"data":"x"}', 'null'])(
  'a memory that nobody can read is none: %s',
  async (kept) => {
    const outside = popup(null);
    outside.kept.set(slot.lastNotification, kept);
    expect(await run(defineNoticeOfTheDayActors(outside).checkNotice)).toMatchObject({ last: null });
  },
);

test('a notice that is gone is a value, and nobody is told besides (B3)', async () => {
  const outside = createWorld({ 'GET /bulletin/info/1': { code: 10404, msg: 'gone' } });
  expect(await run(defineNoticeDetailActors(outside).loadBulletin, { bulletinId: '1' })).toMatchObject({
    ok: false,
    problem: { code: 'notFound' },
  });
  expect(toasts(outside.told)).toEqual([]);
});

test.each([401, 429, 503])('a refusal that says nothing about the notice is no answer: %i', async (code) => {
  const outside = createWorld({ 'GET /bulletin/info/1': { code, msg: 'Not now.' } });
  await expect(run(defineNoticeDetailActors(outside).loadBulletin, { bulletinId: '1' })).rejects.toMatchObject({
    name: 'Unreachable',
  });
});

test('offers are the banners of the promotions', async () => {
  const outside = createWorld({ 'GET /banner/list': ok([offer]) });
  expect(await run(defineOffersActors(outside).loadOffers)).toEqual([offer]);
  expect(outside.calls.map(({ query }) => query)).toEqual(['position=promotion']);
});
