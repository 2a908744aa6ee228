import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { settleInterval } from '../shared/durations.js';
import { navigatorOf } from '../system.js';
import { mustBeProvided, output, present, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import { recordAddress } from './addresses.js';

/** Settle polling: every 300 s the app looks for a participation that can be settled, and offers it to the player once (F4). */
export const settlePollingMachine = setup({
  types: {} as {
    input: { isHidden: boolean };
    context: {
      isHidden: boolean;
      /** Nothing that must not be interrupted is on screen: no form, no payment, no game. */
      isFree: boolean;
      /** Until the next request, in ms. */
      rest: number;
      recordId: string | null;
    };
    events:
      | { type: 'settlePolling.placeChanged'; isFree: boolean }
      | Plain<'settlePolling.accepted' | 'settlePolling.declined'>
      | Plain<'lead.gained' | 'page.hidden' | 'page.shown'>;
    tags: UiTag | 'popup';
    meta: ChartMeta;
  },
  actors: {
    /** Holds the lead of this browser's tabs until it is stopped. */
    lead: fromCallback<Plain<'lead.gained'>>(() => undefined),
    /** Resolves to the ms until a request is due; 0 for at once. */
    recallRest: fromPromise<number>(mustBeProvided('recallRest')),
    /** Resolves to a participation that can be settled and was not offered before, or to null. */
    loadSettlable: fromPromise<string | null>(mustBeProvided('loadSettlable')),
    storeOffer: fromPromise<void, { recordId: string }>(mustBeProvided('storeOffer')),
    watchPage: fromCallback<Plain<'page.hidden' | 'page.shown'>>(() => undefined),
  },
  guards: {
    isHidden: ({ context }) => context.isHidden,
    isDue: (_, rest: number) => rest === 0,
    isFound: (_, recordId: string | null) => recordId !== null,
    isFree: ({ context }) => context.isFree,
  },
  actions: {
    noteRest: assign((_, rest: number) => ({ rest })),
    noteFound: assign((_, recordId: string | null) => ({ recordId })),
    openRecord: sendTo(navigatorOf, ({ context }) => ({
      type: 'navigation.requested',
      to: recordAddress(present(context.recordId)),
    })),
  },
  delays: { rest: ({ context }) => context.rest, interval: settleInterval },
}).createMachine({
  id: 'settlePolling',
  description:
    'Runs while a player is logged in. One visible tab sends the requests. When it closes, dies or is hidden, another takes over.',
  meta: { title: 'Settle polling' },
  context: ({ input }) => ({ ...input, isFree: false, rest: settleInterval, recordId: null }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  on: { 'settlePolling.placeChanged': { actions: assign({ isFree: ({ event }) => event.isFree }) } },
  initial: 'starting',
  states: {
    starting: {
      description: 'A tab may be opened in the background.',
      always: [{ guard: 'isHidden', target: 'paused' }, { target: 'polling' }],
    },
    paused: {
      meta: { title: 'Paused' },
      description: 'The page is hidden and sends no requests.',
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
          meta: { title: 'When was the last request?' },
          description:
            'The last request of any tab of this player counts: a new leader and a reload keep its interval.',
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
          meta: { title: 'Looking for a participation to settle' },
          description: 'In the background, without a loading indicator.',
          invoke: {
            id: 'loadSettlable',
            src: 'loadSettlable',
            onDone: [
              {
                guard: { type: 'isFound', params: output },
                target: 'sorting',
                actions: { type: 'noteFound', params: output },
              },
              { target: 'resting' },
            ],
            onError: { target: 'resting', description: 'The next request follows after the interval.' },
          },
        },
        awaitingTurn: {
          meta: { title: 'Waiting for the rest of 300 s' },
          description: 'The last request of this player was less than 300 s ago.',
          after: { rest: 'loading' },
        },
        resting: {
          meta: { title: 'Waiting 300 s' },
          description: 'The interval of the specification (section 4).',
          after: { interval: 'loading' },
        },
        sorting: {
          description: 'The offer comes after a form, a payment or a game, never over it.',
          always: [{ guard: 'isFree', target: '#settlePolling.storing' }, { target: 'holding' }],
        },
        holding: {
          meta: { title: 'Found, and waiting for a free page' },
          description: 'The server is asked again before the offer, because the player may have settled it meanwhile.',
          always: { guard: 'isFree', target: 'loading' },
        },
      },
    },
    storing: {
      meta: { title: 'Storing the offer' },
      description: 'A participation is offered once, in all tabs and after every reload.',
      invoke: {
        id: 'storeOffer',
        src: 'storeOffer',
        input: ({ context }) => ({ recordId: present(context.recordId) }),
        onDone: 'open',
        onError: 'open',
      },
    },
    open: {
      tags: 'popup',
      meta: { title: 'Settle now?' },
      description: 'The popup says that the conditions are met. It stays while the page is hidden.',
      on: {
        'settlePolling.accepted': {
          target: 'polling',
          actions: 'openRecord',
          description: 'The page of the participation shows the amounts, and the player settles there.',
        },
        'settlePolling.declined': { target: 'polling', description: 'A declined offer is never made again.' },
      },
    },
  },
});

export type SettlePollingRef = ActorRefFrom<typeof settlePollingMachine>;
