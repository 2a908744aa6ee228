import { refusal } from '../../base/refusal.js';
import { forAnyoneShared } from '../operation.js';

/** An agreement of the site, plain text (G2). */
export const operation = forAnyoneShared('getAgreement', async ({ db, path, lang }) => {
  const row = await db.selectFrom('agreement').selectAll().where('type', '=', path.type).executeTakeFirst();
  if (!row) return refusal('notFound');
  return {
    data: {
      type: row.type,
      title: row.title[lang],
      content: row.content[lang],
      updateTime: row.updated_at.toISOString(),
    },
  };
});
