import { bulletin } from '../../domain/entry/content.js';
import { forAnyoneShared } from '../../operation.js';

/** The notice of the day, or null. */
export const operation = forAnyoneShared('getBulletinPopup', async ({ db, lang }) => ({
  data: await bulletin(db, lang, 'popup'),
}));
