import { forPlayer } from '../../operation.js';
import { checked, quoteOf } from '../../domain/wallet/orders.js';

/** Quote of a deposit before it is ordered (E1). Changes nothing. */
export const operation = forPlayer('budgetAmount', async ({ db, services, player, body }) => {
  const channel = await checked(db, services, player, body);
  return channel instanceof Error ? channel : { data: quoteOf(body.amount, channel) };
});
