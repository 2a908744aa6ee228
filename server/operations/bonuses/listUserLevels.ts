import { forAnyone } from '../../operation.js';
import { levelsOf, termsOfLevel } from '../../domain/bonuses/levels.js';

/** Levels, what each asks for and what it brings. */
export const operation = forAnyone('listUserLevels', async ({ db }) => ({
  data: (await levelsOf(db)).map(termsOfLevel),
}));
