import { assign, enqueueActions, fromPromise, not, sendTo, setup, stopChild, type ActorRefFrom } from 'xstate';
import { path } from './entry/navigator.js';
import { isDoor, isHome, isWayIn, stepBetween } from './entry/places.js';
import { longLived } from './longLived.js';
import {
  actorOf,
  dropped,
  entered,
  hasForm,
  longWords,
  opened,
  readied,
  readyMs,
  type ActorError,
  type AppInput,
  type Failure,
  type FlowEvent,
  type Flows,
  type Place,
} from './app.js';
import { raised } from './shared/notices.machine.js';
import { balanceOf, loginGuardOf, navigatorOf, noticesOf, sessionOf, systemId, type AppNews } from './system.js';
import { mustBeProvided, type ChartMeta, type Plain, type UiTag } from './vocabulary.js';

/** App: the root. Owns what outlives a screen, hosts the flow of the screen, and carries news between them. */
export const appMachine = setup({
  types: {} as {
    input: AppInput;
    /** `era` counts how often the flows of a player who left were dropped. `userId`: whose they are. `farewell`: what the last session ended with. */
    context: AppInput & Flows & { era: number; userId: string | null; farewell: string | null };
    events:
      | Plain<
          | 'app.ready'
          | 'recognition.retried'
          | 'recognition.abandoned'
          | 'request.started'
          | 'request.settled'
          | 'request.blocked'
        >
      | AppNews
      | { type: 'location.changed'; place: Place }
      | { type: 'request.failed'; failure: Failure }
      | FlowEvent;
    tags: UiTag | 'interrupted' | 'held';
    meta: ChartMeta;
  },
  actors: {
    ...longLived,
    reloadPage: fromPromise<void, { path: string; farewell: string | null }>(mustBeProvided('reloadPage')),
  },
  guards: {
    isHereForPlayers: ({ context }) => !context.place.isOpen,
    isOnWayIn: ({ context }) => isWayIn(context.place.path),
    isDesktop: ({ context }) => context.preferences.device === 'pc',
    isFormOpen: ({ context }) => opened(context).some(hasForm),
    isUnopened: ({ context }, name: string) => name in context.ready,
    isKnown: (_, userId: string | null) => userId !== null,
    isSamePlayer: ({ context }, userId: string | null) => userId !== null && userId === context.userId,
    isHome: (_, place: Place) => isHome(place.path),
    isForPlayers: (_, place: Place) => !place.isOpen,
    isSessionRefused: (_, { problem }: Failure) => problem.code === 'notLoggedIn' || problem.code === 'forbidden',
    hasSentence: (_, { problem }: Failure) => problem.text !== undefined,
  },
  actions: {
    arrive: assign(({ event, context }) => ({
      place: event.type === 'location.changed' ? event.place : context.place,
    })),
    wakeLaunch: sendTo('launch', { type: 'launch.start' }),
    wakeSession: sendTo('session', { type: 'session.restore' }),
    wantPage: sendTo('pageLoad', ({ context }) => ({
      type: 'page.wanted',
      path: context.place.path,
      isLoaded: context.place.isLoaded,
    })),
    wakeHome: sendTo('home', { type: 'home.shown' }),
    readBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
    clearBalance: sendTo(balanceOf, { type: 'balance.clear' }),
    startOnlineTime: sendTo('onlineTime', { type: 'onlineTime.start' }),
    stopOnlineTime: sendTo('onlineTime', { type: 'onlineTime.stop' }),
    loadFavorites: sendTo('favorites', { type: 'favorites.load' }),
    clearFavorites: sendTo('favorites', { type: 'favorites.clear' }),
    askLogin: sendTo(loginGuardOf, ({ context: { place } }) => ({
      type: 'login.required',
      wantedPath: place.path,
      isInstead: !place.isOpen,
    })),
    tellLaunch: sendTo('launch', ({ context }) => ({ type: 'launch.placed', isAtDoor: isDoor(context.place.path) })),
    tellStep: sendTo(loginGuardOf, ({ context }, to: Place) => ({
      type: 'login.placed',
      ...stepBetween(context.place.path, to.path),
    })),
    askLoginHere: sendTo(loginGuardOf, ({ context }) => ({
      type: 'login.interrupted',
      wantedPath: context.place.path,
    })),
    recognise: assign((_, userId: string | null) => ({ userId })),
    forgetPlayer: assign({ userId: null }),
    askAgain: sendTo(sessionOf, { type: 'session.refresh' }),
    dropWish: sendTo('favorites', { type: 'favorites.declined' }),
    noteFarewell: assign((_, { problem }: Failure) => ({ farewell: problem.text ?? null })),
    goHome: sendTo(navigatorOf, { type: 'navigation.requested', to: path.home, replace: true }),
    showForbidden: sendTo(navigatorOf, {
      type: 'navigation.requested',
      to: '/pages/forbidden/forbidden',
      replace: true,
    }),
    endSession: sendTo(sessionOf, (_, { token }: Failure) => ({ type: 'session.died', token: token ?? '' })),
    dropSession: sendTo(sessionOf, { type: 'session.blocked' }),
    tellSentence: sendTo(noticesOf, (_, { problem }: Failure) =>
      raised({ tone: 'critical', lasts: longWords.has(problem.code) ? 'long' : 'short', text: problem.text ?? '' }),
    ),
    tellUnreachable: sendTo(noticesOf, raised({ tone: 'critical', lasts: 'error', messageId: 'request.failed' })),
    tellBroken: sendTo(noticesOf, raised({ tone: 'critical', lasts: 'long', messageId: 'flow.broken' })),
    countRequest: sendTo('loading', { type: 'request.started' }),
    settleRequest: sendTo('loading', { type: 'request.settled' }),
    hostFlow: assign(({ context, event, spawn }) =>
      event.type === 'flow.entered' ? entered(context, event, spawn) : {},
    ),
    readyFlow: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'flow.readied' || event.name in context.flows) return;
      enqueue.assign(({ spawn }) => readied(context, event, spawn));
      enqueue.cancel(`${event.name} expires`);
      enqueue.raise({ type: 'flow.expired', name: event.name }, { id: `${event.name} expires`, delay: readyMs });
    }),
    dropFlows: enqueueActions(({ context, enqueue }, names: readonly string[]) => {
      for (const flow of names.map((name) => context.flows[name])) if (flow) enqueue(stopChild(flow));
      enqueue.assign(dropped(context, names));
    }),
    breakFlow: enqueueActions(({ context, enqueue }, name: string) => {
      const broken = context.flows[name];
      if (!broken) return;
      enqueue(stopChild(broken));
      enqueue.assign({ flows: { ...context.flows, [name]: null } });
    }),
    dropAllFlows: enqueueActions(({ context, enqueue }) => {
      for (const flow of Object.values(context.flows)) if (flow) enqueue(stopChild(flow));
      enqueue.assign({ flows: {}, ready: {}, era: context.era + 1 });
    }),
  },
}).createMachine({
  id: 'app',
  description: 'One per tab, created at boot, outside React.',
  meta: { title: 'App' },
  context: ({ input }) => ({ ...input, flows: {}, ready: {}, era: 0, userId: null, farewell: null }),
  invoke: [
    { id: 'notices', src: 'notices', systemId: systemId.notices },
    { id: 'loading', src: 'loading' },
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
        wantedPath: isWayIn(place.path) ? wantedPath : null,
      }),
    },
    { id: 'balance', src: 'balance', systemId: systemId.balance },
    { id: 'favorites', src: 'favorites' },
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
        isAtDoor: isDoor(place.path),
      }),
    },
    { id: 'network', src: 'network' },
  ],
  on: {
    'location.changed': [
      {
        guard: { type: 'isHome', params: ({ event }) => event.place },
        actions: [
          { type: 'tellStep', params: ({ event }) => event.place },
          'arrive',
          'tellLaunch',
          'wantPage',
          'wakeHome',
        ],
        description: 'It may be old by now.',
      },
      { actions: [{ type: 'tellStep', params: ({ event }) => event.place }, 'arrive', 'tellLaunch', 'wantPage'] },
    ],
    'flow.readied': {
      actions: 'readyFlow',
      description: 'Likely to be opened next: it has its answers, and its page is drawn, before the tap.',
    },
    'flow.expired': {
      guard: { type: 'isUnopened', params: ({ event }) => event.name },
      actions: { type: 'dropFlows', params: ({ event }) => [event.name] },
      description: 'Nobody came, and its answers are old.',
    },
    'flow.entered': { actions: 'hostFlow' },
    'flow.left': { actions: { type: 'dropFlows', params: ({ event }) => [event.name] } },
    'xstate.error.actor.*': [
      {
        guard: { type: 'isUnopened', params: actorOf },
        actions: { type: 'dropFlows', params: (args: ActorError) => [actorOf(args)] },
        description: 'Nobody has seen it.',
      },
      {
        actions: ['tellBroken', { type: 'breakFlow', params: actorOf }],
        description: 'A mistake in a chart must not end the app.',
      },
    ],
    'request.started': { actions: 'countRequest' },
    'request.settled': { actions: 'settleRequest' },
    'request.blocked': {
      actions: ['dropSession', 'showForbidden'],
      description: 'HTTP 403: the edge or the country (A3).',
    },
    'request.failed': [
      {
        guard: { type: 'isSessionRefused', params: ({ event }) => event.failure },
        actions: [
          { type: 'tellSentence', params: ({ event }) => event.failure },
          { type: 'noteFarewell', params: ({ event }) => event.failure },
          { type: 'endSession', params: ({ event }) => event.failure },
        ],
        description: 'The session itself compares the token: a late refusal ends nothing (A2).',
      },
      {
        guard: { type: 'hasSentence', params: ({ event }) => event.failure },
        actions: { type: 'tellSentence', params: ({ event }) => event.failure },
      },
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
              {
                guard: 'isHereForPlayers',
                target: 'visitor',
                actions: 'askLogin',
                description: 'The address needs a player.',
              },
              { target: 'visitor' },
            ],
          },
        },
        visitor: {
          meta: { title: 'Visitor' },
          description: 'Only the open part of the lobby (section 6).',
          entry: 'forgetPlayer',
          on: {
            'login.declined': { actions: 'dropWish', description: 'A heart that was tapped stays empty.' },
            'session.began': 'player',
            'session.missed': {
              guard: not('isOnWayIn'),
              actions: 'askLogin',
              description: 'A call without a token was refused: back to the page that made it (A5).',
            },
            'location.changed': {
              guard: { type: 'isForPlayers', params: ({ event }) => event.place },
              actions: [
                { type: 'tellStep', params: ({ event }) => event.place },
                'arrive',
                'tellLaunch',
                'wantPage',
                'askLogin',
              ],
              description: 'Anywhere else the root hears it.',
            },
          },
        },
        player: {
          meta: { title: 'Player' },
          description: 'Logged in: wallet, favourites and online time follow.',
          entry: [
            { type: 'dropFlows', params: ({ context }) => Object.keys(context.ready) },
            'readBalance',
            'startOnlineTime',
            'loadFavorites',
          ],
          exit: ['clearBalance', 'stopOnlineTime', 'clearFavorites'],
          on: {
            'session.began': {
              target: 'player',
              reenter: true,
              actions: ['dropAllFlows', 'forgetPlayer'],
              description: 'Another player, in another tab.',
            },
            'session.identified': {
              guard: { type: 'isKnown', params: ({ event }) => event.userId },
              actions: { type: 'recognise', params: ({ event }) => event.userId },
            },
            'session.ended': [
              { guard: 'isHereForPlayers', target: 'visitor', actions: ['dropAllFlows', 'goHome'] },
              { target: 'visitor', actions: 'dropAllFlows' },
            ],
            'session.barred': {
              target: 'visitor',
              actions: 'dropAllFlows',
              description: 'The page that says so is on its way.',
            },
            'session.expired': [
              {
                guard: 'isFormOpen',
                target: 'interrupted',
                actions: 'askLoginHere',
                description: 'What was typed is not lost.',
              },
              { guard: 'isDesktop', target: 'reloading', actions: 'dropAllFlows' },
              {
                target: 'visitor',
                actions: ['dropAllFlows', 'goHome'],
                description: 'A phone relaunches to home (section 8).',
              },
            ],
          },
        },
        interrupted: {
          tags: 'interrupted',
          description:
            'The session ended in mid form. The page goes on for the player whose it is, and for nobody else.',
          on: {
            'session.began': '.recognising',
            'session.expired': {
              target: '.asking',
              actions: 'askLoginHere',
              description: 'The new session died too: the form still waits.',
            },
            'session.ended': { target: 'visitor', actions: ['dropAllFlows', 'goHome'] },
            'session.barred': { target: 'visitor', actions: 'dropAllFlows' },
          },
          initial: 'asking',
          states: {
            asking: {
              meta: { title: 'Logged out in mid form' },
              description: 'The page stays under the login popup, on a phone too.',
              on: {
                'login.declined': [
                  { guard: 'isHereForPlayers', target: '#app.visit.visitor', actions: ['dropAllFlows', 'goHome'] },
                  { target: '#app.visit.visitor', actions: 'dropAllFlows' },
                ],
              },
            },
            recognising: {
              tags: ['busy', 'held'],
              meta: { title: 'Seeing who came back' },
              description: 'Somebody logged in. The form takes no input until it is known who.',
              on: {
                'session.identified': [
                  { guard: { type: 'isSamePlayer', params: ({ event }) => event.userId }, target: '#app.visit.player' },
                  {
                    guard: { type: 'isKnown', params: ({ event }) => event.userId },
                    target: '#app.visit.player',
                    actions: ['dropAllFlows', { type: 'recognise', params: ({ event }) => event.userId }],
                  },
                  { target: 'unrecognised' },
                ],
              },
            },
            unrecognised: {
              tags: ['failed', 'held'],
              meta: { title: 'Who came back is not known' },
              description: 'The name could not be read. Nothing typed is lost, and nothing shown to somebody else.',
              on: {
                'recognition.retried': { target: 'recognising', actions: 'askAgain' },
                'recognition.abandoned': { target: '#app.visit.player', actions: ['dropAllFlows', 'forgetPlayer'] },
              },
            },
          },
        },
        reloading: {
          tags: 'busy',
          meta: { title: 'Loading the page anew' },
          description:
            'A desktop reloads, once for many refusals (section 8, A2); the sentence stays for the new page.',
          invoke: {
            id: 'reloadPage',
            src: 'reloadPage',
            input: ({ context }) => ({ path: context.place.path, farewell: context.farewell }),
            onDone: 'visitor',
            onError: { target: 'visitor', actions: 'goHome' },
          },
        },
      },
    },
  },
});

export type AppRef = ActorRefFrom<typeof appMachine>;
