import { expect } from 'vitest';
import { createActor, fromPromise, setup, type AnyActorRef } from 'xstate';
import type { ListPage } from '../../machines/shared/paged.js';
import type { PagedList, PagedListRef, PageRequest } from '../../machines/shared/pagedList.machine.js';
import { describePaths, type Journey, type PathSpec, type View } from './describe-paths.js';
import { onPage, press, seesAll, type Page } from './render.js';
import { done } from './steps.js';

type AnyList = PagedList<unknown, unknown, unknown>;
type Look = (page: Page) => void | Promise<void>;

type Examples<Row, Query, Extra> = {
  query: Query;
  /** The rows of two pages. */
  first: readonly Row[];
  second: readonly Row[];
  /** What comes with the first page. */
  extra?: Extra;
  /** Further first pages: null for a list that does not exist, one with `asOf` for rows of the device. */
  pages?: readonly (ListPage<Row, Extra> | null)[];
  /** What the parent does to the rows. */
  changes?: readonly ((rows: readonly Row[]) => readonly Row[])[];
  journeys?: Readonly<Record<string, Journey<PagedList<Row, Query, Extra>>>>;
};

type Looks<Row, Query, Extra> = {
  open: (list: PagedListRef<Row, Query, Extra>) => Page;
  loading: Look;
  empty: Look;
  unavailable: Look;
  /** The loaded rows, in every state that has some. */
  rows: Look;
  stuck: Look;
  /** Only of lists that may be missing, or that the device keeps. */
  missing?: Look;
  stale?: Look;
  /** The button at the end of the list, at rest and while the next page loads. */
  more?: string;
  loadingMore?: string;
};

/** Walks a list through its own screen. What all lists do is tested in tests/paths/charts.test.ts. */
export const describeList = <Row, Query, Extra>(
  machine: PagedList<Row, Query, Extra>,
  examples: NoInfer<Examples<Row, Query, Extra>>,
  looks: NoInfer<Looks<Row, Query, Extra>>,
): void =>
  describePaths(
    machine as unknown as AnyList,
    specOf(examples as unknown as Examples<unknown, unknown, unknown>),
    viewOf(looks as unknown as Looks<unknown, unknown, unknown>),
  );

/** A list whose only page is this one, with a parent as every list has one. */
export function shownList<Row, Query, Extra>(
  machine: PagedList<Row, Query, Extra>,
  query: NoInfer<Query>,
  page: NoInfer<ListPage<Row, Extra>>,
): PagedListRef<Row, Query, Extra> {
  const loadRows = fromPromise<ListPage<Row, Extra> | null, PageRequest<Query>>(async () => page);
  const host = setup({ actors: { list: machine.provide({ actors: { loadRows } as never }) as unknown as AnyList } });
  const parent = createActor(host.createMachine({ invoke: { id: 'list', src: 'list', input: { query } } })).start();
  return parent.getSnapshot().children['list'] as unknown as PagedListRef<Row, Query, Extra>;
}

function specOf({
  query,
  first,
  second,
  extra,
  pages = [],
  changes = [(rows) => [...rows]],
  journeys = {},
}: Examples<unknown, unknown, unknown>): PathSpec<AnyList> {
  const beside = extra === undefined ? {} : { extra };
  const total = first.length + second.length;
  const begun = { rows: first, total, ...beside };
  return {
    input: { query },
    delays: {},
    remember: ({ rows, total: all }) => [rows.length === 0, rows.length < all],
    events: {
      'pagedList.moreRequested': [{ type: 'pagedList.moreRequested' }],
      'pagedList.retried': [{ type: 'pagedList.retried' }],
      'pagedList.refresh': [{ type: 'pagedList.refresh' }],
      'pagedList.changed': changes.map((change) => ({ type: 'pagedList.changed', change })),
      'xstate.done.actor.loadRows': [
        { ...begun, total: first.length },
        begun,
        { rows: second, total },
        { rows: [], total: 0, ...beside },
        ...pages,
      ],
      'xstate.error.actor.loadRows': [new Error('offline')],
    },
    journeys: {
      'a row that comes again with the next page is shown once': {
        steps: [
          done('loadRows', begun),
          { type: 'pagedList.moreRequested' },
          done('loadRows', { rows: [...first.slice(-1), ...second], total }),
        ],
        ends: 'shown.complete',
        asked: {
          loadRows: [
            { query, page: 1 },
            { query, page: 2 },
          ],
        },
        holds: { rows: [...first, ...second], total },
      },
      ...journeys,
    },
  };
}

function viewOf({
  open,
  loading,
  empty,
  unavailable,
  rows,
  stuck,
  missing = neverSeen('missing'),
  stale = neverSeen('stale'),
  more = 'Show more',
  loadingMore = more,
}: Looks<unknown, unknown, unknown>): View<AnyList, Page> {
  const hasNoMore: Look = ({ queryByRole }) => {
    for (const name of [more, loadingMore]) expect(queryByRole('button', { name })).toBeNull();
  };
  const hasMore =
    (name: string, isBusy: 'true' | null): Look =>
    ({ getByRole }) =>
      expect(getByRole('button', { name }).getAttribute('aria-busy')).toBe(isBusy);
  return {
    open: (ref: AnyActorRef) => open(ref as PagedListRef<unknown, unknown, unknown>),
    ...onPage,
    send: {
      'pagedList.moreRequested': press(more),
      'pagedList.retried': press('Try again'),
      'pagedList.refresh': 'outside',
      'pagedList.changed': 'outside',
    },
    sees: {
      loading: seesAll(loading, hasNoMore),
      empty: seesAll(empty, hasNoMore),
      missing,
      unavailable,
      stale: seesAll(rows, stale, hasNoMore),
      'shown.partial': seesAll(rows, hasMore(more, null)),
      'shown.extending': seesAll(rows, hasMore(loadingMore, 'true')),
      'shown.refreshing': seesAll(rows, hasNoMore),
      'shown.stuck': seesAll(rows, stuck),
      'shown.complete': seesAll(rows, hasNoMore),
    },
  };
}

const neverSeen =
  (state: string): Look =>
  () => {
    throw new Error(`This list is never ${state}`);
  };
