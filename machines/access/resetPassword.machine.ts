import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { raised } from '../shared/notices.machine.js';
import { loginGuardOf, noticesOf, sessionOf } from '../system.js';
import { mustBeProvided, present, problemOf, type ChartMeta, type Plain, type Problem, type Result, type UiTag } from '../vocabulary.js';
import { codeCountdownMachine, type CodeNews } from './codeCountdown.machine.js';
import type { Country } from './phone.js';

/** `phone` in 0-form. The repeated password never leaves the form. */
export type ResetPasswordForm = { phone: string; code: string; username: string; newPwd: string };

/** Password reset: a new password by a code to the phone. Ends with a token in the session (C7). */
export const resetPasswordMachine = setup({
  types: {} as {
    input: { country: Country };
    context: { country: Country; form: ResetPasswordForm | null; problem: Problem | null };
    events:
      | { type: 'resetPassword.codeRequested'; phone: string }
      | { type: 'resetPassword.submitted'; form: ResetPasswordForm }
      | Plain<'resetPassword.phoneMistyped' | 'resetPassword.passwordsDiffered' | 'resetPassword.edited' | 'resetPassword.loginChosen'>
      | CodeNews;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    codeCountdown: codeCountdownMachine,
    setPassword: fromPromise<Result<{ token: string }>, ResetPasswordForm>(mustBeProvided('setPassword')),
  },
  guards: { isAccepted: (_, result: Result<unknown>) => result.ok },
  actions: {
    take: assign((_, form: ResetPasswordForm) => ({ form, problem: null })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forget: assign({ form: null }),
    askForCode: sendTo('codeCountdown', (_, phone: string) => ({ type: 'code.send', phone })),
    tellPhone: sendTo(noticesOf, raised({ tone: 'critical', messageId: 'access.phoneNumber' })),
    tellMismatch: sendTo(noticesOf, raised({ tone: 'critical', messageId: 'access.noMatchPassword' })),
    beginSession: sendTo(sessionOf, (_, result: Result<{ token: string }>) => ({ type: 'session.begin', token: result.ok ? result.value.token : '' })),
    welcome: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'access.welcome' })),
    openLogin: sendTo(loginGuardOf, { type: 'login.tabChosen', tab: 'accountLogin' }),
  },
}).createMachine({
  id: 'resetPassword',
  description: 'Signs out every other session; withdrawals to new cards wait 24 h (C7).',
  meta: { title: 'Reset the password' },
  context: ({ input }) => ({ country: input.country, form: null, problem: null }),
  invoke: { id: 'codeCountdown', src: 'codeCountdown', input: { purpose: 'resetPassword', phone: null } },
  on: { 'resetPassword.loginChosen': { actions: 'openLogin' } },
  initial: 'editing',
  states: {
    editing: {
      tags: 'form',
      description: 'Phone, code, username, new password twice.',
      on: {
        'resetPassword.phoneMistyped': { actions: 'tellPhone' },
        'resetPassword.passwordsDiffered': { actions: 'tellMismatch' },
        'resetPassword.codeRequested': { target: '.untouched', actions: { type: 'askForCode', params: ({ event }) => event.phone } },
        'resetPassword.submitted': { target: 'submitting', actions: { type: 'take', params: ({ event }) => event.form } },
        'code.denied': { target: '.refused', actions: { type: 'noteProblem', params: ({ event }) => event.problem } },
        'code.sent': { target: '.awaitingCode' },
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Reset form' }, description: 'Nothing is wrong.' },
        awaitingCode: { meta: { title: 'SMS on its way' }, description: 'Says how long the code is good for, and what to do when none comes.' },
        refused: { tags: 'failed', meta: { title: 'Reset refused' }, description: 'Says why; what was typed stays.' },
      },
    },
    submitting: {
      tags: ['busy', 'form'],
      meta: { title: 'Setting the password' },
      description: 'One code, one change.',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context }) => present(context.form),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'changed',
            actions: [{ type: 'beginSession', params: ({ event }) => event.output }, 'welcome'],
          },
          { target: 'editing.refused', actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) } },
        ],
        onError: 'unknown',
      },
      exit: 'forget',
    },
    unknown: {
      tags: ['form', 'failed'],
      meta: { title: 'Change not confirmed' },
      description: 'No answer is no refusal: logging in with the new password tells which one counts.',
      on: { 'resetPassword.edited': 'editing' },
    },
    changed: { type: 'final', tags: 'done', meta: { title: 'Password changed' }, description: 'The session has the token and leads on.' },
  },
});

export type ResetPasswordRef = ActorRefFrom<typeof resetPasswordMachine>;
