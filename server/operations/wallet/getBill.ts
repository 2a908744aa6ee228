import { refusal } from '../../contract/refusal.js';
import { forPlayer } from '../../operation.js';
import { findBill } from '../../domain/wallet/bills.js';

/** One transfer of the wallet. */
export const operation = forPlayer('getBill', async ({ db, player, path, lang }) => {
  const data = await findBill(db, player, path.id, lang);
  return data ? { data } : refusal('notFound');
});
