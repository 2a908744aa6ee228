import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { Answer } from '../shared/keyedWrite.machine.js';
import { raised } from '../shared/notices.machine.js';
import { noticesOf } from '../system.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type UiTag,
} from '../vocabulary.js';
import type { BankCard } from './withdrawalTerms.js';
import { cardWrite } from './cardWrites.js';

/** Bank cards: the player sees the cards that withdrawals are paid to, chooses the default one and deletes others. */
export const bankCardsMachine = setup({
  types: {} as {
    context: { cards: readonly BankCard[]; cardId: string | null; problem: Problem | null };
    events:
      | { type: 'bankCards.deleteRequested'; cardId: string }
      | { type: 'bankCards.defaultRequested'; cardId: string }
      | Plain<'bankCards.deleteConfirmed' | 'bankCards.deleteWithdrawn' | 'bankCards.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadCards: fromPromise<readonly BankCard[]>(mustBeProvided('loadCards')),
    sendDefault: cardWrite,
    sendDeletion: cardWrite,
  },
  guards: {
    isEmpty: (_, cards: readonly BankCard[]) => cards.length === 0,
    isFree: ({ context }, cardId: string) => context.cards.some((card) => card.id === cardId && !card.isBusy),
    canBecomeDefault: ({ context }, cardId: string) =>
      context.cards.some((card) => card.id === cardId && !card.isBusy && card.defaultStatus !== 1),
    isAccepted: (_, answer: Answer<null>) => answer?.ok === true,
    isGone: (_, answer: Answer<null>) => answer?.ok === true || problemOf(answer)?.code === 'notFound',
  },
  actions: {
    noteCards: assign((_, cards: readonly BankCard[]) => ({ cards })),
    aim: assign((_, cardId: string) => ({ cardId, problem: null })),
    noteProblem: assign((_, answer: Answer<null>) => ({ problem: problemOf(answer) })),
    raiseDeleted: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'bankCards.deleted' })),
  },
}).createMachine({
  id: 'bankCards',
  description: 'The first card becomes the default one (E5). A card with a withdrawal under way cannot be changed.',
  meta: { title: 'Bank cards' },
  context: { cards: [], cardId: null, problem: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Reading the cards' },
      description: 'The cards of the last reading stay on screen.',
      invoke: {
        id: 'loadCards',
        src: 'loadCards',
        onDone: [
          {
            guard: { type: 'isEmpty', params: output },
            target: 'empty',
            actions: { type: 'noteCards', params: output },
          },
          { target: 'shown', actions: { type: 'noteCards', params: output } },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Cards unknown' },
      description: 'The cards could not be read. The player can retry.',
      on: { 'bankCards.retried': 'loading' },
    },
    empty: {
      meta: { title: 'No bank card' },
      description: 'The page asks the player to add one: no withdrawal is possible without a card.',
    },
    shown: {
      description: 'The cards with masked numbers.',
      on: {
        'bankCards.deleteRequested': {
          guard: { type: 'isFree', params: ({ event }) => event.cardId },
          target: 'confirming',
          actions: { type: 'aim', params: ({ event }) => event.cardId },
          description: 'A card with a withdrawal under way says so, and cannot be deleted.',
        },
        'bankCards.defaultRequested': {
          guard: { type: 'canBecomeDefault', params: ({ event }) => event.cardId },
          target: 'choosingDefault',
          actions: { type: 'aim', params: ({ event }) => event.cardId },
        },
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Bank cards' }, description: 'The list shows no refusal.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Not changed' },
          description: 'The page says why. The list is as it was read last.',
        },
      },
    },
    choosingDefault: {
      tags: 'busy',
      meta: { title: 'Choosing the default card' },
      description: 'The form of a withdrawal begins with it. After a lost response the list tells which card it is.',
      invoke: {
        id: 'sendDefault',
        src: 'sendDefault',
        input: ({ context }) => ({ request: { cardId: present(context.cardId) }, mayExist: false }),
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'loading' },
          { target: 'shown.refused', actions: { type: 'noteProblem', params: output } },
        ],
      },
    },
    confirming: {
      meta: { title: 'Delete the card?' },
      description: 'A dialog asks the player. Bills that name the card stay as they are.',
      on: { 'bankCards.deleteConfirmed': 'deleting', 'bankCards.deleteWithdrawn': 'shown' },
    },
    deleting: {
      tags: 'busy',
      meta: { title: 'Deleting the card' },
      description: 'One that is no longer there counts as deleted. After a lost response the list tells whether it is.',
      invoke: {
        id: 'sendDeletion',
        src: 'sendDeletion',
        input: ({ context }) => ({ request: { cardId: present(context.cardId) }, mayExist: false }),
        onDone: [
          { guard: { type: 'isGone', params: output }, target: 'loading', actions: 'raiseDeleted' },
          { target: 'shown.refused', actions: { type: 'noteProblem', params: output } },
        ],
      },
    },
  },
});

export type BankCardsRef = ActorRefFrom<typeof bankCardsMachine>;
