import { forPlayer } from '../operation.js';
import { deleteCards } from '../../domain/wallet/cards.js';

/** Deletes all given cards or none. */
export const operation = forPlayer(
  'deleteBankCards',
  async ({ db, services, player, path }) => (await deleteCards(db, services, player, path.id)) ?? {},
);
