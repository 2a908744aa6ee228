import { assign, fromCallback, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { Answer } from '../shared/keyedWrite.machine.js';
import { raised } from '../shared/notices.machine.js';
import type { ListReport } from '../shared/pagedList.machine.js';
import { noticesOf } from '../system.js';
import { output, problemOf, type ChartMeta, type Paged, type Plain, type Problem, type UiTag } from '../vocabulary.js';
import { categoryMessagesMachine, mostDeleted, withChange } from './categoryMessages.js';
import { messageMarkingMachine } from './messageMarking.machine.js';
import { newestIn, type Message, type MessageCategory, type MessagesChange, type MessagesChanged } from './messages.js';
import { deletionWrite } from './writes.js';

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
    sendDeletion: deletionWrite,
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
    /** Messages that are gone already count as deleted. */
    isGone: (_, answer: Answer<null>) => answer?.ok === true || problemOf(answer)?.code === 'notFound',
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
      description: 'By their ids, so that nothing else can be deleted. After a lost response one of them is looked up.',
      invoke: {
        id: 'sendDeletion',
        src: 'sendDeletion',
        input: ({ context }) => ({ request: { ids: context.asked }, mayExist: false }),
        onDone: [
          {
            guard: { type: 'isGone', params: output },
            target: 'idle',
            actions: [{ type: 'changeRows', params: ({ context }) => deleted(context) }, 'raiseDeleted'],
          },
          {
            target: 'editing.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
      },
    },
  },
});

export type MessageListRef = ActorRefFrom<typeof messageListMachine>;
