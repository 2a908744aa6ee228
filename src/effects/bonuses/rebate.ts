import { fromPromise } from 'xstate';
import type { Rebate, RebateOverview } from '../../../machines/bonuses/rebate.machine.js';
import type { Paged } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { provideBonusClaims } from './claim.js';

type World = Pick<Outside, 'api' | 'open' | 'read' | 'list' | 'newKey'>;

const limit = 20;
/** The most rows of a page in the contract. There is one rebate a day, and each can be claimed for some days only. */
const mostClaimable = 100;

export const defineRebateActors = (world: World) => {
  const { api, read, list } = world;
  const pageOf = (page: number, signal: AbortSignal) =>
    list(api.GET('/rebate/list', { params: { query: { page, limit } }, headers: noIndicator, signal }));
  return {
    loadOverview: fromPromise<{ overview: RebateOverview; first: Paged<Rebate> }>(async ({ signal }) => {
      const pending = { query: { status: 'pending' as const, limit: mostClaimable } };
      const [detail, plan, claimable, first] = await Promise.all([
        read(api.GET('/rebate/getDetail', { headers: noIndicator, signal })),
        read(api.GET('/rebate/plan', { headers: noIndicator, signal })),
        list(api.GET('/rebate/list', { params: pending, headers: noIndicator, signal })),
        pageOf(1, signal),
      ]);
      return { overview: { detail, plan, claimable: claimable.rows }, first };
    }),
    loadRebates: fromPromise<Paged<Rebate>, { page: number }>(({ input, signal }) => pageOf(input.page, signal)),
    bonusClaims: provideBonusClaims(world),
  };
};
