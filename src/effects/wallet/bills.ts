import { fromPromise } from 'xstate';
import type { Bill, Paged } from '../../../machines/vocabulary.js';
import type { BillsRequest } from '../../../machines/wallet/billFilter.js';
import { billListMachine } from '../../../machines/wallet/billList.js';
import { billsFileMachine, type BillsExport } from '../../../machines/wallet/billsFile.machine.js';
import { provideRows } from '../shared/provideRows.js';
import { saveFile } from '../shared/saveFile.js';
import type { Outside } from '../outside.js';

const pageSize = 30;
/** The most rows that the contract sends at once. */
const exportSize = 100;

export const defineBillsActors = ({ api, list, open }: Pick<Outside, 'api' | 'list' | 'open'>) => {
  const load = (query: BillsRequest & { page: number; limit: number }, signal: AbortSignal): Promise<Paged<Bill>> =>
    list(api.GET('/bill/list', { params: { query }, signal }));
  const saveBills = fromPromise<void, BillsExport>(async ({ input: { request, ...form }, signal }) => {
    // By their ids: a movement of this minute shifts the pages, and rows come twice.
    const bills = new Map<string, Bill>();
    const readFrom = async (page: number): Promise<void> => {
      const { rows, total } = await load({ ...request, page, limit: exportSize }, signal);
      for (const bill of rows) bills.set(bill.billId, bill);
      if (rows.length > 0 && page * exportSize < total) await readFrom(page + 1);
    };
    await readFrom(1);
    // Its library is larger than the page, and few players need it.
    const { billsAsCsv } = await import('./billsAsCsv.js');
    saveFile(billsAsCsv([...bills.values()], form), { name: 'bills.csv', type: 'text/csv;charset=utf-8' });
  });
  return {
    billList: provideRows(billListMachine, ({ query, page }, signal) =>
      load({ ...query, page, limit: pageSize }, signal),
    ),
    loadBill: fromPromise<Bill | null, { billId: string }>(async ({ input, signal }) => {
      const found = await open(api.GET('/bill/info/{id}', { params: { path: { id: input.billId } }, signal }));
      return found.ok ? found.value : null;
    }),
    billsFile: billsFileMachine.provide({ actors: { saveBills } }),
  };
};
