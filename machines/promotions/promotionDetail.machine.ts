import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { redirect } from '../entry/navigator.js';
import { accepted, type Answer } from '../shared/keyedWrite.machine.js';
import { balanceOf, navigatorOf } from '../system.js';
import {
  isAbsent,
  mustBeProvided,
  output,
  present,
  problemOf,
  type ChartMeta,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import { recordAddress } from './addresses.js';
import {
  requestOf,
  type JoinChoice,
  type JoinDraft,
  type JoinEvent,
  type PromotionInfo,
  type PromotionQuote,
} from './join.js';
import { joinWrite } from './writes.js';

/** Promotion detail: the player reads the terms of a promotion, chooses an amount, and takes part once. */
export const promotionDetailMachine = setup({
  types: {} as {
    input: { promotionId: string; draft: JoinDraft | null };
    context: {
      promotionId: string;
      offer: PromotionInfo | null;
      draft: JoinDraft | null;
      quote: PromotionQuote | null;
      recordId: string | null;
      /** The key was stored before a reload, so the player may take part already. */
      mayExist: boolean;
      problem: Problem | null;
    };
    events: JoinEvent;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadPromotion: fromPromise<Result<PromotionInfo>, { promotionId: string }>(mustBeProvided('loadPromotion')),
    quoteJoin: fromPromise<Result<PromotionQuote>, JoinChoice>(mustBeProvided('quoteJoin')),
    reserveKey: fromPromise<string>(mustBeProvided('reserveKey')),
    sendJoin: joinWrite,
  },
  guards: {
    hasKey: ({ context }) => context.draft !== null && context.draft.key !== null,
    hasProblem: ({ context }) => context.problem !== null,
    isFound: (_, result: Result<PromotionInfo>) => result.ok,
    isAbsent: (_, result: Result<PromotionInfo>) => isAbsent(result),
    hasJoined: ({ context }) => present(context.offer).recordId !== null,
    isOpen: ({ context }) => present(context.offer).status === 'open',
    isAffordable: (_, result: Result<PromotionQuote>) => result.ok && result.value.balanceAfter >= 0,
    isQuoted: (_, result: Result<PromotionQuote>) => result.ok,
    isAccepted: (_, answer: Answer<{ recordId: string }>) => answer?.ok === true,
  },
  actions: {
    noteOffer: assign(({ context }, result: Result<PromotionInfo>) => ({
      offer: result.ok ? result.value : context.offer,
      recordId: result.ok ? result.value.recordId : context.recordId,
    })),
    noteChoice: assign((_, choice: JoinChoice) => ({ draft: { choice, key: null }, problem: null })),
    noteKey: assign(({ context }, key: string) => ({
      draft: { choice: present(context.draft).choice, key },
      mayExist: false,
    })),
    noteQuote: assign((_, result: Result<PromotionQuote>) => ({
      quote: result.ok ? result.value : null,
      problem: problemOf(result),
    })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    noteRecord: assign((_, answer: Answer<{ recordId: string }>) => ({ recordId: accepted(answer).recordId })),
    forgetKey: assign(({ context: { draft } }) => ({ draft: draft && { ...draft, key: null } })),
    refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
    openRecord: sendTo(navigatorOf, ({ context }) => redirect(recordAddress(present(context.recordId)))),
  },
}).createMachine({
  id: 'promotionDetail',
  description:
    'The terms are frozen when the player takes part (F3). A lost response is looked up, so that there is one participation (B5).',
  meta: { title: 'Promotion', resumes: { version: 1, fields: ['draft'], lasts: 'untilDone' } },
  context: ({ input }) => ({
    ...input,
    offer: null,
    quote: null,
    recordId: null,
    mayExist: input.draft !== null && input.draft.key !== null,
    problem: null,
  }),
  initial: 'resuming',
  states: {
    resuming: {
      description: 'A key stored before a reload means that the player may take part already.',
      always: [{ guard: 'hasKey', target: 'sending' }, { target: 'loading' }],
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Reading the terms' },
      description: 'The server says what the terms are, and whether the player can take part now.',
      invoke: {
        id: 'loadPromotion',
        src: 'loadPromotion',
        input: ({ context }) => ({ promotionId: context.promotionId }),
        onDone: [
          {
            guard: { type: 'isFound', params: output },
            target: 'sorting',
            actions: { type: 'noteOffer', params: output },
          },
          { guard: { type: 'isAbsent', params: output }, target: 'missing' },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Terms unknown' },
      description: 'The promotion could not be read. The player can retry.',
      on: { 'promotionDetail.retried': 'loading' },
    },
    missing: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'No such promotion' },
      description: 'The site has no promotion of this number, or no longer has it. A button leads to the other offers.',
      on: { 'promotionDetail.retried': 'loading' },
    },
    sorting: {
      description: 'What the player can do now decides what is shown below the terms.',
      always: [
        { guard: 'hasJoined', target: 'joinedAlready' },
        { guard: 'isOpen', target: 'editing' },
        { target: 'closed' },
      ],
    },
    closed: {
      tags: 'done',
      meta: { title: 'Not open' },
      description:
        'The promotion starts soon, is full, was used or has ended. A sentence says which, and the terms stay readable.',
    },
    editing: {
      tags: 'form',
      description: 'The player types an amount within the range that the form shows. What was typed stays.',
      on: {
        'promotionDetail.typed': {
          actions: { type: 'noteChoice', params: ({ event }) => event.choice },
          description: 'What was typed survives a reload and a session that expires.',
        },
        'promotionDetail.submitted': {
          target: 'quoting',
          actions: { type: 'noteChoice', params: ({ event }) => event.choice },
        },
      },
      initial: 'starting',
      states: {
        starting: {
          description: 'If something was refused, the form opens with the reason.',
          always: [{ guard: 'hasProblem', target: 'refused' }, { target: 'untouched' }],
        },
        untouched: { meta: { title: 'Choosing an amount' }, description: 'The form shows no refusal.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Refused' },
          description: 'The reason is shown beside its field, or above the form.',
          on: {
            'promotionDetail.typed': {
              target: 'untouched',
              actions: { type: 'noteChoice', params: ({ event }) => event.choice },
              description: 'The reason goes as soon as the player changes the form.',
            },
          },
        },
      },
    },
    quoting: {
      tags: ['busy', 'form'],
      meta: { title: 'Computing the exact terms' },
      description: 'The server computes bonus and conditions for this amount.',
      invoke: {
        id: 'quoteJoin',
        src: 'quoteJoin',
        input: ({ context }) => present(context.draft).choice,
        onDone: [
          {
            guard: { type: 'isAffordable', params: output },
            target: 'confirming',
            actions: { type: 'noteQuote', params: output },
          },
          {
            guard: { type: 'isQuoted', params: output },
            target: 'editing',
            actions: { type: 'noteProblem', params: { code: 'insufficientBalance' } },
            description: 'The form offers a deposit and keeps the amount.',
          },
          { target: 'editing', actions: { type: 'noteQuote', params: output } },
        ],
        onError: { target: 'editing', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
      },
    },
    confirming: {
      tags: 'form',
      meta: { title: 'Take part?' },
      description:
        'The page shows the exact bonus, conditions, deadline and balance afterwards, before any money moves.',
      on: { 'promotionDetail.confirmed': 'reservingKey', 'promotionDetail.edited': 'editing' },
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
      meta: { title: 'Taking part' },
      description: 'The request is sent, or looked up, until it is known whether the player takes part.',
      invoke: {
        id: 'sendJoin',
        src: 'sendJoin',
        input: ({ context: { draft, mayExist } }) => ({ request: requestOf(present(draft)), mayExist }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'joined',
            actions: { type: 'noteRecord', params: output },
          },
          {
            target: 'loading',
            actions: ['forgetKey', { type: 'noteProblem', params: ({ event }) => problemOf(event.output) }],
            description:
              'It was refused, or it never arrived and the player gave it up. The terms may have changed, so they are read again.',
          },
        ],
      },
    },
    joined: {
      tags: 'done',
      meta: { title: 'Taken part' },
      description: 'The amount has left the wallet. The page of the participation opens by itself.',
      entry: ['forgetKey', 'refreshBalance', 'openRecord'],
      on: { 'promotionDetail.recordRequested': { actions: 'openRecord' } },
    },
    joinedAlready: {
      tags: 'done',
      meta: { title: 'Takes part already' },
      description: 'A button leads to the running participation.',
      on: { 'promotionDetail.recordRequested': { actions: 'openRecord' } },
    },
  },
});

export type PromotionDetailRef = ActorRefFrom<typeof promotionDetailMachine>;
