import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { redirect } from '../entry/navigator.js';
import { navigatorOf } from '../system.js';
import {
  mustBeProvided,
  output,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import { isRight } from '../shared/rules/check.js';
import { paymentNumber, paymentSearchAddress, type SearchAnswer } from './paymentSearch.js';

/** Payment search: the player looks for a deposit, a withdrawal or a manual deposit by a number of a bill or a receipt. */
export const paymentSearchMachine = setup({
  types: {} as {
    /** `typed`: the text of the field. `number`: the number in the address, or ''. */
    input: { typed: string; number: string };
    /** `number` is the one that was searched last. */
    context: { typed: string; number: string; answer: SearchAnswer | null; problem: Problem | null };
    events:
      | { type: 'paymentSearch.typed'; number: string }
      | { type: 'paymentSearch.submitted'; number: string }
      | Plain<'paymentSearch.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    searchPayment: fromPromise<Result<SearchAnswer>, { number: string }>(mustBeProvided('searchPayment')),
  },
  guards: {
    isNumber: (_, number: string) => isRight(paymentNumber, number),
    isFound: (_, result: Result<SearchAnswer>) => result.ok && result.value.payment !== null,
    isNothing: (_, result: Result<SearchAnswer>) => result.ok,
    isNumberRefused: (_, result: Result<SearchAnswer>) => !result.ok && result.problem.code === 'invalidRequest',
  },
  actions: {
    noteTyped: assign((_, typed: string) => ({ typed })),
    noteNumber: assign((_, number: string) => ({ typed: number, number, answer: null, problem: null })),
    noteAnswer: assign((_, result: Result<SearchAnswer>) => ({ answer: result.ok ? result.value : null })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    openAddress: sendTo(navigatorOf, ({ context }) => redirect(paymentSearchAddress(context.number))),
  },
}).createMachine({
  id: 'paymentSearch',
  description:
    'The searched number is in the address, so that the player returns from the order to the same result (E7).',
  meta: { title: 'Find my payment', resumes: { version: 1, fields: ['typed', 'number'] } },
  context: ({ input }) => ({ ...input, answer: null, problem: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'A link or a reload may bring a number.',
      always: [
        { guard: { type: 'isNumber', params: ({ context }) => context.number }, target: 'loading' },
        { target: 'editing' },
      ],
    },
    editing: {
      tags: 'form',
      description: 'The player types a number. The result of the last search stays below the field.',
      on: {
        'paymentSearch.typed': {
          actions: { type: 'noteTyped', params: ({ event }) => event.number },
          description: 'The text survives a reload and a session that expires.',
        },
        'paymentSearch.submitted': {
          guard: { type: 'isNumber', params: ({ event }) => event.number },
          target: 'loading',
          actions: [{ type: 'noteNumber', params: ({ event }) => event.number }, 'openAddress'],
        },
      },
      initial: 'untouched',
      states: {
        untouched: {
          meta: { title: 'Nothing searched' },
          description: 'The page says where the player finds such a number.',
        },
        refused: {
          tags: 'failed',
          meta: { title: 'Number refused' },
          description: 'The field says what is wrong with the number and keeps it.',
          on: {
            'paymentSearch.typed': {
              target: 'untouched',
              actions: [{ type: 'noteTyped', params: ({ event }) => event.number }, 'forgetProblem'],
              description: 'The reason goes as soon as the player changes the number.',
            },
          },
        },
        matched: {
          tags: 'done',
          meta: { title: 'Payment found' },
          description: 'The page shows kind, state, amount and time of the order, with a button to its page.',
        },
        missing: {
          tags: 'done',
          meta: { title: 'No such payment' },
          description: 'The page writes a text for customer service, which the player can copy (E7).',
        },
        unavailable: {
          tags: ['failed', 'autoRetry'],
          meta: { title: 'Search failed' },
          description: 'It is unknown whether there is such a payment. The player can retry.',
          on: { 'paymentSearch.retried': { target: '#paymentSearch.loading', actions: 'forgetProblem' } },
        },
      },
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Searching' },
      description: 'The server searches only the orders of this player.',
      invoke: {
        id: 'searchPayment',
        src: 'searchPayment',
        input: ({ context }) => ({ number: context.number }),
        onDone: [
          {
            guard: { type: 'isFound', params: output },
            target: 'editing.matched',
            actions: { type: 'noteAnswer', params: output },
          },
          {
            guard: { type: 'isNothing', params: output },
            target: 'editing.missing',
            actions: { type: 'noteAnswer', params: output },
          },
          {
            guard: { type: 'isNumberRefused', params: output },
            target: 'editing.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
          {
            target: 'editing.unavailable',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
        onError: {
          target: 'editing.unavailable',
          actions: { type: 'noteProblem', params: { code: 'unreachable' } },
          description: 'The response was lost. A search can be repeated safely.',
        },
      },
    },
  },
});

export type PaymentSearchRef = ActorRefFrom<typeof paymentSearchMachine>;
