import { fromPromise } from 'xstate';
import type { PromotionRecord } from '../../../machines/promotions/ending.js';
import type { Paged } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';

const limit = 20;

export const defineMyPromotionsActors = ({ api, list }: Pick<Outside, 'api' | 'list'>) => ({
  loadRecords: fromPromise<Paged<PromotionRecord>, { page: number }>(({ input: { page }, signal }) =>
    list(
      api.GET('/gamePromotion/record/list', {
        params: { query: { page, limit } },
        headers: noIndicator,
        signal,
      }),
    ),
  ),
});
