import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import type { Player } from '../player.js';

export type PromotionRow = Selectable<Database['promotion']>;

/** Participations in a promotion: of all players, and of the viewer. */
export interface Taken {
  readonly places: number;
  readonly own: number;
  readonly openRecord: number | null;
  readonly hasCode: boolean;
}

/** Sorts what has a start and an end: running, then coming, then ended. */
export const runningFirst = (at: Date) =>
  sql`case when starts_at <= ${at} and ends_at > ${at} then 0 when starts_at > ${at} then 1 else 2 end`;

export const findPromotion = (db: Db, id: string): Promise<PromotionRow | undefined> =>
  db.selectFrom('promotion').selectAll().where('id', '=', id).executeTakeFirst();

/** What an offer is for a player now. */
export type OfferStatus = 'joined' | 'soon' | 'ended' | 'used' | 'full' | 'open';

/** What a promotion is for the player whose participations are counted. */
export function offerStatus(
  { starts_at, ends_at, times_per_player, quota }: PromotionRow,
  { places, own, openRecord }: Taken,
  at: Date,
): OfferStatus {
  if (openRecord !== null) return 'joined';
  if (starts_at > at) return 'soon';
  if (ends_at <= at) return 'ended';
  if (times_per_player !== null && own >= times_per_player) return 'used';
  return quota !== null && places >= quota ? 'full' : 'open';
}

/** Counts participations, of all players only up to the quota: beyond it nothing is decided. A visitor has none. */
export async function takenOf(
  db: Db,
  { id, quota }: Pick<PromotionRow, 'id' | 'quota'>,
  player: Pick<Player, 'id'> | null,
): Promise<Taken> {
  const mine = player?.id ?? -1;
  const { rows } = await sql<Taken>`
    select
      (
        select count(*) from (select 1 from promotion_record where promotion_id = ${id} limit ${quota ?? 0}) as taken
      ) as places,
      count(*) as own, max(id) filter (where ended_at is null) as "openRecord",
      exists (
        select 1 from promotion_code_use u join promotion_code c on c.code = u.code
        where c.promotion_id = ${id} and c.kind = 'entry' and u.player_id = ${mine}
      ) as "hasCode"
    from promotion_record where promotion_id = ${id} and player_id = ${mine}`.execute(db);
  return rows[0] ?? { places: 0, own: 0, openRecord: null, hasCode: false };
}
