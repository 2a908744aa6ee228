import { refusal } from '../../base/refusal.js';
import { bonusOf, bonusesOf } from '../../domain/bonuses/queries.js';
import { shownSystemBonuses } from './shown-system-bonuses.js';
import { offsetOf, pageOf } from '../../domain/lobby/paging.js';
import { forPlayer } from '../operation.js';
import { claim } from './claim.js';

/** Bonuses granted by the house, newest first. */
export const listSystemBonuses = forPlayer('listSystemBonuses', async ({ db, player, query, lang, now }) => {
  const page = pageOf(query);
  const { rows, total } = await bonusesOf(
    db,
    player.id,
    { kinds: ['system'], status: query.status, offset: offsetOf(page), limit: page.limit },
    now(),
  );
  return { rows: await shownSystemBonuses(db, player.id, rows, lang, now()), total };
});

/** One system bonus with the progress of its turnover. */
export const getSystemBonus = forPlayer('getSystemBonus', async ({ db, player, path, lang, now }) => {
  const row = await bonusOf(db, player.id, path.id, ['system']);
  const [data] = row === undefined ? [] : await shownSystemBonuses(db, player.id, [row], lang, now());
  return data === undefined ? refusal('notFound') : { data };
});

/** Pays a system bonus into the wallet. */
export const claimSystemBonus = forPlayer('claimSystemBonus', (call) => claim(call, ['system']));
