import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, output, present, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';

/** Page load: loads the code and the texts of the page that the player opens. Runs as long as the app. */
export const pageLoadMachine = setup({
  types: {} as {
    context: { path: string | null };
    events:
      | { type: 'pageLoad.requested'; path: string; isLoaded: boolean }
      | Plain<'pageLoad.retried' | 'network.confirmed'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadPage: fromPromise<void, { path: string }>(mustBeProvided('loadPage')),
    /** Whether the document was already reloaded during this build because a page was missing. */
    recallReload: fromPromise<boolean>(mustBeProvided('recallReload')),
    reloadApp: fromPromise<void, { path: string }>(mustBeProvided('reloadApp')),
  },
  guards: { isLoaded: (_, isLoaded: boolean) => isLoaded, isReloaded: (_, isReloaded: boolean) => isReloaded },
  actions: { storePath: assign((_, path: string) => ({ path })) },
  delays: { chunkTimeout: 60_000, retryPause: 1_000 },
}).createMachine({
  id: 'pageLoad',
  description: 'Pages load on demand (section 2): timeout after 60 s, one retry, then the offer of a new version (B7).',
  meta: { title: 'Page load' },
  context: { path: null },
  on: {
    'pageLoad.requested': [
      {
        guard: { type: 'isLoaded', params: ({ event }) => event.isLoaded },
        target: '.shown',
        actions: { type: 'storePath', params: ({ event }) => event.path },
      },
      { target: '.loading', reenter: true, actions: { type: 'storePath', params: ({ event }) => event.path } },
    ],
  },
  initial: 'shown',
  states: {
    shown: { meta: { title: 'Shown' }, description: 'The code of the page is loaded, or no page was requested yet.' },
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'The player sees a skeleton of the page.',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ path: present(context.path) }),
        onDone: 'shown',
        onError: 'resting',
      },
      after: { chunkTimeout: 'resting' },
    },
    resting: {
      tags: 'busy',
      meta: { title: 'Before the retry' },
      description: 'The retry waits a second, because a phone that changes cells is offline for a moment.',
      after: { retryPause: 'retrying' },
    },
    retrying: {
      tags: 'busy',
      meta: { title: 'Loading again' },
      description: 'The page is requested once more, and then only if the player says so or the network is back.',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ path: present(context.path) }),
        onDone: 'shown',
        onError: 'checking',
      },
      after: { chunkTimeout: 'checking' },
    },
    checking: {
      tags: 'busy',
      meta: { title: 'Checking for an earlier reload' },
      description: 'A new version is offered once for each build: a second reload would load the same files.',
      invoke: {
        id: 'recallReload',
        src: 'recallReload',
        onDone: [{ guard: { type: 'isReloaded', params: output }, target: 'unavailable' }, { target: 'missing' }],
        onError: 'missing',
      },
    },
    missing: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'The page is missing' },
      description: 'The network is lost, or the server has a new version. A button reloads the app (B7).',
      on: { 'pageLoad.retried': 'relaunching', 'network.confirmed': 'loading' },
    },
    unavailable: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'The page cannot be loaded' },
      description: 'A reload has not helped. The player can retry, or open another page.',
      on: { 'pageLoad.retried': 'relaunching', 'network.confirmed': 'loading' },
    },
    relaunching: {
      tags: 'busy',
      meta: { title: 'Reloading the app' },
      description: 'A new document names the files of the newest version.',
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
