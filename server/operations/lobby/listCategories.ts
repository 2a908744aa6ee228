import { categories } from '../../domain/lobby/catalogue.js';
import { forEverybody } from '../../operation.js';

/** Categories in the order of the tabs. */
export const operation = forEverybody('listCategories', async ({ db }) => ({ data: await categories(db) }));
