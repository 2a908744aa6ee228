import { pagedListOf, type PagedListRef } from '../shared/pagedList.machine.js';
import type { PromotionRecord } from './ending.js';

/** My promotions: the participations of the player, newest first; the screen puts running ones before ended ones. */
export const myPromotionsMachine = pagedListOf<PromotionRecord>(({ recordId }) => recordId);

export type MyPromotionsRef = PagedListRef<PromotionRecord>;
