import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { Answer } from '../shared/keyedWrite.machine.js';
import {
  mustBeProvided,
  output,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type UiTag,
} from '../vocabulary.js';
import { messageMarkingMachine } from './messageMarking.machine.js';
import {
  newestIn,
  type Message,
  type MessageCategory,
  type MessagesChanged,
  type MessagesCounted,
} from './messages.js';

/** `latest`: null if there is no message. */
export type CategoryNews = { category: MessageCategory; number: number; latest: Message | null };

const unreadIn = (news: readonly CategoryNews[]): number => news.reduce((sum, { number }) => sum + number, 0);

/** Messages: the player sees the three categories, each with its unread count and its latest message. */
export const messageMachine = setup({
  types: {} as {
    context: { news: readonly CategoryNews[]; problem: Problem | null };
    events: MessagesChanged | MessagesCounted | Plain<'message.readAllWanted' | 'message.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadNews: fromPromise<readonly CategoryNews[]>(mustBeProvided('loadNews')),
    messageMarking: messageMarkingMachine,
    watchMessages: fromCallback<MessagesChanged | MessagesCounted>(() => undefined),
  },
  guards: {
    hasUnread: ({ context }) => unreadIn(context.news) > 0,
    isOtherTotal: ({ context }, total: number) => unreadIn(context.news) !== total,
    isAccepted: (_, answer: Answer<null>) => answer?.ok === true,
    isRefused: (_, answer: Answer<null>) => problemOf(answer) !== null,
  },
  actions: {
    note: assign((_, news: readonly CategoryNews[]) => ({ news })),
    noteAllRead: assign(({ context }) => ({ news: context.news.map((one) => ({ ...one, number: 0 })) })),
    noteProblem: assign((_, answer: Answer<null>) => ({ problem: problemOf(answer) })),
  },
}).createMachine({
  id: 'message',
  description: 'What any tab of this player does to messages shows at once.',
  meta: { title: 'Messages' },
  context: { news: [], problem: null },
  invoke: { id: 'watchMessages', src: 'watchMessages' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'Skeleton rows.',
      invoke: {
        id: 'loadNews',
        src: 'loadNews',
        onDone: { target: 'shown', actions: { type: 'note', params: output } },
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Messages cannot be loaded' },
      description: 'A retry button.',
      on: { 'message.retried': 'loading' },
    },
    shown: {
      description: 'The three categories. Each leads to its list.',
      on: {
        'message.readAllWanted': { guard: 'hasUnread', target: 'marking' },
        'unreadMessages.changed': '.refreshing',
        'unreadMessages.counted': {
          guard: { type: 'isOtherTotal', params: ({ event }) => event.total },
          target: '.refreshing',
          description: 'A message has arrived, or another device has read some.',
        },
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Shown' }, description: 'All messages can be marked as read if some are unread.' },
        refreshing: {
          meta: { title: 'Loading again' },
          description: 'In the background: what is on screen stays.',
          invoke: {
            id: 'loadNews',
            src: 'loadNews',
            onDone: { target: 'untouched', actions: { type: 'note', params: output } },
            onError: { target: 'untouched', description: 'The next change or the next visit loads it again.' },
          },
        },
        refused: {
          tags: 'failed',
          meta: { title: 'Not marked as read' },
          description: 'The page says why. The player can mark them again.',
        },
      },
    },
    marking: {
      meta: { title: 'Marking all as read' },
      description: 'All are marked as read, unless the player undoes it.',
      invoke: {
        id: 'messageMarking',
        src: 'messageMarking',
        input: ({ context }) => ({
          category: null,
          upTo: newestIn(context.news.flatMap(({ latest }) => latest ?? [])),
        }),
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'shown.refreshing', actions: 'noteAllRead' },
          {
            guard: { type: 'isRefused', params: output },
            target: 'shown.refused',
            actions: { type: 'noteProblem', params: output },
          },
          { target: 'shown.refreshing', description: 'It was undone. What has happened meanwhile shows too.' },
        ],
        onError: { target: 'shown.refreshing', description: 'The chart broke.' },
      },
    },
  },
});

export type MessageRef = ActorRefFrom<typeof messageMachine>;
