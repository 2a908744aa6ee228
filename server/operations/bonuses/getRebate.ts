import { refusal } from '../../base/refusal.js';
import { forPlayer } from '../operation.js';
import { bonusOf } from '../../domain/bonuses/queries.js';
import { shownRebates } from '../../domain/bonuses/shown-rebates.js';

/** One rebate with the stakes that counted. */
export const operation = forPlayer('getRebate', async ({ db, player, path, lang, now }) => {
  const row = await bonusOf(db, player.id, path.id, ['rebate']);
  const [data] = row === undefined ? [] : await shownRebates(db, [row], lang, now());
  return data === undefined ? refusal('notFound') : { data };
});
