import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { balanceOf } from '../system.js';
import {
  mustBeProvided,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type ProblemCode,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import { requestOf, type ClaimEnd, type ReferralReward, type RewardDraft, type RewardRequest } from './referral.js';

/** Why the server refuses a reward that could be claimed before. */
const isRefused = (result: Result<unknown>, code: ProblemCode): boolean => !result.ok && result.problem.code === code;

/** Referral reward: the player takes the reward for one friend into the wallet, once. */
export const referralRewardMachine = setup({
  types: {} as {
    input: { draft: RewardDraft };
    /** `draft` is null once the outcome is known: nothing is left to resume. `claim` is what the dialog shows. */
    context: { claim: RewardDraft; draft: RewardDraft | null; problem: Problem | null; status: ClaimEnd['status'] };
    output: ClaimEnd;
    events: Plain<'claim.retried' | 'claim.closed'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    reserveKey: fromPromise<string>(mustBeProvided('reserveKey')),
    sendClaim: fromPromise<Result<unknown>, RewardRequest>(mustBeProvided('sendClaim')),
    findReward: fromPromise<ReferralReward, { rewardId: string }>(mustBeProvided('findReward')),
  },
  guards: {
    hasKey: ({ context }) => present(context.draft).key !== null,
    isAccepted: (_, result: Result<unknown>) => result.ok,
    isClaimedAlready: (_, result: Result<unknown>) => isRefused(result, 'bonusAlreadyClaimed'),
    isExpired: (_, result: Result<unknown>) => isRefused(result, 'bonusExpired'),
    isPaid: (_, { status }: ReferralReward) => status === 'claimed' || status === 'issued',
    isOver: (_, { status }: ReferralReward) => status === 'expired',
  },
  actions: {
    noteKey: assign(({ context }, key: string) => ({ draft: { ...present(context.draft), key } })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    noteStatus: assign((_, status: ReferralReward['status']) => ({ status })),
    dropDraft: assign({ draft: null }),
    refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
  },
  /** A request that has no response after 60 s is asked for (B4). */
  delays: { requestTimeout: 60_000 },
}).createMachine({
  id: 'referralReward',
  description:
    'A reward is credited once, whatever the key (B5). A lost answer is asked for and never blindly sent again.',
  meta: { title: 'Claiming a reward', resumes: { version: 1, fields: ['draft'], lasts: 'untilDone' } },
  context: ({ input: { draft } }) => ({ claim: draft, draft, problem: null, status: null }),
  output: ({ context: { claim, status } }) => ({ rewardId: claim.rewardId, status }),
  initial: 'resuming',
  states: {
    resuming: {
      description: 'A key stored before a reload means that the reward may be in the wallet already.',
      always: [{ guard: 'hasKey', target: 'unknown' }, { target: 'reservingKey' }],
    },
    reservingKey: {
      tags: 'busy',
      meta: { title: 'Reserving the key' },
      description: 'Each claim gets a key, which is stored before the request is sent.',
      invoke: {
        id: 'reserveKey',
        src: 'reserveKey',
        onDone: { target: 'sending', actions: { type: 'noteKey', params: ({ event }) => event.output } },
        onError: { target: 'refused', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
      },
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Claiming' },
      description: 'The server responds to a repeated request under the same key with the same claim.',
      invoke: {
        id: 'sendClaim',
        src: 'sendClaim',
        input: ({ context }) => requestOf(present(context.draft)),
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'claimed' },
          {
            guard: { type: 'isClaimedAlready', params: ({ event }) => event.output },
            target: 'claimed',
            description: 'Another tab was faster. The money is in the wallet all the same.',
          },
          {
            guard: { type: 'isExpired', params: ({ event }) => event.output },
            target: 'refused',
            actions: [
              { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
              { type: 'noteStatus', params: 'expired' },
            ],
          },
          {
            target: 'refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
        onError: 'unknown',
      },
      after: { requestTimeout: 'unknown' },
    },
    unknown: {
      description: 'The player cannot know yet whether the reward is in the wallet.',
      initial: 'asking',
      states: {
        asking: {
          tags: 'busy',
          meta: { title: 'Asking whether it arrived' },
          description: 'The reward itself tells whether it was claimed. Nothing is sent again.',
          invoke: {
            id: 'findReward',
            src: 'findReward',
            input: ({ context }) => ({ rewardId: context.claim.rewardId }),
            onDone: [
              {
                guard: { type: 'isPaid', params: ({ event }) => event.output },
                target: '#referralReward.claimed',
              },
              {
                guard: { type: 'isOver', params: ({ event }) => event.output },
                target: '#referralReward.refused',
                actions: [
                  { type: 'noteProblem', params: { code: 'bonusExpired' } },
                  { type: 'noteStatus', params: 'expired' },
                ],
              },
              { target: 'absent' },
            ],
            onError: 'silent',
          },
        },
        silent: {
          tags: 'failed',
          meta: { title: 'No answer' },
          description: 'It is still unknown. The player can only ask again.',
          on: { 'claim.retried': 'asking' },
        },
        absent: {
          tags: 'failed',
          meta: { title: 'It never arrived' },
          description: 'It can be sent again under the same key, or left for later.',
          on: { 'claim.retried': '#referralReward.sending', 'claim.closed': '#referralReward.closed' },
        },
      },
    },
    claimed: {
      tags: 'done',
      meta: { title: 'Claimed' },
      description: 'The money is in the wallet, which is read again. Said once, with what has to be staked.',
      entry: ['dropDraft', 'refreshBalance', { type: 'noteStatus', params: 'claimed' }],
      on: { 'claim.closed': 'closed' },
    },
    refused: {
      tags: 'failed',
      meta: { title: 'Refused' },
      description: 'The server says why, or the key could not be stored. Nothing has moved.',
      entry: 'dropDraft',
      on: { 'claim.closed': 'closed' },
    },
    closed: {
      type: 'final',
      meta: { title: 'Closed' },
      description: 'The list shows what became of the reward.',
    },
  },
});

export type ReferralRewardRef = ActorRefFrom<typeof referralRewardMachine>;
