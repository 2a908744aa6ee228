import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { unreadInterval } from '../shared/durations.js';
import { mustBeProvided, output, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import type { MessagesChanged, MessagesCounted } from './messages.js';

/** Unread messages: the player sees their total in the tab bar, on the account page and in the title of the document. */
export const unreadMessagesMachine = setup({
  types: {} as {
    input: { isHidden: boolean };
    context: {
      isHidden: boolean;
      /** As a tab of this player counted last. */
      total: number;
      /** Until the next request, in ms. */
      rest: number;
    };
    events: MessagesChanged | MessagesCounted | Plain<'lead.gained' | 'page.hidden' | 'page.shown'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    /** Holds the lead of this browser's tabs until it is stopped. */
    lead: fromCallback<Plain<'lead.gained'>>(() => undefined),
    /** Reports at once what was counted last. */
    watchMessages: fromCallback<MessagesChanged | MessagesCounted>(() => undefined),
    watchPage: fromCallback<Plain<'page.hidden' | 'page.shown'>>(() => undefined),
    /** Resolves to the ms until a request is due; 0 for at once. */
    recallRest: fromPromise<number>(mustBeProvided('recallRest')),
    /** Counts them, and reports the total to the other tabs too. */
    loadUnread: fromPromise<number>(mustBeProvided('loadUnread')),
  },
  guards: {
    isHidden: ({ context }) => context.isHidden,
    isDue: (_, rest: number) => rest === 0,
  },
  actions: {
    noteRest: assign((_, rest: number) => ({ rest })),
    noteTotal: assign((_, total: number) => ({ total })),
  },
  delays: { rest: ({ context }) => context.rest, interval: unreadInterval },
}).createMachine({
  id: 'unreadMessages',
  description:
    'Runs while a player is logged in. One visible tab leads and counts, every 60 s and after each change; it tells all tabs.',
  meta: { title: 'Unread messages' },
  context: ({ input }) => ({ ...input, total: 0, rest: unreadInterval }),
  invoke: [
    { id: 'watchPage', src: 'watchPage' },
    { id: 'watchMessages', src: 'watchMessages' },
  ],
  on: {
    'unreadMessages.counted': {
      actions: { type: 'noteTotal', params: ({ event }) => event.total },
      description: 'By this tab or another one, perhaps before this page was loaded.',
    },
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'A tab may be opened in the background.',
      always: [{ guard: 'isHidden', target: 'paused' }, { target: 'polling' }],
    },
    paused: {
      meta: { title: 'Paused' },
      description: 'The page is hidden and sends no requests. It still gets what the leading tab counts.',
      on: { 'page.shown': 'polling' },
    },
    polling: {
      description: 'This tab leads, or waits to lead.',
      invoke: { id: 'lead', src: 'lead' },
      on: { 'page.hidden': 'paused' },
      initial: 'following',
      states: {
        following: {
          meta: { title: 'Another tab leads' },
          description: 'The lead comes by itself when the other tab gives it up.',
          on: { 'lead.gained': 'recalling' },
        },
        recalling: {
          meta: { title: 'When was it counted last?' },
          description: 'By any tab of this player: a new leader goes on where the last one was.',
          on: { 'unreadMessages.changed': 'loading' },
          invoke: {
            id: 'recallRest',
            src: 'recallRest',
            onDone: [
              { guard: { type: 'isDue', params: output }, target: 'loading' },
              { target: 'awaitingTurn', actions: { type: 'noteRest', params: output } },
            ],
            onError: 'loading',
          },
        },
        loading: {
          meta: { title: 'Counting' },
          description: 'In the background, without a loading indicator.',
          on: { 'unreadMessages.changed': 'overtaken' },
          invoke: {
            id: 'loadUnread',
            src: 'loadUnread',
            onDone: { target: 'resting', actions: { type: 'noteTotal', params: output } },
            onError: { target: 'resting', description: 'A failed request is repeated in its turn.' },
          },
        },
        overtaken: {
          description: 'The response on its way may be older than the change, so the request is sent again.',
          always: 'loading',
        },
        awaitingTurn: {
          meta: { title: 'Waiting for the rest' },
          description: 'Another tab has counted less than 60 s ago.',
          on: { 'unreadMessages.changed': 'loading' },
          after: { rest: 'loading' },
        },
        resting: {
          meta: { title: 'Waiting 60 s' },
          description: 'A new message shows within a minute.',
          on: { 'unreadMessages.changed': 'loading' },
          after: { interval: 'loading' },
        },
      },
    },
  },
});

export type UnreadMessagesRef = ActorRefFrom<typeof unreadMessagesMachine>;
