import { assign, enqueueActions, fromCallback, sendTo, setup, stopChild, type ActorRefFrom, type AnyActorLogic, type AnyActorRef } from 'xstate';
import { loginGuardMachine } from './access/loginGuard.machine.js';
import { onlineTimeMachine } from './access/onlineTime.machine.js';
import { sessionMachine, type SessionHint } from './access/session.machine.js';
import { launchMachine } from './entry/launch.machine.js';
import { navigator, path } from './entry/navigator.js';
import { isDoor, isHome } from './entry/places.js';
import { preferencesMachine, type Preferences } from './entry/preferences.machine.js';
import { favoritesMachine } from './lobby/favorites.machine.js';
import { homeMachine } from './lobby/home.machine.js';
import { loadingMachine } from './shared/loading.machine.js';
import { noticesMachine, raised } from './shared/notices.machine.js';
import { pageLoadMachine } from './shared/pageLoad.machine.js';
import { balanceOf, loginGuardOf, navigatorOf, noticesOf, sessionOf, systemId, type AppNews } from './system.js';
import { balanceMachine } from './wallet/balance.machine.js';
import type { ChartMeta, Home, Plain, Problem, ProblemCode, SiteInfo, UiTag } from './vocabulary.js';

/** Where the player is. `isOpen` is the access table's word on the path (section 6), `isLoaded` whether its code is here. */
export type Place = { path: string; isOpen: boolean; isLoaded: boolean };

export type AppInput = {
  site: SiteInfo | null;
  home: Home | null;
  hint: SessionHint;
  preferences: Preferences;
  place: Place;
  wantedPath: string | null;
};

/** A call that failed and that the player should hear of, once (B3). */
export type Failure = { problem: Problem; token: string | null };

type NetworkEvent = Plain<'network.lost' | 'network.restored'>;
type FlowEvent =
  | { type: 'flow.entered'; name: string; logic: AnyActorLogic; input: unknown }
  | { type: 'flow.left'; name: string };

