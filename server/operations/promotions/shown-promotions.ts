import type { components } from '../../../openapi/user-api.js';
import type { Locale } from '../../base/locale.js';
import type { Db } from '../../db/open.js';
import { offsetOf, type Page } from '../../domain/lobby/paging.js';
import {
  findPromotion,
  offerStatus,
  runningFirst,
  takenOf,
  type PromotionRow,
} from '../../domain/promotions/offers.js';
import { gameCounts } from '../../domain/promotions/scope.js';
import type { Player } from '../../domain/player.js';
import type { Services } from '../../domain/services.js';

type Schemas = components['schemas'];

/** Who views the list, and in which language; visitors may. */
export interface Viewer {
  readonly player: Player | null;
  readonly lang: Locale;
  readonly services: Services;
  readonly at: Date;
}

/** Promotions as the viewer sees them: running, coming and ended ones. */
export async function listPromotions(
  db: Db,
  page: Page,
  viewer: Viewer,
): Promise<{ rows: Schemas['PromotionCard'][]; total: number }> {
  const rows = await db
    .selectFrom('promotion')
    .selectAll()
    .orderBy(runningFirst(viewer.at))
    .orderBy('position')
    .orderBy('id')
    .offset(offsetOf(page))
    .limit(page.limit)
    .execute();
  const { total } = await db
    .selectFrom('promotion')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const counts = await gameCounts(
    db,
    rows.map(({ id }) => id),
  );
  const cards = [];
  for (const row of rows) cards.push(await describe(db, row, counts.get(row.id) ?? 0, viewer));
  return { rows: cards, total };
}

/** One promotion with all its terms; null if there is none. */
export async function promotionInfo(db: Db, id: string, viewer: Viewer): Promise<Schemas['PromotionInfo'] | null> {
  const row = await findPromotion(db, id);
  if (row === undefined) return null;
  const { own } = await takenOf(db, row, viewer.player);
  return {
    ...(await cardOf(db, row, viewer)),
    releasePercent: row.release_percent,
    waitHours: row.wait_hours,
    timesLeft: row.times_per_player === null ? null : Math.max(0, row.times_per_player - own),
    platforms: [...row.platforms],
  };
}

/** A promotion as lists show it. */
export async function cardOf(db: Db, row: PromotionRow, viewer: Viewer): Promise<Schemas['PromotionCard']> {
  return describe(db, row, (await gameCounts(db, [row.id])).get(row.id) ?? 0, viewer);
}

async function describe(
  db: Db,
  row: PromotionRow,
  gameCount: number,
  { player, lang, services, at }: Viewer,
): Promise<Schemas['PromotionCard']> {
  const taken = await takenOf(db, row, player);
  return {
    promotionId: row.id,
    kind: row.kind,
    title: row.title[lang],
    summary: row.summary[lang],
    art: services.pictures.picture(row.art_id),
    startTime: row.starts_at.toISOString(),
    endTime: row.ends_at.toISOString(),
    minAmount: row.min_amount,
    maxAmount: row.max_amount,
    bonusRate: row.bonus_rate,
    maxBonus: row.max_bonus,
    needsCode: row.needs_code && !taken.hasCode,
    status: offerStatus(row, taken, at),
    placesLeft: row.quota === null ? null : Math.max(0, row.quota - taken.places),
    recordId: taken.openRecord === null ? null : String(taken.openRecord),
    content: row.content[lang],
    betPercent: row.bet_percent,
    netWinPercent: row.net_win_percent,
    balancePercent: row.balance_percent,
    playHours: row.play_hours,
    freeSpins: row.free_spins,
    freeSpinStake: row.free_spin_stake,
    gameCount,
  };
}
