import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import { redirect } from '../entry/navigator.js';
import { withPage } from '../shared/paged.js';
import { navigatorOf } from '../system.js';
import { everyOffer, offersAddress, type OfferFilter } from './offerFilter.js';
import { mustBeProvided, type ChartMeta, type Paged, type Plain, type UiTag } from '../vocabulary.js';

type Schemas = components['schemas'];
/** A promotion with its own balance. */
export type Promotion = Schemas['PromotionCard'];
/** A marketing event. */
export type Activity = Schemas['Activity'];
export type Banner = Schemas['Banner'];
/**
 * The same page of both lists. `banners`: with the first page; none if they cannot be loaded. `offset`: how far the server's
 * clock is ahead of this device's, in ms; `now`: this device's.
 */
export type OfferPage = {
  promotions: Paged<Promotion>;
  activities: Paged<Activity>;
  banners: readonly Banner[];
  offset: number;
  now: number;
};

const none = { rows: [], total: 0 };

/** Promotions: a player or visitor reads which promotions and events the site has, and the terms of each. */
export const promotionsMachine = setup({
  types: {} as {
    input: { filter: OfferFilter };
    context: OfferPage & { page: number; filter: OfferFilter };
    events:
      /** The address has changed: by this chart, by a link or by a step back. */
      | { type: 'promotions.addressed'; filter: OfferFilter }
      | { type: 'promotions.filtered'; filter: OfferFilter }
      | { type: 'clock.ticked'; now: number }
      | Plain<'promotions.cleared' | 'promotions.moreWanted' | 'promotions.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadOffers: fromPromise<OfferPage, { page: number }>(mustBeProvided('loadOffers')),
    /** Ticks for the countdowns to the start and the end. */
    watchClock: fromCallback<{ type: 'clock.ticked'; now: number }>(() => undefined),
  },
  guards: {
    hasRows: (_, { promotions, activities }: OfferPage) => promotions.rows.length + activities.rows.length > 0,
    hasMore: ({ context: { promotions, activities } }) =>
      promotions.rows.length < promotions.total || activities.rows.length < activities.total,
    /** A countdown has run out, by the server's clock. */
    hasTurned: ({ context: { promotions, activities, offset } }, now: number) =>
      [...promotions.rows, ...activities.rows].some(
        ({ status, startTime, endTime }) =>
          (status === 'soon' && Date.parse(startTime) <= now + offset) ||
          (status === 'open' && Date.parse(endTime) <= now + offset),
      ),
  },
  actions: {
    noteFilter: assign((_, filter: OfferFilter) => ({ filter })),
    noteNow: assign((_, now: number) => ({ now })),
    keepAddress: sendTo(navigatorOf, ({ context }) => redirect(offersAddress(context.filter))),
    forgetRows: assign({ promotions: none, activities: none, page: 0 }),
    keep: assign(({ context: { promotions, activities, banners, page } }, next: OfferPage) => ({
      banners: page === 0 ? next.banners : banners,
      promotions: withPage(promotions.rows, next.promotions, ({ promotionId }) => promotionId),
      activities: withPage(activities.rows, next.activities, ({ activityId }) => activityId),
      page: page + 1,
      offset: next.offset,
      now: next.now,
    })),
  },
}).createMachine({
  id: 'promotions',
  description: 'Open to visitors. The list only shows; taking part has charts of its own.',
  meta: { title: 'Promotions' },
  context: ({ input }) => ({ ...input, promotions: none, activities: none, banners: [], page: 0, offset: 0, now: 0 }),
  on: {
    'promotions.addressed': { actions: { type: 'noteFilter', params: ({ event }) => event.filter } },
    'promotions.filtered': {
      actions: [{ type: 'noteFilter', params: ({ event }) => event.filter }, 'keepAddress'],
      description: 'The address keeps the filter for Back, for a reload and for a link.',
    },
    'promotions.cleared': { actions: [{ type: 'noteFilter', params: everyOffer }, 'keepAddress'] },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'Loads the first page of both lists, with skeleton cards.',
      invoke: {
        id: 'loadOffers',
        src: 'loadOffers',
        input: { page: 1 },
        onDone: [
          {
            guard: { type: 'hasRows', params: ({ event }) => event.output },
            target: 'listed',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'empty' },
        ],
        onError: 'unavailable',
      },
    },
    empty: {
      tags: 'done',
      meta: { title: 'No promotions' },
      description: 'The site has no promotion and no event now. A row of games stands below the sentence.',
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'Promotions cannot be loaded' },
      description: 'A request failed. A retry button, and a row of games below.',
      on: { 'promotions.retried': 'loading' },
    },
    listed: {
      description:
        'What the player can use now comes first, then what starts soon, then the rest. The filter hides loaded rows.',
      invoke: { id: 'watchClock', src: 'watchClock' },
      on: {
        'clock.ticked': [
          {
            guard: { type: 'hasTurned', params: ({ event }) => event.now },
            target: 'loading',
            actions: 'forgetRows',
            description:
              'What started or ended is read from the server again: it says whether the player may take part.',
          },
          { actions: { type: 'noteNow', params: ({ event }) => event.now } },
        ],
      },
      initial: 'counting',
      states: {
        counting: {
          description: 'Compares the loaded rows with the totals.',
          always: [{ guard: 'hasMore', target: 'partial' }, { target: 'complete' }],
        },
        partial: {
          meta: { title: 'Listed, with more to come' },
          description: 'The next page is requested when the end of the list comes near.',
          on: { 'promotions.moreWanted': 'extending' },
        },
        extending: {
          tags: 'busy',
          meta: { title: 'Loading more' },
          description: 'The loaded rows stay.',
          invoke: {
            id: 'loadOffers',
            src: 'loadOffers',
            input: ({ context }) => ({ page: context.page + 1 }),
            onDone: { target: 'counting', actions: { type: 'keep', params: ({ event }) => event.output } },
            onError: 'stuck',
          },
        },
        stuck: {
          tags: 'failed',
          meta: { title: 'More promotions cannot be loaded' },
          description: 'Retries only at a press: an automatic retry would never stop.',
          on: { 'promotions.retried': 'extending' },
        },
        complete: { tags: 'done', meta: { title: 'All promotions' }, description: 'All rows are loaded.' },
      },
    },
  },
});

export type PromotionsRef = ActorRefFrom<typeof promotionsMachine>;
