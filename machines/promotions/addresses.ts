import { path } from '../addresses.js';
import { withQuery } from '../lobby/addresses.js';

/** The terms of a promotion, and the way to take part (F1: `type` and `id`). */
export const promotionAddress = (promotionId: string): string =>
  withQuery(path.privilegeDetail, { type: 'promotion', id: promotionId });
/** The page of one participation. */
export const recordAddress = (recordId: string): string => withQuery(path.myPromotionDetail, { id: recordId });
/** What happened to the balance of one participation, line by line. */
export const promotionBillAddress = (recordId: string): string => withQuery(path.myPromotionBill, { id: recordId });
