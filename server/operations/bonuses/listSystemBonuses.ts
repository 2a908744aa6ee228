import { offsetOf, pageOf } from '../../domain/lobby/paging.js';
import { forPlayer } from '../operation.js';
import { bonusesOf } from '../../domain/bonuses/queries.js';
import { shownSystemBonuses } from '../../domain/bonuses/system-bonuses.js';

/** Bonuses granted by the house, newest first. */
export const operation = forPlayer('listSystemBonuses', async ({ db, player, query, lang, now }) => {
  const page = pageOf(query);
  const { rows, total } = await bonusesOf(
    db,
    player.id,
    { kinds: ['system'], status: query.status, offset: offsetOf(page), limit: page.limit },
    now(),
  );
  return { rows: await shownSystemBonuses(db, player.id, rows, lang, now()), total };
});
