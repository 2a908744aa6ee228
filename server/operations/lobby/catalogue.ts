import { refusal } from '../../base/refusal.js';
import { categories, makers, navigationTags } from './shown-catalogue.js';
import { forAnyoneShared } from '../operation.js';

/** Categories in the order of the tabs. */
export const listCategories = forAnyoneShared('listCategories', async ({ db }) => ({ data: await categories(db) }));

/** All makers with games. */
export const listMakers = forAnyoneShared('listMakers', async ({ db, services }) => ({
  data: await makers(db, services),
}));

/** Makers with games in a category; the counts are of that category. */
export const listMakersByCategory = forAnyoneShared('listMakersByCategory', async ({ db, services, path }) => {
  const isKnown = (await categories(db)).some(({ categoryId }) => categoryId === path.categoryId);
  return isKnown ? { data: await makers(db, services, path.categoryId) } : refusal('notFound');
});

/** Navigation tags. */
export const listNavigationTags = forAnyoneShared('listNavigationTags', async ({ db }) => ({
  data: await navigationTags(db),
}));
