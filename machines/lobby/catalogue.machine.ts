import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { path, withQuery } from '../addresses.js';
import { redirect } from '../entry/navigator.js';
import { navigatorOf } from '../system.js';
import { mustBeProvided, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import { browserAddress } from './addresses.js';
import { gameListMachine } from './gameList.machine.js';
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
      | { type: 'maker.chosen'; makerId: string | null }
      | { type: 'tag.chosen'; tagId: string | null }
      | { type: 'feature.chosen'; feature: GameFeature | null }
      | { type: 'sort.chosen'; sort: GameSort }
      | Plain<'filters.cleared' | 'catalogue.retried'>;
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
    keepCategories: assign((_, categories: readonly Category[]) => ({ categories })),
    go: assign(({ context }, address: CatalogueAddress) => ({
      filter: filterOf(address, context.categories),
      index: address.index,
    })),
    resolveIndex: assign(({ context: { filter, index, categories } }) => ({
      filter: filterOf({ ...filter, index }, categories),
    })),
    keepShelves: assign((_, shelves: Shelves) => ({ shelves })),
    narrow: assign(({ context }, change: Partial<GameFilter>) => ({ filter: { ...context.filter, ...change } })),
    /** A maker's page keeps its maker. */
    widen: assign(({ context: { source, filter } }) => ({
      filter: { ...filter, makerId: source === 'maker' ? filter.makerId : null, tagId: null, feature: null },
    })),
    keepAddress: sendTo(navigatorOf, ({ context }) => redirect(addressOf(context.source, context.filter))),
  },
}).createMachine({
  id: 'catalogue',
  description:
    'Every choice is written to the address, so that the player returns to it. A changed address is a choice too.',
  meta: { title: 'Catalogue' },
  context: ({ input: { source, address, categories } }) => ({
    source,
    filter: filterOf(address, categories),
    index: address.index,
    categories,
    shelves: { makers: [], tags: [] },
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Home may have loaded the categories already.',
      always: [{ guard: 'lacksCategories', target: 'loadingCategories' }, { target: 'shown' }],
    },
    loadingCategories: {
      tags: 'busy',
      meta: { title: 'Loading categories' },
      description: 'Skeletons of chips and cards.',
      invoke: {
        id: 'loadCategories',
        src: 'loadCategories',
        onDone: { target: 'shown', actions: { type: 'keepCategories', params: ({ event }) => event.output } },
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'Categories cannot be loaded' },
      description: 'There is nothing to choose from yet.',
      on: { 'catalogue.retried': 'loadingCategories' },
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
              description: 'Keeps the space of the filters.',
              invoke: {
                id: 'loadShelves',
                src: 'loadShelves',
                input: ({ context }) => ({
                  categoryId: context.filter.categoryId,
                  hasTags: context.source === 'browse',
                }),
                onDone: { target: 'ready', actions: { type: 'keepShelves', params: ({ event }) => event.output } },
                onError: 'missing',
              },
            },
            ready: { meta: { title: 'Filters' }, description: 'The player may choose a maker, a tag or a feature.' },
            missing: {
              tags: 'failed',
              meta: { title: 'Filters cannot be loaded' },
              description: 'The games are shown without filters.',
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
              { target: '.listed', actions: { type: 'go', params: ({ event }) => event.address } },
            ],
            'filters.cleared': {
              target: '.listed',
              actions: ['widen', 'keepAddress'],
            },
            'maker.chosen': {
              target: '.listed',
              actions: [{ type: 'narrow', params: ({ event: { makerId } }) => ({ makerId }) }, 'keepAddress'],
            },
            'tag.chosen': {
              target: '.listed',
              actions: [{ type: 'narrow', params: ({ event: { tagId } }) => ({ tagId }) }, 'keepAddress'],
            },
            'feature.chosen': {
              target: '.listed',
              actions: [{ type: 'narrow', params: ({ event: { feature } }) => ({ feature }) }, 'keepAddress'],
            },
            'sort.chosen': {
              target: '.listed',
              actions: [{ type: 'narrow', params: ({ event: { sort } }) => ({ sort }) }, 'keepAddress'],
            },
          },
          initial: 'listed',
          states: {
            listed: {
              meta: { title: 'Games' },
              description: 'A new list for every choice.',
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
