import { refusal } from '../../base/refusal.js';
import { forPlayer } from '../operation.js';
import { findManualDeposit } from '../../domain/wallet/manual-deposits.js';

/** The status of a manual deposit, with its reason. */
export const operation = forPlayer('getManualDeposit', async ({ db, services, player, path, lang }) => {
  const data = await findManualDeposit(db, services, player, { orderNo: path.orderNo }, lang);
  return data ? { data } : refusal('notFound');
});
