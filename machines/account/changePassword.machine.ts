import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { Answer } from '../shared/keyedWrite.machine.js';
import { raised } from '../shared/notices.machine.js';
import { navigatorOf, noticesOf } from '../system.js';
import { output, present, problemOf, type ChartMeta, type Plain, type Problem, type UiTag } from '../vocabulary.js';
import { passwordWrite, type ChangePasswordForm } from './writes.js';

/** Password change: the player gives the old password and a new one. This session continues; every other one ends. */
export const changePasswordMachine = setup({
  types: {} as {
    context: { form: ChangePasswordForm | null; problem: Problem | null };
    events: { type: 'changePassword.submitted'; form: ChangePasswordForm } | Plain<'changePassword.passwordsDiffered'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    sendNewPassword: passwordWrite,
  },
  guards: {
    isAccepted: (_, answer: Answer<null>) => answer?.ok === true,
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
      tags: 'form',
      meta: { title: 'Changing the password' },
      description: 'After a lost response, a request that changes nothing tells which password is in effect.',
      invoke: {
        id: 'sendNewPassword',
        src: 'sendNewPassword',
        input: ({ context }) => ({ request: present(context.form), mayExist: false }),
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'changed' },
          {
            target: 'editing.refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
          },
        ],
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
