import { refusal } from '../../base/refusal.js';
import { forPlayer } from '../operation.js';
import { cancelWithdrawal, findWithdrawal } from '../../domain/wallet/withdrawals.js';

/** Cancels a withdrawal that is not approved yet. Repeating it under the same key returns the same response. */
export const operation = forPlayer('cancelWithdrawal', async ({ db, services, player, path, lang }) => {
  const refused = await cancelWithdrawal(db, services, player, path.orderNo);
  if (refused) return refused;
  const data = await findWithdrawal(db, services, player, { orderNo: path.orderNo }, lang);
  return data ? { data } : refusal('notFound');
});
