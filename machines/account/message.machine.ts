import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate';
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
    events:
      | MessagesChanged
      | MessagesCounted
      | Plain<'message.readAllWanted' | 'message.undone' | 'message.left' | 'message.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadNews: fromPromise<readonly CategoryNews[]>(mustBeProvided('loadNews')),
    /** Marks all as read, up to the newest one that the player has seen here. */
    readAll: fromPromise<Result<null>, { upTo: string | null }>(mustBeProvided('readAll')),
    watchMessages: fromCallback<MessagesChanged | MessagesCounted>(() => undefined),
    watchLeaving: fromCallback<Plain<'message.left'>>(() => undefined),
  },
  guards: {
    hasUnread: ({ context }) => unreadIn(context.news) > 0,
    isOtherTotal: ({ context }, total: number) => unreadIn(context.news) !== total,
    isAllRead: (_, news: readonly CategoryNews[]) => unreadIn(news) === 0,
    isAccepted: (_, result: Result<null>) => result.ok,
  },
  actions: {
    note: assign((_, news: readonly CategoryNews[]) => ({ news })),
    noteAllRead: assign(({ context }) => ({ news: context.news.map((one) => ({ ...one, number: 0 })) })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
  },
  delays: { undoTime: 5_000 },
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
      tags: 'failed',
      meta: { title: 'Messages cannot be loaded' },
      description: 'A retry button.',
      on: { 'message.retried': 'loading' },
    },
    shown: {
      description: 'The three categories. Each leads to its list.',
      on: {
        'message.readAllWanted': { guard: 'hasUnread', target: 'undoable' },
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
          description: 'The page says why, and shows the counts of the server. The player can mark them again.',
        },
      },
    },
    undoable: {
      meta: { title: 'Marked on screen' },
      description: 'The request is sent after 5 s, unless the player undoes it.',
      invoke: { id: 'watchLeaving', src: 'watchLeaving' },
      on: {
        'message.undone': { target: 'shown.refreshing', description: 'What has happened meanwhile shows too.' },
        'message.left': { target: 'sending', description: 'The player can no longer undo it.' },
      },
      after: { undoTime: 'sending' },
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Marking all as read' },
      description: 'Messages that arrive meanwhile stay unread.',
      invoke: {
        id: 'readAll',
        src: 'readAll',
        input: ({ context }) => ({ upTo: newestIn(context.news.flatMap(({ latest }) => latest ?? [])) }),
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'shown.refreshing', actions: 'noteAllRead' },
          {
            target: 'shown.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
        onError: 'unknown',
      },
    },
    unknown: {
      description: 'The response was lost, so the counts are loaded to find out.',
      initial: 'tracing',
      states: {
        tracing: {
          tags: 'busy',
          meta: { title: 'Checking whether they are read' },
          description: 'Nothing is sent again.',
          invoke: {
            id: 'loadNews',
            src: 'loadNews',
            onDone: [
              {
                guard: { type: 'isAllRead', params: output },
                target: '#message.shown',
                actions: { type: 'note', params: output },
              },
              {
                target: '#message.shown.refused',
                actions: [
                  { type: 'note', params: output },
                  { type: 'noteProblem', params: { code: 'unreachable' } },
                ],
              },
            ],
            onError: 'unanswered',
          },
        },
        unanswered: {
          tags: 'failed',
          meta: { title: 'Outcome unknown' },
          description: 'The page says that they may be read already. The player can check again.',
          on: { 'message.retried': 'tracing' },
        },
      },
    },
  },
});

export type MessageRef = ActorRefFrom<typeof messageMachine>;
