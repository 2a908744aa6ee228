import { popupBulletins } from '../../domain/entry/content.js';
import { forAnyoneShared } from '../operation.js';

/** The notices of the day, the newest first. */
export const operation = forAnyoneShared('getBulletinPopup', async ({ db, lang }) => ({
  data: await popupBulletins(db, lang),
}));
