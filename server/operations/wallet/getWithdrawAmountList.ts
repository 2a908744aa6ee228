import { forPlayer } from '../../operation.js';

/** Quick picks, minor units, as the site sets them. */
export const operation = forPlayer('getWithdrawAmountList', async ({ db }) => {
  const row = await db
    .selectFrom('site_setting')
    .select('value')
    .where('key', '=', 'withdrawAmounts')
    .executeTakeFirst();
  return { data: { amounts: (row?.value ?? []) as number[] } };
});
