import { assign, enqueueActions, fromPromise, not, sendTo, setup, type ActorRefFrom } from 'xstate';
import { path } from './addresses.js';
import { redirect } from './entry/navigator.js';
import { compareAddresses, isEntryAddress, isHome, isLoginPage } from './entry/places.js';
import { longLived } from './longLived.js';
import type { AppInput, Place } from './app.js';
import { raised } from './shared/notices.machine.js';
import { flowsOf, loginGuardOf, navigatorOf, noticesOf, preferencesOf, systemId, type AppEvent } from './system.js';
import { mustBeProvided, type ChartMeta, type Plain, type UiTag } from './vocabulary.js';

/** App: the root actor. Runs the long-lived charts and passes events between them. */
export const appMachine = setup({
  types: {} as {
    input: AppInput;
    /** `userId`: the player whose flows run. `expiredReason`: the sentence that the last session ended with. */
    context: AppInput & { userId: string | null; expiredReason: string | null };
    events:
      | Plain<'app.ready' | 'app.retried' | 'app.abandoned'>
      | AppEvent
      | { type: 'app.locationChanged'; place: Place };
    tags: UiTag | 'interrupted' | 'held';
    meta: ChartMeta;
  },
  actors: {
    ...longLived,
    reloadPage: fromPromise<void, { path: string; expiredReason: string | null }>(mustBeProvided('reloadPage')),
  },
  guards: {
    isPlayersPage: ({ context }) => !context.place.isOpen,
    isOnLoginPage: ({ context }) => isLoginPage(context.place.path),
    isDesktop: ({ context }) => context.preferences.device === 'pc',
    isKnown: (_, userId: string | null) => userId !== null,
    isSamePlayer: ({ context }, userId: string | null) => userId !== null && userId === context.userId,
    isForPlayers: (_, place: Place) => !place.isOpen,
  },
  actions: {
    updateLocation: assign((_, place: Place) => ({ place })),
    startLaunch: sendTo('launch', { type: 'launch.start' }),
    restoreSession: sendTo('session', { type: 'session.restore' }),
    requestPage: sendTo('pageLoad', ({ context }) => ({
      type: 'pageLoad.requested',
      path: context.place.path,
      isLoaded: context.place.isLoaded,
    })),
    showHome: sendTo('home', { type: 'home.shown' }),
    updateHome: enqueueActions(({ enqueue }, to: Place) => {
      if (isHome(to.path)) enqueue.sendTo('home', { type: 'home.shown' });
    }),
    startBalance: sendTo('balance', { type: 'balance.start' }),
    clearBalance: sendTo('balance', { type: 'balance.clear' }),
    loadWalletParams: sendTo('walletParams', { type: 'walletParams.load' }),
    startOnlineTime: sendTo('onlineTime', { type: 'onlineTime.start' }),
    stopOnlineTime: sendTo('onlineTime', { type: 'onlineTime.stop' }),
    loadFavorites: sendTo('favorites', { type: 'favorites.load' }),
    clearFavorites: sendTo('favorites', { type: 'favorites.clear' }),
    requireLogin: sendTo(loginGuardOf, ({ context: { place } }) => ({
      type: 'loginGuard.required',
      wantedPath: place.path,
      isInstead: !place.isOpen,
    })),
    reportLaunch: sendTo('launch', ({ context }) => ({
      type: 'launch.locationChanged',
      isEntryAddress: isEntryAddress(context.place.path),
    })),
    reportLoginGuard: sendTo(loginGuardOf, ({ context }, to: Place) => ({
      type: 'loginGuard.locationChanged',
      ...compareAddresses(context.place.path, to.path),
    })),
    reportPreferences: sendTo(preferencesOf, ({ context }, to: Place) => ({
      type: 'preferences.locationChanged',
      isOtherPage: compareAddresses(context.place.path, to.path).isOtherPage,
    })),
    requireLoginHere: sendTo(loginGuardOf, ({ context: { place } }) => ({
      type: 'loginGuard.interrupted',
      wantedPath: place.path,
    })),
    identify: assign((_, userId: string | null) => ({ userId })),
    forgetPlayer: assign({ userId: null }),
    refreshSession: sendTo('session', { type: 'session.refresh' }),
    discardPendingFavorite: sendTo('favorites', { type: 'favorites.declined' }),
    storeExpiredReason: assign((_, expiredReason: string | null) => ({ expiredReason })),
    openHome: sendTo(navigatorOf, redirect(path.home)),
    raiseBroken: sendTo(noticesOf, raised({ tone: 'critical', lasts: 'long', messageId: 'flow.broken' })),
    interruptFlows: sendTo(flowsOf, { type: 'flows.interrupt' }),
    discardFlows: sendTo(flowsOf, { type: 'flows.discard' }),
  },
}).createMachine({
  id: 'app',
  description: 'One per tab, created at boot, outside React.',
  meta: { title: 'App' },
  context: ({ input }) => ({ ...input, userId: null, expiredReason: null }),
  invoke: [
    { id: 'notices', src: 'notices', systemId: systemId.notices },
    { id: 'requests', src: 'requests', systemId: systemId.requests },
    { id: 'navigator', src: 'navigator', systemId: systemId.navigator },
    {
      id: 'preferences',
      src: 'preferences',
      systemId: systemId.preferences,
      input: ({ context }) => context.preferences,
    },
    {
      id: 'loginGuard',
      src: 'loginGuard',
      systemId: systemId.loginGuard,
      input: ({ context: { preferences, place, wantedPath } }) => ({
        device: preferences.device,
        wantedPath: isLoginPage(place.path) ? wantedPath : null,
      }),
    },
    { id: 'balance', src: 'balance', systemId: systemId.balance },
    { id: 'walletParams', src: 'walletParams', systemId: systemId.walletParams },
    { id: 'favorites', src: 'favorites', systemId: systemId.favorites },
    { id: 'onlineTime', src: 'onlineTime' },
    { id: 'pageLoad', src: 'pageLoad' },
    { id: 'home', src: 'home', input: ({ context }) => ({ home: context.home }) },
    { id: 'session', src: 'session', systemId: systemId.session, input: ({ context }) => ({ hint: context.hint }) },
    {
      id: 'launch',
      src: 'launch',
      input: ({ context: { site, preferences, place } }) => ({
        site,
        device: preferences.device,
        isEntryAddress: isEntryAddress(place.path),
      }),
    },
    { id: 'network', src: 'network' },
    { id: 'flows', src: 'flows', systemId: systemId.flows },
  ],
  on: {
    'xstate.error.actor.*': { actions: 'raiseBroken', description: 'An error in a chart must not end the app.' },
  },
  type: 'parallel',
  states: {
    page: {
      description: 'The page at the current address.',
      on: {
        'app.locationChanged': {
          actions: [
            { type: 'reportPreferences', params: ({ event }) => event.place },
            { type: 'reportLoginGuard', params: ({ event }) => event.place },
            { type: 'updateLocation', params: ({ event }) => event.place },
            'reportLaunch',
            'requestPage',
            { type: 'updateHome', params: ({ event }) => event.place },
          ],
          description: 'The charts that depend on the address are notified. Home reads its data again if it is old.',
        },
      },
      initial: 'hydrating',
      states: {
        hydrating: {
          meta: { title: 'Hydrating' },
          description: 'React hydrates the HTML. Nothing in it may change meanwhile.',
          on: {
            'app.ready': { target: 'live', actions: ['startLaunch', 'restoreSession', 'showHome', 'requestPage'] },
          },
        },
        live: { meta: { title: 'Live' }, description: 'From now on charts send requests, store and navigate.' },
      },
    },
    visit: {
      description: 'Who uses the lobby, as the session reports.',
      initial: 'identifying',
      states: {
        identifying: {
          meta: { title: 'Not known yet' },
          description: 'The session has not been restored yet.',
          on: {
            'session.began': 'player',
            'session.absent': [
              { guard: 'isPlayersPage', target: 'visitor', actions: 'requireLogin' },
              { target: 'visitor' },
            ],
          },
        },
        visitor: {
          meta: { title: 'Visitor' },
          description: 'Only the open part of the lobby (section 6).',
          entry: 'forgetPlayer',
          on: {
            'loginGuard.declined': {
              actions: 'discardPendingFavorite',
              description: 'The visitor cancelled the login. A favourite that waited for it is discarded.',
            },
            'session.began': 'player',
            'session.missed': {
              guard: not('isOnLoginPage'),
              actions: 'requireLogin',
              description: 'A request without a token was refused: log in and return to this page (A2, A5).',
            },
            'app.locationChanged': {
              guard: { type: 'isForPlayers', params: ({ event }) => event.place },
              actions: 'requireLogin',
              description: 'A page for players asks for a login (A4). The region of the page has noted it before.',
            },
          },
        },
        player: {
          meta: { title: 'Player' },
          description: 'Balance, switches of the wallet and favourites are loaded; online time starts (section 4).',
          entry: ['startBalance', 'loadWalletParams', 'startOnlineTime', 'loadFavorites'],
          exit: ['clearBalance', 'stopOnlineTime', 'clearFavorites'],
          on: {
            'session.began': {
              target: 'player',
              reenter: true,
              actions: ['discardFlows', 'forgetPlayer'],
              description: 'A login, mostly in another tab, replaced the session: no flow of the last player goes on.',
            },
            'session.identified': {
              guard: { type: 'isKnown', params: ({ event }) => event.userId },
              actions: { type: 'identify', params: ({ event }) => event.userId },
            },
            'session.ended': [
              { guard: 'isPlayersPage', target: 'visitor', actions: ['discardFlows', 'openHome'] },
              { target: 'visitor', actions: 'discardFlows' },
            ],
            'session.barred': { target: 'visitor', actions: 'discardFlows', description: 'The forbidden page opens.' },
            'session.expired': {
              actions: [{ type: 'storeExpiredReason', params: ({ event }) => event.reason }, 'interruptFlows'],
              description: 'The flows are kept if the player has typed into an open form (A2).',
            },
            'flows.kept': { target: 'interrupted', actions: 'requireLoginHere' },
            'flows.discarded': [
              { guard: 'isDesktop', target: 'relaunching' },
              { target: 'visitor', actions: 'openHome', description: 'A phone relaunches to home (section 8).' },
            ],
          },
        },
        interrupted: {
          tags: 'interrupted',
          description: 'The session expired with something typed in a form, which is kept for the same player only.',
          on: {
            'session.began': '.identifying',
            'session.expired': {
              target: '.awaitingLogin',
              actions: 'requireLoginHere',
              description: 'The new session ended too: the form still waits.',
            },
            'session.ended': { target: 'visitor', actions: ['discardFlows', 'openHome'] },
            'session.barred': { target: 'visitor', actions: 'discardFlows' },
          },
          initial: 'awaitingLogin',
          states: {
            awaitingLogin: {
              meta: { title: 'Session ended during a form' },
              description: 'The page stays under the login popup, also on a phone.',
              on: {
                'loginGuard.declined': [
                  { guard: 'isPlayersPage', target: '#app.visit.visitor', actions: ['discardFlows', 'openHome'] },
                  { target: '#app.visit.visitor', actions: 'discardFlows' },
                ],
              },
            },
            identifying: {
              tags: ['busy', 'held'],
              meta: { title: 'Identifying the player' },
              description: 'A player logged in. The form takes no input until it is known which one.',
              on: {
                'session.identified': [
                  { guard: { type: 'isSamePlayer', params: ({ event }) => event.userId }, target: '#app.visit.player' },
                  {
                    guard: { type: 'isKnown', params: ({ event }) => event.userId },
                    target: '#app.visit.player',
                    actions: ['discardFlows', { type: 'identify', params: ({ event }) => event.userId }],
                  },
                  { target: 'unavailable' },
                ],
              },
            },
            unavailable: {
              tags: ['failed', 'held', 'autoRetry'],
              meta: { title: 'Player unknown' },
              description: 'The profile could not be read. The form is kept, and hidden from other players.',
              on: {
                'app.retried': { target: 'identifying', actions: 'refreshSession' },
                'app.abandoned': { target: '#app.visit.player', actions: ['discardFlows', 'forgetPlayer'] },
              },
            },
          },
        },
        relaunching: {
          tags: 'busy',
          meta: { title: 'Reloading' },
          description: 'A desktop reloads, once for many refusals (section 8, A2). The new page says why.',
          invoke: {
            id: 'reloadPage',
            src: 'reloadPage',
            input: ({ context }) => ({ path: context.place.path, expiredReason: context.expiredReason }),
            onDone: 'visitor',
            onError: { target: 'visitor', actions: 'openHome' },
          },
        },
      },
    },
  },
});

export type AppRef = ActorRefFrom<typeof appMachine>;
