import { bulletins } from '../../domain/entry/content.js';
import { pageOf } from '../../domain/lobby/paging.js';
import { forAnyoneShared } from '../operation.js';

/** Bulletins, the newest first. */
export const operation = forAnyoneShared('listBulletins', async ({ db, query, lang }) => {
  const { total } = await db
    .selectFrom('bulletin')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: await bulletins(db, lang, pageOf(query)), total };
});
