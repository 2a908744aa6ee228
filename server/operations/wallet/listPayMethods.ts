import { forPlayer } from '../operation.js';

/** Payment methods; each names the endpoint for its orders (E1). */
export const operation = forPlayer('listPayMethods', async ({ db, lang }) => {
  const rows = await db.selectFrom('pay_method').selectAll().orderBy('position').execute();
  return { data: rows.map(({ id, method, name, endpoint }) => ({ id, method, name: name[lang], endpoint })) };
});
