import { navigationTags } from '../../domain/lobby/catalogue.js';
import { forAnyoneShared } from '../operation.js';

/** Navigation tags. */
export const operation = forAnyoneShared('listNavigationTags', async ({ db }) => ({ data: await navigationTags(db) }));
