import { refusal } from '../../base/refusal.js';
import { forPlayer } from '../operation.js';
import { channelsOf } from '../../domain/wallet/channels.js';

/** Channels of a payment method, with their limits and what is left of today's. */
export const operation = forPlayer('listPayChannels', async ({ db, services, player, path, lang }) => {
  const method = await db.selectFrom('pay_method').select('id').where('id', '=', path.id).executeTakeFirst();
  return method ? { data: await channelsOf(db, services, player.id, method.id, lang) } : refusal('notFound');
});
