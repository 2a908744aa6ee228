import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { debounce } from '../shared/durations.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type Quote,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import type { BonusChoice } from './order.js';

/** Bonus preview: while the player fills in a deposit, the server says what the chosen promotion adds to it. */
export const bonusPreviewMachine = setup({
  types: {} as {
    /** `choice`: what the form holds; null without a promotion or without an amount that can get it. */
    input: { choice: BonusChoice | null };
    context: { choice: BonusChoice | null; quote: Quote | null; problem: Problem | null };
    events: { type: 'bonusPreview.chosen'; choice: BonusChoice | null } | Plain<'bonusPreview.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { quoteBonus: fromPromise<Result<Quote>, BonusChoice>(mustBeProvided('quoteBonus')) },
  guards: {
    hasChoice: ({ context }) => context.choice !== null,
    isChosen: (_, choice: BonusChoice | null) => choice !== null,
    isSame: ({ context }, choice: BonusChoice | null) => isSameChoice(context.choice, choice),
    isAccepted: (_, result: Result<Quote>) => result.ok,
  },
  actions: {
    noteChoice: assign((_, choice: BonusChoice | null) => ({ choice, quote: null, problem: null })),
    noteResult: assign((_, result: Result<Quote>) => ({
      quote: result.ok ? result.value : null,
      problem: problemOf(result),
    })),
  },
  delays: { debounce },
}).createMachine({
  id: 'bonusPreview',
  description: 'Only the server computes a bonus: its rounding, its limits and who may have it.',
  meta: { title: 'Bonus of a deposit' },
  context: ({ input }) => ({ choice: input.choice, quote: null, problem: null }),
  on: {
    'bonusPreview.chosen': [
      {
        guard: { type: 'isSame', params: ({ event }) => event.choice },
        description: 'What has changed in the form does not matter to the bonus.',
      },
      {
        guard: { type: 'isChosen', params: ({ event }) => event.choice },
        target: '.typing',
        reenter: true,
        actions: { type: 'noteChoice', params: ({ event }) => event.choice },
        description: 'Each change restarts the debounce.',
      },
      { target: '.empty', actions: { type: 'noteChoice', params: ({ event }) => event.choice } },
    ],
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'The form may open with a choice from before a reload.',
      always: [{ guard: 'hasChoice', target: 'quoting' }, { target: 'empty' }],
    },
    empty: {
      meta: { title: 'No bonus' },
      description: 'No promotion is chosen, or the amount cannot get it; the form says which.',
    },
    typing: {
      tags: 'busy',
      meta: { title: 'Typing' },
      description: 'Waits until the player stops typing.',
      after: { debounce: 'quoting' },
    },
    quoting: {
      tags: 'busy',
      meta: { title: 'Computing the bonus' },
      description: 'The server gives a quote for the deposit in the form. It changes nothing at the server.',
      invoke: {
        id: 'quoteBonus',
        src: 'quoteBonus',
        input: ({ context }) => present(context.choice),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'shown',
            actions: { type: 'noteResult', params: output },
          },
          { target: 'refused', actions: { type: 'noteResult', params: output } },
        ],
        onError: 'unavailable',
      },
    },
    shown: {
      tags: 'done',
      meta: { title: 'Bonus' },
      description: 'The form shows the exact bonus, and the stakes that a withdrawal requires then.',
    },
    refused: {
      tags: 'failed',
      meta: { title: 'No bonus for this deposit' },
      description: 'The form says why this deposit does not get the promotion.',
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Bonus unknown' },
      description:
        'The server could not be reached. The form still works: the quote before the confirmation shows the exact bonus.',
      on: { 'bonusPreview.retried': 'quoting' },
    },
  },
});

export type BonusPreviewRef = ActorRefFrom<typeof bonusPreviewMachine>;

const isSameChoice = (one: BonusChoice | null, other: BonusChoice | null): boolean =>
  one?.amount === other?.amount && one?.channelId === other?.channelId && one?.activityId === other?.activityId;
