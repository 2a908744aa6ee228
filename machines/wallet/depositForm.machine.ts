import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import {
  mustBeProvided,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type Quote,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import { choiceProblem, type DepositOffer } from './depositOffer.js';
import type { DepositChoice } from './order.js';

/** Deposit form: the player chooses a channel and an amount, and confirms the quote. Ends with the choice. */
export const depositFormMachine = setup({
  types: {} as {
    /** What was chosen before, and why the server refused it. */
    input: { choice: DepositChoice | null; problem: Problem | null };
    context: { offer: DepositOffer | null; choice: DepositChoice | null; quote: Quote | null; problem: Problem | null };
    events:
      | { type: 'deposit.submitted'; choice: DepositChoice }
      | Plain<'deposit.confirmed' | 'deposit.edited' | 'deposit.retried'>;
    output: DepositChoice;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadOffer: fromPromise<DepositOffer>(mustBeProvided('loadOffer')),
    quoteDeposit: fromPromise<Result<Quote>, DepositChoice>(mustBeProvided('quoteDeposit')),
  },
  guards: {
    hasProblem: ({ context }) => context.problem !== null,
    isOpen: (_, { isOpen, channels }: DepositOffer) => isOpen && channels.some((channel) => channel.isOpen),
    isAllowed: ({ context }, choice: DepositChoice) => choiceProblem(context.offer, choice) === null,
    isAccepted: (_, result: Result<Quote>) => result.ok,
  },
  actions: {
    noteOffer: assign((_, offer: DepositOffer) => ({ offer })),
    noteChoice: assign(({ context }, choice: DepositChoice) => ({
      choice,
      problem: choiceProblem(context.offer, choice),
    })),
    noteQuote: assign((_, result: Result<Quote>) => ({
      quote: result.ok ? result.value : null,
      problem: problemOf(result),
    })),
  },
}).createMachine({
  id: 'depositForm',
  description: 'Nothing here has consequences: no order exists before the quote is confirmed.',
  meta: { title: 'Deposit form' },
  context: ({ input }) => ({ ...input, offer: null, quote: null }),
  output: ({ context }) => present(context.choice),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading channels' },
      description:
        'Whether deposits are on, their channels and limits, quick picks. Read anew after a refusal: limits move.',
      invoke: {
        id: 'loadOffer',
        src: 'loadOffer',
        onDone: [
          {
            guard: { type: 'isOpen', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'noteOffer', params: ({ event }) => event.output },
          },
          { target: 'closed' },
        ],
        onError: 'unavailable',
      },
    },
    closed: {
      tags: 'failed',
      meta: { title: 'Deposits are closed' },
      description: 'The site has switched them off, or no channel is open.',
      on: { 'deposit.retried': 'loading' },
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'Channels unavailable' },
      description: 'The channels could not be read.',
      on: { 'deposit.retried': 'loading' },
    },
    choosing: {
      tags: 'form',
      description: 'Channel and amount.',
      on: {
        'deposit.submitted': [
          {
            guard: { type: 'isAllowed', params: ({ event }) => event.choice },
            target: 'quoting',
            actions: { type: 'noteChoice', params: ({ event }) => event.choice },
          },
          { target: '.refused', actions: { type: 'noteChoice', params: ({ event }) => event.choice } },
        ],
      },
      initial: 'judging',
      states: {
        judging: {
          description: 'A refused order comes back with its reason.',
          always: [{ guard: 'hasProblem', target: 'refused' }, { target: 'untouched' }],
        },
        untouched: { meta: { title: 'Form' }, description: 'Nothing is wrong.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Form with a problem' },
          description: 'Says what to correct, and keeps what was typed.',
        },
      },
    },
    quoting: {
      tags: 'busy',
      meta: { title: 'Quoting' },
      description: 'What will be paid, credited and charged.',
      invoke: {
        id: 'quoteDeposit',
        src: 'quoteDeposit',
        input: ({ context }) => present(context.choice),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'confirming',
            actions: { type: 'noteQuote', params: ({ event }) => event.output },
          },
          { target: 'choosing.refused', actions: { type: 'noteQuote', params: ({ event }) => event.output } },
        ],
        onError: { target: 'choosing.refused', actions: assign({ problem: { code: 'unreachable' } }) },
      },
    },
    confirming: {
      meta: { title: 'Confirm the deposit' },
      description: 'The quote, exact. The last step without consequences.',
      on: { 'deposit.confirmed': 'confirmed', 'deposit.edited': 'choosing' },
    },
    confirmed: { type: 'final', meta: { title: 'Confirmed' }, description: 'The player wants it.' },
  },
});

export type DepositFormRef = ActorRefFrom<typeof depositFormMachine>;
