import { forPlayer } from '../../operation.js';
import { rebateDetail } from '../../domain/bonuses/shown-rebates.js';

/** What today has brought so far, and sums of the rebates until now. */
export const operation = forPlayer('getRebateDetail', async ({ db, services, player, lang, now }) => ({
  data: await rebateDetail(db, services, player.id, lang, now()),
}));
