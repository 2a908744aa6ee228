import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { raised } from '../shared/notices.machine.js';
import { appOf, loginGuardOf, noticesOf } from '../system.js';
import { mustBeProvided, present, type ChartMeta, type Plain, type UiTag, type User } from '../vocabulary.js';

/** What the first answer of this browser's server supposed: only how the empty top bar is drawn. */
export type SessionHint = 'visitor' | 'player';
/** All of a player that this browser keeps (G5): the top bar is right before the server has answered. */
export type Profile = Pick<User, 'nickname' | 'avatar' | 'level'>;
/** `farewell`: the sentence that the last session ended with, if this page was loaded because of it (section 8). */
export type Stored = { token: string | null; profile: Profile | null; farewell?: string | null };
export type StoredTokenEvent = { type: 'session.replaced'; token: string | null };

/** Session: whether somebody is logged in, and who. Lives as long as the app. */
export const sessionMachine = setup({
  types: {} as {
    input: { hint: SessionHint };
    context: { hint: SessionHint; token: string | null; profile: Profile | null; user: User | null };
    events:
      | Plain<'session.restore' | 'session.end' | 'session.refresh' | 'session.blocked'>
      | { type: 'session.begin'; token: string }
      | { type: 'session.died'; token: string }
      | StoredTokenEvent;
    tags: UiTag | 'player' | 'visitor';
    meta: ChartMeta;
  },
  actors: {
    readToken: fromPromise<Stored>(mustBeProvided('readToken')),
    keepToken: fromPromise<void, { token: string }>(mustBeProvided('keepToken')),
    loadUser: fromPromise<User | null>(mustBeProvided('loadUser')),
    leave: fromPromise<void, { token: string }>(mustBeProvided('leave')),
    /** Forgets this token and no other; rejects when the storage still holds it. */
    forgetToken: fromPromise<void, { token: string | null }>(mustBeProvided('forgetToken')),
    /** Tells when another tab logged in or out: no call with A's token after B logged in (A10). */
    watchStoredToken: fromCallback<StoredTokenEvent>(() => undefined),
  },
  guards: {
    hasToken: (_, token: string | null) => token !== null,
    isTokenless: (_, token: string) => token === '',
    hasFarewell: (_, { farewell }: Stored) => farewell != null,
    hasUser: (_, user: User | null) => user !== null,
    isCurrent: ({ context }, token: string | null) => context.token === token,
  },
  actions: {
    takeToken: assign((_, token: string | null) => ({ token, profile: null, user: null })),
    takeStored: assign((_, { token, profile }: Stored) => ({ token, profile, user: null })),
    takeUser: assign((_, user: User | null) => ({ user, profile: user && profileOf(user) })),
    forget: assign({ token: null, profile: null, user: null, hint: 'visitor' as const }),
    tellLoggedIn: sendTo(appOf, { type: 'session.began' }),
    tellAbsent: sendTo(appOf, { type: 'session.absent' }),
    tellIdentity: sendTo(appOf, (_, user: User | null) => ({
      type: 'session.identified',
      userId: user?.userId ?? null,
    })),
    tellExpired: sendTo(appOf, { type: 'session.expired' }),
    tellLoggedOut: sendTo(appOf, { type: 'session.ended' }),
    tellBarred: sendTo(appOf, { type: 'session.barred' }),
    tellMissed: sendTo(appOf, { type: 'session.missed' }),
    tellGuard: sendTo(loginGuardOf, { type: 'login.succeeded' }),
    sayFarewell: sendTo(noticesOf, (_, { farewell }: Stored) =>
      raised({ tone: 'critical', lasts: 'long', text: farewell ?? '' }),
    ),
    sayGoodbye: sendTo(noticesOf, raised({ tone: 'info', messageId: 'access.loggedOut' })),
  },
  /** A11: the logout is asked for, not waited for. */
  delays: { leaveTimeout: 5_000 },
}).createMachine({
  id: 'session',
  description:
    'A token present means logged in (section 4). The player who holds it is read beside, so that a slow answer locks nobody out.',
  meta: { title: 'Session' },
  context: ({ input }) => ({ hint: input.hint, token: null, profile: null, user: null }),
  invoke: { id: 'watchStoredToken', src: 'watchStoredToken' },
  on: {
    'session.replaced': [
      { guard: { type: 'isCurrent', params: ({ event }) => event.token }, description: 'This tab wrote it itself.' },
      {
        guard: { type: 'hasToken', params: ({ event }) => event.token },
        target: '.player',
        actions: [{ type: 'takeToken', params: ({ event }) => event.token }, 'tellLoggedIn'],
      },
      { target: '.visitor', actions: ['forget', 'tellLoggedOut'] },
    ],
  },
  initial: 'dormant',
  states: {
    dormant: {
      meta: { title: 'Not asked yet' },
      description: 'The page from the server is being taken over: the first picture must not depend on who is here.',
      on: { 'session.restore': 'restoring' },
    },
    restoring: {
      tags: 'busy',
      meta: { title: 'Restoring' },
      description: 'Is there a token in this browser?',
      invoke: {
        id: 'readToken',
        src: 'readToken',
        onDone: [
          {
            guard: { type: 'hasToken', params: ({ event }) => event.output.token },
            target: 'player',
            actions: [{ type: 'takeStored', params: ({ event }) => event.output }, 'tellLoggedIn'],
          },
          {
            guard: { type: 'hasFarewell', params: ({ event }) => event.output },
            target: 'visitor',
            actions: ['forget', 'tellAbsent', { type: 'sayFarewell', params: ({ event }) => event.output }],
          },
          { target: 'visitor', actions: ['forget', 'tellAbsent'] },
        ],
        onError: { target: 'visitor', actions: ['forget', 'tellAbsent'] },
      },
    },
    visitor: {
      tags: 'visitor',
      meta: { title: 'Visitor' },
      description: 'No token.',
      on: {
        'session.begin': { target: 'beginning', actions: { type: 'takeToken', params: ({ event }) => event.token } },
        'session.died': {
          guard: { type: 'isTokenless', params: ({ event }) => event.token },
          actions: 'tellMissed',
          description: 'A call without a token was refused: nothing ends, the visitor is asked to log in (A2).',
        },
      },
    },
    beginning: {
      tags: ['busy', 'player'],
      meta: { title: 'Keeping the token' },
      description:
        'Stored before anything is asked with it. A browser that refuses storage keeps it in memory (G4). The app hears first, so that the way back is open.',
      invoke: {
        id: 'keepToken',
        src: 'keepToken',
        input: ({ context }) => ({ token: present(context.token) }),
        onDone: { target: 'player', actions: ['tellLoggedIn', 'tellGuard'] },
        onError: { target: 'player', actions: ['tellLoggedIn', 'tellGuard'] },
      },
      on: { 'session.blocked': 'barring' },
    },
    player: {
      tags: 'player',
      description: 'Logged in.',
      on: {
        'session.begin': {
          target: 'beginning',
          actions: { type: 'takeToken', params: ({ event }) => event.token },
          description: 'A password reset or a sign-up while logged in: the new token counts.',
        },
        'session.end': 'leaving',
        'session.blocked': 'barring',
        'session.died': {
          guard: { type: 'isCurrent', params: ({ event }) => event.token },
          target: 'expiring',
          description: 'Only a refusal of the current token counts: twenty late refusals end one session once (A2).',
        },
      },
      initial: 'identifying',
      states: {
        identifying: {
          tags: 'busy',
          meta: { title: 'Reading the player' },
          description: 'Name, avatar, level.',
          invoke: {
            id: 'loadUser',
            src: 'loadUser',
            onDone: [
              {
                guard: { type: 'hasUser', params: ({ event }) => event.output },
                target: 'known',
                actions: [
                  { type: 'takeUser', params: ({ event }) => event.output },
                  { type: 'tellIdentity', params: ({ event }) => event.output },
                ],
              },
              { target: 'anonymous', actions: { type: 'tellIdentity', params: null } },
            ],
            onError: { target: 'anonymous', actions: { type: 'tellIdentity', params: null } },
          },
        },
        known: {
          meta: { title: 'Logged in' },
          description: 'The player is known by name.',
          on: { 'session.refresh': 'identifying' },
        },
        anonymous: {
          meta: { title: 'Logged in, name unknown' },
          description: 'The token stands; only the name could not be read.',
          on: { 'session.refresh': 'identifying' },
        },
      },
    },
    leaving: {
      tags: 'busy',
      meta: { title: 'Logging out' },
      description: 'Pending online time goes first, then the logout (A11). Whatever comes back, this browser forgets.',
      invoke: {
        id: 'leave',
        src: 'leave',
        input: ({ context }) => ({ token: present(context.token) }),
        onDone: { target: 'forgetting', actions: 'sayGoodbye' },
        onError: { target: 'forgetting', actions: 'sayGoodbye' },
      },
      after: { leaveTimeout: { target: 'forgetting', actions: 'sayGoodbye' } },
      on: {
        'session.blocked': 'barring',
        'session.begin': {
          target: 'beginning',
          actions: [{ type: 'takeToken', params: ({ event }) => event.token }, 'tellLoggedOut'],
          description:
            'Who logs in does not wait for the goodbye of whoever was here. The logout under way names the old token.',
        },
      },
    },
    expiring: {
      tags: ['busy', 'player'],
      meta: { title: 'Forgetting a dead token' },
      description:
        'The app starts over only if the token really went, so that a reload cannot loop (A2). Until then the page stays.',
      invoke: {
        id: 'forgetToken',
        src: 'forgetToken',
        input: ({ context }) => ({ token: context.token }),
        onDone: { target: 'visitor', actions: ['forget', 'tellExpired'] },
        onError: { target: 'visitor', actions: ['forget', 'tellLoggedOut'] },
      },
    },
    forgetting: {
      tags: 'busy',
      meta: { title: 'Forgetting the token' },
      description: 'Token and cached player go from storage; the token of who logs in meanwhile takes their place.',
      invoke: {
        id: 'forgetToken',
        src: 'forgetToken',
        input: ({ context }) => ({ token: context.token }),
        onDone: { target: 'visitor', actions: ['forget', 'tellLoggedOut'] },
        onError: { target: 'visitor', actions: ['forget', 'tellLoggedOut'] },
      },
      on: {
        'session.begin': {
          target: 'beginning',
          actions: [{ type: 'takeToken', params: ({ event }) => event.token }, 'tellLoggedOut'],
        },
      },
    },
    barring: {
      tags: 'busy',
      meta: { title: 'Forgetting the token of a blocked player' },
      description:
        'HTTP 403: the token goes at once, nothing is asked of the edge and nothing said but its own page (A3).',
      invoke: {
        id: 'forgetToken',
        src: 'forgetToken',
        input: ({ context }) => ({ token: context.token }),
        onDone: { target: 'visitor', actions: ['forget', 'tellBarred'] },
        onError: { target: 'visitor', actions: ['forget', 'tellBarred'] },
      },
    },
  },
});

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

export const profileOf = ({ nickname, avatar, level }: User): Profile => ({ nickname, avatar, level });
