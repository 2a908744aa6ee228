import * as domain from '../../domain/promotions/deposit-bonus.js';
import { forPlayer } from '../operation.js';

/** Deposit promotions to choose from (E1). */
export const listDepositPromotions = forPlayer(
  'listDepositPromotions',
  async ({ db, player, lang, services, now }) => ({
    data: await domain.listDepositPromotions(db, player.id, { player, lang, services, at: now() }),
  }),
);
