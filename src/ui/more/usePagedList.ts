import { useSelector } from '@xstate/react';
import type { PagedListRef } from '../../../machines/shared/pagedList.machine.js';

/** What stands in the place of the list. */
export type Panel = 'loading' | 'empty' | 'missing' | 'unavailable' | 'shown';
/** What the end of the list shows. */
export type Tail = 'more' | 'loading' | 'stuck' | 'end';

/** What a screen needs of a paged list. `asOf`: of rows that the device kept, when they were read, in ms since the epoch. */
export type ListView<Row, Extra = null> = {
  panel: Panel;
  tail: Tail;
  rows: readonly Row[];
  total: number;
  extra: Extra | null;
  asOf: number | null;
  onMore: () => void;
  onRetry: () => void;
};

type Snapshot<Row, Query, Extra> = ReturnType<PagedListRef<Row, Query, Extra>['getSnapshot']>;

export const usePagedList = <Row, Query, Extra>(list: PagedListRef<Row, Query, Extra>): ListView<Row, Extra> => ({
  panel: useSelector(list, selectPanel),
  tail: useSelector(list, selectTail),
  rows: useSelector(list, ({ context }) => context.rows),
  total: useSelector(list, ({ context }) => context.total),
  extra: useSelector(list, ({ context }) => context.extra),
  asOf: useSelector(list, ({ context }) => context.asOf),
  onMore: () => list.send({ type: 'pagedList.moreRequested' }),
  onRetry: () => list.send({ type: 'pagedList.retried' }),
});

function selectPanel<Row, Query, Extra>(snapshot: Snapshot<Row, Query, Extra>): Panel {
  if (snapshot.matches('stale')) return 'shown';
  return (['shown', 'empty', 'missing', 'unavailable'] as const).find((panel) => snapshot.matches(panel)) ?? 'loading';
}

function selectTail<Row, Query, Extra>(snapshot: Snapshot<Row, Query, Extra>): Tail {
  if (snapshot.matches({ shown: 'partial' })) return 'more';
  if (snapshot.matches({ shown: 'extending' })) return 'loading';
  return snapshot.matches({ shown: 'stuck' }) ? 'stuck' : 'end';
}
