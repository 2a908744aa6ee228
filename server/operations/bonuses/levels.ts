import { levelsOf, scheduleOf, termsOfLevel } from '../../domain/bonuses/levels.js';
import { forAnyone, forPlayer } from '../operation.js';

/** Levels with their requirements and benefits. */
export const listUserLevels = forAnyone('listUserLevels', async ({ db }) => ({
  data: (await levelsOf(db)).map(termsOfLevel),
}));

/** What the player still needs for the next level. */
export const getNextLevelSchedule = forPlayer('getNextLevelSchedule', async ({ db, player }) => ({
  data: await scheduleOf(db, player.id),
}));
