import { page as promotionsPage } from '../../src/app/pages/promotions/promotions.js';
import { loading } from './entry-rows.js';
import type { Rows } from './rows.js';

const promotions = loading('promotions', promotionsPage);

export const promotionsRows: Rows = {
  'promotions.loadOffers': {
    ...promotions,
    kind: 'read',
    call: 'GET /gamePromotion/list',
    good: 'listed.complete',
    broken: 'unavailable',
    again: promotions.again('listed.complete'),
  },
};
