import { fromPromise } from 'xstate';
import { billLinesMachine, type BillQuery, type BillState } from '../../../machines/promotions/billLines.js';
import { isAbsent } from '../../../machines/vocabulary.js';
import { Unreachable } from '../../api/envelope.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { watchPage } from '../page.js';
import { provideRows } from '../shared/provideRows.js';

const limit = 30;

export const definePromotionBillActors = ({ api, body }: Pick<Outside, 'api' | 'body'>) => {
  /** Null if the player has no participation of this number. */
  const pageOf = async ({ recordId: id }: BillQuery, page: number, signal: AbortSignal) => {
    const read = await body(
      api.GET('/gamePromotion/bill/list/{id}', {
        params: { path: { id }, query: { page, limit } },
        headers: noIndicator,
        signal,
      }),
    );
    if (page === 1 && isAbsent(read)) return null;
    if (!read.ok) throw new Unreachable(read.problem.code);
    const { rows, total, bill } = read.value;
    return { rows, total, extra: bill };
  };
  return {
    billLines: provideRows(billLinesMachine, ({ query, page }, signal) => pageOf(query, page, signal)),
    loadBill: fromPromise<BillState, BillQuery>(async ({ input, signal }) => {
      const found = await pageOf(input, 1, signal);
      if (found === null) throw new Unreachable('notFound');
      return found.extra;
    }),
    watchPage,
  };
};
