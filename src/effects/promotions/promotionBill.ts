import { fromPromise } from 'xstate';
import type { BillPage } from '../../../machines/promotions/promotionBill.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { watchPage } from '../page.js';

const limit = 30;

export const definePromotionBillActors = ({ api, body }: Pick<Outside, 'api' | 'body'>) => {
  const load = fromPromise<Result<BillPage>, { recordId: string; page: number }>(
    async ({ input: { recordId: id, page }, signal }) => {
      const read = await body(
        api.GET('/gamePromotion/bill/list/{id}', {
          params: { path: { id }, query: { page, limit } },
          headers: noIndicator,
          signal,
        }),
      );
      if (!read.ok) return read;
      const { rows, total, bill } = read.value;
      return { ok: true, value: { rows, total, bill } };
    },
  );
  return { loadBill: load, loadMore: load, refreshBill: load, watchPage };
};
