import { refusal } from '../../base/refusal.js';
import { forPlayer } from '../operation.js';
import { findCard } from '../../domain/wallet/cards.js';

/** One card with its number masked. */
export const operation = forPlayer('getBankCard', async ({ db, services, player, path }) => {
  const data = await findCard(db, services, player, path.id);
  return data ? { data } : refusal('notFound');
});
