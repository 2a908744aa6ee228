import { forPlayer } from '../operation.js';

/** The site's suggested amounts, in minor units. */
export const operation = forPlayer('getDepositAmountList', async ({ db }) => {
  const row = await db
    .selectFrom('site_setting')
    .select('value')
    .where('key', '=', 'depositAmounts')
    .executeTakeFirst();
  return { data: { amounts: (row?.value ?? []) as number[] } };
});
