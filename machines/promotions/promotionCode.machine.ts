import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { redirect } from '../entry/navigator.js';
import { accepted, type Answer } from '../shared/keyedWrite.machine.js';
import { isRight } from '../shared/rules/check.js';
import { navigatorOf } from '../system.js';
import {
  mustBeProvided,
  output,
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
  promotionCode,
  promotionCodeAddress,
  type CodeDraft,
  type CodeGain,
  type CodeOffer,
} from './code.js';
import { redemptionWrite } from './writes.js';

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
      /** The key was stored before a reload, so the code may be redeemed already. */
      mayExist: boolean;
      problem: Problem | null;
    };
    events:
      | { type: 'promotionCode.typed'; code: string }
      | { type: 'promotionCode.submitted'; code: string }
      | Plain<'promotionCode.confirmed' | 'promotionCode.edited'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    checkCode: fromPromise<Result<CodeOffer>, { code: string }>(mustBeProvided('checkCode')),
    reserveKey: fromPromise<string>(mustBeProvided('reserveKey')),
    sendRedemption: redemptionWrite,
  },
  guards: {
    hasKey: ({ context }) => context.draft.key !== null,
    isCode: (_, code: string) => isRight(promotionCode, asCode(code)),
    isLimited: ({ context }) => context.problem?.code === 'tooManyRequests',
    hasProblem: ({ context }) => context.problem !== null,
    isRedeemed: (_, result: Result<CodeOffer>) => result.ok && result.value.usedTime !== null,
    isOffered: (_, result: Result<CodeOffer>) => result.ok,
    isAccepted: (_, answer: Answer<CodeGain>) => answer?.ok === true,
  },
  actions: {
    noteTyped: assign((_, code: string) => ({ draft: { code, key: null } })),
    noteCode: assign((_, code: string) => ({ draft: { code: asCode(code), key: null }, offer: null, problem: null })),
    noteOffer: assign((_, result: Result<CodeOffer>) => ({ offer: result.ok ? result.value : null, problem: null })),
    noteEarlier: assign((_, result: Result<CodeOffer>) => ({ gain: result.ok ? gainOf(result.value) : null })),
    noteGain: assign((_, answer: Answer<CodeGain>) => ({ gain: accepted(answer) })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    noteKey: assign(({ context }, key: string) => ({ draft: { ...context.draft, key }, mayExist: false })),
    forgetKey: assign(({ context }) => ({ draft: { ...context.draft, key: null } })),
    forgetCode: assign({ draft: { code: '', key: null }, offer: null }),
    openAddress: sendTo(navigatorOf, ({ context }) => redirect(promotionCodeAddress(context.draft.code))),
  },
}).createMachine({
  id: 'promotionCode',
  description:
    'What a code gives is shown before it is used. A lost response is looked up, so that a code is redeemed once (B5).',
  meta: { title: 'Promotion code', resumes: { version: 1, fields: ['draft'], lasts: 'untilDone' } },
  context: ({ input }) => ({ ...input, offer: null, gain: null, mayExist: input.draft.key !== null, problem: null }),
  initial: 'resuming',
  states: {
    resuming: {
      description: 'A key stored before a reload means that the code may be redeemed already. A link may bring a code.',
      always: [
        { guard: 'hasKey', target: 'sending' },
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
          description: 'If the last code was refused, the form opens with the reason.',
          always: [
            { guard: 'isLimited', target: 'locked' },
            { guard: 'hasProblem', target: 'refused' },
            { target: 'untouched' },
          ],
        },
        untouched: { meta: { title: 'Typing a code' }, description: 'The form shows no refusal.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Refused' },
          description:
            'The code is unknown, used or expired, its promotion is over or full, or there was no response. The page says which.',
          on: {
            'promotionCode.typed': {
              target: 'untouched',
              actions: [{ type: 'noteTyped', params: ({ event }) => event.code }, 'forgetProblem'],
              description: 'The reason goes as soon as the player changes the code.',
            },
          },
        },
        locked: {
          tags: 'failed',
          meta: { title: 'Too many wrong codes' },
          description: 'The page says until when no code is checked. The sentence stays while the player types.',
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
            guard: { type: 'isRedeemed', params: output },
            target: 'redeemedAlready',
            actions: { type: 'noteEarlier', params: output },
          },
          {
            guard: { type: 'isOffered', params: output },
            target: 'offered',
            actions: { type: 'noteOffer', params: output },
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
      description:
        'The page shows the gift with its conditions, or the right to take part in a promotion, as the server computes it.',
      on: { 'promotionCode.confirmed': 'reservingKey', 'promotionCode.edited': 'editing' },
    },
    reservingKey: {
      tags: 'busy',
      meta: { title: 'Reserving the key' },
      description: 'Each confirmation gets a key, which is stored before the request is sent (B5).',
      invoke: {
        id: 'reserveKey',
        src: 'reserveKey',
        onDone: { target: 'sending', actions: { type: 'noteKey', params: output } },
        onError: { target: 'editing', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
      },
    },
    sending: {
      meta: { title: 'Redeeming' },
      description: 'The code is redeemed, or looked up, until it is known whether the request arrived.',
      invoke: {
        id: 'sendRedemption',
        src: 'sendRedemption',
        input: ({ context: { draft, mayExist } }) => ({
          request: { code: draft.code, key: present(draft.key) },
          mayExist,
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'redeemed',
            actions: { type: 'noteGain', params: output },
          },
          {
            target: 'editing',
            actions: ['forgetKey', { type: 'noteProblem', params: ({ event }) => problemOf(event.output) }],
            description:
              'It was refused: another player may have taken the last use. Or it never arrived and the player gave it up.',
          },
        ],
      },
    },
    redeemed: {
      tags: 'done',
      meta: { title: 'Redeemed' },
      description: 'The page shows what the code gave and leads to it. The player can type another code.',
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
