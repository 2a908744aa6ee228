import { forPlayer } from '../operation.js';
import { changeCard } from '../../domain/wallet/cards.js';

/** Changes a card that no open withdrawal uses. Fields that are left out stay. */
export const operation = forPlayer('changeBankCard', async ({ db, services, player, body }) => {
  const card = await changeCard(db, services, player, body);
  return card instanceof Error ? card : { data: card };
});
