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
import { codeCountdownMachine, type CodeNews } from './codeCountdown.machine.js';
import type { Country } from '../shared/rules/phone.js';

/** `phone` in 0-form. */
export type SmsLoginForm = { phone: string; code: string };

/**
 * Saved in case the browser kills the tab; never the code. `phone` as the player typed it; `sentTo`: the phone that the
 * last code was requested for, or ''.
 */
export type SavedSmsLogin = { phone: string; sentTo: string };

/** SMS login: the player gives a one-time code instead of a password and a captcha. Ends with a token in the session. */
export const smsLoginMachine = setup({
  types: {} as {
    input: { country: Country; saved: SavedSmsLogin | null };
    context: SavedSmsLogin & { country: Country; form: SmsLoginForm | null; problem: Problem | null };
    events:
      | { type: 'smsLogin.codeRequested'; phone: string }
      | { type: 'smsLogin.submitted'; form: SmsLoginForm }
      | { type: 'smsLogin.typed'; typed: Pick<SavedSmsLogin, 'phone'> }
      | Plain<'smsLogin.phoneMistyped' | 'smsLogin.passwordPreferred' | 'session.found'>
      | CodeNews;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    codeCountdown: codeCountdownMachine,
    /** Reports when this browser is logged in already, or another tab logs in. */
    watchSession: fromCallback(() => undefined),
    logInBySms: fromPromise<Result<{ token: string }>, SmsLoginForm>(mustBeProvided('logInBySms')),
  },
  guards: { isAccepted: (_, result: Result<unknown>) => result.ok },
  actions: {
    noteTyped: assign((_, typed: Partial<SavedSmsLogin>) => typed),
    note: assign((_, form: SmsLoginForm) => ({ form, problem: null })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forget: assign({ form: null }),
    requestCode: sendTo('codeCountdown', (_, phone: string) => ({ type: 'codeCountdown.requested', phone })),
    raisePhoneInvalid: sendTo(noticesOf, raised({ tone: 'critical', messageId: 'access.phoneNumber' })),
    beginSession: sendTo(sessionOf, (_, result: Result<{ token: string }>) => ({
      type: 'session.begin',
      token: result.ok ? result.value.token : '',
    })),
    raiseWelcome: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'access.welcome' })),
    openPasswordLogin: sendTo(loginGuardOf, { type: 'loginGuard.tabChosen', tab: 'accountLogin' }),
    leaveForm: sendTo(loginGuardOf, { type: 'loginGuard.succeeded' }),
  },
}).createMachine({
  id: 'smsLogin',
  description: 'For players who cannot see the captcha or forgot the password.',
  meta: { title: 'Log in by SMS', resumes: { version: 1, fields: ['phone', 'sentTo'] } },
  context: ({ input: { country, saved } }) => ({
    country,
    ...(saved ?? { phone: '', sentTo: '' }),
    form: null,
    problem: null,
  }),
  invoke: [
    {
      id: 'codeCountdown',
      src: 'codeCountdown',
      input: ({ context }) => ({ purpose: 'login', phone: context.sentTo || null }),
    },
    { id: 'watchSession', src: 'watchSession' },
  ],
  on: {
    'smsLogin.passwordPreferred': { actions: 'openPasswordLogin' },
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
      description: 'The player enters the phone, then the code that was sent to it.',
      on: {
        'smsLogin.typed': {
          actions: { type: 'noteTyped', params: ({ event }) => event.typed },
          description: 'Saved on every change: the phone may kill the tab while the player reads the SMS.',
        },
        'smsLogin.phoneMistyped': { actions: 'raisePhoneInvalid' },
        'smsLogin.codeRequested': {
          target: '.untouched',
          actions: [
            { type: 'noteTyped', params: ({ event }) => ({ sentTo: event.phone }) },
            { type: 'requestCode', params: ({ event }) => event.phone },
          ],
        },
        'smsLogin.submitted': { target: 'sending', actions: { type: 'note', params: ({ event }) => event.form } },
        'codeCountdown.refused': {
          target: '.refused',
          actions: { type: 'noteProblem', params: ({ event }) => event.problem },
        },
        'codeCountdown.sent': { target: '.awaitingCode' },
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'SMS login form' }, description: 'The form shows no problem.' },
        awaitingCode: {
          meta: { title: 'SMS on its way' },
          description: 'The form says how long the code is valid, and what to do if no SMS arrives.',
        },
        refused: {
          tags: 'failed',
          meta: { title: 'SMS login refused' },
          description: 'The form says why and keeps what was typed.',
        },
      },
    },
    sending: {
      tags: ['busy', 'form'],
      meta: { title: 'Logging in' },
      description: 'If the response is lost, the code may be used up, so the player requests another one.',
      invoke: {
        id: 'logInBySms',
        src: 'logInBySms',
        input: ({ context }) => present(context.form),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'loggedIn',
            actions: [{ type: 'beginSession', params: output }, 'raiseWelcome'],
          },
          {
            target: 'editing.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
        onError: { target: 'editing.refused', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
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
      description: 'The login guard redirects.',
    },
  },
});

export type SmsLoginRef = ActorRefFrom<typeof smsLoginMachine>;
