import { refusal } from '../../base/refusal.js';
import { forPlayer } from '../operation.js';
import { bonusOf, LEVEL_KINDS } from '../../domain/bonuses/queries.js';
import { shownLevelBonuses } from '../../domain/bonuses/level-bonuses.js';

/** One level bonus with the progress of its turnover. */
export const operation = forPlayer('getLevelBonus', async ({ db, player, path, now }) => {
  const row = await bonusOf(db, player.id, path.id, LEVEL_KINDS);
  const [data] = row === undefined ? [] : await shownLevelBonuses(db, player.id, [row], now());
  return data === undefined ? refusal('notFound') : { data };
});
