import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { loginGuardOf, sessionOf } from '../system.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type SiteInfo,
  type UiTag,
} from '../vocabulary.js';
import { pageOfStep, type LoginStep } from './loginSteps.js';

/** The result that Facebook returns by redirect. `none`: the page was reloaded, or the address has no result that fits. */
export type FacebookReturn = { kind: 'granted'; grant: Grant } | { kind: 'denied' } | { kind: 'none' };
/** As they came back in the URL; the server checks both and accepts them once (C9). */
export type Grant = { state: string; code: string };
type Token = { token: string };

/**
 * Facebook login: the player comes back from Facebook, is logged in, and goes on to the step that is still missing. A result
 * is used only once: after a reload the player starts again. The same person at Facebook always gets the same account.
 */
export const facebookLoginMachine = setup({
  types: {} as {
    input: { country: SiteInfo['countryCode'] };
    context: {
      country: SiteInfo['countryCode'];
      grant: Grant | null;
      isAdult: boolean;
      token: string | null;
      problem: Problem | null;
    };
    events: Plain<'facebookLogin.ageConfirmed' | 'facebookLogin.loginChosen' | 'session.found'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    /** Removes the result from the URL before anything else is done, and waits until the session is known. */
    recallReturn: fromPromise<FacebookReturn>(mustBeProvided('recallReturn')),
    exchangeGrant: fromPromise<Result<Token>, Grant & { isAdult: boolean }>(mustBeProvided('exchangeGrant')),
    loadNextStep: fromPromise<LoginStep, Token>(mustBeProvided('loadNextStep')),
    /** Reports when this browser is logged in already, or another tab logs in. */
    watchSession: fromCallback(() => undefined),
  },
  guards: {
    isGranted: (_, { kind }: FacebookReturn) => kind === 'granted',
    isDenied: (_, { kind }: FacebookReturn) => kind === 'denied',
    isAccepted: (_, result: Result<unknown>) => result.ok,
    isAgeAsked: (_, result: Result<unknown>) => problemOf(result)?.code === 'ageNotConfirmed',
    isExpired: (_, result: Result<unknown>) => problemOf(result)?.code === 'socialExpired',
  },
  actions: {
    noteGrant: assign((_, answer: FacebookReturn) => ({ grant: answer.kind === 'granted' ? answer.grant : null })),
    noteToken: assign((_, result: Result<Token>) => ({ token: result.ok ? result.value.token : null })),
    confirmAge: assign({ isAdult: true }),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forget: assign({ grant: null }),
    forgetToken: assign({ token: null }),
    planNext: sendTo(loginGuardOf, (_, step: LoginStep) => ({ type: 'loginGuard.detoured', to: pageOfStep[step] })),
    beginSession: sendTo(sessionOf, ({ context }) => ({ type: 'session.begin', token: present(context.token) })),
    openLogin: sendTo(loginGuardOf, { type: 'loginGuard.tabChosen', tab: 'accountLogin' }),
    leavePage: sendTo(loginGuardOf, { type: 'loginGuard.succeeded' }),
  },
  delays: { patience: 3_000 },
}).createMachine({
  id: 'facebookLogin',
  description:
    'The callback page (C9). The result is used once and never stored, so that after a reload the player starts again.',
  meta: { title: 'Log in with Facebook', path: '/pages/login/getFacebookQuery' },
  context: ({ input }) => ({ country: input.country, grant: null, isAdult: false, token: null, problem: null }),
  initial: 'recalling',
  states: {
    recalling: {
      tags: 'busy',
      meta: { title: 'Reading the result' },
      description: 'The result is removed from the URL before the first request.',
      invoke: {
        id: 'recallReturn',
        src: 'recallReturn',
        onDone: [
          {
            guard: { type: 'isGranted', params: output },
            target: 'sending',
            actions: { type: 'noteGrant', params: output },
          },
          { guard: { type: 'isDenied', params: output }, target: 'stopped.cancelled' },
          { target: 'stopped.interrupted' },
        ],
        onError: 'stopped.interrupted',
      },
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Logging in' },
      description: 'Sent once. The same result is sent a second time only if the player has to confirm the age (D5).',
      invoke: {
        id: 'exchangeGrant',
        src: 'exchangeGrant',
        input: ({ context }) => ({ ...present(context.grant), isAdult: context.isAdult }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'checking',
            actions: { type: 'noteToken', params: output },
          },
          { guard: { type: 'isAgeAsked', params: output }, target: 'confirming' },
          { guard: { type: 'isExpired', params: output }, target: 'stopped.interrupted' },
          {
            target: 'stopped.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
        onError: 'stopped.unanswered',
      },
    },
    confirming: {
      tags: 'form',
      meta: { title: 'Confirm your age' },
      description: 'The person has no account here yet. Age and terms are confirmed before it is created.',
      invoke: { id: 'watchSession', src: 'watchSession' },
      on: {
        'facebookLogin.ageConfirmed': { target: 'sending', actions: 'confirmAge' },
        'session.found': { target: 'loggedInAlready', actions: 'leavePage' },
      },
    },
    // If the next step is not known within `patience`, the player is logged in without it. Otherwise the login would be
    // lost: the grant cannot be exchanged again, and no other tab has the token.
    checking: {
      tags: 'busy',
      meta: { title: 'Checking what is missing' },
      description:
        'Which step is missing: the phone first, then the profile. Without a response within 3 s the login goes on.',
      entry: 'forget',
      invoke: {
        id: 'loadNextStep',
        src: 'loadNextStep',
        input: ({ context }) => ({ token: present(context.token) }),
        onDone: { target: 'loggedIn', actions: [{ type: 'planNext', params: output }, 'beginSession', 'forgetToken'] },
        onError: {
          target: 'loggedIn',
          actions: [{ type: 'planNext', params: 'loginSuccess' }, 'beginSession', 'forgetToken'],
        },
      },
      after: {
        patience: {
          target: 'loggedIn',
          actions: [{ type: 'planNext', params: 'loginSuccess' }, 'beginSession', 'forgetToken'],
        },
      },
    },
    stopped: {
      tags: 'failed',
      description: 'The player is not logged in, and can start again with Facebook or log in another way.',
      entry: 'forget',
      invoke: { id: 'watchSession', src: 'watchSession' },
      on: {
        'facebookLogin.loginChosen': { actions: 'openLogin' },
        'session.found': {
          target: 'loggedInAlready',
          actions: 'leavePage',
          description: 'A player who is logged in is redirected (A1).',
        },
      },
      initial: 'interrupted',
      states: {
        cancelled: {
          meta: { title: 'Facebook was not allowed' },
          description: 'Not an error: the person refused at Facebook.',
        },
        interrupted: {
          meta: { title: 'Start again' },
          description: 'The page was reloaded, the result expired, or it does not belong to a login of this lobby.',
        },
        refused: { meta: { title: 'Facebook login refused' }, description: 'The page says why.' },
        unanswered: {
          meta: { title: 'No response' },
          description:
            'The player starts again: an account that was created meanwhile is found, and no second one is created.',
        },
      },
    },
    loggedIn: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Logged in' },
      description: 'The session has the token; the login guard opens the next missing step.',
    },
    loggedInAlready: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Already logged in' },
      description: 'The login guard redirects.',
    },
  },
});

export type FacebookLoginRef = ActorRefFrom<typeof facebookLoginMachine>;