/** App: the root. Owns what outlives a screen, hosts the flow of the screen, and carries news between them. */
export const appMachine = setup({
  types: {} as {
    input: AppInput;
    /** `flows`: by name; null is one that broke. `era` counts how often the flows of a player who left were dropped. */
    context: AppInput & { flows: Readonly<Record<string, AnyActorRef | null>>; era: number };
    events:
      | Plain<'app.ready'>
      | AppNews
      | { type: 'location.changed'; place: Place }
      | { type: 'request.failed'; failure: Failure }
      | { type: 'request.blocked' }
      | Plain<'request.started' | 'request.settled'>
      | NetworkEvent
      | FlowEvent;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    notices: noticesMachine,
    loading: loadingMachine,
    navigator,
    preferences: preferencesMachine,
    launch: launchMachine,
    session: sessionMachine,
    loginGuard: loginGuardMachine,
    onlineTime: onlineTimeMachine,
    balance: balanceMachine,
    favorites: favoritesMachine,
    home: homeMachine,
    pageLoad: pageLoadMachine,
    watchNetwork: fromCallback<NetworkEvent>(() => undefined),
  },
  guards: {
    isHereForPlayers: ({ context }) => !context.place.isOpen,
    isHome: (_, place: Place) => isHome(place.path),
    isForPlayers: (_, place: Place) => !place.isOpen,
    isSessionRefused: (_, { problem }: Failure) => problem.code === 'notLoggedIn' || problem.code === 'forbidden',
    hasSentence: (_, { problem }: Failure) => problem.text !== undefined,
  },
  actions: {
    arrive: assign(({ event, context }) => ({ place: event.type === 'location.changed' ? event.place : context.place })),
    wakeLaunch: sendTo('launch', { type: 'launch.start' }),
    wakeSession: sendTo('session', { type: 'session.restore' }),
    wantPage: sendTo('pageLoad', ({ context }) => ({ type: 'page.wanted', path: context.place.path, isLoaded: context.place.isLoaded })),
    wakeHome: sendTo('home', { type: 'home.shown' }),
    readBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
    clearBalance: sendTo(balanceOf, { type: 'balance.clear' }),
    startOnlineTime: sendTo('onlineTime', { type: 'onlineTime.start' }),
    stopOnlineTime: sendTo('onlineTime', { type: 'onlineTime.stop' }),
    loadFavorites: sendTo('favorites', { type: 'favorites.load' }),
    clearFavorites: sendTo('favorites', { type: 'favorites.clear' }),
    askLogin: sendTo(loginGuardOf, ({ context }) => ({ type: 'login.required', wantedPath: context.place.path })),
    goHome: sendTo(navigatorOf, { type: 'navigation.requested', to: path.home, replace: true }),
    showForbidden: sendTo(navigatorOf, { type: 'navigation.requested', to: '/pages/forbidden/forbidden', replace: true }),
    endSession: sendTo(sessionOf, (_, { token }: Failure) => ({ type: 'session.died', token: token ?? '' })),
    dropSession: sendTo(sessionOf, { type: 'session.end' }),
    tellSentence: sendTo(noticesOf, (_, { problem }: Failure) =>
      raised({ tone: 'critical', lasts: longWords.has(problem.code) ? 'long' : 'short', text: problem.text ?? '' }),
    ),
    tellUnreachable: sendTo(noticesOf, raised({ tone: 'critical', lasts: 'error', messageId: 'request.failed' })),
    tellBroken: sendTo(noticesOf, raised({ tone: 'critical', lasts: 'long', messageId: 'flow.broken' })),
    tellLost: sendTo(noticesOf, raised({ tone: 'critical', lasts: 'error', messageId: 'network.lost' })),
    tellRestored: sendTo(noticesOf, raised({ tone: 'info', messageId: 'network.restored' })),
    countRequest: sendTo('loading', { type: 'request.started' }),
    settleRequest: sendTo('loading', { type: 'request.settled' }),
    hostFlow: assign(({ context, event, spawn }) => {
      if (event.type !== 'flow.entered' || context.flows[event.name]) return {};
      // A flow comes with the chunk of its page, so the root cannot name its type beforehand.
      const start = spawn as unknown as (logic: AnyActorLogic, options: { id: string; input: unknown }) => AnyActorRef;
      return { flows: { ...context.flows, [event.name]: start(event.logic, { id: event.name, input: event.input }) } };
    }),
    dropFlow: enqueueActions(({ context, enqueue }, name: string) => {
      const { [name]: gone, ...flows } = context.flows;
      if (gone) enqueue(stopChild(gone));
      enqueue.assign({ flows });
    }),
    breakFlow: enqueueActions(({ context, enqueue }, name: string) => {
      const broken = context.flows[name];
      if (!broken) return;
      enqueue(stopChild(broken));
      enqueue.assign({ flows: { ...context.flows, [name]: null } });
    }),
    dropAllFlows: enqueueActions(({ context, enqueue }) => {
      for (const flow of Object.values(context.flows)) if (flow) enqueue(stopChild(flow));
      enqueue.assign({ flows: {}, era: context.era + 1 });
    }),
  },
}).createMachine({
  id: 'app',
  description: 'One per tab, created at boot, outside React.',
  meta: { title: 'App' },
  context: ({ input }) => ({ ...input, flows: {}, era: 0 }),
  invoke: [
    { id: 'notices', src: 'notices', systemId: systemId.notices },
    { id: 'loading', src: 'loading' },
    { id: 'navigator', src: 'navigator', systemId: systemId.navigator },
    { id: 'preferences', src: 'preferences', input: ({ context }) => context.preferences },
    { id: 'loginGuard', src: 'loginGuard', systemId: systemId.loginGuard, input: ({ context: { preferences, wantedPath } }) => ({ device: preferences.device, wantedPath }) },
    { id: 'balance', src: 'balance', systemId: systemId.balance },
    { id: 'favorites', src: 'favorites' },
    { id: 'onlineTime', src: 'onlineTime' },
    { id: 'pageLoad', src: 'pageLoad' },
    { id: 'home', src: 'home', input: ({ context }) => ({ home: context.home }) },
    { id: 'session', src: 'session', systemId: systemId.session, input: ({ context }) => ({ hint: context.hint }) },
    { id: 'launch', src: 'launch', input: ({ context: { site, preferences, place } }) => ({ site, device: preferences.device, isAtDoor: isDoor(place.path) }) },
    { id: 'watchNetwork', src: 'watchNetwork' },
  ],
  on: {
    'location.changed': [
      { guard: { type: 'isHome', params: ({ event }) => event.place }, actions: ['arrive', 'wantPage', 'wakeHome'], description: 'It may be old by now.' },
      { actions: ['arrive', 'wantPage'] },
    ],
    'flow.entered': { actions: 'hostFlow' },
    'flow.left': { actions: { type: 'dropFlow', params: ({ event }) => event.name } },
    'xstate.error.actor.*': {
      actions: ['tellBroken', { type: 'breakFlow', params: ({ event }: { event: { type: string } }) => actorIn(event.type) }],
      description: 'A mistake in a chart must not end the app.',
    },
    'request.started': { actions: 'countRequest' },
    'request.settled': { actions: 'settleRequest' },
    'request.blocked': { actions: ['dropSession', 'showForbidden'], description: 'HTTP 403: the edge or the country (A3).' },
    'request.failed': [
      {
        guard: { type: 'isSessionRefused', params: ({ event }) => event.failure },
        actions: [
          { type: 'tellSentence', params: ({ event }) => event.failure },
          { type: 'endSession', params: ({ event }) => event.failure },
        ],
        description: 'The session itself compares the token: a late refusal ends nothing (A2).',
      },
      { guard: { type: 'hasSentence', params: ({ event }) => event.failure }, actions: { type: 'tellSentence', params: ({ event }) => event.failure } },
      { actions: 'tellUnreachable' },
    ],
  },
  type: 'parallel',
  states: {
    page: {
      description: 'The page from the server becomes the app.',
      initial: 'hydrating',
      states: {
        hydrating: {
          meta: { title: 'Taking over' },
          description: 'React adopts the HTML. Nothing that it shows may change meanwhile.',
          on: { 'app.ready': { target: 'live', actions: ['wakeLaunch', 'wakeSession', 'wakeHome', 'wantPage'] } },
        },
        live: { meta: { title: 'Live' }, description: 'Charts ask, store and navigate.' },
      },
    },
    visit: {
      description: 'Who is here, as the session tells.',
      initial: 'unasked',
      states: {
        unasked: {
          meta: { title: 'Not known yet' },
          description: 'The session has not been asked.',
          on: {
            'session.began': 'player',
            'session.absent': [
              { guard: 'isHereForPlayers', target: 'visitor', actions: 'askLogin', description: 'The address needs a player.' },
              { target: 'visitor' },
            ],
          },
        },
        visitor: {
          meta: { title: 'Visitor' },
          description: 'Only the open part of the lobby (section 6).',
          on: {
            'session.began': 'player',
            'location.changed': {
              guard: { type: 'isForPlayers', params: ({ event }) => event.place },
              actions: ['arrive', 'wantPage', 'askLogin'],
              description: 'Anywhere else the root hears it.',
            },
          },
        },
        player: {
          meta: { title: 'Player' },
          description: 'Logged in: wallet, favourites and online time follow.',
          entry: ['readBalance', 'startOnlineTime', 'loadFavorites'],
          exit: ['clearBalance', 'stopOnlineTime', 'clearFavorites', 'dropAllFlows'],
          on: {
            'session.began': { target: 'player', reenter: true, description: 'Another player, in another tab.' },
            'session.ended': [{ guard: 'isHereForPlayers', target: 'visitor', actions: 'goHome' }, { target: 'visitor' }],
          },
        },
      },
    },
    network: {
      description: 'Whether the device says it is online.',
      initial: 'online',
      states: {
        online: {
          meta: { title: 'Online' },
          description: 'As far as the device knows.',
          on: { 'network.lost': { target: 'offline', actions: 'tellLost' } },
        },
        offline: {
          meta: { title: 'Offline' },
          description: 'Requests will fail: the player is told once.',
          on: { 'network.restored': { target: 'online', actions: ['tellRestored', 'readBalance'] } },
        },
      },
    },
  },
});

export type AppRef = ActorRefFrom<typeof appMachine>;

/** Refusals of the session and of a field stay 3 s (section 8). */
const longWords: ReadonlySet<ProblemCode> = new Set(['notLoggedIn', 'forbidden', 'invalidRequest']);
const actorIn = (type: string) => type.replace('xstate.error.actor.', '');
