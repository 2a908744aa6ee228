import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { Answer } from '../shared/keyedWrite.machine.js';
import { raised } from '../shared/notices.machine.js';
import type { ListReport } from '../shared/pagedList.machine.js';
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
import { categoryMessagesMachine, mostDeleted, withChange } from './categoryMessages.js';
import { messageMarkingMachine } from './messageMarking.machine.js';
import { newestIn, type Message, type MessageCategory, type MessagesChange, type MessagesChanged } from './messages.js';

const allRead = ({ category }: { category: MessageCategory }): MessagesChange => ({ kind: 'allRead', category });
const deleted = ({ asked }: { asked: readonly string[] }): MessagesChange => ({ kind: 'deleted', ids: asked });

/** Message list: the messages of one category, to open, to mark as read and to delete. */
export const messageListMachine = setup({
  types: {} as {
    input: { category: MessageCategory };
    /** `rows`, `total`: as the list reported them last. `asked`: what is being deleted; another tab may delete it first. */
    context: Paged<Message> & {
      category: MessageCategory;
      ticked: readonly string[];
      asked: readonly string[];
      problem: Problem | null;
    };
    events:
      | MessagesChanged
      | ListReport<Message>
      | { type: 'messageList.ticked'; id: string }
      | Plain<
          | 'messageList.retried'
          | 'messageList.readAllWanted'
          | 'messageList.choosingBegan'
          | 'messageList.deleteWanted'
          | 'messageList.deleteConfirmed'
          | 'messageList.closed'
        >;
    children: { categoryMessages: 'categoryMessages' };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    categoryMessages: categoryMessagesMachine,
    messageMarking: messageMarkingMachine,
    deleteMessages: fromPromise<Result<null>, { ids: readonly string[] }>(mustBeProvided('deleteMessages')),
    /** Whether the message still exists: one request deletes all of its messages or none. */
    hasMessage: fromPromise<boolean, { id: string }>(mustBeProvided('hasMessage')),
    watchChanges: fromCallback<MessagesChanged>(() => undefined),
  },
  guards: {
    hasUnread: ({ context: { rows, total } }) =>
      rows.some(({ readStatus }) => !readStatus) || (rows.length > 0 && rows.length < total),
    hasRows: ({ context }) => context.rows.length > 0,
    hasTicked: ({ context }) => context.ticked.length > 0,
    isTickable: ({ context }, id: string) => context.ticked.includes(id) || context.ticked.length < mostDeleted,
    isAccepted: (_, answer: Answer<null>) => answer?.ok === true,
    isRefused: (_, answer: Answer<null>) => problemOf(answer) !== null,
    isGone: (_, result: Result<null>) => result.ok || result.problem.code === 'notFound',
    isStillThere: (_, isThere: boolean) => isThere,
  },
  actions: {
    noteRows: assign(({ context }, { rows, total }: Paged<Message>) => ({
      rows,
      total,
      ticked: context.ticked.filter((ticked) => rows.some(({ id }) => id === ticked)),
    })),
    changeRows: sendTo('categoryMessages', ({ context: { category } }, change: MessagesChange) => ({
      type: 'pagedList.changed',
      change: (rows: readonly Message[]) => withChange(rows, change, category),
    })),
    toggle: assign(({ context }, id: string) => ({
      ticked: context.ticked.includes(id) ? context.ticked.filter((one) => one !== id) : [...context.ticked, id],
    })),
    noteAsked: assign(({ context }) => ({ asked: context.ticked })),
    untick: assign({ ticked: [], problem: null }),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    raiseDeleted: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'messages.deleted' })),
  },
}).createMachine({
  id: 'messageList',
  description: 'Ten messages a page, newest first. The list stays as it was for the way back from a message.',
  meta: { title: 'Messages of a category' },
  context: ({ input }) => ({ ...input, rows: [], total: 0, ticked: [], asked: [], problem: null }),
  invoke: [
    { id: 'watchChanges', src: 'watchChanges' },
    { id: 'categoryMessages', src: 'categoryMessages', input: ({ context: { category } }) => ({ query: category }) },
  ],
  on: {
    'unreadMessages.changed': {
      actions: { type: 'changeRows', params: ({ event }) => event.change },
      description: 'By this tab or another one.',
    },
    'pagedList.loaded': { actions: { type: 'noteRows', params: ({ event }) => event } },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is under way.',
      on: {
        'messageList.readAllWanted': { guard: 'hasUnread', target: 'marking', actions: 'untick' },
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
    marking: {
      meta: { title: 'Marking as read' },
      description: 'All messages of the category are marked as read, unless the player undoes it.',
      invoke: {
        id: 'messageMarking',
        src: 'messageMarking',
        input: ({ context: { category, rows } }) => ({ category, upTo: newestIn(rows) }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'idle',
            actions: { type: 'changeRows', params: ({ context }) => allRead(context) },
          },
          {
            guard: { type: 'isRefused', params: output },
            target: 'idle.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
          { target: 'idle', description: 'It was undone.' },
        ],
        onError: { target: 'idle', description: 'The chart broke.' },
      },
    },
    editing: {
      description: 'Each row has a box to tick.',
      on: {
        'messageList.ticked': {
          guard: { type: 'isTickable', params: ({ event }) => event.id },
          actions: { type: 'toggle', params: ({ event }) => event.id },
        },
        'messageList.deleteWanted': { guard: 'hasTicked', target: 'deleting' },
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
    deleting: {
      description: 'The ticked messages are deleted.',
      initial: 'confirming',
      states: {
        confirming: {
          meta: { title: 'Delete them?' },
          description: 'Deleted messages do not come back.',
          on: {
            'messageList.deleteConfirmed': [
              { guard: 'hasTicked', target: 'sending', actions: 'noteAsked' },
              { target: '#messageList.idle', description: 'Another tab has deleted them meanwhile.' },
            ],
            'messageList.closed': '#messageList.editing',
          },
        },
        sending: {
          meta: { title: 'Deleting' },
          description: 'By their ids, so that nothing else can be deleted. Messages that are gone count as deleted.',
          invoke: {
            id: 'deleteMessages',
            src: 'deleteMessages',
            input: ({ context }) => ({ ids: context.asked }),
            onDone: [
              {
                guard: { type: 'isGone', params: output },
                target: '#messageList.idle',
                actions: [{ type: 'changeRows', params: ({ context }) => deleted(context) }, 'raiseDeleted'],
              },
              {
                target: '#messageList.editing.refused',
                actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
              },
            ],
            onError: 'tracing',
          },
        },
        tracing: {
          meta: { title: 'Checking whether they are deleted' },
          description: 'The response was lost. One of the messages is looked up. Nothing is sent again.',
          invoke: {
            id: 'hasMessage',
            src: 'hasMessage',
            input: ({ context }) => ({ id: present(context.asked[0]) }),
            onDone: [
              {
                guard: { type: 'isStillThere', params: output },
                target: '#messageList.editing.refused',
                actions: { type: 'noteProblem', params: { code: 'unreachable' } },
              },
              {
                target: '#messageList.idle',
                actions: [{ type: 'changeRows', params: ({ context }) => deleted(context) }, 'raiseDeleted'],
              },
            ],
            onError: 'unanswered',
          },
        },
        unanswered: {
          tags: 'failed',
          meta: { title: 'Not known whether they are deleted' },
          description: 'The page says that they may be deleted already. The player can check again.',
          on: { 'messageList.retried': 'tracing' },
        },
      },
    },
  },
});

export type MessageListRef = ActorRefFrom<typeof messageListMachine>;
