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

/** `phone` in 0-form. The repeated password never leaves the form. */
export type ResetPasswordForm = { phone: string; code: string; username: string; newPwd: string };

/**
 * Saved in case the browser kills the tab; never code or passwords. `sentTo`: the phone that the last code was
 * requested for, or ''. `isSent`: the new password had been sent.
 */
export type SavedReset = { phone: string; username: string; sentTo: string; isSent: boolean };

/** Password reset: the player sets a new password with a code sent to the phone. Ends with a token in the session (C7). */
export const resetPasswordMachine = setup({
  types: {} as {
    input: { country: Country; saved: SavedReset | null };
    context: SavedReset & { country: Country; form: ResetPasswordForm | null; problem: Problem | null };
    events:
      | { type: 'resetPassword.codeRequested'; phone: string }
      | { type: 'resetPassword.submitted'; form: ResetPasswordForm }
      | { type: 'resetPassword.typed'; typed: Partial<Pick<SavedReset, 'phone' | 'username'>> }
      | Plain<
          | 'resetPassword.phoneMistyped'
          | 'resetPassword.passwordsDiffered'
          | 'resetPassword.edited'
          | 'resetPassword.loginChosen'
          | 'session.found'
        >
      | CodeNews;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    codeCountdown: codeCountdownMachine,
    /** Reports when this browser is logged in already, or another tab logs in. */
    watchSession: fromCallback(() => undefined),
    setPassword: fromPromise<Result<{ token: string }>, ResetPasswordForm>(mustBeProvided('setPassword')),
  },
  guards: {
    wasSent: ({ context }) => context.isSent,
    hasAskedForCode: ({ context }) => context.sentTo !== '',
    isAccepted: (_, result: Result<unknown>) => result.ok,
  },
  actions: {
    noteTyped: assign((_, typed: Partial<SavedReset>) => typed),
    note: assign((_, form: ResetPasswordForm) => ({ form, problem: null })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forget: assign({ form: null }),
    requestCode: sendTo('codeCountdown', (_, phone: string) => ({ type: 'codeCountdown.requested', phone })),
    raisePhoneInvalid: sendTo(noticesOf, raised({ tone: 'critical', messageId: 'access.phoneNumber' })),
    raiseMismatch: sendTo(noticesOf, raised({ tone: 'critical', messageId: 'access.noMatchPassword' })),
    beginSession: sendTo(sessionOf, (_, result: Result<{ token: string }>) => ({
      type: 'session.begin',
      token: result.ok ? result.value.token : '',
    })),
    raiseChanged: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'access.passwordSet' })),
    openLogin: sendTo(loginGuardOf, { type: 'loginGuard.tabChosen', tab: 'accountLogin' }),
    leaveForm: sendTo(loginGuardOf, { type: 'loginGuard.succeeded' }),
  },
}).createMachine({
  id: 'resetPassword',
  description: 'Ends every other session; withdrawals to new cards wait 24 h (C7).',
  meta: { title: 'Reset the password', resumes: { version: 1, fields: ['phone', 'username', 'sentTo', 'isSent'] } },
  context: ({ input: { country, saved } }) => ({
    country,
    ...(saved ?? { phone: '', username: '', sentTo: '', isSent: false }),
    form: null,
    problem: null,
  }),
  invoke: [
    {
      id: 'codeCountdown',
      src: 'codeCountdown',
      input: ({ context }) => ({ purpose: 'resetPassword', phone: context.sentTo || null }),
    },
    { id: 'watchSession', src: 'watchSession' },
  ],
  on: {
    'resetPassword.loginChosen': { actions: 'openLogin' },
    'session.found': {
      target: '.loggedInAlready',
      actions: 'leaveForm',
      description: 'A player who is logged in is redirected (A1).',
    },
  },
  initial: 'resuming',
  states: {
    resuming: {
      description: 'If the new password had been sent before a tab kill, it may be in effect already.',
      always: [
        { guard: 'wasSent', target: 'unknown' },
        { guard: 'hasAskedForCode', target: 'editing.forgotten' },
        { target: 'editing' },
      ],
    },
    editing: {
      tags: 'form',
      description: 'The player enters phone, code, username, and the new password twice.',
      entry: { type: 'noteTyped', params: { isSent: false } },
      on: {
        'resetPassword.typed': {
          actions: { type: 'noteTyped', params: ({ event }) => event.typed },
          description: 'Saved on every change: the phone may kill the tab while the player reads the SMS.',
        },
        'resetPassword.phoneMistyped': { actions: 'raisePhoneInvalid' },
        'resetPassword.passwordsDiffered': { actions: 'raiseMismatch' },
        'resetPassword.codeRequested': {
          target: '.untouched',
          actions: [
            { type: 'noteTyped', params: ({ event }) => ({ sentTo: event.phone }) },
            { type: 'requestCode', params: ({ event }) => event.phone },
          ],
        },
        'resetPassword.submitted': {
          target: 'sending',
          actions: { type: 'note', params: ({ event }) => event.form },
        },
        'codeCountdown.refused': {
          target: '.refused',
          actions: { type: 'noteProblem', params: ({ event }) => event.problem },
        },
        'codeCountdown.sent': { target: '.awaitingCode' },
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Reset form' }, description: 'The form shows no problem.' },
        forgotten: {
          meta: { title: 'Reset form, secrets discarded' },
          description: 'The form says that a reload discards the code and the passwords.',
        },
        awaitingCode: {
          meta: { title: 'SMS on its way' },
          description: 'The form says how long the code is valid, and what to do if no SMS arrives.',
        },
        refused: {
          tags: 'failed',
          meta: { title: 'Reset refused' },
          description: 'The form says why and keeps what was typed.',
        },
      },
    },
    sending: {
      tags: ['busy', 'form'],
      meta: { title: 'Setting the password' },
      description: 'Each code allows one change.',
      entry: { type: 'noteTyped', params: { isSent: true } },
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context }) => present(context.form),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'changed',
            actions: [{ type: 'beginSession', params: output }, 'raiseChanged'],
          },
          {
            target: 'editing.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
        onError: 'unknown',
      },
      exit: 'forget',
    },
    unknown: {
      tags: ['form', 'failed'],
      meta: { title: 'Change not confirmed' },
      description:
        'A missing response is not a refusal. The player logs in with the new password to find out which one is in effect.',
      on: { 'resetPassword.edited': 'editing' },
    },
    changed: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Password changed' },
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

export type ResetPasswordRef = ActorRefFrom<typeof resetPasswordMachine>;
