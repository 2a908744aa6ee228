import type { Db } from '../../db/open.js';

/** The reward for a referred friend, in minor units. */
export interface ReferralTerms {
  readonly reward: number;
  /** The least deposit of a friend that earns the reward. */
  readonly leastDeposit: number;
  /** The most rewards of one inviter in a calendar month of the site. */
  readonly mostPerMonth: number;
}

/** Default if the site does not set it. */
const MOST_PER_MONTH = 20;

/** The key of the terms in the site's settings; without it no rewards are given. */
export const REFERRAL_TERMS = 'referralTerms';

export async function referralTerms(db: Db): Promise<ReferralTerms | null> {
  const row = await db.selectFrom('site_setting').select('value').where('key', '=', REFERRAL_TERMS).executeTakeFirst();
  return row === undefined
    ? null
    : { mostPerMonth: MOST_PER_MONTH, ...(row.value as Omit<ReferralTerms, 'mostPerMonth'> & Partial<ReferralTerms>) };
}
