import type { Db } from '../../db/open.js';
import type { GameFeatureKind } from '../../db/schema.js';

/** What a game has, in the order of the names. */
export async function featuresOf(db: Db, gameId: number): Promise<GameFeatureKind[]> {
  const rows = await db
    .selectFrom('game_feature')
    .select('feature')
    .where('game_id', '=', gameId)
    .orderBy('feature')
    .execute();
  return rows.map(({ feature }) => feature);
}
