import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { withPage } from '../shared/paged.js';
import { mustBeProvided, type ChartMeta, type Paged, type Plain, type UiTag } from '../vocabulary.js';
import type { PromotionRecord } from './ending.js';

/** My promotions: the participations of the player, newest first; the screen puts running ones before ended ones. */
export const myPromotionsMachine = setup({
  types: {} as {
    context: Paged<PromotionRecord> & { page: number };
    events: Plain<'records.moreWanted' | 'records.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { loadRecords: fromPromise<Paged<PromotionRecord>, { page: number }>(mustBeProvided('loadRecords')) },
  guards: {
    hasRows: (_, { rows }: Paged<PromotionRecord>) => rows.length > 0,
    hasMore: ({ context: { rows, total } }) => rows.length < total,
  },
  actions: {
    keep: assign(({ context: { rows, page } }, next: Paged<PromotionRecord>) => ({
      ...withPage(rows, next, ({ recordId }) => recordId),
      page: page + 1,
    })),
  },
}).createMachine({
  id: 'myPromotions',
  description: 'The list only shows; each participation has a page of its own.',
  meta: { title: 'My promotions' },
  context: { rows: [], total: 0, page: 0 },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'Loads the first page, with skeleton rows.',
      invoke: {
        id: 'loadRecords',
        src: 'loadRecords',
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
      meta: { title: 'No participation yet' },
      description: 'One button leads to the promotions.',
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'Participations cannot be loaded' },
      description: 'The request failed. A retry button.',
      on: { 'records.retried': 'loading' },
    },
    listed: {
      description: 'The loaded participations, and whether the server has more.',
      initial: 'counting',
      states: {
        counting: {
          description: 'Compares the loaded rows with the total.',
          always: [{ guard: 'hasMore', target: 'partial' }, { target: 'complete' }],
        },
        partial: {
          meta: { title: 'Listed, with more to come' },
          description: 'The next page is requested when the end of the list comes near.',
          on: { 'records.moreWanted': 'extending' },
        },
        extending: {
          tags: 'busy',
          meta: { title: 'Loading more' },
          description: 'The loaded rows stay.',
          invoke: {
            id: 'loadRecords',
            src: 'loadRecords',
            input: ({ context }) => ({ page: context.page + 1 }),
            onDone: { target: 'counting', actions: { type: 'keep', params: ({ event }) => event.output } },
            onError: 'stuck',
          },
        },
        stuck: {
          tags: 'failed',
          meta: { title: 'More participations cannot be loaded' },
          description: 'Retries only at a press: an automatic retry would never stop.',
          on: { 'records.retried': 'extending' },
        },
        complete: { tags: 'done', meta: { title: 'All participations' }, description: 'All rows are loaded.' },
      },
    },
  },
});

export type MyPromotionsRef = ActorRefFrom<typeof myPromotionsMachine>;
