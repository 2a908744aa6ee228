import type { Transaction } from 'kysely';
import type { Database } from '../server/db/schema.js';
import { REFERRAL_TERMS } from '../server/domain/bonuses/referral-terms.js';
import type { Site } from '../server/base/site.js';
import { LEVELS } from './content/levels.js';
import { REBATE_CATEGORIES, REBATE_RATES, REFERRAL } from './content/rebates.js';
import { unitOf } from './content/sites.js';

/** Writes the levels, the rebate rates and the referral rewards, in the currency of the site. Needs the categories. */
export async function seedBonusTerms(trx: Transaction<Database>, site: Site): Promise<void> {
  const unit = unitOf(site.country);
  await trx
    .insertInto('player_level')
    .values(
      LEVELS.map((level) => ({
        level: level.level,
        name: level.name,
        required_stakes: level.stakes * unit,
        required_deposits: level.deposits * unit,
        upgrade_bonus: level.upgrade * unit,
        monthly_bonus: level.monthly * unit,
        birthday_bonus: level.birthday * unit,
        deposit_bonus_rate: level.depositRate,
        deposit_bonus_most: level.depositMost * unit,
      })),
    )
    .execute();
  await trx
    .insertInto('rebate_category')
    .values(REBATE_CATEGORIES.map(({ categoryId, contribution }) => ({ category_id: categoryId, contribution })))
    .execute();
  await trx
    .insertInto('rebate_rate')
    .values(REBATE_RATES.map(({ categoryId, level, rate }) => ({ category_id: categoryId, level, rate })))
    .execute();
  // A deposit bonus is released after half a day, a level bonus can be claimed for a season, a referral reward for two weeks.
  await trx.updateTable('bonus_rule').set({ release_hours: 12 }).where('kind', '=', 'deposit').execute();
  await trx.updateTable('bonus_rule').set({ claim_days: 90 }).where('kind', '=', 'upgrade').execute();
  await trx.updateTable('bonus_rule').set({ claim_days: 14 }).where('kind', '=', 'referral').execute();
  const terms = { reward: REFERRAL.reward * unit, leastDeposit: REFERRAL.leastDeposit * unit };
  await trx
    .insertInto('site_setting')
    .values({ key: REFERRAL_TERMS, value: JSON.stringify(terms) })
    .execute();
}
