import { offsetOf, pageOf } from '../../domain/lobby/paging.js';
import { forPlayer } from '../operation.js';
import { bonusesOf, LEVEL_KINDS } from '../../domain/bonuses/queries.js';
import { shownLevelBonuses } from '../../domain/bonuses/level-bonuses.js';

/** Monthly, birthday, upgrade and deposit bonuses, the newest first. */
export const operation = forPlayer('listLevelBonuses', async ({ db, player, query, now }) => {
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
