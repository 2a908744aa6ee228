import { fromPromise } from 'xstate';
import type { OfferPage } from '../../../machines/promotions/promotions.machine.js';
import { quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';

const limit = 20;

export const definePromotionsActors = ({ api, list }: Pick<Outside, 'api' | 'list'>) => ({
  loadOffers: fromPromise<OfferPage, { page: number }>(async ({ input: { page }, signal }) => {
    const call = { params: { query: { page, limit } }, headers: { [quietHeader]: '1' }, signal };
    const [promotions, activities] = await Promise.all([
      list(api.GET('/gamePromotion/list', call), { quiet: true }),
      list(api.GET('/activity/list', call), { quiet: true }),
    ]);
    return { promotions, activities };
  }),
});
