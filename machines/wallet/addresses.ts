import { path, withQuery } from '../addresses.js';

/**
 * Pages of orders of which only the number is known. The pages of a deposit are in depositPages.ts, so that a page which links
 * to an order need not load the states of orders.
 */

/** The page of a deposit reads the order and corrects its address. */
export const orderNumberAddress = (orderNo: string): string => withQuery(path.recharge, { orderNo });
export const withdrawalReviewAddress = (orderNo: string): string => withQuery(path.cashoutAudit, { orderNo });
export const manualReviewAddress = (orderNo: string): string => withQuery(path.manualDeposit, { orderNo });
