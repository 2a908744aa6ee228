import { refusal } from '../../base/refusal.js';
import { levelBonusDetail, shownLevelBonuses } from './shown-level-bonuses.js';
import { LEVEL_KINDS, bonusOf, bonusesOf } from '../../domain/bonuses/queries.js';
import { offsetOf, pageOf } from '../../domain/lobby/paging.js';
import { forPlayer } from '../operation.js';
import { claim } from './claim.js';

/** Monthly, birthday, upgrade and deposit bonuses, the newest first. */
export const listLevelBonuses = forPlayer('listLevelBonuses', async ({ db, player, query, now }) => {
  const page = pageOf(query);
  const { rows, total } = await bonusesOf(
    db,
    player.id,
    {
      kinds: query.kind === undefined ? LEVEL_KINDS : [query.kind],
      status: query.status,
      offset: offsetOf(page),
      limit: page.limit,
    },
    now(),
  );
  return { rows: await shownLevelBonuses(db, player.id, rows, now()), total };
});

/** One level bonus with the progress of its turnover. */
export const getLevelBonus = forPlayer('getLevelBonus', async ({ db, player, path, now }) => {
  const row = await bonusOf(db, player.id, path.id, LEVEL_KINDS);
  const [data] = row === undefined ? [] : await shownLevelBonuses(db, player.id, [row], now());
  return data === undefined ? refusal('notFound') : { data };
});

/** The benefits of the player's level, and sums of its bonuses so far. */
export const getLevelBonusDetail = forPlayer('getLevelBonusDetail', async ({ db, player, now }) => ({
  data: await levelBonusDetail(db, player.id, now()),
}));

/** Pays a released level bonus into the wallet. */
export const claimLevelBonus = forPlayer('claimLevelBonus', (call) => claim(call, LEVEL_KINDS));
