import { fromPromise } from 'xstate';
import type { OfferPage } from '../../../machines/promotions/promotions.machine.js';
import { Unreachable } from '../../api/envelope.js';
import { quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { watchClock } from '../shared/watchClock.js';

const limit = 20;
/** ms. The smallest unit of a countdown is a minute. */
const tick = 30_000;

export const definePromotionsActors = ({ api, body, list, now }: Pick<Outside, 'api' | 'body' | 'list' | 'now'>) => ({
  loadOffers: fromPromise<OfferPage, { page: number }>(async ({ input: { page }, signal }) => {
    const call = { params: { query: { page, limit } }, headers: { [quietHeader]: '1' }, signal };
    const [promotions, activities] = await Promise.all([
      body(api.GET('/gamePromotion/list', call), { quiet: true }),
      list(api.GET('/activity/list', call), { quiet: true }),
    ]);
    if (!promotions.ok) throw new Unreachable(promotions.problem.code);
    const { rows, total, serverTime } = promotions.value;
    const at = now();
    return { promotions: { rows, total }, activities, offset: Date.parse(serverTime) - at, now: at };
  }),
  watchClock: watchClock(now, tick),
});
