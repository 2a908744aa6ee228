import { categories } from '../../domain/lobby/catalogue.js';
import { forAnyoneShared } from '../operation.js';

/** Categories in the order of the tabs. */
export const operation = forAnyoneShared('listCategories', async ({ db }) => ({ data: await categories(db) }));
