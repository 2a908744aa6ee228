import { refusal } from '../../base/refusal.js';
import { forPlayer } from '../operation.js';
import { findWithdrawal } from '../../domain/wallet/withdrawals.js';

/** The progress of a withdrawal: its steps, when it should arrive (E4), why it failed. */
export const operation = forPlayer('getWithdrawal', async ({ db, services, player, path, lang }) => {
  const data = await findWithdrawal(db, services, player, { orderNo: path.orderNo }, lang);
  return data ? { data } : refusal('notFound');
});
