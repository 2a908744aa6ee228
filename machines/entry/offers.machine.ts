import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import { mustBeProvided, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';

export type Offer = components['schemas']['Banner'];

/** Offers: the site's current promotions, with the terms of each. */
export const offersMachine = setup({
  types: {} as {
    context: { offers: readonly Offer[] };
    events: Plain<'offers.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { loadOffers: fromPromise<readonly Offer[]>(mustBeProvided('loadOffers')) },
  guards: { hasOffers: (_, offers: readonly Offer[]) => offers.length > 0 },
  actions: { keep: assign((_, offers: readonly Offer[]) => ({ offers })) },
}).createMachine({
  id: 'offers',
  description: 'The player reads the terms before joining a promotion.',
  meta: { title: 'Offers' },
  context: { offers: [] },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'Skeleton cards.',
      invoke: {
        id: 'loadOffers',
        src: 'loadOffers',
        onDone: [
          {
            guard: { type: 'hasOffers', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'empty' },
        ],
        onError: 'failed',
      },
    },
    shown: {
      tags: 'done',
      meta: { title: 'Shown' },
      description: 'The picture, the sentence and the terms of each offer.',
    },
    empty: { tags: 'done', meta: { title: 'No offers' }, description: 'The site has no offers now.' },
    failed: {
      tags: 'failed',
      meta: { title: 'Offers cannot be loaded' },
      description: 'The request failed. A retry button.',
      on: { 'offers.retried': 'loading' },
    },
  },
});

export type OffersRef = ActorRefFrom<typeof offersMachine>;
