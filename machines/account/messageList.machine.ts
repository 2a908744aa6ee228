import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { raised } from '../shared/notices.machine.js';
import { noticesOf } from '../system.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  type ChartMeta,
  type Paged,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import { afterChange, mostDeleted, withMore, type ListContext, type ListEvent, type ToRead } from './messageRows.js';
import { newestIn, type Message, type MessageCategory, type MessagesChange, type MessagesChanged } from './messages.js';

/** Message list: the messages of one category, to open, to mark as read and to delete. */
export const messageListMachine = setup({
  types: {} as {
    input: { category: MessageCategory };
    context: ListContext;
    events: ListEvent;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadMessages: fromPromise<Paged<Message>, { category: MessageCategory; page: number }>(
      mustBeProvided('loadMessages'),
    ),
    readCategory: fromPromise<Result<null>, ToRead>(mustBeProvided('readCategory')),
    countCategory: fromPromise<number, { category: MessageCategory }>(mustBeProvided('countCategory')),
    deleteMessages: fromPromise<Result<null>, { ids: readonly string[] }>(mustBeProvided('deleteMessages')),
    /** One request deletes all of its messages or none. */
    hasMessage: fromPromise<boolean, { id: string }>(mustBeProvided('hasMessage')),
    watchChanges: fromCallback<MessagesChanged>(() => undefined),
    watchLeaving: fromCallback<Plain<'messageList.left'>>(() => undefined),
  },
  guards: {
    isEmpty: (_, { rows }: Paged<Message>) => rows.length === 0,
    isRunDry: ({ context }) => context.rows.length === 0,
    hasMore: ({ context }) => context.rows.length < context.total,
    hasUnread: ({ context }) =>
      context.rows.some(({ readStatus }) => !readStatus) || context.rows.length < context.total,
    hasRows: ({ context }) => context.rows.length > 0,
    hasTicked: ({ context }) => context.ticked.length > 0,
    isTickable: ({ context }, id: string) => context.ticked.includes(id) || context.ticked.length < mostDeleted,
    isAccepted: (_, result: Result<null>) => result.ok,
    isGone: (_, result: Result<null>) => result.ok || result.problem.code === 'notFound',
    isStillThere: (_, isThere: boolean) => isThere,
    isAllRead: (_, unread: number) => unread === 0,
  },
  actions: {
    noteFirst: assign((_, { rows, total }: Paged<Message>) => ({ rows, total, next: 2 })),
    noteMore: assign(({ context }, more: Paged<Message>) => withMore(context, more)),
    applyChange: assign(({ context }, change: MessagesChange) => afterChange(context, change)),
    applyAllRead: assign(({ context }) => afterChange(context, { kind: 'allRead', category: context.category })),
    applyDeleted: assign(({ context }) => afterChange(context, { kind: 'deleted', ids: context.asked })),
    toggle: assign(({ context }, id: string) => ({
      ticked: context.ticked.includes(id) ? context.ticked.filter((one) => one !== id) : [...context.ticked, id],
    })),
    noteAsked: assign(({ context }) => ({ asked: context.ticked })),
    untick: assign({ ticked: [], problem: null }),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    raiseDeleted: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'messages.deleted' })),
  },
  delays: { undoTime: 5_000 },
}).createMachine({
  id: 'messageList',
  description: 'Ten messages a page, newest first. The list stays as it was for the way back from a message.',
  meta: { title: 'Messages of a category' },
  context: ({ input }) => ({
    ...input,
    rows: [],
    total: 0,
    deleted: [],
    next: 1,
    ticked: [],
    asked: [],
    problem: null,
  }),
  invoke: { id: 'watchChanges', src: 'watchChanges' },
  on: {
    'unreadMessages.changed': {
      actions: { type: 'applyChange', params: ({ event }) => event.change },
      description: 'By this tab or another one.',
    },
  },
  type: 'parallel',
  states: {
    list: {
      description: 'The messages.',
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          meta: { title: 'Loading' },
          description: 'The first page.',
          invoke: {
            id: 'loadMessages',
            src: 'loadMessages',
            input: ({ context: { category } }) => ({ category, page: 1 }),
            onDone: [
              { guard: { type: 'isEmpty', params: output }, target: 'empty' },
              { target: 'shown', actions: { type: 'noteFirst', params: output } },
            ],
            onError: 'unavailable',
          },
        },
        shown: {
          meta: { title: 'Messages' },
          description: 'The player can ask for the next page.',
          always: {
            guard: 'isRunDry',
            target: 'loading',
            description: 'All rows were deleted; there may be older ones.',
          },
          on: { 'messageList.moreRequested': { guard: 'hasMore', target: 'extending' } },
        },
        empty: { tags: 'done', meta: { title: 'No messages' }, description: 'The category has none.' },
        unavailable: {
          tags: 'failed',
          meta: { title: 'Messages cannot be loaded' },
          description: 'The first page failed. A retry button.',
          on: { 'messageList.retried': 'loading' },
        },
        extending: {
          tags: 'busy',
          meta: { title: 'Loading more' },
          description: 'The next page is added below.',
          invoke: {
            id: 'loadMessages',
            src: 'loadMessages',
            input: ({ context: { category, next } }) => ({ category, page: next }),
            onDone: { target: 'shown', actions: { type: 'noteMore', params: output } },
            onError: 'stuck',
          },
        },
        stuck: {
          tags: 'failed',
          meta: { title: 'More cannot be loaded' },
          description: 'The rows that are already loaded stay.',
          on: { 'messageList.retried': 'extending' },
        },
      },
    },
    work: {
      description: 'What the player does to the messages.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing is under way.',
          on: {
            'messageList.readAllWanted': { guard: 'hasUnread', target: 'undoable', actions: 'untick' },
            'messageList.choosingBegan': { guard: 'hasRows', target: 'editing', actions: 'untick' },
          },
          initial: 'untouched',
          states: {
            untouched: { meta: { title: 'No work' }, description: 'Each row opens its message.' },
            refused: {
              tags: 'failed',
              meta: { title: 'Not marked as read' },
              description: 'The page says why; nothing has changed.',
            },
          },
        },
        undoable: {
          meta: { title: 'Marked on screen' },
          description: 'The request is sent after 5 s, unless the player undoes it.',
          invoke: { id: 'watchLeaving', src: 'watchLeaving' },
          on: {
            'messageList.undone': 'idle',
            'messageList.left': { target: 'sending', description: 'The player can no longer undo it.' },
          },
          after: { undoTime: 'sending' },
        },
        sending: {
          meta: { title: 'Marking as read' },
          description: 'Messages that arrive meanwhile stay unread.',
          invoke: {
            id: 'readCategory',
            src: 'readCategory',
            input: ({ context: { category, rows } }) => ({ category, upTo: newestIn(rows) }),
            onDone: [
              { guard: { type: 'isAccepted', params: output }, target: 'idle', actions: 'applyAllRead' },
              {
                target: 'idle.refused',
                actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
              },
            ],
            onError: 'countingUnread',
          },
        },
        countingUnread: {
          meta: { title: 'Checking whether they are read' },
          description: 'The response was lost. Nothing is sent again.',
          invoke: {
            id: 'countCategory',
            src: 'countCategory',
            input: ({ context: { category } }) => ({ category }),
            onDone: [
              { guard: { type: 'isAllRead', params: output }, target: 'idle', actions: 'applyAllRead' },
              { target: 'idle.refused', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
            ],
            onError: { target: 'idle.refused', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
          },
        },
        editing: {
          description: 'Each row has a box to tick.',
          on: {
            'messageList.ticked': {
              guard: { type: 'isTickable', params: ({ event }) => event.id },
              actions: { type: 'toggle', params: ({ event }) => event.id },
            },
            'messageList.deleteWanted': { guard: 'hasTicked', target: 'confirming' },
            'messageList.closed': { target: 'idle', actions: 'untick' },
          },
          initial: 'untouched',
          states: {
            untouched: { meta: { title: 'Choosing messages' }, description: 'Up to 20 can be deleted at once.' },
            refused: {
              tags: 'failed',
              meta: { title: 'Not deleted' },
              description: 'The page says why. The ticks stay.',
            },
          },
        },
        confirming: {
          meta: { title: 'Delete them?' },
          description: 'Deleted messages do not come back.',
          on: {
            'messageList.deleteConfirmed': [
              { guard: 'hasTicked', target: 'deleting', actions: 'noteAsked' },
              { target: 'idle', description: 'Another tab has deleted them meanwhile.' },
            ],
            'messageList.closed': 'editing',
          },
        },
        deleting: {
          meta: { title: 'Deleting' },
          description: 'By their ids, so that nothing else can be deleted. Messages that are gone count as deleted.',
          invoke: {
            id: 'deleteMessages',
            src: 'deleteMessages',
            input: ({ context }) => ({ ids: context.asked }),
            onDone: [
              { guard: { type: 'isGone', params: output }, target: 'idle', actions: ['applyDeleted', 'raiseDeleted'] },
              {
                target: 'editing.refused',
                actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
              },
            ],
            onError: 'tracing',
          },
        },
        tracing: {
          meta: { title: 'Checking whether they are deleted' },
          description: 'The response was lost. One of the messages tells. Nothing is sent again.',
          invoke: {
            id: 'hasMessage',
            src: 'hasMessage',
            input: ({ context }) => ({ id: present(context.asked[0]) }),
            onDone: [
              {
                guard: { type: 'isStillThere', params: output },
                target: 'editing.refused',
                actions: { type: 'noteProblem', params: { code: 'unreachable' } },
              },
              {
                target: 'idle',
                actions: ['applyDeleted', 'raiseDeleted'],
              },
            ],
            onError: 'unanswered',
          },
        },
        unanswered: {
          tags: 'failed',
          meta: { title: 'Outcome unknown' },
          description: 'The page says that they may be deleted already. The player can check again.',
          on: { 'messageList.retried': 'tracing' },
        },
      },
    },
  },
});

export type MessageListRef = ActorRefFrom<typeof messageListMachine>;
