import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { redirect } from '../entry/navigator.js';
import { isRight } from '../shared/rules/check.js';
import { navigatorOf } from '../system.js';
import {
  mustBeProvided,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import {
  asCode,
  gainOf,
  isOfCode,
  promotionCode,
  promotionCodeAddress,
  type CodeDraft,
  type CodeGain,
  type CodeOffer,
  type CodeRequest,
} from './code.js';

/** Promotion code: the player types a code, sees what it gives, and redeems it once. */
export const promotionCodeMachine = setup({
  types: {} as {
    /** `named`: the code in the address, or ''. */
    input: { draft: CodeDraft; named: string };
    context: {
      draft: CodeDraft;
      named: string;
      offer: CodeOffer | null;
      gain: CodeGain | null;
      problem: Problem | null;
    };
    events:
      | { type: 'promotionCode.typed'; code: string }
      | { type: 'promotionCode.submitted'; code: string }
      | Plain<'promotionCode.confirmed' | 'promotionCode.edited' | 'promotionCode.retried' | 'promotionCode.abandoned'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    checkCode: fromPromise<Result<CodeOffer>, { code: string }>(mustBeProvided('checkCode')),
    reserveKey: fromPromise<string>(mustBeProvided('reserveKey')),
    sendRedemption: fromPromise<Result<CodeGain>, CodeRequest>(mustBeProvided('sendRedemption')),
    /** The same request as checkCode: it shows whether the player has redeemed the code. */
    traceRedemption: fromPromise<Result<CodeOffer>, { code: string }>(mustBeProvided('traceRedemption')),
  },
  guards: {
    hasKey: ({ context }) => context.draft.key !== null,
    isCode: (_, code: string) => isRight(promotionCode, asCode(code)),
    isLimited: ({ context }) => context.problem?.code === 'tooManyRequests',
    hasProblem: ({ context }) => context.problem !== null,
    isRedeemed: (_, result: Result<CodeOffer>) => result.ok && result.value.usedTime !== null,
    isOffered: (_, result: Result<CodeOffer>) => result.ok,
    isAccepted: (_, result: Result<CodeGain>) => result.ok,
    /** Only a refusal of the code itself tells that it was not redeemed; a limit or a lost session does not. */
    isOver: (_, result: Result<CodeOffer>) => !result.ok && isOfCode(result.problem),
  },
  actions: {
    noteTyped: assign((_, code: string) => ({ draft: { code, key: null } })),
    noteCode: assign((_, code: string) => ({ draft: { code: asCode(code), key: null }, offer: null, problem: null })),
    noteOffer: assign((_, result: Result<CodeOffer>) => ({ offer: result.ok ? result.value : null, problem: null })),
    noteEarlier: assign((_, result: Result<CodeOffer>) => ({ gain: result.ok ? gainOf(result.value) : null })),
    noteGain: assign((_, result: Result<CodeGain>) => ({ gain: result.ok ? result.value : null })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    noteKey: assign(({ context }, key: string) => ({ draft: { ...context.draft, key } })),
    forgetKey: assign(({ context }) => ({ draft: { ...context.draft, key: null } })),
    forgetCode: assign({ draft: { code: '', key: null }, offer: null }),
    openAddress: sendTo(navigatorOf, ({ context }) => redirect(promotionCodeAddress(context.draft.code))),
  },
  /** A request that has no response after 60 s is asked for (B4). */
  delays: { requestTimeout: 60_000 },
}).createMachine({
  id: 'promotionCode',
  description:
    'What a code gives is shown before it is used. A lost answer is looked up; nothing is sent twice as two redemptions (B5).',
  meta: { title: 'Promotion code', resumes: { version: 1, fields: ['draft'], lasts: 'untilDone' } },
  context: ({ input }) => ({ ...input, offer: null, gain: null, problem: null }),
  initial: 'resuming',
  states: {
    resuming: {
      description: 'A key stored before a reload means that the code may be redeemed already. A link may bring a code.',
      always: [
        { guard: 'hasKey', target: 'unknown' },
        { guard: { type: 'isCode', params: ({ context }) => context.named }, target: 'checking' },
        { target: 'editing' },
      ],
    },
    editing: {
      tags: 'form',
      description: 'The player types a code. A refused code stays in the field.',
      on: {
        'promotionCode.typed': {
          actions: { type: 'noteTyped', params: ({ event }) => event.code },
          description: 'The text survives a reload and a session that expires.',
        },
        'promotionCode.submitted': {
          guard: { type: 'isCode', params: ({ event }) => event.code },
          target: 'checking',
          actions: [{ type: 'noteCode', params: ({ event }) => event.code }, 'openAddress'],
          description: 'The address keeps the code for a login in between and for a reload.',
        },
      },
      initial: 'starting',
      states: {
        starting: {
          description: 'Whether a code was refused before.',
          always: [
            { guard: 'isLimited', target: 'locked' },
            { guard: 'hasProblem', target: 'refused' },
            { target: 'untouched' },
          ],
        },
        untouched: { meta: { title: 'Typing a code' }, description: 'Nothing was refused.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Refused' },
          description: 'Unknown, used, expired, or its promotion is over or full: each has its sentence.',
          on: {
            'promotionCode.typed': {
              target: 'untouched',
              actions: [{ type: 'noteTyped', params: ({ event }) => event.code }, 'forgetProblem'],
              description: 'The refusal was about the code that has just changed.',
            },
          },
        },
        locked: {
          tags: 'failed',
          meta: { title: 'Too many wrong codes' },
          description: 'The page says until when. The sentence stays while the player types.',
        },
      },
    },
    checking: {
      tags: ['busy', 'form'],
      meta: { title: 'Checking the code' },
      description: 'The server says what the code gives. It is not used yet.',
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ context }) => ({ code: context.draft.code }),
        onDone: [
          {
            guard: { type: 'isRedeemed', params: ({ event }) => event.output },
            target: 'redeemedAlready',
            actions: { type: 'noteEarlier', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOffered', params: ({ event }) => event.output },
            target: 'offered',
            actions: { type: 'noteOffer', params: ({ event }) => event.output },
          },
          {
            target: 'editing',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'noteProblem', params: { code: 'unreachable' } },
          description: 'Checking changes nothing, so it can be repeated safely.',
        },
      },
    },
    offered: {
      tags: 'form',
      meta: { title: 'What it gives' },
      description: 'A gift with its conditions, or the right to take part in a promotion. Exact, from the server.',
      on: { 'promotionCode.confirmed': 'reservingKey', 'promotionCode.edited': 'editing' },
    },
    reservingKey: {
      tags: 'busy',
      meta: { title: 'Reserving the key' },
      description: 'Each confirmation gets a key, which is stored before the request is sent (B5).',
      invoke: {
        id: 'reserveKey',
        src: 'reserveKey',
        onDone: { target: 'sending', actions: { type: 'noteKey', params: ({ event }) => event.output } },
        onError: { target: 'editing', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
      },
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Redeeming' },
      description: 'The server responds to a repeated request under the same key with the same result.',
      invoke: {
        id: 'sendRedemption',
        src: 'sendRedemption',
        input: ({ context: { draft } }) => ({ code: draft.code, key: present(draft.key) }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'redeemed',
            actions: { type: 'noteGain', params: ({ event }) => event.output },
          },
          {
            target: 'editing',
            actions: ['forgetKey', { type: 'noteProblem', params: ({ event }) => problemOf(event.output) }],
            description: 'Another player may have taken the last use meanwhile. The code stays in the field.',
          },
        ],
        onError: 'unknown',
      },
      after: { requestTimeout: 'unknown' },
    },
    unknown: {
      description: 'It is not known yet whether the code is redeemed.',
      initial: 'tracing',
      states: {
        tracing: {
          tags: 'busy',
          meta: { title: 'Asking whether it arrived' },
          description: 'The server says whether the player has redeemed the code. Nothing is sent again.',
          invoke: {
            id: 'traceRedemption',
            src: 'traceRedemption',
            input: ({ context }) => ({ code: context.draft.code }),
            onDone: [
              {
                guard: { type: 'isRedeemed', params: ({ event }) => event.output },
                target: '#promotionCode.redeemed',
                actions: { type: 'noteEarlier', params: ({ event }) => event.output },
              },
              { guard: { type: 'isOffered', params: ({ event }) => event.output }, target: 'unsent' },
              {
                guard: { type: 'isOver', params: ({ event }) => event.output },
                target: '#promotionCode.editing',
                actions: ['forgetKey', { type: 'noteProblem', params: ({ event }) => problemOf(event.output) }],
                description: 'It never arrived, and cannot be redeemed any more.',
              },
              { target: 'unanswered' },
            ],
            onError: 'unanswered',
          },
        },
        unanswered: {
          tags: 'failed',
          meta: { title: 'No answer' },
          description: 'It is still unknown. The player can only ask again.',
          on: { 'promotionCode.retried': 'tracing' },
        },
        unsent: {
          tags: 'failed',
          meta: { title: 'It never arrived' },
          description: 'It can be sent again under the same key, or given up.',
          on: {
            'promotionCode.retried': '#promotionCode.sending',
            'promotionCode.abandoned': { target: '#promotionCode.editing', actions: 'forgetKey' },
          },
        },
      },
    },
    redeemed: {
      tags: 'done',
      meta: { title: 'Redeemed' },
      description: 'What came, with the way to it. Another code can follow.',
      entry: 'forgetCode',
      on: { 'promotionCode.edited': 'editing' },
    },
    redeemedAlready: {
      tags: 'done',
      meta: { title: 'Redeemed before' },
      description: 'The player has redeemed this code earlier: the page leads to what it gave.',
      entry: 'forgetCode',
      on: { 'promotionCode.edited': 'editing' },
    },
  },
});

export type PromotionCodeRef = ActorRefFrom<typeof promotionCodeMachine>;
