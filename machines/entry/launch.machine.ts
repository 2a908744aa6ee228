import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { navigatorOf } from '../system.js';
import { mustBeProvided, type ChartMeta, type Device, type Plain, type SiteInfo, type UiTag } from '../vocabulary.js';
import { path } from './navigator.js';

export type DeviceCheck = { device: Device; isChanged: boolean };

/** Launch: from the first picture to a lobby that knows its site, its device and its browser. Ends ready. */
export const launchMachine = setup({
  types: {} as {
    input: { site: SiteInfo | null; device: Device; isAtDoor: boolean };
    context: { site: SiteInfo | null; device: Device; isAtDoor: boolean };
    /** `launch.placed`: where the player is. A tap may be quicker than the launch. */
    events: Plain<'launch.start' | 'launch.retried'> | { type: 'launch.placed'; isAtDoor: boolean };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    /** Decides the device once and stores it; tells whether the page on screen was made for another (A9). */
    checkDevice: fromPromise<DeviceCheck, { device: Device }>(mustBeProvided('checkDevice')),
    startOver: fromPromise<void>(mustBeProvided('startOver')),
    /** The browser id, and invite and referral codes of the address (C5, C8). */
    rememberVisit: fromPromise<void>(mustBeProvided('rememberVisit')),
    loadSite: fromPromise<SiteInfo>(mustBeProvided('loadSite')),
  },
  delays: {
    /** A document that was told to go is gone by then. */
    documentPatience: 10_000,
  },
  guards: {
    isChanged: (_, check: DeviceCheck) => check.isChanged,
    hasSite: ({ context }) => context.site !== null,
    isAtDoor: ({ context }) => context.isAtDoor,
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
    'The entry flow of / and /pages/redirect/redirect. On any other address it runs too and leaves the player there.',
  meta: { title: 'Launch' },
  context: ({ input }) => ({ ...input }),
  on: {
    'launch.placed': {
      actions: assign({ isAtDoor: ({ event }) => event.isAtDoor }),
      description: 'Whoever left the door by a tap is not shown in.',
    },
  },
  initial: 'dormant',
  states: {
    dormant: {
      meta: { title: 'Being taken over' },
      description: 'The page from the server is on screen; the app is not yet its own.',
      on: { 'launch.start': 'rememberingVisit' },
    },
    rememberingVisit: {
      tags: 'busy',
      meta: { title: 'Remembering the visit' },
      description:
        'Before anything leaves the address. Nothing here may keep a player out: without storage the visit goes on.',
      invoke: { id: 'rememberVisit', src: 'rememberVisit', onDone: 'checkingDevice', onError: 'checkingDevice' },
    },
    checkingDevice: {
      tags: 'busy',
      meta: { title: 'Checking the device' },
      description: 'pc or other, by pointer and width, once. A change between visits starts over.',
      invoke: {
        id: 'checkDevice',
        src: 'checkDevice',
        input: ({ context }) => ({ device: context.device }),
        onDone: [
          { guard: { type: 'isChanged', params: ({ event }) => event.output }, target: 'startingOver' },
          { target: 'arriving' },
        ],
        onError: 'arriving',
      },
    },
    startingOver: {
      tags: 'busy',
      meta: { title: 'Starting over' },
      description:
        'At the redirect page, which comes in the layout of the other device. This document ends here; one that stays goes on as it is.',
      invoke: { id: 'startOver', src: 'startOver', onError: 'arriving' },
      after: { documentPatience: 'arriving' },
    },
    arriving: {
      description: 'The page from our own server brings the site along; a static host does not.',
      always: [{ guard: 'hasSite', target: 'landing' }, { target: 'loadingSite' }],
    },
    loadingSite: {
      tags: 'busy',
      meta: { title: 'Loading the site' },
      description: 'Name, country, currency, switches.',
      invoke: {
        id: 'loadSite',
        src: 'loadSite',
        onDone: { target: 'landing', actions: assign({ site: ({ event }) => event.output }) },
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'The lobby cannot be reached' },
      description: 'A page with a retry, never a blank.',
      on: { 'launch.retried': 'loadingSite' },
    },
    landing: {
      description: 'At the door the player is shown in.',
      always: [{ guard: 'isAtDoor', target: 'ready', actions: 'openHome' }, { target: 'ready' }],
    },
    ready: { meta: { title: 'Ready' }, description: 'The lobby is open.' },
  },
});

export type LaunchRef = ActorRefFrom<typeof launchMachine>;
