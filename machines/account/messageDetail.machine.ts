import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate';
import {
  isAbsent,
  mustBeProvided,
  output,
  type ChartMeta,
  type Plain,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import type { MessageInfo, MessagesChange, MessagesChanged } from './messages.js';

/** Message detail: the player reads one message in full. Opening it marks it as read. */
export const messageDetailMachine = setup({
  types: {} as {
    input: { id: string };
    context: { id: string; message: MessageInfo | null };
    events: MessagesChanged | Plain<'messageDetail.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadMessage: fromPromise<Result<MessageInfo>, { id: string }>(mustBeProvided('loadMessage')),
    /** May be repeated: a message that is read stays read. */
    markRead: fromPromise<Result<null>, { id: string }>(mustBeProvided('markRead')),
    watchChanges: fromCallback<MessagesChanged>(() => undefined),
  },
  guards: {
    isUnread: (_, result: Result<MessageInfo>) => result.ok && !result.value.readStatus,
    isFound: (_, result: Result<MessageInfo>) => result.ok,
    isMarked: (_, result: Result<null>) => result.ok,
    isAbsent: (_, result: Result<null>) => isAbsent(result),
    isDeleted: ({ context }, change: MessagesChange) => change.kind === 'deleted' && change.ids.includes(context.id),
  },
  actions: { note: assign((_, result: Result<MessageInfo>) => ({ message: result.ok ? result.value : null })) },
}).createMachine({
  id: 'messageDetail',
  description: 'Opened from the list or from a link.',
  meta: { title: 'Message' },
  context: ({ input }) => ({ id: input.id, message: null }),
  invoke: { id: 'watchChanges', src: 'watchChanges' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'A skeleton of the text.',
      invoke: {
        id: 'loadMessage',
        src: 'loadMessage',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'isUnread', params: output },
            target: 'shown.sending',
            actions: { type: 'note', params: output },
          },
          {
            guard: { type: 'isFound', params: output },
            target: 'shown.marked',
            actions: { type: 'note', params: output },
          },
          { target: 'missing' },
        ],
        onError: 'unavailable',
      },
    },
    shown: {
      description: 'The title, the time and the text, with a button to the page that it is about.',
      on: {
        'unreadMessages.changed': {
          guard: { type: 'isDeleted', params: ({ event }) => event.change },
          target: 'missing',
          description: 'Another tab has deleted it.',
        },
      },
      initial: 'sending',
      states: {
        sending: {
          meta: { title: 'Shown, being marked as read' },
          description: 'In the background: the text is on screen.',
          invoke: {
            id: 'markRead',
            src: 'markRead',
            input: ({ context: { id } }) => ({ id }),
            onDone: [
              { guard: { type: 'isMarked', params: output }, target: 'marked' },
              {
                guard: { type: 'isAbsent', params: output },
                target: '#messageDetail.missing',
                description: 'It was deleted meanwhile, on another device.',
              },
              { target: 'refused' },
            ],
            onError: 'refused',
          },
        },
        marked: { tags: 'done', meta: { title: 'Read' }, description: 'It no longer counts as unread.' },
        refused: {
          tags: ['failed', 'manualRetry'],
          meta: { title: 'Shown, still unread' },
          description: 'Only the mark is missing. The player can retry, or open it another time.',
          on: { 'messageDetail.retried': 'sending' },
        },
      },
    },
    missing: {
      tags: 'failed',
      meta: { title: 'No such message' },
      description: 'It was deleted, here or in another tab, or the link is wrong. A button leads to all messages.',
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'The message cannot be loaded' },
      description: 'The request failed. A retry button.',
      on: { 'messageDetail.retried': 'loading' },
    },
  },
});

export type MessageDetailRef = ActorRefFrom<typeof messageDetailMachine>;
