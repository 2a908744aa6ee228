import { forPlayer } from '../operation.js';
import { chooseCard } from '../../domain/wallet/cards.js';

/** Makes a card the default. May be repeated. */
export const operation = forPlayer('setDefaultBankCard', async ({ db, services, player, path }) => {
  const card = await chooseCard(db, services, player, path.id);
  return card instanceof Error ? card : { data: card };
});
