import { bulletin } from '../../domain/entry/content.js';
import { forEverybody } from '../../operation.js';

/** The notice of the day, or null. */
export const operation = forEverybody('getBulletinPopup', async ({ db, lang }) => ({
  data: await bulletin(db, lang, 'popup'),
}));
