import { refusal } from '../../base/refusal.js';
import { forPlayer } from '../operation.js';
import { bonusOf } from '../../domain/bonuses/queries.js';
import { shownSystemBonuses } from '../../domain/bonuses/system-bonuses.js';

/** One system bonus with the progress of its turnover. */
export const operation = forPlayer('getSystemBonus', async ({ db, player, path, lang, now }) => {
  const row = await bonusOf(db, player.id, path.id, ['system']);
  const [data] = row === undefined ? [] : await shownSystemBonuses(db, player.id, [row], lang, now());
  return data === undefined ? refusal('notFound') : { data };
});
