import { refusal } from '../../base/refusal.js';
import { cardOf } from './shown-cards.js';
import { games } from '../../domain/lobby/games.js';
import { featuresOf } from '../../domain/lobby/features.js';
import { numberOf } from '../../domain/lobby/ids.js';
import { opinionOf } from '../../domain/lobby/opinion.js';
import { forAnyone } from '../operation.js';

/** One game. With a token it includes the player's own like and favourite. */
export const getGameInfo = forAnyone('getGameInfo', async ({ db, services, path, lang, player, now }) => {
  const row = await games(db).where('game.id', '=', numberOf(path.gameId)).executeTakeFirst();
  if (!row) return refusal('notFound');
  const own = player
    ? await db
        .selectFrom('player_game')
        .select(['liked_at', 'favorited_at', 'last_transfer_in'])
        .where('player_id', '=', player.id)
        .where('game_id', '=', row.id)
        .executeTakeFirst()
    : undefined;
  return {
    data: {
      ...cardOf(row, services),
      developer: row.maker_name,
      description: row.description[lang],
      howToPlay: row.how_to_play[lang],
      updateTime: row.updated_at.toISOString(),
      returnToPlayer: row.return_to_player === null ? null : Number(row.return_to_player),
      volatility: row.volatility,
      features: await featuresOf(db, row.id),
      serverTime: now().toISOString(),
      likeStatus: Boolean(own?.liked_at),
      favoriteStatus: Boolean(own?.favorited_at),
      ...(await opinionOf(db, row.id)),
      openType: row.open_type,
      walletMode: row.wallet_mode,
      minTransferIn: row.min_transfer_in,
      lastTransferIn: own?.last_transfer_in ?? null,
    },
  };
});
