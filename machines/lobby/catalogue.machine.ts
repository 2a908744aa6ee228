import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { path, withQuery } from '../addresses.js';
import { redirect } from '../entry/navigator.js';
import { navigatorOf } from '../system.js';
import { mustBeProvided, output, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import { browserAddress } from './addresses.js';
import { gameListMachine } from './gameList.js';
import type { Category, GameFeature, GameFilter, GameSort, Maker, NavigationTag } from './vocabulary.js';

/** `browse` is the tab with all its filters, `maker` one maker's page. */
export type CatalogueSource = 'browse' | 'maker';
/** The filter in the address. `index` counts the categories from 0, for links without an id (section 2). */
export type CatalogueAddress = GameFilter & { index: number | null };
export type Shelves = { makers: readonly Maker[]; tags: readonly NavigationTag[] };
/** Without a category: all makers. */
export type ShelvesRequest = { categoryId: string | null; hasTags: boolean };

/** Catalogue: the player browses the games by category, maker, tag, feature and order. */
export const catalogueMachine = setup({
  types: {} as {
    input: { source: CatalogueSource; address: CatalogueAddress; categories: readonly Category[] | null };
    context: {
      source: CatalogueSource;
      filter: GameFilter;
      index: number | null;
      categories: readonly Category[] | null;
      shelves: Shelves;
    };
    events:
      | { type: 'catalogue.addressed'; address: CatalogueAddress }
      | { type: 'catalogue.makerChosen'; makerId: string | null }
      | { type: 'catalogue.tagChosen'; tagId: string | null }
      | { type: 'catalogue.featureChosen'; feature: GameFeature | null }
      | { type: 'catalogue.sortChosen'; sort: GameSort }
      | Plain<'catalogue.filtersCleared' | 'catalogue.retried'>;
    children: { gameList: 'gameList' };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadCategories: fromPromise<readonly Category[]>(mustBeProvided('loadCategories')),
    loadShelves: fromPromise<Shelves, ShelvesRequest>(mustBeProvided('loadShelves')),
    gameList: gameListMachine,
  },
  guards: {
    lacksCategories: ({ context }) => context.source === 'browse' && context.categories === null,
    isOtherCategory: ({ context: { filter, categories } }, address: CatalogueAddress) =>
      filterOf(address, categories).categoryId !== filter.categoryId,
    isShown: ({ context: { filter, categories } }, address: CatalogueAddress) =>
      isSame(filterOf(address, categories), filter),
  },
  actions: {
    noteCategories: assign((_, categories: readonly Category[]) => ({ categories })),
    open: assign(({ context }, address: CatalogueAddress) => ({
      filter: filterOf(address, context.categories),
      index: address.index,
    })),
    resolveIndex: assign(({ context: { filter, index, categories } }) => ({
      filter: filterOf({ ...filter, index }, categories),
    })),
    noteShelves: assign((_, shelves: Shelves) => ({ shelves })),
    narrow: assign(({ context }, change: Partial<GameFilter>) => ({ filter: { ...context.filter, ...change } })),
    /** A maker's page keeps its maker. */
    widen: assign(({ context: { source, filter } }) => ({
      filter: { ...filter, makerId: source === 'maker' ? filter.makerId : null, tagId: null, feature: null },
    })),
    openAddress: sendTo(navigatorOf, ({ context }) => redirect(addressOf(context.source, context.filter))),
  },
}).createMachine({
  id: 'catalogue',
  description:
    'Every choice is written to the address, so that the player returns to it. A link or a step back is a choice too.',
  meta: { title: 'Catalogue' },
  context: ({ input: { source, address, categories } }) => ({
    source,
    filter: filterOf(address, categories),
    index: address.index,
    categories,
    shelves: { makers: [], tags: [] },
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Home may have loaded the categories already. The page of a maker needs none.',
      always: [{ guard: 'lacksCategories', target: 'loading' }, { target: 'shown' }],
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Loading categories' },
      description: 'The page shows skeletons of chips and cards.',
      invoke: {
        id: 'loadCategories',
        src: 'loadCategories',
        onDone: { target: 'shown', actions: { type: 'noteCategories', params: output } },
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Categories cannot be loaded' },
      description: 'Without the categories there is nothing to choose from. The player can retry.',
      on: { 'catalogue.retried': 'loading' },
    },
    shown: {
      description: 'Filters and games load independently.',
      entry: 'resolveIndex',
      type: 'parallel',
      states: {
        filters: {
          description: 'The makers of the category, and the tags.',
          on: {
            'catalogue.addressed': {
              guard: { type: 'isOtherCategory', params: ({ event }) => event.address },
              target: '.loading',
              description: 'Another category has other makers. The old filters stay until they are loaded.',
            },
          },
          initial: 'loading',
          states: {
            loading: {
              tags: 'busy',
              meta: { title: 'Loading filters' },
              description: 'Skeletons keep the space of the filters, or the filters of the category before stay.',
              invoke: {
                id: 'loadShelves',
                src: 'loadShelves',
                input: ({ context }) => ({
                  categoryId: context.filter.categoryId,
                  hasTags: context.source === 'browse',
                }),
                onDone: { target: 'shown', actions: { type: 'noteShelves', params: output } },
                onError: 'unavailable',
              },
            },
            shown: { meta: { title: 'Filters' }, description: 'The player may choose a maker, a tag or a feature.' },
            unavailable: {
              tags: ['failed', 'autoRetry'],
              meta: { title: 'Filters cannot be loaded' },
              description: 'The games are shown without makers and tags. A button retries.',
              on: { 'catalogue.retried': 'loading' },
            },
          },
        },
        games: {
          description: 'The games that match the filter.',
          on: {
            'catalogue.addressed': [
              {
                guard: { type: 'isShown', params: ({ event }) => event.address },
                description: 'This chart wrote this address itself.',
              },
              { target: '.shown', actions: { type: 'open', params: ({ event }) => event.address } },
            ],
            'catalogue.filtersCleared': {
              target: '.shown',
              actions: ['widen', 'openAddress'],
            },
            'catalogue.makerChosen': {
              target: '.shown',
              actions: [{ type: 'narrow', params: ({ event: { makerId } }) => ({ makerId }) }, 'openAddress'],
            },
            'catalogue.tagChosen': {
              target: '.shown',
              actions: [{ type: 'narrow', params: ({ event: { tagId } }) => ({ tagId }) }, 'openAddress'],
            },
            'catalogue.featureChosen': {
              target: '.shown',
              actions: [{ type: 'narrow', params: ({ event: { feature } }) => ({ feature }) }, 'openAddress'],
            },
            'catalogue.sortChosen': {
              target: '.shown',
              actions: [{ type: 'narrow', params: ({ event: { sort } }) => ({ sort }) }, 'openAddress'],
            },
          },
          initial: 'shown',
          states: {
            shown: {
              meta: { title: 'Games' },
              description: 'Each choice loads a new list.',
              invoke: {
                id: 'gameList',
                src: 'gameList',
                input: ({ context }) => ({ query: { kind: 'catalogue', ...context.filter } }),
              },
            },
          },
        },
      },
    },
  },
});

export type CatalogueRef = ActorRefFrom<typeof catalogueMachine>;

function filterOf({ index, ...filter }: CatalogueAddress, categories: readonly Category[] | null): GameFilter {
  const named = index === null ? undefined : categories?.[index];
  return { ...filter, categoryId: filter.categoryId ?? named?.categoryId ?? null };
}

const isSame = (one: GameFilter, other: GameFilter): boolean =>
  one.categoryId === other.categoryId &&
  one.makerId === other.makerId &&
  one.tagId === other.tagId &&
  one.feature === other.feature &&
  one.sort === other.sort;

const addressOf = (source: CatalogueSource, filter: GameFilter): string =>
  source === 'browse'
    ? browserAddress(filter)
    : withQuery(path.makerGameList, { id: filter.makerId, sort: filter.sort === 'relevance' ? null : filter.sort });
