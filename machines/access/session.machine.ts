import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { raised } from '../shared/notices.machine.js';
import { appOf, loginGuardOf, noticesOf } from '../system.js';
import { mustBeProvided, output, present, type ChartMeta, type Plain, type UiTag, type User } from '../vocabulary.js';
import {
  noPlayer,
  profileOf,
  type EndedSession,
  type SessionContext,
  type SessionHint,
  type Stored,
  type StoredTokenEvent,
} from './session.js';

/** Session: whether a player is logged in, and which one. Lives as long as the app. */
export const sessionMachine = setup({
  types: {} as {
    input: { hint: SessionHint };
    context: SessionContext;
    events:
      | Plain<'session.restore' | 'session.end' | 'session.refresh' | 'session.blocked' | 'network.confirmed'>
      | { type: 'session.begin'; token: string; isByPassword?: boolean }
      | { type: 'session.died'; token: string; reason: string | null }
      | StoredTokenEvent;
    tags: UiTag | 'player' | 'visitor';
    meta: ChartMeta;
  },
  actors: {
    recallToken: fromPromise<Stored>(mustBeProvided('recallToken')),
    storeToken: fromPromise<void, { token: string }>(mustBeProvided('storeToken')),
    loadUser: fromPromise<User | null>(mustBeProvided('loadUser')),
    requestLogout: fromPromise<void, { token: string }>(mustBeProvided('requestLogout')),
    /** Removes this token and no other; rejects if another one is stored, or if the storage still holds this one. */
    forgetToken: fromPromise<void, EndedSession>(mustBeProvided('forgetToken')),
    /** Reports when another tab logged in or out, so that no request has A's token after B logged in (A10). */
    watchStoredToken: fromCallback<StoredTokenEvent>(() => undefined),
  },
  guards: {
    hasToken: (_, token: string | null) => token !== null,
    isTokenless: (_, token: string) => token === '',
    hasExpiredReason: (_, { expiredReason }: Pick<Stored, 'expiredReason'>) => expiredReason != null,
    hasUser: (_, user: User | null) => user !== null,
    isCurrent: ({ context }, token: string | null) => context.token === token,
  },
  actions: {
    noteToken: assign((_, { token, isByPassword = false }: { token: string | null; isByPassword?: boolean }) => ({
      token,
      isByPassword,
      profile: null,
      user: null,
    })),
    noteStored: assign((_, { token, profile }: Stored) => ({ token, profile, user: null })),
    noteUser: assign((_, user: User | null) => ({ user, profile: user && profileOf(user) })),
    forget: assign({ token: null, profile: null, user: null, hint: 'visitor' as const }),
    reportLoggedIn: sendTo(appOf, { type: 'session.began' }),
    reportAbsent: sendTo(appOf, { type: 'session.absent' }),
    reportIdentified: sendTo(appOf, (_, user: User | null) => ({
      type: 'session.identified',
      userId: user?.userId ?? null,
    })),
    storeEndReason: assign((_, endReason: string | null) => ({ endReason })),
    reportExpired: sendTo(appOf, ({ context }) => ({ type: 'session.expired', reason: context.endReason })),
    reportLoggedOut: sendTo(appOf, { type: 'session.ended' }),
    reportBarred: sendTo(appOf, { type: 'session.barred' }),
    reportMissed: sendTo(appOf, { type: 'session.missed' }),
    reportLoginGuard: sendTo(loginGuardOf, { type: 'loginGuard.succeeded' }),
    raiseEndReason: sendTo(noticesOf, (_, reason: string | null | undefined) =>
      raised({ tone: 'critical', lasts: 'long', text: reason ?? '' }),
    ),
    raiseLogInFirst: sendTo(noticesOf, raised({ tone: 'info', lasts: 'long', messageId: 'access.logInFirst' })),
    raiseLoggedOutElsewhere: sendTo(
      noticesOf,
      raised({ tone: 'info', lasts: 'long', messageId: 'access.loggedOutElsewhere' }),
    ),
    raiseLoggedOut: sendTo(noticesOf, raised({ tone: 'info', messageId: 'access.loggedOut' })),
  },
  /** The token is removed even if the logout request has no response by then (A11). */
  delays: { logoutTimeout: 5_000 },
}).createMachine({
  id: 'session',
  description:
    'A token means logged in (section 4). The name is loaded afterwards, so that a slow response does not lock the player out.',
  meta: { title: 'Session' },
  context: ({ input }) => ({ ...noPlayer, ...input }),
  invoke: { id: 'watchStoredToken', src: 'watchStoredToken' },
  on: {
    'session.replaced': [
      {
        guard: { type: 'isCurrent', params: ({ event }) => event.token },
        description: 'This tab has the same token already, or has none either.',
      },
      {
        guard: { type: 'hasToken', params: ({ event }) => event.token },
        target: '.player',
        actions: [{ type: 'noteToken', params: ({ event }) => event }, 'reportLoggedIn'],
      },
      {
        guard: { type: 'hasExpiredReason', params: ({ event }) => event },
        target: '.visitor',
        actions: [
          'forget',
          { type: 'storeEndReason', params: ({ event }) => event.expiredReason },
          { type: 'raiseEndReason', params: ({ event }) => event.expiredReason },
          'reportExpired',
        ],
        description: 'The session ended in another tab: the player is told why here too, and open forms are kept.',
      },
      { target: '.visitor', actions: ['forget', 'raiseLoggedOutElsewhere', 'reportLoggedOut'] },
    ],
  },
  initial: 'hydrating',
  states: {
    hydrating: {
      meta: { title: 'Hydrating' },
      description: 'The server-rendered page is being hydrated: the first render must not depend on the session.',
      on: { 'session.restore': 'recalling' },
    },
    recalling: {
      tags: 'busy',
      meta: { title: 'Restoring' },
      description: 'Is there a token in this browser?',
      invoke: {
        id: 'recallToken',
        src: 'recallToken',
        onDone: [
          {
            guard: { type: 'hasToken', params: ({ event }) => event.output.token },
            target: 'player',
            actions: [{ type: 'noteStored', params: output }, 'reportLoggedIn'],
          },
          {
            guard: { type: 'hasExpiredReason', params: output },
            target: 'visitor',
            actions: [
              'forget',
              'reportAbsent',
              { type: 'raiseEndReason', params: ({ event }) => event.output.expiredReason },
            ],
          },
          { target: 'visitor', actions: ['forget', 'reportAbsent'] },
        ],
        onError: { target: 'visitor', actions: ['forget', 'reportAbsent'] },
      },
    },
    visitor: {
      tags: 'visitor',
      meta: { title: 'Visitor' },
      description: 'No token.',
      on: {
        'session.begin': { target: 'storing', actions: { type: 'noteToken', params: ({ event }) => event } },
        'session.died': {
          guard: { type: 'isTokenless', params: ({ event }) => event.token },
          actions: ['raiseLogInFirst', 'reportMissed'],
          description:
            'A request without a token was refused: no session ends, and a toast asks the visitor to log in first (A2).',
        },
      },
    },
    storing: {
      tags: ['busy', 'player'],
      meta: { title: 'Storing the token' },
      description:
        'Stored before any request; in memory if storage is refused (G4). The app is notified before the login guard redirects.',
      invoke: {
        id: 'storeToken',
        src: 'storeToken',
        input: ({ context }) => ({ token: present(context.token) }),
        onDone: { target: 'player', actions: ['reportLoggedIn', 'reportLoginGuard'] },
        onError: { target: 'player', actions: ['reportLoggedIn', 'reportLoginGuard'] },
      },
      on: { 'session.blocked': 'barring' },
    },
    player: {
      tags: 'player',
      description: 'Logged in.',
      on: {
        'session.begin': {
          target: 'storing',
          actions: { type: 'noteToken', params: ({ event }) => event },
          description: 'A login was under way while another tab logged in: the new token replaces the old one.',
        },
        'session.end': 'loggingOut',
        'session.blocked': 'barring',
        'session.died': {
          guard: { type: 'isCurrent', params: ({ event }) => event.token },
          target: 'expiring',
          actions: [
            { type: 'storeEndReason', params: ({ event }) => event.reason },
            { type: 'raiseEndReason', params: ({ event }) => event.reason },
          ],
          description:
            'Only a refusal of the current token counts, so that twenty late refusals end one session and show one toast (A2).',
        },
      },
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          meta: { title: 'Loading the player' },
          description: 'Loads name, avatar and level.',
          invoke: {
            id: 'loadUser',
            src: 'loadUser',
            onDone: [
              {
                guard: { type: 'hasUser', params: output },
                target: 'named',
                actions: [
                  { type: 'noteUser', params: output },
                  { type: 'reportIdentified', params: output },
                ],
              },
              { target: 'anonymous', actions: { type: 'reportIdentified', params: null } },
            ],
            onError: { target: 'anonymous', actions: { type: 'reportIdentified', params: null } },
          },
        },
        named: {
          meta: { title: 'Logged in' },
          description: 'The name of the player is known.',
          on: { 'session.refresh': 'loading' },
        },
        anonymous: {
          meta: { title: 'Logged in, name unknown' },
          description: 'The token is valid; only the name could not be loaded.',
          on: { 'session.refresh': 'loading', 'network.confirmed': 'loading' },
        },
      },
    },
    loggingOut: {
      tags: 'busy',
      meta: { title: 'Logging out' },
      description:
        'Reports pending online time, then sends the logout request (A11). Removes the token whatever the response is.',
      invoke: {
        id: 'requestLogout',
        src: 'requestLogout',
        input: ({ context }) => ({ token: present(context.token) }),
        onDone: { target: 'forgetting', actions: 'raiseLoggedOut' },
        onError: { target: 'forgetting', actions: 'raiseLoggedOut' },
      },
      after: { logoutTimeout: { target: 'forgetting', actions: 'raiseLoggedOut' } },
      on: {
        'session.blocked': 'barring',
        'session.begin': {
          target: 'storing',
          actions: [{ type: 'noteToken', params: ({ event }) => event }, 'reportLoggedOut'],
          description:
            'A new login does not wait for the logout request of the last player, which names the old token.',
        },
      },
    },
    expiring: {
      tags: ['busy', 'player'],
      meta: { title: 'Removing an expired token' },
      description:
        'The app reloads only if the token was really removed, so that it cannot reload in a loop (A2). Until then the page stays.',
      invoke: {
        id: 'forgetToken',
        src: 'forgetToken',
        input: ({ context }) => ({ token: context.token, isExpired: true, expiredReason: context.endReason }),
        onDone: { target: 'visitor', actions: ['forget', 'reportExpired'] },
        onError: { target: 'visitor', actions: ['forget', 'reportLoggedOut'] },
      },
    },
    forgetting: {
      tags: 'busy',
      meta: { title: 'Removing the token' },
      description: 'Token and cached player are removed from storage. A login does not wait for that.',
      invoke: {
        id: 'forgetToken',
        src: 'forgetToken',
        input: ({ context }) => ({ token: context.token, isExpired: false, expiredReason: null }),
        onDone: { target: 'visitor', actions: ['forget', 'reportLoggedOut'] },
        onError: { target: 'visitor', actions: ['forget', 'reportLoggedOut'] },
      },
      on: {
        'session.begin': {
          target: 'storing',
          actions: [{ type: 'noteToken', params: ({ event }) => event }, 'reportLoggedOut'],
        },
      },
    },
    barring: {
      tags: 'busy',
      meta: { title: 'Removing the token of a blocked player' },
      description:
        'HTTP 403: the token is removed at once. No request is sent, and only the forbidden page is shown (A3).',
      invoke: {
        id: 'forgetToken',
        src: 'forgetToken',
        input: ({ context }) => ({ token: context.token, isExpired: false, expiredReason: null }),
        onDone: { target: 'visitor', actions: ['forget', 'reportBarred'] },
        onError: { target: 'visitor', actions: ['forget', 'reportBarred'] },
      },
    },
  },
});

export type SessionRef = ActorRefFrom<typeof sessionMachine>;
