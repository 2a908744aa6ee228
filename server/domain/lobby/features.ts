import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';

type GameFeature = components['schemas']['GameFeature'];

/** What a game has, in the order of the names. */
export async function featuresOf(db: Db, gameId: number): Promise<GameFeature[]> {
  const rows = await db
    .selectFrom('game_feature')
    .select('feature')
    .where('game_id', '=', gameId)
    .orderBy('feature')
    .execute();
  return rows.map(({ feature }) => feature);
}
