import { offsetOf, pageOf } from '../../domain/lobby/paging.js';
import { forPlayer } from '../operation.js';
import { bonusesOf } from '../../domain/bonuses/queries.js';
import { shownRebates } from '../../domain/bonuses/shown-rebates.js';

/** Daily rebates with the stakes that counted, newest first. */
export const operation = forPlayer('listRebates', async ({ db, player, query, lang, now }) => {
  const page = pageOf(query);
  const { rows, total } = await bonusesOf(
    db,
    player.id,
    { kinds: ['rebate'], status: query.status, offset: offsetOf(page), limit: page.limit },
    now(),
  );
  return { rows: await shownRebates(db, rows, lang, now()), total };
});
