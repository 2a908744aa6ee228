import { forPlayer } from '../operation.js';
import { scheduleOf } from '../../domain/bonuses/levels.js';

/** What the player still needs for the next level. */
export const operation = forPlayer('getNextLevelSchedule', async ({ db, player }) => ({
  data: await scheduleOf(db, player.id),
}));
