import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import { withPage } from '../shared/paged.js';
import { mustBeProvided, type ChartMeta, type Paged, type Plain, type UiTag } from '../vocabulary.js';

type Schemas = components['schemas'];
/** A promotion with its own balance. */
export type Promotion = Schemas['PromotionCard'];
/** A marketing event. */
export type Activity = Schemas['Activity'];
/** The same page of both lists. */
export type OfferPage = { promotions: Paged<Promotion>; activities: Paged<Activity> };

/** Promotions: a player or visitor reads which promotions and events the site has, and the terms of each. */
export const promotionsMachine = setup({
  types: {} as {
    context: OfferPage & { page: number };
    events: Plain<'promotions.moreWanted' | 'promotions.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { loadOffers: fromPromise<OfferPage, { page: number }>(mustBeProvided('loadOffers')) },
  guards: {
    hasRows: (_, { promotions, activities }: OfferPage) => promotions.rows.length + activities.rows.length > 0,
    hasMore: ({ context: { promotions, activities } }) =>
      promotions.rows.length < promotions.total || activities.rows.length < activities.total,
  },
  actions: {
    keep: assign(({ context: { promotions, activities, page } }, next: OfferPage) => ({
      promotions: withPage(promotions.rows, next.promotions, ({ promotionId }) => promotionId),
      activities: withPage(activities.rows, next.activities, ({ activityId }) => activityId),
      page: page + 1,
    })),
  },
}).createMachine({
  id: 'promotions',
  description: 'Open to visitors. The list only shows; taking part has charts of its own.',
  meta: { title: 'Promotions' },
  context: { promotions: { rows: [], total: 0 }, activities: { rows: [], total: 0 }, page: 0 },
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
      description: 'The promotions and the events, running ones first, and whether the server has more.',
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
