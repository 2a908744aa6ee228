import { forPlayer } from '../operation.js';
import { rebateDetail } from '../../domain/bonuses/shown-rebates.js';

/** What today has earned so far, and sums of the earlier rebates. */
export const operation = forPlayer('getRebateDetail', async ({ db, services, player, lang, now }) => ({
  data: await rebateDetail(db, services, player.id, lang, now()),
}));
