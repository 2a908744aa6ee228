import type { components } from '../../openapi/user-api.js';
import { pagedListOf, type PagedListRef } from '../shared/pagedList.machine.js';

type Schemas = components['schemas'];
/** One line: an amount that came or went, or the rounds of a game on one site day. Minor units. */
export type BillLine = Schemas['PromotionBillLine'];
/** Whether the server has added all rounds to the bill, and when it did so last. */
export type BillState = Schemas['PromotionBillState'];
export type BillQuery = { recordId: string };

/** The lines of the bill of a participation, newest first. Each page comes with the state of the bill. */
export const billLinesMachine = pagedListOf<BillLine, BillQuery, BillState>(({ lineId }) => lineId);

export type BillLinesRef = PagedListRef<BillLine, BillQuery, BillState>;
