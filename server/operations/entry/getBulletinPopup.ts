import { bulletin } from '../../domain/entry/content.js';
import { forAnyone } from '../../operation.js';

/** The notice of the day, or null. */
export const operation = forAnyone('getBulletinPopup', async ({ db, lang }) => ({ data: await bulletin(db, lang, 'popup') }));
