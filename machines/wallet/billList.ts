import { pagedListOf, type PagedListRef } from '../shared/pagedList.machine.js';
import type { Bill } from '../vocabulary.js';
import type { BillsRequest } from './billFilter.js';

/** Bill list: the movements that match a filter, newest first. */
export const billListMachine = pagedListOf<Bill, BillsRequest>(({ billId }) => billId);

export type BillListRef = PagedListRef<Bill, BillsRequest>;
