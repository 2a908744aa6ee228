import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, output, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';

/** `count`: deposits that wait for a payment or a review. `address`: the page of the deposit if it is the only one. */
export type OpenDeposits = { count: number; address: string | null };

/** Open deposits: while on home, a player sees that a deposit is not finished yet, also one of an earlier visit. */
export const openDepositsMachine = setup({
  types: {} as {
    context: OpenDeposits;
    events: Plain<'page.shown' | 'network.confirmed'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadOpenDeposits: fromPromise<OpenDeposits>(mustBeProvided('loadOpenDeposits')),
    watchPage: fromCallback<Plain<'page.hidden' | 'page.shown'>>(() => undefined),
  },
  guards: { hasOpen: (_, { count }: OpenDeposits) => count > 0 },
  actions: { note: assign((_, open: OpenDeposits) => open) },
}).createMachine({
  id: 'openDeposits',
  description: 'Home never waits for this line and shows no error for it: the wallet says the same, with a retry.',
  meta: { title: 'Open deposits' },
  context: { count: 0, address: null },
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Counting open deposits' },
      description: 'The line of the last count stays.',
      invoke: {
        id: 'loadOpenDeposits',
        src: 'loadOpenDeposits',
        onDone: [
          { guard: { type: 'hasOpen', params: output }, target: 'shown', actions: { type: 'note', params: output } },
          { target: 'empty', actions: { type: 'note', params: output } },
        ],
        onError: 'unavailable',
      },
    },
    empty: {
      tags: 'done',
      meta: { title: 'No open deposit' },
      description: 'Nothing is shown.',
      on: { 'page.shown': 'loading' },
    },
    shown: {
      tags: 'done',
      meta: { title: 'Open deposits' },
      description: 'One line leads to the deposit, or to the wallet if there are several.',
      on: {
        'page.shown': {
          target: 'loading',
          description: 'The player returns to this tab, perhaps from paying in another app.',
        },
      },
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'Open deposits unknown' },
      description: 'The request failed. The line of the last count stays; nothing else is said on home.',
      on: { 'page.shown': 'loading', 'network.confirmed': 'loading' },
    },
  },
});

export type OpenDepositsRef = ActorRefFrom<typeof openDepositsMachine>;
