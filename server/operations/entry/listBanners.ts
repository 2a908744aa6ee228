import { bannersOf } from '../../domain/entry/content.js';
import { forEverybody } from '../../operation.js';

/** Banners of one position, in the site's order. */
export const operation = forEverybody('listBanners', async ({ db, services, query, lang }) => ({
  data: await bannersOf(db, services.pictures, query.position, lang),
}));
