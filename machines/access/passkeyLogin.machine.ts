import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { passkeyDialogTimeout } from '../shared/durations.js';
import type { components } from '../../openapi/user-api.js';
import { raised } from '../shared/notices.machine.js';
import { noticesOf, sessionOf } from '../system.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';

export type PasskeyOptions = components['schemas']['PasskeyOptions'];
/** What the authenticator signed (AuthenticationResponseJSON). */
export type SignedPasskey = components['schemas']['PasskeyLoginRequest']['credential'];
/** Null: the player closed the browser's dialog. */
export type Signing = SignedPasskey | null;

/** Passkey login: the player logs in by a button below the form, or by a suggestion in the field of the account name. */
export const passkeyLoginMachine = setup({
  types: {} as {
    /** Whether the browser knows passkeys, and the page is not at an IP address. */
    input: { isAble: boolean };
    context: {
      isAble: boolean;
      options: PasskeyOptions | null;
      credential: SignedPasskey | null;
      problem: Problem | null;
    };
    events: Plain<'passkeyLogin.pressed' | 'passkeyLogin.withdrawn' | 'passkeyLogin.restored'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    requestOptions: fromPromise<Result<PasskeyOptions>>(mustBeProvided('requestOptions')),
    /** Offers the passkeys among the suggestions of the field; null if the browser cannot. Waits as long as the form is open. */
    awaitSuggestion: fromPromise<Signing, { options: PasskeyOptions }>(mustBeProvided('awaitSuggestion')),
    /** Opens the browser's dialog. Rejects if the device cannot use a passkey. */
    signByPasskey: fromPromise<Signing, { options: PasskeyOptions }>(mustBeProvided('signByPasskey')),
    logInByPasskey: fromPromise<Result<{ token: string }>, { credential: SignedPasskey }>(
      mustBeProvided('logInByPasskey'),
    ),
  },
  guards: {
    isAble: ({ context }) => context.isAble,
    isAccepted: (_, result: Result<unknown>) => result.ok,
    isSigned: (_, signing: Signing) => signing !== null,
    isUnavailable: (_, result: Result<unknown>) => problemOf(result)?.code === 'passkeyUnavailable',
    isUnknown: (_, result: Result<unknown>) => problemOf(result)?.code === 'passkeyUnknown',
    isLocked: (_, result: Result<unknown>) => problemOf(result)?.code === 'accountLocked',
    isExpired: (_, result: Result<unknown>) => problemOf(result)?.code === 'passkeyExpired',
  },
  actions: {
    noteOptions: assign((_, result: Result<PasskeyOptions>) => ({ options: result.ok ? result.value : null })),
    noteCredential: assign((_, credential: Signing) => ({ credential })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forget: assign({ options: null }),
    forgetCredential: assign({ credential: null }),
    beginSession: sendTo(sessionOf, (_, result: Result<{ token: string }>) => ({
      type: 'session.begin',
      token: result.ok ? result.value.token : '',
    })),
    raiseWelcome: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'access.welcome' })),
  },
  delays: {
    /** A little less than the ten minutes for which the server accepts a challenge (C10). */
    challengeLife: 540_000,
    signTimeout: passkeyDialogTimeout,
  },
}).createMachine({
  id: 'passkeyLogin',
  description:
    'Beside the form of the password, which always stays (C10). A login begins a session, and the form hears of it.',
  meta: { title: 'Log in with a passkey' },
  context: ({ input }) => ({ ...input, options: null, credential: null, problem: null }),
  on: {
    'passkeyLogin.withdrawn': {
      target: '.paused',
      description: 'The player sends the password. The browser closes its offer, so that two logins never compete.',
    },
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'Can this browser use passkeys here?',
      always: [{ guard: 'isAble', target: 'preparing' }, { target: 'notOffered' }],
    },
    notOffered: {
      meta: { title: 'No passkeys here' },
      description: 'The browser has none, or the lobby is open at an address where none work. Nothing is shown.',
    },
    preparing: {
      meta: { title: 'Preparing the suggestions' },
      description: 'In the background. The button can be pressed already.',
      invoke: {
        id: 'requestOptions',
        src: 'requestOptions',
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'suggesting',
            actions: { type: 'noteOptions', params: output },
          },
          { guard: { type: 'isUnavailable', params: output }, target: 'notOffered' },
          { target: 'offered', description: 'The player has not asked for it yet, so no problem is shown.' },
        ],
        onError: 'offered',
      },
      on: { 'passkeyLogin.pressed': 'loading' },
    },
    suggesting: {
      meta: { title: 'Suggested in the field' },
      description: 'The browser suggests the passkeys of this device in the field of the account name.',
      invoke: {
        id: 'awaitSuggestion',
        src: 'awaitSuggestion',
        input: ({ context }) => ({ options: present(context.options) }),
        onDone: [
          {
            guard: { type: 'isSigned', params: output },
            target: 'sending',
            actions: { type: 'noteCredential', params: output },
          },
          { target: 'offered' },
        ],
        onError: 'offered',
      },
      after: {
        challengeLife: { target: 'preparing', description: 'The challenge expires: another one is requested.' },
      },
      on: { 'passkeyLogin.pressed': 'loading' },
      exit: 'forget',
    },
    offered: {
      meta: { title: 'Button only' },
      description: 'The browser cannot suggest passkeys, or the suggestions ended. The button can be pressed.',
      on: { 'passkeyLogin.pressed': 'loading' },
    },
    loading: {
      tags: 'busy',
      meta: { title: 'Requesting a challenge' },
      description: 'Each press has a challenge of its own.',
      invoke: {
        id: 'requestOptions',
        src: 'requestOptions',
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'signing',
            actions: { type: 'noteOptions', params: output },
          },
          {
            guard: { type: 'isUnavailable', params: output },
            target: 'blocked',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
          {
            target: 'stopped.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
        onError: 'stopped.unanswered',
      },
    },
    signing: {
      tags: 'busy',
      meta: { title: 'Waiting for the device' },
      description: 'The dialog of the browser is open. The device verifies the player.',
      invoke: {
        id: 'signByPasskey',
        src: 'signByPasskey',
        input: ({ context }) => ({ options: present(context.options) }),
        onDone: [
          {
            guard: { type: 'isSigned', params: output },
            target: 'sending',
            actions: { type: 'noteCredential', params: output },
          },
          { target: 'stopped.cancelled' },
        ],
        onError: 'stopped.unusable',
      },
      after: { signTimeout: 'stopped.expired' },
      exit: 'forget',
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Logging in' },
      description: 'The server checks the signature.',
      invoke: {
        id: 'logInByPasskey',
        src: 'logInByPasskey',
        input: ({ context }) => ({ credential: present(context.credential) }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'loggedIn',
            actions: [{ type: 'beginSession', params: output }, 'raiseWelcome'],
          },
          {
            guard: { type: 'isUnknown', params: output },
            target: 'stopped.missing',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
          {
            guard: { type: 'isLocked', params: output },
            target: 'stopped.locked',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
          {
            guard: { type: 'isExpired', params: output },
            target: 'stopped.expired',
            description: 'The challenge has expired.',
          },
          {
            target: 'stopped.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
        onError: {
          target: 'stopped.unanswered',
          description: 'A session that the server may have opened is never used.',
        },
      },
      exit: 'forgetCredential',
    },
    stopped: {
      tags: 'failed',
      description:
        'A text at the button says why. The button can be pressed again. The form of the password is unchanged.',
      on: { 'passkeyLogin.pressed': 'loading' },
      initial: 'cancelled',
      states: {
        cancelled: {
          meta: { title: 'Cancelled' },
          description: 'The player closed the dialog of the browser, or the device has no passkey of the lobby.',
        },
        expired: { meta: { title: 'Too late' }, description: 'The player did not confirm in time.' },
        unusable: { meta: { title: 'Device cannot' }, description: 'The browser or the device reported an error.' },
        missing: {
          meta: { title: 'Passkey unknown' },
          description: 'The lobby does not know the passkey, or it was revoked (C10).',
        },
        locked: {
          meta: { title: 'Account locked' },
          description: 'The site has locked the account. Wrong passwords lock only the login by password (C10).',
        },
        refused: { meta: { title: 'Refused' }, description: 'The sentence of the server says why.' },
        unanswered: { meta: { title: 'No response' }, description: 'The server did not respond.' },
      },
    },
    blocked: {
      tags: 'failed',
      meta: { title: 'Not at this address' },
      description: 'Passkeys do not work at the address of this lobby. The other ways to log in remain.',
    },
    paused: {
      meta: { title: 'Withdrawn' },
      description: 'The password is being sent.',
      on: { 'passkeyLogin.restored': { target: 'starting', description: 'The password was refused.' } },
    },
    loggedIn: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Logged in' },
      description: 'The session has the token, and the login guard redirects as after a password.',
    },
  },
});

export type PasskeyLoginRef = ActorRefFrom<typeof passkeyLoginMachine>;
