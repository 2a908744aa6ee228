import { fromPromise } from 'xstate';
import type { Bill, Paged } from '../../../machines/vocabulary.js';
import type { BillsQuery } from '../../../machines/wallet/bills.machine.js';
import type { Outside } from '../outside.js';

const pageSize = 30;

export const defineBillsActors = ({ api, list, open }: Pick<Outside, 'api' | 'list' | 'open'>) => ({
  loadBills: fromPromise<Paged<Bill>, BillsQuery>(({ input, signal }) =>
    list(api.GET('/bill/list', { params: { query: { ...input, limit: pageSize } }, signal }), { quiet: true }),
  ),
  loadBill: fromPromise<Bill | null, { billId: string }>(async ({ input, signal }) => {
    const found = await open(api.GET('/bill/info/{id}', { params: { path: { id: input.billId } }, signal }), {
      quiet: true,
    });
    return found.ok ? found.value : null;
  }),
});
