import { forPlayer } from '../operation.js';
import { addCard } from '../../domain/wallet/cards.js';

/** Adds a card; the response warns if its holder is not the player's real name (E5). */
export const operation = forPlayer('addBankCard', async ({ db, services, player, body }) => {
  const card = await addCard(db, services, player, body);
  return card instanceof Error ? card : { data: card };
});
