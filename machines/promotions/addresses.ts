import { path } from '../addresses.js';
import { withQuery } from '../lobby/addresses.js';

/** The page of one participation. */
export const recordAddress = (recordId: string): string => withQuery(path.myPromotionDetail, { id: recordId });
