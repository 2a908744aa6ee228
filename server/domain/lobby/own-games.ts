import type { Db } from '../../db/open.js';
import type { Player } from '../player.js';
import { games, type GameQuery } from './games.js';
import { numberOf } from './ids.js';

/** The relation of a player to a game: liked, favourite or played. */
export type GameRelation = 'liked_at' | 'favorited_at' | 'played_at';

/** The games that a player has liked, added to the favourites or played, latest first. */
export const ownGames = (db: Db, player: Player, relation: GameRelation): GameQuery =>
  games(db)
    .innerJoin('player_game', 'player_game.game_id', 'game.id')
    .where('player_game.player_id', '=', player.id)
    .where(`player_game.${relation}`, 'is not', null)
    .orderBy(`player_game.${relation}`, 'desc')
    .orderBy('game.id') as unknown as GameQuery;

/** Sets or removes a relation; may be repeated. False if there is no such game. */
export async function setRelation(
  db: Db,
  player: Player,
  gameId: string,
  relation: GameRelation,
  at: Date | null,
): Promise<boolean> {
  const id = numberOf(gameId);
  const game = await db.selectFrom('game').select('id').where('id', '=', id).executeTakeFirst();
  if (!game) return false;
  const none = { liked_at: null, favorited_at: null, played_at: null };
  await db
    .insertInto('player_game')
    .values({ ...none, player_id: player.id, game_id: id, [relation]: at })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'game_id']).doUpdateSet((eb) => ({
        // Setting it again keeps the first time, so that lists keep their order.
        [relation]: at === null ? null : eb.fn.coalesce(`player_game.${relation}`, eb.val(at)),
      })),
    )
    .execute();
  return true;
}

/** Removes a relation to several games; games without it are skipped. */
export async function removeRelations(
  db: Db,
  player: Player,
  gameIds: readonly string[],
  relation: GameRelation,
): Promise<void> {
  await db
    .updateTable('player_game')
    .set({ [relation]: null })
    .where('player_id', '=', player.id)
    .where('game_id', 'in', gameIds.map(numberOf))
    .execute();
}
