import type { Selectable } from 'kysely';
import { refusal } from '../../base/refusal.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';

type Game = Pick<
  Selectable<Database['game']>,
  'id' | 'maker_id' | 'has_demo' | 'open_type' | 'wallet_mode' | 'min_transfer_in'
>;

/**
 * A game that can be played now. Throws `Refusal` notFound, gameNotOpen, or gameMaintenance for maintenance of the game
 * or its maker (decision J4).
 */
export async function playableGame(db: Db, gameId: string, at: Date): Promise<Game> {
  const id = Number(gameId);
  if (!Number.isSafeInteger(id)) throw refusal('notFound');
  const game = await db
    .selectFrom('game')
    .innerJoin('maker', 'maker.id', 'game.maker_id')
    .select([
      'game.id',
      'game.maker_id',
      'game.has_demo',
      'game.open_type',
      'game.wallet_mode',
      'game.min_transfer_in',
      'game.is_open',
      'game.maintenance_until',
      'maker.maintenance_until as maker_until',
    ])
    .where('game.id', '=', id)
    .executeTakeFirst();
  if (game === undefined) throw refusal('notFound');
  if (!game.is_open) throw refusal('gameNotOpen');
  if ([game.maintenance_until, game.maker_until].some((until) => until !== null && until > at))
    throw refusal('gameMaintenance');
  return game;
}

/** The least that goes into a game at once, in minor units: when it is opened, and while it is played. */
export const leastOf = ({ min_transfer_in }: Pick<Game, 'min_transfer_in'>): number => Math.max(1, min_transfer_in);

/** The same for a game that is being played, whether or not it can be opened now. */
export const leastTransferIn = async (db: Db, gameId: number): Promise<number> =>
  leastOf(await db.selectFrom('game').select('min_transfer_in').where('id', '=', gameId).executeTakeFirstOrThrow());
