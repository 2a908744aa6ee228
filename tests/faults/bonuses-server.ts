import {
  claimedRebate,
  levelBonus,
  memberLevels,
  overview,
  rebate,
  summary,
  systemBonus,
} from '../fixtures/bonuses/bonuses.js';
import type { Call } from '../support/browser.js';
import type { Scripted } from './server.js';

const ok = (data: unknown) => ({ code: 200, msg: 'OK', data });
const listed = (rows: readonly object[], total: number) => ({ code: 200, msg: 'OK', rows, total });
const { detail, plan } = overview();
const { levels, schedule } = memberLevels();
const own = ({ isBonusClaimed }: Scripted) => (isBonusClaimed ? { ...claimedRebate, rebateId: '41' } : rebate());

/** The responses of a healthy server about bonuses. Rebate 41 can be claimed; the list has two pages. */
export const bonusAnswers: Readonly<Record<string, object | ((call: Call, world: Scripted) => object)>> = {
  'GET /rebate/getDetail': ok(detail),
  'GET /rebate/plan': ok(plan),
  'GET /rebate/list': (_, world) => listed([own(world)], 2),
  'GET /rebate/info/41': (_, world) => ok(own(world)),
  'POST /rebate/claim/41': (_, world) => {
    world.isBonusClaimed = true;
    return ok({ bonusId: '41', status: 'claimed' });
  },
  'GET /levelBonus/list': listed([levelBonus()], 1),
  'GET /levelBonus/getDetail': ok(summary()),
  'GET /systemBonus/list': listed([systemBonus()], 1),
  'GET /gameUserLevel/list': ok(levels),
  'GET /user/getNextLevelSchedule': ok(schedule),
};
