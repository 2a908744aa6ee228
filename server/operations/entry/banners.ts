import { bannersOf } from './shown-content.js';
import { forAnyoneShared } from '../operation.js';

/** Banners of one position, in the site's order. */
export const listBanners = forAnyoneShared('listBanners', async ({ db, services, query, lang }) => ({
  data: await bannersOf(db, services.pictures, query.position, lang),
}));
