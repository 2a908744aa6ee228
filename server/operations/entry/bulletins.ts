import { refusal } from '../../base/refusal.js';
import { bulletin, bulletins, popupBulletins } from './shown-content.js';
import { pageOf } from '../../domain/lobby/paging.js';
import { forAnyoneShared } from '../operation.js';

/** Bulletins, the newest first. */
export const listBulletins = forAnyoneShared('listBulletins', async ({ db, query, lang }) => {
  const { total } = await db
    .selectFrom('bulletin')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: await bulletins(db, lang, pageOf(query)), total };
});

/** One bulletin with its content. */
export const getBulletin = forAnyoneShared('getBulletin', async ({ db, path, lang }) => {
  const data = await bulletin(db, lang, path.id);
  return data ? { data } : refusal('notFound');
});

/** The notices of the day, the newest first. */
export const getBulletinPopup = forAnyoneShared('getBulletinPopup', async ({ db, lang }) => ({
  data: await popupBulletins(db, lang),
}));
