import { pagedListOf, type PagedListRef } from '../shared/pagedList.machine.js';
import type { Activity, Banner, Promotion } from './promotions.machine.js';

export type Offer = Promotion | Activity;
/** `banners`: none if they cannot be loaded. `now`: by the server's clock, in ms since the epoch. */
export type OffersExtra = { banners: readonly Banner[]; now: number };

/** Offers: one page has that page of the promotions and that of the events. Banners and the time come with the first page. */
export const offersMachine = pagedListOf<Offer, null, OffersExtra>((offer) =>
  'promotionId' in offer ? `promotion ${offer.promotionId}` : `event ${offer.activityId}`,
);

export type OffersRef = PagedListRef<Offer, null, OffersExtra>;
