import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { raised } from '../shared/notices.machine.js';
import { loginGuardOf, noticesOf, sessionOf } from '../system.js';
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
import { captchaMachine, type CaptchaSolution } from './captcha.machine.js';
import type { LoginTab } from './loginGuard.machine.js';
import { passkeyLoginMachine } from './passkeyLogin.machine.js';

/** `captcha`: null if the form shows none. */
export type LoginForm = { username: string; password: string; captcha: CaptchaSolution | null };

/** Login: account or phone, password, and the captcha if required. Ends with a token in the session. */
export const loginMachine = setup({
  types: {} as {
    /** `canUsePasskey`: the browser knows passkeys, and the page is not at an IP address. */
    input: { isCaptchaOn: boolean; canUsePasskey: boolean };
    context: { isCaptchaOn: boolean; canUsePasskey: boolean; form: LoginForm | null; problem: Problem | null };
    events:
      | { type: 'login.submitted'; form: LoginForm }
      | { type: 'login.wayChosen'; way: LoginTab }
      | Plain<'session.found'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    captcha: captchaMachine,
    passkeyLogin: passkeyLoginMachine,
    logIn: fromPromise<Result<{ token: string }>, LoginForm>(mustBeProvided('logIn')),
    /** Reports when this browser is logged in already, or another tab logs in. */
    watchSession: fromCallback(() => undefined),
  },
  guards: {
    isAccepted: (_, result: Result<unknown>) => result.ok,
    isCaptchaDemanded: (_, result: Result<unknown>) => problemOf(result)?.code === 'captchaRequired',
  },
  actions: {
    note: assign((_, form: LoginForm) => ({ form, problem: null })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forget: assign({ form: null }),
    reloadCaptcha: sendTo('captcha', { type: 'captcha.reload' }),
    demandCaptcha: sendTo('captcha', { type: 'captcha.demand' }),
    withdrawPasskey: sendTo('passkeyLogin', { type: 'passkeyLogin.withdrawn' }),
    restorePasskey: sendTo('passkeyLogin', { type: 'passkeyLogin.restored' }),
    beginSession: sendTo(sessionOf, (_, result: Result<{ token: string }>) => ({
      type: 'session.begin',
      token: result.ok ? result.value.token : '',
      isByPassword: true,
    })),
    raiseWelcome: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'access.welcome' })),
    openOtherWay: sendTo(loginGuardOf, (_, way: LoginTab) => ({ type: 'loginGuard.tabChosen', tab: way })),
    leaveForm: sendTo(loginGuardOf, { type: 'loginGuard.succeeded' }),
  },
}).createMachine({
  id: 'login',
  description: 'In the popup and on the page. The form says why a login failed, so there is no toast (B3).',
  meta: { title: 'Log in' },
  context: ({ input }) => ({ ...input, form: null, problem: null }),
  invoke: [
    { id: 'captcha', src: 'captcha', input: ({ context }) => ({ isOn: context.isCaptchaOn }) },
    { id: 'passkeyLogin', src: 'passkeyLogin', input: ({ context }) => ({ isAble: context.canUsePasskey }) },
    { id: 'watchSession', src: 'watchSession' },
  ],
  on: {
    'login.wayChosen': { actions: { type: 'openOtherWay', params: ({ event }) => event.way } },
    'session.found': {
      target: '.loggedInAlready',
      actions: 'leaveForm',
      description: 'A player who is logged in is redirected (A1).',
    },
  },
  initial: 'editing',
  states: {
    editing: {
      tags: 'form',
      description: 'The player fills in the form.',
      on: { 'login.submitted': { target: 'sending', actions: { type: 'note', params: ({ event }) => event.form } } },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Login form' }, description: 'The form shows no problem.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Login refused' },
          description: 'The form says why and keeps everything but the captcha.',
          entry: 'restorePasskey',
        },
      },
    },
    sending: {
      tags: ['busy', 'form'],
      meta: { title: 'Logging in' },
      description: 'Each failed attempt uses up the captcha (C1).',
      entry: 'withdrawPasskey',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => present(context.form),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'loggedIn',
            actions: [{ type: 'beginSession', params: output }, 'raiseWelcome'],
          },
          {
            guard: { type: 'isCaptchaDemanded', params: output },
            target: 'editing.refused',
            actions: [{ type: 'noteProblem', params: ({ event }) => problemOf(event.output) }, 'demandCaptcha'],
            description: 'After three failures, even if the site does not use a captcha (C1).',
          },
          {
            target: 'editing.refused',
            actions: [{ type: 'noteProblem', params: ({ event }) => problemOf(event.output) }, 'reloadCaptcha'],
          },
        ],
        onError: {
          target: 'editing.refused',
          actions: [{ type: 'noteProblem', params: { code: 'unreachable' } }, 'reloadCaptcha'],
        },
      },
      exit: 'forget',
    },
    loggedIn: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Logged in' },
      description: 'The session has the token, and the login guard redirects.',
    },
    loggedInAlready: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Already logged in' },
      description: 'In another tab, or here with a passkey. The login guard redirects.',
    },
  },
});

export type LoginRef = ActorRefFrom<typeof loginMachine>;
