import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { requestTimeout } from '../shared/durations.js';
import { balanceOf } from '../system.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  refusedBecause,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import type { BonusStatus, Claimable, ClaimOutcome, ClaimResult, UnfinishedClaim } from './claim.js';

/** Claim of a bonus: the player gets one bonus into the wallet, once, whatever happens to the response. */
export const bonusClaimMachine = setup({
  types: {} as {
    input: { claim: Claimable; key: string | null };
    context: { claim: Claimable; key: string | null; outcome: ClaimOutcome | null; problem: Problem | null };
    events: Plain<'bonusClaim.retried' | 'bonusClaim.abandoned'>;
    output: ClaimResult;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    reserveKey: fromPromise<string>(mustBeProvided('reserveKey')),
    sendClaim: fromPromise<Result<unknown>, UnfinishedClaim>(mustBeProvided('sendClaim')),
    /** Resolves to the status of the bonus, by which a claim that arrived is recognised. */
    traceClaim: fromPromise<BonusStatus, Claimable>(mustBeProvided('traceClaim')),
  },
  guards: {
    hasKey: ({ context }) => context.key !== null,
    isAccepted: (_, result: Result<unknown>) => result.ok,
    isClaimedAlready: refusedBecause('bonusAlreadyClaimed'),
    isTooLate: refusedBecause('bonusExpired'),
    isTooEarly: refusedBecause('bonusNotReleased'),
    hasArrived: (_, status: BonusStatus) => status === 'claimed' || status === 'issued',
    hasExpired: (_, status: BonusStatus) => status === 'expired',
  },
  actions: {
    noteKey: assign((_, key: string) => ({ key })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    noteOutcome: assign((_, outcome: ClaimOutcome) => ({ outcome })),
    refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'bonusClaim',
  description:
    'The key is stored before the request is sent. After a lost response the bonus is looked up; only the player resends (B5).',
  meta: { title: 'Claim', resumes: { version: 2, fields: ['claim', 'key'], lasts: 'untilDone' } },
  context: ({ input }) => ({ ...input, outcome: null, problem: null }),
  output: ({ context: { claim, outcome, problem } }) => ({ claim, outcome: present(outcome), problem }),
  initial: 'resuming',
  states: {
    resuming: {
      description: 'A key stored before a reload means that the bonus may be claimed already.',
      always: [{ guard: 'hasKey', target: 'tracing' }, { target: 'reservingKey' }],
    },
    reservingKey: {
      tags: 'busy',
      meta: { title: 'Reserving the key' },
      description: 'Each claim gets a key of its own.',
      invoke: {
        id: 'reserveKey',
        src: 'reserveKey',
        onDone: { target: 'sending', actions: { type: 'noteKey', params: output } },
        onError: { target: 'refused', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
      },
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Claiming' },
      description: 'The server responds to a repeated request under the same key with the same response.',
      invoke: {
        id: 'sendClaim',
        src: 'sendClaim',
        input: ({ context }) => ({ claim: context.claim, key: present(context.key) }),
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'claimed' },
          { guard: { type: 'isClaimedAlready', params: output }, target: 'claimedAlready' },
          { guard: { type: 'isTooLate', params: output }, target: 'expired' },
          { guard: { type: 'isTooEarly', params: output }, target: 'notReleased' },
          { target: 'refused', actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) } },
        ],
        onError: 'tracing',
      },
      after: { requestTimeout: 'tracing' },
    },
    tracing: {
      tags: 'busy',
      meta: { title: 'Checking whether it arrived' },
      description: 'The status of the bonus is read. Nothing is sent again.',
      invoke: {
        id: 'traceClaim',
        src: 'traceClaim',
        input: ({ context }) => context.claim,
        onDone: [
          { guard: { type: 'hasArrived', params: output }, target: 'claimed' },
          { guard: { type: 'hasExpired', params: output }, target: 'expired' },
          { target: 'unsent' },
        ],
        onError: 'unanswered',
      },
    },
    unanswered: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'No response' },
      description: 'It is unknown whether the claim arrived. The player checks again, or looks at the list later.',
      on: { 'bonusClaim.retried': 'tracing', 'bonusClaim.abandoned': 'unresolved' },
    },
    unsent: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'It never arrived' },
      description: 'The bonus can still be claimed: now under the same key, or later.',
      on: { 'bonusClaim.retried': 'sending', 'bonusClaim.abandoned': 'abandoned' },
    },
    claimed: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Claimed' },
      description: 'The amount is in the wallet, and the wallet is read again.',
      entry: [{ type: 'noteOutcome', params: 'claimed' }, 'refreshBalance'],
    },
    claimedAlready: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Claimed before' },
      description: 'Another tab, another device or the site itself was faster. The money is in the wallet.',
      entry: [{ type: 'noteOutcome', params: 'claimedAlready' }, 'refreshBalance'],
    },
    expired: {
      type: 'final',
      meta: { title: 'Expired' },
      description: 'The time to claim has run out.',
      entry: { type: 'noteOutcome', params: 'expired' },
    },
    notReleased: {
      type: 'final',
      meta: { title: 'Not released' },
      description: 'The server does not release the bonus yet: the list on screen is out of date.',
      entry: { type: 'noteOutcome', params: 'notReleased' },
    },
    refused: {
      type: 'final',
      meta: { title: 'Refused' },
      description: 'The server says why it cannot be claimed now, or nothing was sent. The bonus stays in the list.',
      entry: { type: 'noteOutcome', params: 'refused' },
    },
    abandoned: {
      type: 'final',
      meta: { title: 'Left unsent' },
      description: 'The player claims it another time, under another key.',
      entry: { type: 'noteOutcome', params: 'abandoned' },
    },
    unresolved: {
      type: 'final',
      meta: { title: 'Left unknown' },
      description:
        'The list shows the status as soon as it can be read. The server pays a bonus once, whatever the key.',
      entry: { type: 'noteOutcome', params: 'unresolved' },
    },
  },
});

export type BonusClaimRef = ActorRefFrom<typeof bonusClaimMachine>;
