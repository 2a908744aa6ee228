import { fromPromise } from 'xstate';
import type { ListPage } from '../../../machines/shared/paged.js';
import type { PagedList, PageRequest } from '../../../machines/shared/pagedList.machine.js';

/** A list with the request of its pages. `load` resolves to null if there is no such list. */
export const provideRows = <Row, Query, Extra>(
  list: PagedList<Row, Query, Extra>,
  load: (request: PageRequest<NoInfer<Query>>, signal: AbortSignal) => Promise<NoInfer<ListPage<Row, Extra>> | null>,
): PagedList<Row, Query, Extra> =>
  list.provide({
    actors: {
      loadRows: fromPromise<ListPage<Row, Extra> | null, PageRequest<Query>>(({ input, signal }) =>
        load(input, signal),
      ),
    },
  });
