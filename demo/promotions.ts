import type { Transaction } from 'kysely';
import type { Database } from '../server/db/schema.js';
import type { Site } from '../server/base/site.js';
import { ACTIVITIES, DEPOSIT_PROMOTIONS } from './content/activities.js';
import { PROMOTION_CODES, PROMOTIONS } from './content/promotions.js';
import { unitOf } from './content/sites.js';

const DAY_MS = 86_400_000;

/** Writes the promotions, their codes, the marketing events and the deposit promotions of the site. */
export async function seedPromotions(trx: Transaction<Database>, site: Site, now: Date): Promise<void> {
  const unit = unitOf(site.country);
  const inDays = (days: number): Date => new Date(now.getTime() + days * DAY_MS);
  const json = JSON.stringify;
  await trx
    .insertInto('promotion')
    .values(
      PROMOTIONS.map((one, index) => ({
        id: one.id,
        kind: one.kind,
        title: json(one.title),
        summary: json(one.summary),
        content: json(one.content),
        art_id: one.artId,
        starts_at: inDays(one.startsIn),
        ends_at: inDays(one.endsIn),
        min_amount: one.least * unit,
        max_amount: one.most * unit,
        bonus_rate: one.bonus * 100,
        max_bonus: one.maxBonus === null ? null : one.maxBonus * unit,
        bet_percent: one.betPercent,
        net_win_percent: one.netWinPercent,
        balance_percent: one.balancePercent,
        release_percent: one.releasePercent,
        play_hours: one.playHours,
        wait_hours: one.waitHours,
        times_per_player: one.times,
        quota: one.quota,
        needs_code: one.needsCode,
        free_spins: one.freeSpins,
        free_spin_stake: one.freeSpins === 0 ? 0 : 5 * unit,
        platforms: json(one.platforms),
        position: index + 1,
      })),
    )
    .execute();
  await trx
    .insertInto('promotion_scope')
    .values(PROMOTIONS.flatMap(({ id, scope }) => scope.map((part) => ({ promotion_id: id, ...part }))))
    .execute();
  await trx
    .insertInto('promotion_code')
    .values(
      PROMOTION_CODES.map(({ code, promotionId, gift, mostUses, endsIn }) => ({
        code,
        promotion_id: promotionId,
        kind: gift === null ? ('entry' as const) : ('gift' as const),
        gift_amount: gift === null ? null : gift * unit,
        most_uses: mostUses,
        ends_at: inDays(endsIn),
      })),
    )
    .execute();
  await trx
    .insertInto('activity')
    .values(
      ACTIVITIES.map((one, index) => ({
        id: one.id,
        kind: one.kind,
        title: json(one.title),
        summary: json(one.summary),
        content: json(one.content),
        art_id: one.artId,
        starts_at: inDays(one.startsIn),
        ends_at: inDays(one.endsIn),
        claim_until: inDays(one.claimIn),
        goal: one.goal * unit,
        reward: one.reward * unit,
        turnover_percent: one.turnoverPercent,
        quota: one.quota,
        position: index + 1,
      })),
    )
    .execute();
  await trx
    .insertInto('deposit_promotion')
    .values(
      DEPOSIT_PROMOTIONS.map((one, index) => ({
        id: one.id,
        title: json(one.title),
        summary: json(one.summary),
        content: json(one.content),
        art_id: one.artId,
        starts_at: inDays(one.startsIn),
        ends_at: inDays(one.endsIn),
        min_amount: one.least * unit,
        bonus_rate: one.bonus * 100,
        max_bonus: one.maxBonus * unit,
        turnover_percent: one.turnoverPercent,
        is_first_only: one.isFirstOnly,
        times_per_day: one.timesPerDay,
        times_per_player: one.timesPerPlayer,
        position: index + 1,
      })),
    )
    .execute();
}
