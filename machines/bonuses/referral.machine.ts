import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { raised } from '../shared/notices.machine.js';
import type { Shared } from '../shared/sharing.js';
import { noticesOf } from '../system.js';
import { mustBeProvided, output, present, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import { bonusClaimsMachine } from './bonusClaims.machine.js';
import { claimableOf, type Claimable, type UnfinishedClaim } from './claim.js';
import type { Referral, ReferralReward } from './referral.js';
import { referralRewardsMachine, referredFriendsMachine } from './referralLists.js';

/** Referral: the player shares a personal link with friends, sees how far each one is, and claims the rewards. */
export const referralMachine = setup({
  types: {} as {
    input: { unfinished: UnfinishedClaim | null };
    context: { referral: Referral | null; queue: readonly Claimable[]; key: string | null };
    events:
      | { type: 'referral.claimRequested'; reward: ReferralReward }
      | Plain<'referral.retried' | 'referral.shareRequested'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadReferral: fromPromise<Referral>(mustBeProvided('loadReferral')),
    /** Rejects if the link could neither be passed on nor copied. */
    shareLink: fromPromise<Shared, { link: string }>(mustBeProvided('shareLink')),
    referredFriends: referredFriendsMachine,
    referralRewards: referralRewardsMachine,
    bonusClaims: bonusClaimsMachine,
  },
  guards: {
    isUnfinished: ({ context }) => context.key !== null,
    isCopied: (_, shared: Shared) => shared === 'copied',
  },
  actions: {
    noteReferral: assign((_, referral: Referral) => ({ referral })),
    queueReward: assign((_, reward: ReferralReward) => ({ queue: [claimableOf('referral', reward)] })),
    forgetQueue: assign({ queue: [], key: null }),
    raiseCopied: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'copy.done' })),
    raiseFailed: sendTo(noticesOf, raised({ tone: 'critical', messageId: 'copy.failed' })),
    refreshRewards: sendTo('referralRewards', { type: 'pagedList.refresh' }),
  },
}).createMachine({
  id: 'referral',
  description: 'The two lists load separately, so that a failure of one leaves the link and the other list in place.',
  meta: { title: 'Referral program' },
  context: ({ input: { unfinished } }) => ({
    referral: null,
    queue: unfinished ? [unfinished.claim] : [],
    key: unfinished?.key ?? null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Reading the program' },
      description: 'The code of the player, the terms, and the sums so far.',
      invoke: {
        id: 'loadReferral',
        src: 'loadReferral',
        onDone: { target: 'shown', actions: { type: 'noteReferral', params: output } },
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Program cannot be loaded' },
      description: 'The program could not be read. A retry button.',
      on: { 'referral.retried': 'loading' },
    },
    shown: {
      description: 'Link, terms, friends and rewards.',
      invoke: [
        { id: 'referredFriends', src: 'referredFriends', input: { query: null } },
        { id: 'referralRewards', src: 'referralRewards', input: { query: null } },
      ],
      initial: 'starting',
      states: {
        starting: {
          description: 'A claim from before a reload is looked up first.',
          always: [{ guard: 'isUnfinished', target: 'claiming' }, { target: 'idle' }],
        },
        idle: {
          meta: { title: 'Program' },
          description: 'The player reads, shares, or claims.',
          on: {
            'referral.shareRequested': 'sharing',
            'referral.claimRequested': {
              target: 'claiming',
              actions: { type: 'queueReward', params: ({ event }) => event.reward },
            },
          },
        },
        sharing: {
          tags: 'busy',
          meta: { title: 'Sharing' },
          description: 'The list of apps is open, or the link is copied because the browser has no such list.',
          invoke: {
            id: 'shareLink',
            src: 'shareLink',
            input: ({ context }) => ({ link: present(context.referral).link }),
            onDone: [
              { guard: { type: 'isCopied', params: output }, target: 'idle', actions: 'raiseCopied' },
              {
                target: 'idle',
                description: 'The other app has the link, or the player closed the list of apps.',
              },
            ],
            onError: { target: 'idle', actions: 'raiseFailed' },
          },
        },
        claiming: {
          meta: { title: 'Claiming' },
          description: 'The claim runs over the page, whose rewards and sums are read again when it ends.',
          invoke: {
            id: 'bonusClaims',
            src: 'bonusClaims',
            input: ({ context: { queue, key } }) => ({ queue, key }),
            onDone: { target: 'refreshing', actions: 'refreshRewards' },
            onError: { target: 'refreshing', actions: 'refreshRewards' },
          },
          exit: 'forgetQueue',
        },
        refreshing: {
          tags: 'busy',
          meta: { title: 'Reading the sums' },
          description: 'The sums are read again. The old ones stay if that fails.',
          invoke: {
            id: 'loadReferral',
            src: 'loadReferral',
            onDone: { target: 'idle', actions: { type: 'noteReferral', params: output } },
            onError: 'idle',
          },
          on: {
            'referral.claimRequested': {
              target: 'claiming',
              actions: { type: 'queueReward', params: ({ event }) => event.reward },
            },
          },
        },
      },
    },
  },
});

export type ReferralRef = ActorRefFrom<typeof referralMachine>;
