import { offsetOf, pageOf } from '../../domain/lobby/paging.js';
import { forPlayer } from '../operation.js';
import { friendsOf } from '../../domain/bonuses/referral.js';

/** Friends who signed up with the player's code, names masked. */
export const operation = forPlayer('listReferredFriends', async ({ db, services, player, query }) => {
  const page = pageOf(query);
  return friendsOf(db, services, player.id, { offset: offsetOf(page), limit: page.limit });
});
