import { forPlayer } from '../operation.js';
import { depositBonus } from '../../domain/promotions/deposit-bonus.js';
import { usableChannel, quoteOf } from '../../domain/wallet/orders.js';

/** A quote of a deposit before it is ordered (E1). Changes nothing. */
export const operation = forPlayer('budgetAmount', async ({ db, services, player, body }) => {
  const channel = await usableChannel(db, services, player, body);
  if (channel instanceof Error) return channel;
  const offer = await depositBonus(db, services, player.id, body);
  return offer instanceof Error ? offer : { data: quoteOf(body.amount, channel, services.site, offer) };
});
