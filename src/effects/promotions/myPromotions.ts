import { fromPromise } from 'xstate';
import type { PromotionRecord } from '../../../machines/promotions/ending.js';
import type { ListPage } from '../../../machines/shared/paged.js';
import type { PageRequest } from '../../../machines/shared/pagedList.machine.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';

const limit = 20;

export const defineMyPromotionsActors = ({ api, list }: Pick<Outside, 'api' | 'list'>) => ({
  loadRows: fromPromise<ListPage<PromotionRecord> | null, PageRequest>(({ input: { page }, signal }) =>
    list(
      api.GET('/gamePromotion/record/list', {
        params: { query: { page, limit } },
        headers: noIndicator,
        signal,
      }),
    ),
  ),
});
