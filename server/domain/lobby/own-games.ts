import type { Db } from '../../db/open.js';
import type { Player } from '../../operation.js';
import type { Services } from '../../services.js';
import { cardPage, games } from './cards.js';
import { numberOf } from './ids.js';
import type { Page } from './paging.js';

/** What a player may have to do with a game. */
export type Bond = 'liked_at' | 'favorited_at' | 'played_at';

/** The games that a player likes, keeps or played, the latest first. */
export const ownGames = (db: Db, player: Player, bond: Bond, page: Page, services: Services) =>
  cardPage(
    games(db)
      .innerJoin('player_game', 'player_game.game_id', 'game.id')
      .where('player_game.player_id', '=', player.id)
      .where(`player_game.${bond}`, 'is not', null)
      .orderBy(`player_game.${bond}`, 'desc')
      .orderBy('game.id') as unknown as Parameters<typeof cardPage>[0],
    page,
    services,
  );

/** Sets or takes away a bond; repeating changes nothing. False when there is no such game. */
export async function setBond(db: Db, player: Player, gameId: string, bond: Bond, at: Date | null): Promise<boolean> {
  const id = numberOf(gameId);
  const game = await db.selectFrom('game').select('id').where('id', '=', id).executeTakeFirst();
  if (!game) return false;
  const none = { liked_at: null, favorited_at: null, played_at: null };
  await db
    .insertInto('player_game')
    .values({ ...none, player_id: player.id, game_id: id, [bond]: at })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'game_id']).doUpdateSet((eb) => ({
        // A second "on" keeps the first time, so that lists do not jump.
        [bond]: at === null ? null : eb.fn.coalesce(`player_game.${bond}`, eb.val(at)),
      })),
    )
    .execute();
  return true;
}

/** Takes a bond to several games away; games that have none stay as they are. */
export async function dropBonds(db: Db, player: Player, gameIds: readonly string[], bond: Bond): Promise<void> {
  await db
    .updateTable('player_game')
    .set({ [bond]: null })
    .where('player_id', '=', player.id)
    .where('game_id', 'in', gameIds.map(numberOf))
    .execute();
}
