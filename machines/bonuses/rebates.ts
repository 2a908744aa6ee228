import type { components } from '../../openapi/user-api.js';
import { pagedListOf, type PagedListRef } from '../shared/pagedList.machine.js';

type Schemas = components['schemas'];
/** The rebate of one day. */
export type Rebate = Schemas['Rebate'];
/** Today so far, the terms of all levels, and every rebate that can be claimed, on whatever page of the list it is. */
export type RebateOverview = {
  detail: Schemas['RebateDetail'];
  plan: Schemas['RebatePlan'];
  claimable: readonly Rebate[];
};

/** Rebates, day by day. The overview comes with the first page. */
export const rebatesMachine = pagedListOf<Rebate, null, RebateOverview>(({ rebateId }) => rebateId);

export type RebatesRef = PagedListRef<Rebate, null, RebateOverview>;
