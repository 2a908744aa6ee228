import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, present, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';

/** Page load: brings the code and the texts of the page that the player went to. Lives as long as the app. */
export const pageLoadMachine = setup({
  types: {} as {
    context: { path: string | null };
    events: { type: 'page.wanted'; path: string; isLoaded: boolean } | Plain<'page.retried' | 'network.restored'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadPage: fromPromise<void, { path: string }>(mustBeProvided('loadPage')),
    /** Whether this build of the app was loaded anew already, for want of a page. */
    recallReload: fromPromise<boolean>(mustBeProvided('recallReload')),
    reloadApp: fromPromise<void, { path: string }>(mustBeProvided('reloadApp')),
    watchNetwork: fromCallback<Plain<'network.lost' | 'network.restored'>>(() => undefined),
  },
  guards: { isLoaded: (_, isLoaded: boolean) => isLoaded, isReloaded: (_, isReloaded: boolean) => isReloaded },
  actions: { want: assign((_, path: string) => ({ path })) },
  delays: { chunkTimeout: 60_000, retryPause: 1_000 },
}).createMachine({
  id: 'pageLoad',
  description: 'Pages load on demand (section 2): 60 s, one more try, then the offer of a new version (B7).',
  meta: { title: 'Page load' },
  context: { path: null },
  on: {
    'page.wanted': [
      {
        guard: { type: 'isLoaded', params: ({ event }) => event.isLoaded },
        target: '.shown',
        actions: { type: 'want', params: ({ event }) => event.path },
      },
      { target: '.loading', reenter: true, actions: { type: 'want', params: ({ event }) => event.path } },
    ],
  },
  initial: 'shown',
  states: {
    shown: { meta: { title: 'Shown' }, description: 'The page is here.' },
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'The shape of a page, until its code is here.',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ path: present(context.path) }),
        onDone: 'shown',
        onError: 'pausing',
      },
      after: { chunkTimeout: 'pausing' },
    },
    pausing: {
      tags: 'busy',
      meta: { title: 'Before the second try' },
      description: 'A network that changes cells needs a moment.',
      after: { retryPause: 'loadingAgain' },
    },
    loadingAgain: {
      tags: 'busy',
      meta: { title: 'Loading again' },
      description: 'The second try is the last by itself.',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ path: present(context.path) }),
        onDone: 'shown',
        onError: 'judging',
      },
      after: { chunkTimeout: 'judging' },
    },
    judging: {
      tags: 'busy',
      meta: { title: 'Judging what is wrong' },
      description: 'A new version is offered once a build: loading it anew again would bring the same.',
      invoke: {
        id: 'recallReload',
        src: 'recallReload',
        onDone: [
          { guard: { type: 'isReloaded', params: ({ event }) => event.output }, target: 'lost' },
          { target: 'missing' },
        ],
        onError: 'missing',
      },
    },
    missing: {
      tags: 'failed',
      meta: { title: 'The page is missing' },
      description: 'The network is gone, or a new version took the place of this one.',
      invoke: { id: 'watchNetwork', src: 'watchNetwork' },
      on: { 'page.retried': 'reloading', 'network.restored': 'loading' },
    },
    lost: {
      tags: 'failed',
      meta: { title: 'The page cannot be had' },
      description: 'The newest version does not bring it either. The player may try again, or go elsewhere.',
      invoke: { id: 'watchNetwork', src: 'watchNetwork' },
      on: { 'page.retried': 'reloading', 'network.restored': 'loading' },
    },
    reloading: {
      tags: 'busy',
      meta: { title: 'Loading the app anew' },
      description: 'The document is asked again, and with it the names of the new files.',
      invoke: {
        id: 'reloadApp',
        src: 'reloadApp',
        input: ({ context }) => ({ path: present(context.path) }),
        onDone: 'loading',
        onError: 'missing',
      },
    },
  },
});

export type PageLoadRef = ActorRefFrom<typeof pageLoadMachine>;
