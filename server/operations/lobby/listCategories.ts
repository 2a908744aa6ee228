import { categories } from '../../domain/lobby/catalogue.js';
import { forAnyone } from '../../operation.js';

/** Categories in the order of the tabs. */
export const operation = forAnyone('listCategories', async ({ db }) => ({ data: await categories(db) }));
