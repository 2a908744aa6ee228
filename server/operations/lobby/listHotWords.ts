import { forAnyoneShared } from '../operation.js';

/** Words that players search for, in the caller's language. */
export const operation = forAnyoneShared('listHotWords', async ({ db, lang }) => {
  const rows = await db.selectFrom('hot_word').select('word').orderBy('position').execute();
  return { data: rows.map(({ word }) => ({ word: word[lang] })) };
});
