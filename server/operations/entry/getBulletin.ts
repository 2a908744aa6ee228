import { refusal } from '../../base/refusal.js';
import { bulletin } from '../../domain/entry/content.js';
import { forAnyoneShared } from '../operation.js';

/** One bulletin with its content. */
export const operation = forAnyoneShared('getBulletin', async ({ db, path, lang }) => {
  const data = await bulletin(db, lang, path.id);
  return data ? { data } : refusal('notFound');
});
