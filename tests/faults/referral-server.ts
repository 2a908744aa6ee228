import { claimOf, friend, referral, reward } from '../fixtures/bonuses/rewards.js';
import type { Call } from '../support/browser.js';
import type { Scripted } from './server.js';

const ok = (data: unknown) => ({ code: 200, msg: 'OK', data });
const rows = (row: unknown) => ({ code: 200, msg: 'OK', rows: [row], total: 1 });
const { link: _link, ...info } = referral();

/** The responses of a healthy server about the referral program, with one reward to claim. */
export const referralAnswers: Readonly<Record<string, object | ((call: Call, world: Scripted) => object)>> = {
  'GET /referral/getInfo': ok(info),
  'GET /referral/list': rows(friend()),
  'GET /referral/reward/list': rows(reward()),
  'GET /referral/reward/info/31': (_, { isRewardClaimed }) =>
    ok(reward(isRewardClaimed ? { status: 'claimed', issuedTime: '2026-11-21T10:00:00.000Z' } : {})),
  'POST /referral/claim/31': (_, world) => {
    world.isRewardClaimed = true;
    return ok(claimOf(reward()));
  },
};
