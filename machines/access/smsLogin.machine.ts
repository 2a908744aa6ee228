import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { raised } from '../shared/notices.machine.js';
import { loginGuardOf, noticesOf, sessionOf } from '../system.js';
import { mustBeProvided, present, problemOf, type ChartMeta, type Plain, type Problem, type Result, type UiTag } from '../vocabulary.js';
import { codeCountdownMachine, type CodeNews } from './codeCountdown.machine.js';
import type { Country } from './phone.js';

/** `phone` in 0-form. */
export type SmsLoginForm = { phone: string; code: string };

/** SMS login: a one-time code instead of password and picture. Ends with a token in the session. */
export const smsLoginMachine = setup({
  types: {} as {
    input: { country: Country };
    context: { country: Country; form: SmsLoginForm | null; problem: Problem | null };
    events:
      | { type: 'smsLogin.codeRequested'; phone: string }
      | { type: 'smsLogin.submitted'; form: SmsLoginForm }
      | Plain<'smsLogin.phoneMistyped' | 'smsLogin.passwordPreferred'>
      | CodeNews;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    codeCountdown: codeCountdownMachine,
    logInBySms: fromPromise<Result<{ token: string }>, SmsLoginForm>(mustBeProvided('logInBySms')),
  },
  guards: { isAccepted: (_, result: Result<unknown>) => result.ok },
  actions: {
    take: assign((_, form: SmsLoginForm) => ({ form, problem: null })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forget: assign({ form: null }),
    askForCode: sendTo('codeCountdown', (_, phone: string) => ({ type: 'code.send', phone })),
    tellPhone: sendTo(noticesOf, raised({ tone: 'critical', messageId: 'access.phoneNumber' })),
    beginSession: sendTo(sessionOf, (_, result: Result<{ token: string }>) => ({ type: 'session.begin', token: result.ok ? result.value.token : '' })),
    welcome: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'access.welcome' })),
    openPasswordLogin: sendTo(loginGuardOf, { type: 'login.tabChosen', tab: 'accountLogin' }),
  },
}).createMachine({
  id: 'smsLogin',
  description: 'The way in for who cannot see the captcha or forgot the password.',
  meta: { title: 'Log in by SMS' },
  context: ({ input }) => ({ country: input.country, form: null, problem: null }),
  invoke: { id: 'codeCountdown', src: 'codeCountdown', input: { purpose: 'login', phone: null } },
  on: { 'smsLogin.passwordPreferred': { actions: 'openPasswordLogin' } },
  initial: 'editing',
  states: {
    editing: {
      tags: 'form',
      description: 'Phone, then the code that was sent to it.',
      on: {
        'smsLogin.phoneMistyped': { actions: 'tellPhone' },
        'smsLogin.codeRequested': { target: '.untouched', actions: { type: 'askForCode', params: ({ event }) => event.phone } },
        'smsLogin.submitted': { target: 'submitting', actions: { type: 'take', params: ({ event }) => event.form } },
        'code.denied': { target: '.refused', actions: { type: 'noteProblem', params: ({ event }) => event.problem } },
        'code.sent': { target: '.awaitingCode' },
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'SMS login form' }, description: 'Nothing is wrong.' },
        awaitingCode: { meta: { title: 'SMS on its way' }, description: 'Says how long the code is good for, and what to do when none comes.' },
        refused: { tags: 'failed', meta: { title: 'SMS login refused' }, description: 'Says why; what was typed stays.' },
      },
    },
    submitting: {
      tags: ['busy', 'form'],
      meta: { title: 'Logging in' },
      description: 'A lost answer used the code up: another one is asked for.',
      invoke: {
        id: 'logInBySms',
        src: 'logInBySms',
        input: ({ context }) => present(context.form),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'loggedIn',
            actions: [{ type: 'beginSession', params: ({ event }) => event.output }, 'welcome'],
          },
          { target: 'editing.refused', actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) } },
        ],
        onError: { target: 'editing.refused', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
      },
      exit: 'forget',
    },
    loggedIn: { type: 'final', tags: 'done', meta: { title: 'Logged in' }, description: 'The session has the token and leads on.' },
  },
});

export type SmsLoginRef = ActorRefFrom<typeof smsLoginMachine>;
