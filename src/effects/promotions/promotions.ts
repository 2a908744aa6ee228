import { offersMachine } from '../../../machines/promotions/offers.js';
import { Unreachable } from '../../api/envelope.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { provideRows } from '../shared/provideRows.js';
import { watchClock } from '../shared/watchClock.js';

const limit = 20;
/** ms. The smallest unit of a countdown is a minute. */
const tick = 30_000;

export const definePromotionsActors = ({
  api,
  body,
  list,
  read,
  serverNow,
}: Pick<Outside, 'api' | 'body' | 'list' | 'read' | 'serverNow'>) => ({
  offers: provideRows(offersMachine, async ({ page }, signal) => {
    const call = { params: { query: { page, limit } }, headers: noIndicator, signal };
    const ofPage = { ...call, params: { query: { position: 'promotion' as const } } };
    const [promotions, events, banners] = await Promise.all([
      body(api.GET('/gamePromotion/list', call)),
      list(api.GET('/activity/list', call)),
      // The page is of use without them.
      page === 1 ? read(api.GET('/banner/list', ofPage)).catch(() => []) : [],
    ]);
    if (!promotions.ok) throw new Unreachable(promotions.problem.code);
    const { rows, total, serverTime } = promotions.value;
    const both = { rows: [...rows, ...events.rows], total: total + events.total };
    return page === 1 ? { ...both, extra: { banners, now: Date.parse(serverTime) } } : both;
  }),
  watchClock: watchClock(serverNow, tick),
});
