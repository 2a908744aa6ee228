import { forPlayer } from '../operation.js';

/** Payment methods of one payment company. */
export const operation = forPlayer('listPayMethodsByOperator', async ({ db, query, lang }) => {
  const rows = await db
    .selectFrom('pay_method')
    .selectAll()
    .where((by) =>
      by.exists(
        by
          .selectFrom('pay_channel')
          .select('id')
          .whereRef('method_id', '=', 'pay_method.id')
          .where('operator_code', '=', query.operatorCode),
      ),
    )
    .orderBy('position')
    .execute();
  return { data: rows.map(({ id, method, name, endpoint }) => ({ id, method, name: name[lang], endpoint })) };
});
