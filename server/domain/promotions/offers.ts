import { sql, type Selectable } from 'kysely';
import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import type { Locale } from '../../base/locale.js';
import type { Player } from '../player.js';
import type { Services } from '../services.js';
import { offsetOf, type Page } from '../lobby/paging.js';
import { gameCounts } from './scope.js';

type Schemas = components['schemas'];
export type PromotionRow = Selectable<Database['promotion']>;

/** Who views the list, and in which language; visitors may. */
export interface Viewer {
  readonly player: Player | null;
  readonly lang: Locale;
  readonly services: Services;
  readonly at: Date;
}

/** Participations in a promotion: of all players, and of the viewer. */
interface Taken {
  readonly places: number;
  readonly own: number;
  readonly openRecord: number | null;
  readonly hasCode: boolean;
}

/** Sorts what has a start and an end: running, then coming, then ended. */
export const runningFirst = (at: Date) =>
  sql`case when starts_at <= ${at} and ends_at > ${at} then 0 when starts_at > ${at} then 1 else 2 end`;

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
  const { own } = await takenOf(db, row.id, viewer.player);
  return {
    ...(await cardOf(db, row, viewer)),
    releasePercent: row.release_percent,
    waitHours: row.wait_hours,
    timesLeft: row.times_per_player === null ? null : Math.max(0, row.times_per_player - own),
    freeSpinStake: row.free_spin_stake,
    platforms: [...row.platforms],
  };
}

export const findPromotion = (db: Db, id: string): Promise<PromotionRow | undefined> =>
  db.selectFrom('promotion').selectAll().where('id', '=', id).executeTakeFirst();

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
  const taken = await takenOf(db, row.id, player);
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
    status: statusFor(row, taken, at),
    placesLeft: row.quota === null ? null : Math.max(0, row.quota - taken.places),
    recordId: taken.openRecord === null ? null : String(taken.openRecord),
    content: row.content[lang],
    betPercent: row.bet_percent,
    netWinPercent: row.net_win_percent,
    balancePercent: row.balance_percent,
    playHours: row.play_hours,
    freeSpins: row.free_spins,
    gameCount,
  };
}

function statusFor(
  { starts_at, ends_at, times_per_player, quota }: PromotionRow,
  { places, own, openRecord }: Taken,
  at: Date,
): Schemas['OfferStatus'] {
  if (openRecord !== null) return 'joined';
  if (starts_at > at) return 'soon';
  if (ends_at <= at) return 'ended';
  if (times_per_player !== null && own >= times_per_player) return 'used';
  return quota !== null && places >= quota ? 'full' : 'open';
}

/** Counts participations. A visitor has none. */
export async function takenOf(db: Db, promotionId: string, player: Pick<Player, 'id'> | null): Promise<Taken> {
  const mine = player?.id ?? -1;
  const { rows } = await sql<Taken>`
    select count(*) as places, count(*) filter (where player_id = ${mine}) as own,
      max(id) filter (where player_id = ${mine} and ended_at is null) as "openRecord",
      exists (
        select 1 from promotion_code_use u join promotion_code c on c.code = u.code
        where c.promotion_id = ${promotionId} and c.kind = 'entry' and u.player_id = ${mine}
      ) as "hasCode"
    from promotion_record where promotion_id = ${promotionId}`.execute(db);
  return rows[0] ?? { places: 0, own: 0, openRecord: null, hasCode: false };
}
