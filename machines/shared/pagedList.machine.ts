import { assign, fromPromise, sendParent, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, output, type ChartMeta, type Paged, type Plain, type UiTag } from '../vocabulary.js';
import { forgotten, withChange, withFirst, withNext, type ListPage, type Loaded } from './paged.js';

export type PageRequest<Query = null> = { query: Query; page: number };

/** The parent knows that rows were added, changed or removed. The total follows. */
export type ListChanged<Row> = { type: 'pagedList.changed'; change: (rows: readonly Row[]) => readonly Row[] };

/** Reported to the parent when rows were read or changed. `list`: the id under which the parent runs the list. */
export type ListReport<Row, Extra = null> = Paged<Row> & {
  type: 'pagedList.loaded';
  list: string;
  extra: Extra | null;
};

/** Paged list: the player reads rows that the server gives page by page. `keyOf`: what tells one row from another. */
export const pagedListOf = <Row, Query = null, Extra = null>(keyOf: (row: Row) => string) =>
  setup({
    types: {} as {
      input: { query: Query };
      context: Loaded<Row, Extra> & { query: Query };
      events: Plain<'pagedList.moreRequested' | 'pagedList.retried' | 'pagedList.refresh'> | ListChanged<Row>;
      tags: UiTag;
      meta: ChartMeta;
    },
    actors: {
      /** Null if there is no such list. */
      loadRows: fromPromise<ListPage<Row, Extra> | null, PageRequest<Query>>(mustBeProvided('loadRows')),
    },
    guards: {
      isMissing: (_, found: ListPage<Row, Extra> | null) => found === null,
      isStale: (_, found: ListPage<Row, Extra> | null) => found?.asOf !== undefined,
      hasRows: ({ context: { rows } }) => rows.length > 0,
      hasMore: ({ context: { rows, total } }) => rows.length < total,
      /** All loaded rows are gone, and the server has others. */
      isRunDry: ({ context: { rows, total } }) => rows.length === 0 && total > 0,
      isEmpty: ({ context: { rows } }) => rows.length === 0,
    },
    actions: {
      noteFirst: assign((_, found: ListPage<Row, Extra> | null) => (found ? withFirst(found) : {})),
      notePage: assign(({ context }, found: ListPage<Row, Extra> | null) => withNext(context, found, keyOf)),
      noteChange: assign(({ context }, { change }: ListChanged<Row>) =>
        withChange(context, change(context.rows), keyOf),
      ),
      forgetRows: assign(forgotten),
      reportRows: sendParent(({ context: { rows, total, extra }, self }): ListReport<Row, Extra> => ({
        type: 'pagedList.loaded',
        list: self.id,
        rows,
        total,
        extra,
      })),
    },
  }).createMachine({
    id: 'pagedList',
    description: 'The player reads rows that the server gives page by page. Each chart that shows a list invokes it.',
    meta: { title: 'Paged list' },
    context: ({ input: { query } }) => ({ ...forgotten, query, extra: null }),
    on: {
      'pagedList.changed': {
        actions: [{ type: 'noteChange', params: ({ event }) => event }, 'reportRows'],
      },
      'pagedList.refresh': [
        {
          guard: 'hasRows',
          target: '.shown.refreshing',
          description: 'The parent knows that the server has other rows, but not which.',
        },
        { target: '.loading' },
      ],
    },
    initial: 'starting',
    states: {
      starting: { description: 'A list begins with its first page.', always: 'loading' },
      loading: {
        tags: 'busy',
        meta: { title: 'Loading' },
        description:
          'The first page, with skeletons of rows. A list of games reads all its earlier pages again after a reload.',
        invoke: {
          id: 'loadRows',
          src: 'loadRows',
          input: ({ context: { query } }) => ({ query, page: 1 }),
          onDone: [
            { guard: { type: 'isMissing', params: output }, target: 'missing' },
            {
              guard: { type: 'isStale', params: output },
              target: 'stale',
              actions: { type: 'noteFirst', params: output },
            },
            { target: 'shown', actions: { type: 'notePage', params: output } },
          ],
          onError: 'unavailable',
        },
        on: {
          'pagedList.changed': {
            target: 'starting',
            actions: { type: 'noteChange', params: ({ event }) => event },
            description:
              'The response may be older than the change, so the page is requested again. An added row keeps its place.',
          },
        },
      },
      empty: {
        tags: 'done',
        meta: { title: 'No rows' },
        description: 'The page says that there is nothing, and what the player can do.',
        always: { guard: 'hasRows', target: 'shown' },
      },
      missing: {
        tags: 'failed',
        meta: { title: 'No such list' },
        description: 'The address is old or mistyped, or the list belongs to another player.',
      },
      unavailable: {
        tags: ['failed', 'autoRetry'],
        meta: { title: 'Rows cannot be loaded' },
        description: 'The request failed. The player can retry.',
        on: { 'pagedList.retried': 'loading' },
      },
      stale: {
        tags: ['failed', 'autoRetry'],
        meta: { title: 'Rows of the last reading' },
        description:
          'The rows cannot be loaded. The device shows those that it has, with their time and a retry button.',
        entry: 'reportRows',
        on: { 'pagedList.retried': { target: 'loading', actions: 'forgetRows' } },
      },
      shown: {
        description: 'The loaded rows, and whether the server has more.',
        always: [
          {
            guard: 'isRunDry',
            target: 'starting',
            description: 'All loaded rows were removed, and the server has others.',
          },
          { guard: 'isEmpty', target: 'empty' },
        ],
        initial: 'starting',
        states: {
          starting: {
            description: 'Compares the loaded rows with the total.',
            entry: 'reportRows',
            always: [{ guard: 'hasMore', target: 'partial' }, { target: 'complete' }],
          },
          partial: {
            meta: { title: 'Rows, with more to come' },
            description:
              'The next page is requested when the player comes near the end of the list, or presses a button.',
            on: { 'pagedList.moreRequested': 'extending' },
          },
          extending: {
            tags: 'busy',
            meta: { title: 'Loading more' },
            description: 'The loaded rows stay.',
            invoke: {
              id: 'loadRows',
              src: 'loadRows',
              input: ({ context: { query, page } }) => ({ query, page: page + 1 }),
              onDone: { target: 'starting', actions: { type: 'notePage', params: output } },
              onError: 'stuck',
            },
            on: {
              'pagedList.changed': {
                target: 'overtaken',
                actions: [{ type: 'noteChange', params: ({ event }) => event }, 'reportRows'],
              },
            },
          },
          overtaken: {
            description: 'A removed row has moved the later ones up, so another page may be the next one.',
            always: 'extending',
          },
          stuck: {
            tags: ['failed', 'autoRetry'],
            meta: { title: 'More rows cannot be loaded' },
            description:
              'Scrolling does not retry, because at the end of the list it would never stop: only a button and the network do.',
            on: { 'pagedList.retried': 'extending' },
          },
          refreshing: {
            tags: 'busy',
            meta: { title: 'Reading again' },
            description:
              'The first page is read again, and then replaces all rows. The loaded rows stay on screen meanwhile.',
            invoke: {
              id: 'loadRows',
              src: 'loadRows',
              input: ({ context: { query } }) => ({ query, page: 1 }),
              onDone: [
                { guard: { type: 'isMissing', params: output }, target: '#pagedList.missing', actions: 'forgetRows' },
                {
                  guard: { type: 'isStale', params: output },
                  target: '#pagedList.stale',
                  actions: { type: 'noteFirst', params: output },
                },
                { target: 'starting', actions: { type: 'noteFirst', params: output } },
              ],
              onError: { target: '#pagedList.unavailable', actions: 'forgetRows' },
            },
          },
          complete: { tags: 'done', meta: { title: 'All rows' }, description: 'All rows are loaded.' },
        },
      },
    },
  });

/** For the tests and the page of the chart. */
export const pagedListMachine = pagedListOf<{ id: string; note?: string }, string, string>(({ id }) => id);

export type PagedList<Row, Query = null, Extra = null> = ReturnType<typeof pagedListOf<Row, Query, Extra>>;
export type PagedListRef<Row, Query = null, Extra = null> = ActorRefFrom<PagedList<Row, Query, Extra>>;
