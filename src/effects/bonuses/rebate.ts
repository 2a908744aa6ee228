import { rebatesMachine, type RebateOverview } from '../../../machines/bonuses/rebates.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { provideRows } from '../shared/provideRows.js';
import { provideBonusClaims } from './claim.js';

type World = Pick<Outside, 'api' | 'open' | 'read' | 'list' | 'newKey'>;

const limit = 20;
/** The most rows of a page in the contract. There is one rebate a day, and each can be claimed for some days only. */
const mostClaimable = 100;

export const defineRebateActors = (world: World) => {
  const { api, read, list } = world;
  const pageOf = (page: number, signal: AbortSignal) =>
    list(api.GET('/rebate/list', { params: { query: { page, limit } }, headers: noIndicator, signal }));
  const overviewOf = async (signal: AbortSignal): Promise<RebateOverview> => {
    const pending = { query: { status: 'pending' as const, limit: mostClaimable } };
    const [detail, plan, claimable] = await Promise.all([
      read(api.GET('/rebate/getDetail', { headers: noIndicator, signal })),
      read(api.GET('/rebate/plan', { headers: noIndicator, signal })),
      list(api.GET('/rebate/list', { params: pending, headers: noIndicator, signal })),
    ]);
    return { detail, plan, claimable: claimable.rows };
  };
  return {
    rebates: provideRows(rebatesMachine, async ({ page }, signal) => {
      if (page > 1) return pageOf(page, signal);
      const [extra, first] = await Promise.all([overviewOf(signal), pageOf(1, signal)]);
      return { ...first, extra };
    }),
    bonusClaims: provideBonusClaims(world),
  };
};
