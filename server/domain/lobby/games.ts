import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import type { Database } from '../../db/schema.js';
import type { Db } from '../../db/open.js';
import type { CategoryId } from '../../db/values.js';

/** A game with what lists need of its maker. */
export type GameRow = Selectable<Database['game']> & { maker_name: string; maker_maintenance_until: Date | null };
export type GameQuery = SelectQueryBuilder<Database, 'game' | 'maker', GameRow>;

/** Games joined with their maker: the base query of every list. */
export const games = (db: Db): GameQuery =>
  db
    .selectFrom('game')
    .innerJoin('maker', 'maker.id', 'game.maker_id')
    .selectAll('game')
    .select(['maker.name as maker_name', 'maker.maintenance_until as maker_maintenance_until']) as unknown as GameQuery;

/** How many games a query finds, by reading them. @see gameCount */
export async function countOf(query: GameQuery): Promise<number> {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The number of games of a category, of a maker, or of both, without reading them. */
export async function gameCount(
  db: Db,
  { categoryId, makerId }: { readonly categoryId?: CategoryId; readonly makerId?: number },
): Promise<number> {
  let counts = db.selectFrom('game_count').select(sql<number>`coalesce(sum(games), 0)::bigint`.as('total'));
  if (categoryId !== undefined) counts = counts.where('category_id', '=', categoryId);
  if (makerId !== undefined) counts = counts.where('maker_id', '=', makerId);
  return (await counts.executeTakeFirstOrThrow()).total;
}

/** Until when a game cannot be played, because of itself or its maker (J4); null if it can. */
export function maintenanceOf(
  { maintenance_until, maker_maintenance_until }: Pick<GameRow, 'maintenance_until' | 'maker_maintenance_until'>,
  now: Date,
): Date | null {
  const ends = [maintenance_until, maker_maintenance_until].filter((end): end is Date => end !== null && end > now);
  return ends.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null;
}
