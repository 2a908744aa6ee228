import { forPlayer } from '../operation.js';
import { listCards } from '../../domain/wallet/cards.js';

/** The player's cards, the default first, numbers masked. */
export const operation = forPlayer('listBankCards', async ({ db, services, player }) => ({
  data: await listCards(db, services, player.id),
}));
