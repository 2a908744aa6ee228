import { refusal } from '../../base/refusal.js';
import { bonusOf, bonusesOf } from '../../domain/bonuses/queries.js';
import { rebateDetail, shownPlan, shownRebates } from './shown-rebates.js';
import { offsetOf, pageOf } from '../../domain/lobby/paging.js';
import { forAnyone, forPlayer } from '../operation.js';
import { claim } from './claim.js';

/** Rates by category and level, and which share of a stake counts. */
export const getRebatePlan = forAnyone('getRebatePlan', async ({ db, lang }) => ({ data: await shownPlan(db, lang) }));

/** Daily rebates with the stakes that counted, newest first. */
export const listRebates = forPlayer('listRebates', async ({ db, player, query, lang, now }) => {
  const page = pageOf(query);
  const { rows, total } = await bonusesOf(
    db,
    player.id,
    { kinds: ['rebate'], status: query.status, offset: offsetOf(page), limit: page.limit },
    now(),
  );
  return { rows: await shownRebates(db, rows, lang, now()), total };
});

/** One rebate with the stakes that counted. */
export const getRebate = forPlayer('getRebate', async ({ db, player, path, lang, now }) => {
  const row = await bonusOf(db, player.id, path.id, ['rebate']);
  const [data] = row === undefined ? [] : await shownRebates(db, [row], lang, now());
  return data === undefined ? refusal('notFound') : { data };
});

/** What today has earned so far, and sums of the earlier rebates. */
export const getRebateDetail = forPlayer('getRebateDetail', async ({ db, services, player, lang, now }) => ({
  data: await rebateDetail(db, services, player.id, lang, now()),
}));

/** Pays a rebate into the wallet. */
export const claimRebate = forPlayer('claimRebate', (call) => claim(call, ['rebate']));
