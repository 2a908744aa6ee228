import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { loginGuardOf, sessionOf } from '../system.js';
import {
  mustBeProvided,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type SiteInfo,
  type UiTag,
} from '../vocabulary.js';
import { pageOfStep, type WayInStep } from './wayIn.js';

/** What Facebook answers by redirect. `none`: the page was reloaded, or opened without an answer. */
export type FacebookReturn = { kind: 'granted'; grant: Grant } | { kind: 'denied' } | { kind: 'none' };
/** As it came back in the address; the server checks both, and takes them once (C9). */
export type Grant = { state: string; code: string };
type Token = { token: string };

/** Facebook login: the page that Facebook leads back to. Ends with a token in the session, and what is still to be asked. */
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
    /** Takes the answer out of the address before anything else is done, and waits until it is known who is here. */
    readReturn: fromPromise<FacebookReturn>(mustBeProvided('readReturn')),
    exchangeGrant: fromPromise<Result<Token>, Grant & { isAdult: boolean }>(mustBeProvided('exchangeGrant')),
    findNextStep: fromPromise<WayInStep, Token>(mustBeProvided('findNextStep')),
    /** Tells when this browser is logged in already, or another tab logs in. */
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
    takeGrant: assign((_, answer: FacebookReturn) => ({ grant: answer.kind === 'granted' ? answer.grant : null })),
    takeToken: assign((_, result: Result<Token>) => ({ token: result.ok ? result.value.token : null })),
    confirmAge: assign({ isAdult: true }),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forget: assign({ grant: null }),
    forgetToken: assign({ token: null }),
    planNext: sendTo(loginGuardOf, (_, step: WayInStep) => ({ type: 'login.detoured', to: pageOfStep[step] })),
    beginSession: sendTo(sessionOf, ({ context }) => ({ type: 'session.begin', token: present(context.token) })),
    openLogin: sendTo(loginGuardOf, { type: 'login.tabChosen', tab: 'accountLogin' }),
    leavePage: sendTo(loginGuardOf, { type: 'login.succeeded' }),
  },
  delays: { patience: 3_000 },
}).createMachine({
  id: 'facebookLogin',
  description:
    'The callback of C9. What came back is exchanged once and never kept, so a reload begins anew instead of exchanging twice; the same person is the same account.',
  meta: { title: 'Log in with Facebook', path: '/pages/login/getFacebookQuery' },
  context: ({ input }) => ({ country: input.country, grant: null, isAdult: false, token: null, problem: null }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      meta: { title: 'Reading what came back' },
      description: 'The address is clean before the server is asked.',
      invoke: {
        id: 'readReturn',
        src: 'readReturn',
        onDone: [
          {
            guard: { type: 'isGranted', params: ({ event }) => event.output },
            target: 'exchanging',
            actions: { type: 'takeGrant', params: ({ event }) => event.output },
          },
          { guard: { type: 'isDenied', params: ({ event }) => event.output }, target: 'stopped.denied' },
          { target: 'stopped.interrupted' },
        ],
        onError: 'stopped.interrupted',
      },
    },
    exchanging: {
      tags: 'busy',
      meta: { title: 'Logging in' },
      description: 'Sent once. Only the question for the age lets the same answer be sent again (D5).',
      invoke: {
        id: 'exchangeGrant',
        src: 'exchangeGrant',
        input: ({ context }) => ({ ...present(context.grant), isAdult: context.isAdult }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'settling',
            actions: { type: 'takeToken', params: ({ event }) => event.output },
          },
          { guard: { type: 'isAgeAsked', params: ({ event }) => event.output }, target: 'confirmingAge' },
          { guard: { type: 'isExpired', params: ({ event }) => event.output }, target: 'stopped.interrupted' },
          {
            target: 'stopped.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
        onError: 'stopped.unanswered',
      },
    },
    confirmingAge: {
      tags: 'form',
      meta: { title: 'Confirm your age' },
      description: 'Facebook knows the person, the lobby does not yet: the age and the terms come before the account.',
      invoke: { id: 'watchSession', src: 'watchSession' },
      on: {
        'facebookLogin.ageConfirmed': { target: 'exchanging', actions: 'confirmAge' },
        'session.found': { target: 'alreadyIn', actions: 'leavePage' },
      },
    },
    settling: {
      tags: 'busy',
      meta: { title: 'Looking what is missing' },
      description:
        'A phone first, then the profile. Who cannot be asked about, or not soon, is let in all the same: the grant is used up and this tab alone has the token.',
      entry: 'forget',
      invoke: {
        id: 'findNextStep',
        src: 'findNextStep',
        input: ({ context }) => ({ token: present(context.token) }),
        onDone: {
          target: 'loggedIn',
          actions: [{ type: 'planNext', params: ({ event }) => event.output }, 'beginSession', 'forgetToken'],
        },
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
      description: 'Nobody was logged in. Facebook can be asked again, and the other ways stand open.',
      entry: 'forget',
      invoke: { id: 'watchSession', src: 'watchSession' },
      on: {
        'facebookLogin.loginChosen': { actions: 'openLogin' },
        'session.found': {
          target: 'alreadyIn',
          actions: 'leavePage',
          description: 'Who is logged in has nothing to do here (A1).',
        },
      },
      initial: 'interrupted',
      states: {
        denied: { meta: { title: 'Facebook was not allowed' }, description: 'A normal answer: the person said no.' },
        interrupted: {
          meta: { title: 'Start again' },
          description: 'Reloaded, too late, or an answer that is none of ours.',
        },
        refused: { meta: { title: 'Facebook login refused' }, description: 'Says why.' },
        unanswered: {
          meta: { title: 'No answer' },
          description: 'Starting again tells what became of it: an account that was made is found, none is made twice.',
        },
      },
    },
    loggedIn: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Logged in' },
      description: 'The session has the token; the login guard leads to what is still to be asked.',
    },
    alreadyIn: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Was logged in' },
      description: 'The login guard leads on.',
    },
  },
});

export type FacebookLoginRef = ActorRefFrom<typeof facebookLoginMachine>;
