import { forPlayer } from '../../operation.js';
import { levelBonusDetail } from '../../domain/bonuses/level-bonuses.js';

/** What the player's level brings, and sums of its bonuses so far. */
export const operation = forPlayer('getLevelBonusDetail', async ({ db, player, now }) => ({
  data: await levelBonusDetail(db, player.id, now()),
}));
