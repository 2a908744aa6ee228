import { refusal } from '../../base/refusal.js';
import { categories, makers } from '../../domain/lobby/catalogue.js';
import { forAnyoneShared } from '../operation.js';

/** Makers with games in a category; the counts are of that category. */
export const operation = forAnyoneShared('listMakersByCategory', async ({ db, services, path }) => {
  const isKnown = (await categories(db)).some(({ categoryId }) => categoryId === path.categoryId);
  return isKnown ? { data: await makers(db, services, path.categoryId) } : refusal('notFound');
});
