import { friend, referral, reward } from '../fixtures/bonuses/rewards.js';

const ok = (data: unknown) => ({ code: 200, msg: 'OK', data });
const rows = (row: unknown) => ({ code: 200, msg: 'OK', rows: [row], total: 1 });
const { link: _link, ...info } = referral();

/** The responses of a healthy server about the referral program. */
export const referralAnswers: Readonly<Record<string, object>> = {
  'GET /referral/getInfo': ok(info),
  'GET /referral/list': rows(friend()),
  'GET /referral/reward/list': rows(reward()),
};
