import { assign, fromPromise, sendTo, setup, type DoneActorEvent } from 'xstate';
import { navigatorOf } from '../system.js';
import {
  mustBeProvided,
  output,
  type ChartMeta,
  type Device,
  type Plain,
  type SiteInfo,
  type UiTag,
} from '../vocabulary.js';
import { path } from '../addresses.js';

/**
 * `reloadTo`: the address to load if the server rendered the page for another device (A9): the redirect page after a change
 * since the last visit, this page after a wrong guess; null for no reload.
 */
export type DeviceCheck = { device: Device; reloadTo: string | null };

/** Launch: from the first render to a lobby that knows its site, its device and its browser. */
export const launchMachine = setup({
  types: {} as {
    input: { site: SiteInfo | null; device: Device; isEntryAddress: boolean };
    context: { site: SiteInfo | null; device: Device; isEntryAddress: boolean };
    /** `launch.locationChanged`: the player may tap a link before the launch is done. */
    events: Plain<'launch.start' | 'launch.retried'> | { type: 'launch.locationChanged'; isEntryAddress: boolean };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    /** Measures the device once, unless the player has chosen the layout, and stores it. */
    checkDevice: fromPromise<DeviceCheck, { device: Device }>(mustBeProvided('checkDevice')),
    startOver: fromPromise<void, DeviceCheck>(mustBeProvided('startOver')),
    /** The browser id, and invite and referral codes of the address (C5, C8). */
    storeVisit: fromPromise<void>(mustBeProvided('storeVisit')),
    loadSite: fromPromise<SiteInfo>(mustBeProvided('loadSite')),
  },
  delays: {
    /** A document that is asked to reload is gone by then; if not, the launch continues in it. */
    documentPatience: 10_000,
  },
  guards: {
    isChanged: (_, { reloadTo }: DeviceCheck) => reloadTo !== null,
    hasSite: ({ context }) => context.site !== null,
    isEntryAddress: ({ context }) => context.isEntryAddress,
  },
  actions: {
    openHome: sendTo(navigatorOf, ({ context }) => ({
      type: 'navigation.requested',
      to: context.device === 'pc' ? '/pages/desktop/index' : path.home,
      replace: true,
    })),
  },
}).createMachine({
  id: 'launch',
  description:
    'Runs on every address. It redirects an entry address (such as / or /pages/redirect/redirect) to home, no other one.',
  meta: { title: 'Launch' },
  context: ({ input }) => ({ ...input }),
  on: {
    'launch.locationChanged': {
      actions: assign({ isEntryAddress: ({ event }) => event.isEntryAddress }),
      description: 'A player who tapped a link on an entry address is not redirected to home.',
    },
  },
  initial: 'hydrating',
  states: {
    hydrating: {
      meta: { title: 'Waiting for hydration' },
      description: 'The page that the server rendered is on screen; React has not hydrated it yet.',
      on: { 'launch.start': 'storing' },
    },
    storing: {
      tags: 'busy',
      meta: { title: 'Storing the visit' },
      description:
        'Runs first, while an invite code is still in the address. If storage fails, the launch continues without it.',
      invoke: { id: 'storeVisit', src: 'storeVisit', onDone: 'checking', onError: 'checking' },
    },
    checking: {
      tags: 'busy',
      meta: { title: 'Checking the device' },
      description:
        'pc or other, as the player chose, or by the width of the screen. A change or a wrong guess loads a page again (A9).',
      invoke: {
        id: 'checkDevice',
        src: 'checkDevice',
        input: ({ context }) => ({ device: context.device }),
        onDone: [{ guard: { type: 'isChanged', params: output }, target: 'relaunching' }, { target: 'sorting' }],
        onError: 'sorting',
      },
    },
    relaunching: {
      tags: 'busy',
      meta: { title: 'Starting over' },
      description:
        'Loads the redirect page, or this page after a wrong guess. If this document stays, the launch continues in it.',
      invoke: {
        id: 'startOver',
        src: 'startOver',
        input: ({ event }) => (event as unknown as DoneActorEvent<DeviceCheck>).output,
        onError: 'sorting',
      },
      after: { documentPatience: 'sorting' },
    },
    sorting: {
      description: 'A page from our own server contains the site info; a page from a static host does not.',
      always: [{ guard: 'hasSite', target: 'landing' }, { target: 'loading' }],
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Loading the site' },
      description: 'Name, country, currency, feature switches.',
      invoke: {
        id: 'loadSite',
        src: 'loadSite',
        onDone: { target: 'landing', actions: assign({ site: ({ event }) => event.output }) },
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'The lobby cannot be reached' },
      description: 'Shows a page with a retry button, never a blank page.',
      on: { 'launch.retried': 'loading' },
    },
    landing: {
      description: 'An entry address redirects to home.',
      always: [{ guard: 'isEntryAddress', target: 'live', actions: 'openHome' }, { target: 'live' }],
    },
    live: { meta: { title: 'Ready' }, description: 'The lobby can be used.' },
  },
});
