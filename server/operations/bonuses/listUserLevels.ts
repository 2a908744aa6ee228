import { forAnyone } from '../operation.js';
import { levelsOf, termsOfLevel } from '../../domain/bonuses/levels.js';

/** Levels with their requirements and benefits. */
export const operation = forAnyone('listUserLevels', async ({ db }) => ({
  data: (await levelsOf(db)).map(termsOfLevel),
}));
