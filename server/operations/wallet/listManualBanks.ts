import { forPlayer } from '../operation.js';
import { manualBanks } from '../../domain/wallet/manual-deposits.js';

/** Accounts of the site that a player may pay into manually. */
export const operation = forPlayer('listManualBanks', async ({ db, services, lang }) => ({
  data: await manualBanks(db, services, lang),
}));
