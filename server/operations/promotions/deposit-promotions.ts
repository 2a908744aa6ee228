import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';
import { isOpenTo } from '../../domain/promotions/deposit-bonus.js';
import { forPlayer } from '../operation.js';
import type { Viewer } from './shown-promotions.js';

/** Deposit promotions to choose from (E1). */
export const listDepositPromotions = forPlayer(
  'listDepositPromotions',
  async ({ db, player, lang, services, now }) => ({
    data: await shownDepositPromotions(db, player.id, { player, lang, services, at: now() }),
  }),
);

/** Running deposit promotions, and whether the player may choose them (E1). */
async function shownDepositPromotions(
  db: Db,
  playerId: number,
  { lang, services, at }: Viewer,
): Promise<components['schemas']['DepositPromotion'][]> {
  const rows = await db
    .selectFrom('deposit_promotion')
    .selectAll()
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const shown = [];
  for (const row of rows) {
    shown.push({
      activityId: row.id,
      title: row.title[lang],
      summary: row.summary[lang],
      content: row.content[lang],
      art: services.pictures.picture(row.art_id),
      minAmount: row.min_amount,
      bonusRate: row.bonus_rate,
      maxBonus: row.max_bonus,
      turnoverPercent: row.turnover_percent,
      firstDepositOnly: row.is_first_only,
      endTime: row.ends_at.toISOString(),
      isAvailable: await isOpenTo(db, row, playerId, services.site, at),
    });
  }
  return shown;
}
