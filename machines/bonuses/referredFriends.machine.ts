import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { withPage } from '../shared/paged.js';
import { mustBeProvided, type ChartMeta, type Paged, type Plain, type UiTag } from '../vocabulary.js';
import type { ReferredFriend } from './referral.js';

/** Referred friends: who signed up with the code of the player, newest first, and how far each one is. */
export const referredFriendsMachine = setup({
  types: {} as {
    context: Paged<ReferredFriend> & { page: number };
    events: Plain<'friends.moreWanted' | 'friends.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { loadFriends: fromPromise<Paged<ReferredFriend>, { page: number }>(mustBeProvided('loadFriends')) },
  guards: {
    hasRows: (_, { rows }: Paged<ReferredFriend>) => rows.length > 0,
    hasMore: ({ context: { rows, total } }) => rows.length < total,
  },
  actions: {
    /** Friends have no id on the wire: masked names and times of sign-up tell them apart. */
    keep: assign(({ context: { rows, page } }, next: Paged<ReferredFriend>) => ({
      ...withPage(rows, next, ({ createTime, name }) => `${createTime} ${name}`),
      page: page + 1,
    })),
  },
}).createMachine({
  id: 'referredFriends',
  description: 'Names are masked by the server: a player learns nothing about a friend that the friend did not tell.',
  meta: { title: 'Referred friends' },
  context: { rows: [], total: 0, page: 0 },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'Loads the first page, with skeleton rows.',
      invoke: {
        id: 'loadFriends',
        src: 'loadFriends',
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
      meta: { title: 'No friend yet' },
      description: 'The link of the player is above the list.',
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'Friends cannot be loaded' },
      description: 'The request failed. A retry button.',
      on: { 'friends.retried': 'loading' },
    },
    listed: {
      description: 'The loaded friends, and whether the server has more.',
      initial: 'counting',
      states: {
        counting: {
          description: 'Compares the loaded rows with the total.',
          always: [{ guard: 'hasMore', target: 'partial' }, { target: 'complete' }],
        },
        partial: {
          meta: { title: 'Listed, with more to come' },
          description: 'The next page is requested when the end of the list comes near.',
          on: { 'friends.moreWanted': 'extending' },
        },
        extending: {
          tags: 'busy',
          meta: { title: 'Loading more' },
          description: 'The loaded rows stay.',
          invoke: {
            id: 'loadFriends',
            src: 'loadFriends',
            input: ({ context }) => ({ page: context.page + 1 }),
            onDone: { target: 'counting', actions: { type: 'keep', params: ({ event }) => event.output } },
            onError: 'stuck',
          },
        },
        stuck: {
          tags: 'failed',
          meta: { title: 'More friends cannot be loaded' },
          description: 'Retries only at a press: an automatic retry would never stop.',
          on: { 'friends.retried': 'extending' },
        },
        complete: { tags: 'done', meta: { title: 'All friends' }, description: 'All rows are loaded.' },
      },
    },
  },
});

export type ReferredFriendsRef = ActorRefFrom<typeof referredFriendsMachine>;
