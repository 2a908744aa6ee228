import type { Db } from '../../db/open.js';

/** What a friend brings, in minor units. */
export interface ReferralTerms {
  readonly reward: number;
  /** A friend's deposit has to reach it. */
  readonly leastDeposit: number;
  /** Rewards of one inviter in a month of the site's calendar. */
  readonly mostPerMonth: number;
}

/** Where the site does not say. */
const MOST_PER_MONTH = 20;

/** The key of the terms among the site's settings; without it no rewards are given. */
export const REFERRAL_TERMS = 'referralTerms';

export async function referralTerms(db: Db): Promise<ReferralTerms | null> {
  const row = await db.selectFrom('site_setting').select('value').where('key', '=', REFERRAL_TERMS).executeTakeFirst();
  return row === undefined
    ? null
    : { mostPerMonth: MOST_PER_MONTH, ...(row.value as Omit<ReferralTerms, 'mostPerMonth'> & Partial<ReferralTerms>) };
}
