import type { Db } from '../../db/open.js';

/** What a friend brings, in minor units. */
export interface ReferralTerms {
  readonly reward: number;
  /** A friend's deposit has to reach it. */
  readonly leastDeposit: number;
}

/** The key of the terms among the site's settings; without it no rewards are given. */
export const REFERRAL_TERMS = 'referralTerms';

export async function referralTerms(db: Db): Promise<ReferralTerms | null> {
  const row = await db.selectFrom('site_setting').select('value').where('key', '=', REFERRAL_TERMS).executeTakeFirst();
  return row === undefined ? null : (row.value as ReferralTerms);
}
