import type { ActorRefFrom } from 'xstate';
import { present } from '../vocabulary.js';
import { endContext, endSetup, type EndOutput } from './ending.js';

/** Closing a promotion: the player gives up a participation; its whole balance and unused free spins are void (F3). */
export const promotionCloseMachine = endSetup.createMachine({
  id: 'promotionClose',
  description: 'The conditions are not met: the whole promotion balance and all unused free spins are lost.',
  meta: { title: 'Closing a promotion' },
  context: endContext,
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Asking for the amounts' },
      description: 'The server says what would be lost.',
      invoke: {
        id: 'previewEnd',
        src: 'previewEnd',
        input: ({ context }) => ({ recordId: context.recordId }),
        onDone: [
          {
            guard: { type: 'isAllowed', params: ({ event }) => event.output },
            target: 'confirming',
            actions: { type: 'notePreview', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isGameOpen', params: ({ event }) => event.output },
            target: 'inGame',
            actions: { type: 'notePreview', params: ({ event }) => event.output },
          },
          { guard: { type: 'isRead', params: ({ event }) => event.output }, target: 'impossible' },
          {
            guard: { type: 'isEnded', params: ({ event }) => event.output },
            target: 'tracing',
            description: 'Another tab or the deadline was faster.',
          },
          { target: 'unavailable', actions: { type: 'noteProblem', params: ({ event }) => event.output } },
        ],
        onError: 'unavailable',
      },
      on: { 'promotionEnd.abandoned': 'abandoned' },
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'Amounts unknown' },
      description: 'Without the amounts nothing can be confirmed.',
      on: {
        'promotionEnd.retried': { target: 'loading', actions: 'forgetProblem' },
        'promotionEnd.abandoned': 'abandoned',
      },
    },
    inGame: {
      tags: 'failed',
      meta: { title: 'A game is open' },
      description: 'A game is open on the promotion balance. It is left first, then closing goes on.',
      on: {
        'promotionEnd.gameRequested': {
          actions: 'openGame',
          description: 'Opens the game with the question whether to exit.',
        },
        'promotionEnd.retried': 'loading',
        'page.shown': { target: 'loading', description: 'The game may have been left in another tab.' },
        'promotionEnd.abandoned': 'abandoned',
      },
    },
    impossible: {
      tags: 'failed',
      meta: { title: 'Settle it instead' },
      description: 'The conditions are met meanwhile, so the money can be settled and nothing is lost.',
      on: { 'promotionEnd.abandoned': 'abandoned' },
    },
    confirming: {
      meta: { title: 'Close and lose it?' },
      description: 'The loss stands in words and in red. The safe button comes first.',
      on: {
        'promotionEnd.confirmed': { target: 'sending', actions: 'forgetProblem' },
        'promotionEnd.abandoned': 'abandoned',
      },
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Closing' },
      description: 'Sent once, with the amounts that the player confirmed and an idempotency key (B5).',
      invoke: {
        id: 'sendEnd',
        src: 'sendEnd',
        input: ({ context }) => present(context.preview),
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'ended' },
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'loading',
            actions: { type: 'noteProblem', params: ({ event }) => event.output },
            description: 'Other amounts than the confirmed ones are never taken silently: they are shown again.',
          },
          {
            guard: { type: 'isInGame', params: ({ event }) => event.output },
            target: 'loading',
            description: 'A game was opened meanwhile.',
          },
          { guard: { type: 'isEnded', params: ({ event }) => event.output }, target: 'tracing' },
          { target: 'refused', actions: { type: 'noteProblem', params: ({ event }) => event.output } },
        ],
        onError: 'tracing',
      },
      after: { requestTimeout: 'tracing' },
    },
    tracing: {
      tags: 'busy',
      meta: { title: 'Asking how it ended' },
      description: 'The participation itself tells whether it has ended. Nothing is sent again.',
      invoke: {
        id: 'traceEnd',
        src: 'traceEnd',
        input: ({ context }) => ({ recordId: context.recordId }),
        onDone: [
          { guard: { type: 'hasEnded', params: ({ event }) => event.output }, target: 'ended' },
          { target: 'unsent' },
        ],
        onError: 'unanswered',
      },
    },
    unsent: {
      tags: 'failed',
      meta: { title: 'It never arrived' },
      description: 'The participation still runs and nothing has changed. The amounts are asked for anew.',
      on: { 'promotionEnd.retried': 'loading', 'promotionEnd.abandoned': 'abandoned' },
    },
    unanswered: {
      tags: 'failed',
      meta: { title: 'No answer' },
      description: 'It is unknown whether the participation has ended. The player can only ask again.',
      on: { 'promotionEnd.retried': 'tracing' },
    },
    refused: {
      tags: 'failed',
      meta: { title: 'Refused' },
      description: 'The server says why it cannot be closed now.',
      on: {
        'promotionEnd.retried': { target: 'loading', actions: 'forgetProblem' },
        'promotionEnd.abandoned': 'abandoned',
      },
    },
    ended: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Closed' },
      description: 'The balance is void; the wallet is as it was.',
      entry: 'refreshBalance',
      output: { isEnded: true },
    },
    abandoned: {
      type: 'final',
      meta: { title: 'Goes on' },
      description: 'The player keeps playing; nothing has changed.',
      output: { isEnded: false },
    },
  },
  output: ({ event }) => event.output as EndOutput,
});

export type PromotionCloseRef = ActorRefFrom<typeof promotionCloseMachine>;
