import { forPlayer } from '../../operation.js';

/** Ways to deposit; each names the endpoint that takes its orders (E1). */
export const operation = forPlayer('listPayMethods', async ({ db, lang }) => {
  const rows = await db.selectFrom('pay_method').selectAll().orderBy('position').execute();
  return { data: rows.map(({ id, method, name, endpoint }) => ({ id, method, name: name[lang], endpoint })) };
});
