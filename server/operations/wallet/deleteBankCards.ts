import { forPlayer } from '../../operation.js';
import { deleteCards } from '../../domain/wallet/cards.js';

/** Deletes cards, all or none. */
export const operation = forPlayer(
  'deleteBankCards',
  async ({ db, services, player, path }) => (await deleteCards(db, services, player, path.id)) ?? {},
);
