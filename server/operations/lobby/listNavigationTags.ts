import { navigationTags } from '../../domain/lobby/catalogue.js';
import { forEverybody } from '../../operation.js';

/** Navigation tags. */
export const operation = forEverybody('listNavigationTags', async ({ db }) => ({ data: await navigationTags(db) }));
