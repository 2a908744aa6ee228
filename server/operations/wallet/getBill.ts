import { refusal } from '../../base/refusal.js';
import { forPlayer } from '../operation.js';
import { findBill } from '../../domain/wallet/bills.js';

/** One transfer of the wallet, or one deposit that moved no money. */
export const operation = forPlayer('getBill', async ({ db, services, player, path, lang }) => {
  const data = await findBill(db, player, path.id, { now: services.clock.now(), lang });
  return data ? { data } : refusal('notFound');
});
