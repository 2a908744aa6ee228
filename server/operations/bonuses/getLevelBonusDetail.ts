import { forPlayer } from '../operation.js';
import { levelBonusDetail } from '../../domain/bonuses/level-bonuses.js';

/** The benefits of the player's level, and sums of its bonuses so far. */
export const operation = forPlayer('getLevelBonusDetail', async ({ db, player, now }) => ({
  data: await levelBonusDetail(db, player.id, now()),
}));
