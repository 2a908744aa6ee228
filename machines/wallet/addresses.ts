import { path, withQuery } from '../addresses.js';

/**
 * Pages of orders of which only the number is known. Those of a deposit's flow are in depositPages.ts: pages that link to an
 * order need not load its states.
 */

/** The page of a deposit reads the order and corrects its address. */
export const orderNumberAddress = (orderNo: string): string => withQuery(path.recharge, { orderNo });
export const withdrawalReviewAddress = (orderNo: string): string => withQuery(path.cashoutAudit, { orderNo });
export const manualReviewAddress = (orderNo: string): string => withQuery(path.manualDeposit, { orderNo });
