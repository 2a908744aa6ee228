import { path, withQuery } from '../addresses.js';

/** The terms of a promotion, and the way to take part (F1: `type` and `id`). */
export const promotionAddress = (promotionId: string): string =>
  withQuery(path.privilegeDetail, { type: 'promotion', id: promotionId });
/** The terms of a marketing event, and the way to join it. */
export const activityAddress = (activityId: string): string =>
  withQuery(path.privilegeDetail, { type: 'activity', id: activityId });
/** The page of one participation. */
export const recordAddress = (recordId: string): string => withQuery(path.myPromotionDetail, { id: recordId });
/** What happened to the balance of one participation, line by line. */
export const promotionBillAddress = (recordId: string): string => withQuery(path.myPromotionBill, { id: recordId });
