import { expect, test } from 'vitest';
import { defineLevelBonusActors, defineSystemBonusActors } from '../../../src/effects/bonuses/bonusList.js';
import { defineMemberLevelActors } from '../../../src/effects/bonuses/memberLevel.js';
import { defineRebateActors } from '../../../src/effects/bonuses/rebate.js';
import {
  claimedRebate,
  levelBonus,
  memberLevels,
  overview,
  rebate,
  summary,
  systemBonus,
} from '../../fixtures/bonuses/bonuses.js';
import { createWorld, rowsOf, run } from '../access/world.js';

const ok = (data: unknown) => ({ code: 200, msg: 'OK', data });
const listed = (rows: readonly object[], total = rows.length) => ({ code: 200, msg: 'OK', rows, total });
const asked = ({ calls }: ReturnType<typeof createWorld>) => calls.map(({ path, query }) => `${path}?${query}`);

test('the rebates that can be claimed are read apart from the pages of the list', async () => {
  const { detail, plan } = overview();
  const outside = createWorld({
    'GET /rebate/getDetail': ok(detail),
    'GET /rebate/plan': ok(plan),
    'GET /rebate/list': [listed([rebate()]), listed([claimedRebate], 41)],
  });
  expect(await run(rowsOf(defineRebateActors(outside).rebates), { query: null, page: 1 })).toEqual({
    rows: [claimedRebate],
    total: 41,
    extra: overview(),
  });
  expect(asked(outside)).toEqual([
    '/rebate/getDetail?',
    '/rebate/plan?',
    '/rebate/list?status=pending&limit=100',
    '/rebate/list?page=1&limit=20',
  ]);
});

test('a further page of rebates is read alone', async () => {
  const outside = createWorld({ 'GET /rebate/list': listed([rebate()], 41) });
  await run(rowsOf(defineRebateActors(outside).rebates), { query: null, page: 3 });
  expect(asked(outside)).toEqual(['/rebate/list?page=3&limit=20']);
});

test('bonuses of the house have no sums', async () => {
  const outside = createWorld({ 'GET /systemBonus/list': listed([systemBonus()]) });
  expect(await run(rowsOf(defineSystemBonusActors(outside).grantedBonuses), { query: 'all', page: 1 })).toEqual({
    rows: [systemBonus()],
    total: 1,
  });
});

test('level bonuses of one kind are asked for, and the sums only with the first page', async () => {
  const outside = createWorld({
    'GET /levelBonus/list': listed([levelBonus()], 30),
    'GET /levelBonus/getDetail': ok(summary()),
  });
  const loadRows = rowsOf(defineLevelBonusActors(outside).grantedBonuses);
  expect(await run(loadRows, { query: 'all', page: 1 })).toMatchObject({ extra: summary() });
  expect(await run(loadRows, { query: 'monthly', page: 2 })).not.toHaveProperty('extra');
  expect(asked(outside)).toEqual([
    '/levelBonus/list?page=1&limit=20',
    '/levelBonus/getDetail?',
    '/levelBonus/list?page=2&limit=20&kind=monthly',
  ]);
});

test.each([true, false])('the next level is asked for only where the site shows it: %s', async (hasSchedule) => {
  const { levels, schedule } = memberLevels();
  const outside = createWorld({
    'GET /gameUserLevel/list': ok(levels),
    'GET /levelBonus/getDetail': ok(summary()),
    'GET /user/getNextLevelSchedule': ok(schedule),
  });
  expect(await run(defineMemberLevelActors(outside).loadLevels, { hasSchedule })).toEqual(
    memberLevels(hasSchedule ? {} : { schedule: null }),
  );
  expect(outside.calls.length).toBe(hasSchedule ? 3 : 2);
});
