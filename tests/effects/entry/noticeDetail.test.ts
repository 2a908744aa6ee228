import { expect, test } from 'vitest';
import { defineNoticeDetailActors } from '../../../src/effects/entry/noticeDetail.js';
import { createWorld, run, toasts } from '../access/world.js';

test('a notice that does not exist is a value and raises no toast (B3)', async () => {
  const outside = createWorld({ 'GET /bulletin/info/1': { code: 10404, msg: 'gone' } });
  expect(await run(defineNoticeDetailActors(outside).loadBulletin, { bulletinId: '1' })).toMatchObject({
    ok: false,
    problem: { code: 'notFound' },
  });
  expect(toasts(outside.told)).toEqual([]);
});

test.each([401, 429, 503])('a refusal for another reason rejects: %i', async (code) => {
  const outside = createWorld({ 'GET /bulletin/info/1': { code, msg: 'Not now.' } });
  await expect(run(defineNoticeDetailActors(outside).loadBulletin, { bulletinId: '1' })).rejects.toMatchObject({
    name: 'Unreachable',
  });
});
