import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { raised } from '../shared/notices.machine.js';
import { navigatorOf, noticesOf } from '../system.js';
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

/** The repeated password never leaves the form. */
export type ChangePasswordForm = { oldPassword: string; newPassword: string };

/** Password change: the player gives the old password and a new one. This session continues; every other one ends. */
export const changePasswordMachine = setup({
  types: {} as {
    context: { form: ChangePasswordForm | null; problem: Problem | null };
    events:
      | { type: 'changePassword.submitted'; form: ChangePasswordForm }
      | Plain<'changePassword.passwordsDiffered' | 'changePassword.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    sendNewPassword: fromPromise<Result<null>, ChangePasswordForm>(mustBeProvided('sendNewPassword')),
    /** Whether the new password is in effect already. Changes nothing. */
    tracePassword: fromPromise<boolean, { newPassword: string }>(mustBeProvided('tracePassword')),
  },
  guards: {
    isAccepted: (_, result: Result<null>) => result.ok,
    isChanged: (_, isChanged: boolean) => isChanged,
  },
  actions: {
    note: assign((_, form: ChangePasswordForm) => ({ form, problem: null })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forget: assign({ form: null }),
    raiseMismatch: sendTo(noticesOf, raised({ tone: 'critical', messageId: 'access.noMatchPassword' })),
    openNextPage: sendTo(navigatorOf, {
      type: 'navigation.requested',
      to: '/pages/account/resetPasswordSuccess',
      replace: true,
    }),
  },
}).createMachine({
  id: 'changePassword',
  description:
    'Old and new password are required and must differ (section 5). The chart forgets them once the outcome is known.',
  meta: { title: 'Change the password' },
  context: { form: null, problem: null },
  initial: 'editing',
  states: {
    editing: {
      tags: 'form',
      description: 'The player enters the old password, and the new one twice.',
      entry: 'forget',
      on: {
        'changePassword.passwordsDiffered': { target: '.untouched', actions: 'raiseMismatch' },
        'changePassword.submitted': {
          target: 'sending',
          actions: { type: 'note', params: ({ event }) => event.form },
        },
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Password form' }, description: 'The form shows no problem.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Password change refused' },
          description: 'The form says why and keeps what was typed.',
        },
      },
    },
    sending: {
      tags: ['busy', 'form'],
      meta: { title: 'Changing the password' },
      description: 'Sent once.',
      invoke: {
        id: 'sendNewPassword',
        src: 'sendNewPassword',
        input: ({ context }) => present(context.form),
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'changed' },
          {
            target: 'editing.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
        onError: 'unknown',
      },
    },
    unknown: {
      tags: 'form',
      description: 'The response was lost. A request that changes nothing tells which password is in effect.',
      initial: 'tracing',
      states: {
        tracing: {
          tags: 'busy',
          meta: { title: 'Checking which password is in effect' },
          description: 'Either the new one or still the old one.',
          invoke: {
            id: 'tracePassword',
            src: 'tracePassword',
            input: ({ context }) => ({ newPassword: present(context.form).newPassword }),
            onDone: [
              { guard: { type: 'isChanged', params: output }, target: '#changePassword.changed' },
              {
                target: '#changePassword.editing.refused',
                actions: { type: 'noteProblem', params: { code: 'unreachable' } },
              },
            ],
            onError: 'unanswered',
          },
        },
        unanswered: {
          tags: 'failed',
          meta: { title: 'Change not confirmed' },
          description: 'The page says that either password may be in effect. The player can check again.',
          on: { 'changePassword.retried': 'tracing' },
        },
      },
    },
    changed: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Password changed' },
      description: 'The page confirms it, at an address of its own.',
      entry: ['forget', 'openNextPage'],
    },
  },
});

export type ChangePasswordRef = ActorRefFrom<typeof changePasswordMachine>;
