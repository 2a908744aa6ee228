import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { withPage } from '../shared/paged.js';
import { mustBeProvided, type ChartMeta, type Paged, type Plain, type UiTag } from '../vocabulary.js';
import type { ReferralReward } from './referral.js';

/** Referral rewards: what the player got or can get for friends, newest first. */
export const referralRewardsMachine = setup({
  types: {} as {
    context: Paged<ReferralReward> & { page: number };
    events: Plain<'rewards.moreWanted' | 'rewards.retried' | 'rewards.refresh'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { loadRewards: fromPromise<Paged<ReferralReward>, { page: number }>(mustBeProvided('loadRewards')) },
  guards: {
    hasRows: (_, { rows }: Paged<ReferralReward>) => rows.length > 0,
    hasMore: ({ context: { rows, total } }) => rows.length < total,
  },
  actions: {
    keepFirst: assign((_, first: Paged<ReferralReward>) => ({ ...first, page: 1 })),
    keep: assign(({ context: { rows, page } }, next: Paged<ReferralReward>) => ({
      ...withPage(rows, next, ({ bonusId }) => bonusId),
      page: page + 1,
    })),
  },
}).createMachine({
  id: 'referralRewards',
  description: 'A claim runs in a chart of its own; after it the rewards are read again.',
  meta: { title: 'Referral rewards' },
  context: { rows: [], total: 0, page: 0 },
  on: {
    'rewards.refresh': {
      target: '.loading',
      description: 'A claim has ended. The status that a row shows is always the one of the server.',
    },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'Reads the first page. Rows that are known stay on screen meanwhile.',
      invoke: {
        id: 'loadRewards',
        src: 'loadRewards',
        input: { page: 1 },
        onDone: [
          {
            guard: { type: 'hasRows', params: ({ event }) => event.output },
            target: 'listed',
            actions: { type: 'keepFirst', params: ({ event }) => event.output },
          },
          { target: 'empty', actions: { type: 'keepFirst', params: ({ event }) => event.output } },
        ],
        onError: 'unavailable',
      },
    },
    empty: {
      tags: 'done',
      meta: { title: 'No reward yet' },
      description: 'The terms above say what brings a reward.',
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'Rewards cannot be loaded' },
      description: 'The request failed. A retry button.',
      on: { 'rewards.retried': 'loading' },
    },
    listed: {
      description: 'The loaded rewards, and whether the server has more.',
      initial: 'counting',
      states: {
        counting: {
          description: 'Compares the loaded rows with the total.',
          always: [{ guard: 'hasMore', target: 'partial' }, { target: 'complete' }],
        },
        partial: {
          meta: { title: 'Listed, with more to come' },
          description: 'The next page is requested when the end of the list comes near.',
          on: { 'rewards.moreWanted': 'extending' },
        },
        extending: {
          tags: 'busy',
          meta: { title: 'Loading more' },
          description: 'The loaded rows stay.',
          invoke: {
            id: 'loadRewards',
            src: 'loadRewards',
            input: ({ context }) => ({ page: context.page + 1 }),
            onDone: { target: 'counting', actions: { type: 'keep', params: ({ event }) => event.output } },
            onError: 'stuck',
          },
        },
        stuck: {
          tags: 'failed',
          meta: { title: 'More rewards cannot be loaded' },
          description: 'Retries only at a press: an automatic retry would never stop.',
          on: { 'rewards.retried': 'extending' },
        },
        complete: { tags: 'done', meta: { title: 'All rewards' }, description: 'All rows are loaded.' },
      },
    },
  },
});

export type ReferralRewardsRef = ActorRefFrom<typeof referralRewardsMachine>;
