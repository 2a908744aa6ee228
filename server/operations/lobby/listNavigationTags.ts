import { navigationTags } from '../../domain/lobby/catalogue.js';
import { forAnyone } from '../../operation.js';

/** Navigation tags. */
export const operation = forAnyone('listNavigationTags', async ({ db }) => ({ data: await navigationTags(db) }));
