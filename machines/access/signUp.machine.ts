import { and, assign, fromCallback, sendTo, setup, type ActorRefFrom } from 'xstate';
import { raised } from '../shared/notices.machine.js';
import { loginGuardOf, noticesOf } from '../system.js';
import type { ChartMeta, Plain, Problem, UiTag } from '../vocabulary.js';
import { codeCountdownMachine, type CodeNews } from './codeCountdown.machine.js';
import { registrationMachine } from './registration.machine.js';
import {
  bankStartOf,
  emptySignUp,
  isComplete,
  registrationOf,
  stepToMend,
  withPhone,
  type BankStart,
  type BankStep,
  type SavedSignUp,
  type SignUpContext,
  type SignUpFields,
  type SignUpSite,
  type SignUpStep,
  type TypedSignUp,
} from './signUp.js';
import { signUpBankMachine } from './signUpBank.machine.js';

/** Sign-up: from a phone number to an account, in two to five steps. Ends with a token in the session. */
export const signUpMachine = setup({
  types: {} as {
    input: SignUpSite & { saved: SavedSignUp | null };
    context: SignUpContext;
    events:
      | { type: 'signUp.phoneGiven'; given: Pick<SignUpFields, 'phone' | 'isAdult'> }
      | { type: 'signUp.codeGiven'; given: Pick<SignUpFields, 'code'> }
      | { type: 'signUp.accountGiven'; given: Pick<SignUpFields, 'username' | 'password' | 'inviteCode'> }
      | { type: 'signUp.bankChanged'; changed: Pick<SignUpFields, 'bankType' | 'bankAccountName'> & { step: BankStep } }
      | { type: 'signUp.typed'; typed: TypedSignUp }
      | Plain<
          | 'signUp.codeRequested'
          | 'signUp.phoneMistyped'
          | 'signUp.steppedBack'
          | 'signUp.loginChosen'
          | 'session.found'
        >
      | CodeNews;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    codeCountdown: codeCountdownMachine,
    watchSession: fromCallback(() => undefined),
    signUpBank: signUpBankMachine,
    registration: registrationMachine,
  },
  guards: {
    isSmsOn: ({ context }) => context.isSmsOn,
    isBankOn: ({ context }) => context.isBankOn,
    hasPassedPhone: ({ context }) => context.step !== 'phone',
    hasPassedCode: ({ context }) => !['phone', 'code'].includes(context.step),
    isComplete: ({ context }) => isComplete(context),
    isBankGiven: (_, { outcome }: { outcome: 'given' | 'steppedBack' }) => outcome === 'given',
    isRegistered: (_, problem: Problem | null) => problem === null,
    isToMendAt: ({ context }, step: SignUpStep) => stepToMend(context.problem, context) === step,
  },
  actions: {
    take: assign((_, fields: Partial<SignUpFields & Pick<BankStart, 'banks'>>) => ({ ...fields, problem: null })),
    keep: assign((_, changed: Partial<SignUpFields & { step: SignUpStep }>) => changed),
    takePhone: assign(({ context }, fields: Pick<SignUpFields, 'phone' | 'isAdult'>) => ({
      ...withPhone(context, fields),
      problem: null,
    })),
    enter: assign((_, step: SignUpStep) => ({ step })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    requestCode: sendTo('codeCountdown', ({ context }) => ({ type: 'code.send', phone: context.phone })),
    raisePhoneInvalid: sendTo(noticesOf, raised({ tone: 'critical', messageId: 'access.phoneNumber' })),
    stepBackInBank: sendTo('signUpBank', { type: 'signUp.steppedBack' }),
    leaveForm: sendTo(loginGuardOf, { type: 'login.succeeded' }),
    openLogin: sendTo(loginGuardOf, { type: 'login.tabChosen', tab: 'accountLogin' }),
  },
}).createMachine({
  id: 'signUp',
  description: 'Steps: phone, code (if sent by SMS), account, bank (if required). A refusal returns to its step.',
  meta: {
    title: 'Sign up',
    resumes: { version: 3, fields: ['phone', 'isAdult', 'username', 'inviteCode', 'bankType', 'step'] },
  },
  context: ({ input: { saved, ...site } }) => ({
    ...site,
    ...emptySignUp,
    step: 'phone',
    ...saved,
    sentTo: saved?.phone ?? '',
    isBankForgotten: saved?.step === 'bankAccount',
    banks: [],
    problem: null,
  }),
  invoke: [
    {
      id: 'codeCountdown',
      src: 'codeCountdown',
      input: ({ context }) => ({ purpose: 'register', phone: context.step === 'phone' ? null : context.phone }),
    },
    { id: 'watchSession', src: 'watchSession' },
  ],
  on: {
    'signUp.loginChosen': { actions: 'openLogin' },
    'session.found': {
      target: '.loggedInAlready',
      actions: 'leaveForm',
      description: 'A player who is logged in is redirected (A1).',
    },
  },
  initial: 'resuming',
  states: {
    resuming: {
      description:
        'After a tab kill, opens the first step that lacks a code, password or bank account: these are never saved.',
      always: [
        { guard: and(['hasPassedCode', 'isSmsOn']), target: 'code.forgotten' },
        { guard: and(['hasPassedPhone', 'isSmsOn']), target: 'code' },
        { guard: 'hasPassedPhone', target: 'account.forgotten' },
        { target: 'phone' },
      ],
    },
    phone: {
      tags: 'form',
      description: 'Step 1: phone, age and terms.',
      entry: { type: 'enter', params: 'phone' },
      initial: 'editing',
      states: {
        editing: {
          description:
            'The player fills in the form. Each step saves every change: the phone may kill the tab while the player reads the SMS.',
          on: {
            'signUp.typed': { actions: { type: 'keep', params: ({ event }) => event.typed } },
            'signUp.phoneMistyped': { actions: 'raisePhoneInvalid' },
            'signUp.phoneGiven': [
              {
                guard: 'isSmsOn',
                target: 'askingForCode',
                actions: [{ type: 'takePhone', params: given }, 'requestCode'],
              },
              { target: '#signUp.account', actions: { type: 'takePhone', params: given } },
            ],
          },
          initial: 'untouched',
          states: {
            untouched: { meta: { title: 'Phone' }, description: 'The form shows no problem.' },
            refused: {
              tags: 'failed',
              meta: { title: 'Phone refused' },
              description: 'The form says what to correct.',
            },
          },
        },
        askingForCode: {
          tags: 'busy',
          meta: { title: 'Requesting the code' },
          description:
            'Sent to the submitted number, even if the field changes meanwhile. If a code is already on its way, no second one is sent.',
          on: {
            'code.sent': '#signUp.code',
            'code.denied': {
              target: 'editing.refused',
              actions: { type: 'noteProblem', params: ({ event }) => event.problem },
            },
          },
        },
      },
    },
    code: {
      tags: 'form',
      description: 'Step 2: six digits. The server checks them only with the whole form.',
      entry: { type: 'enter', params: 'code' },
      on: {
        'signUp.codeGiven': { target: 'account', actions: { type: 'take', params: given } },
        'signUp.codeRequested': { actions: 'requestCode' },
        'signUp.steppedBack': 'phone',
        'code.sent': '.untouched',
        'code.denied': { target: '.refused', actions: { type: 'noteProblem', params: ({ event }) => event.problem } },
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Code' }, description: 'The form shows no problem.' },
        forgotten: { meta: { title: 'Code discarded' }, description: 'The form says that a reload discards secrets.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Code refused' },
          description: 'The code is wrong, expired, or was not sent.',
          on: {
            'signUp.codeGiven': {
              guard: 'isComplete',
              target: '#signUp.registering',
              actions: { type: 'take', params: given },
            },
          },
        },
      },
    },
    account: {
      tags: 'form',
      description: 'Step 3: username, password, invitation code.',
      entry: { type: 'enter', params: 'account' },
      on: {
        'signUp.typed': { actions: { type: 'keep', params: ({ event }) => event.typed } },
        'signUp.accountGiven': [
          { guard: 'isBankOn', target: 'bank', actions: { type: 'take', params: given } },
          { target: 'registering', actions: { type: 'take', params: given } },
        ],
        'signUp.steppedBack': [{ guard: 'isSmsOn', target: 'code' }, { target: 'phone' }],
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Username and password' }, description: 'The form shows no problem.' },
        forgotten: {
          meta: { title: 'Password discarded' },
          description: 'The form says that a reload discards secrets.',
        },
        refused: {
          tags: 'failed',
          meta: { title: 'Username or password refused' },
          description: 'The username is taken, the password too common, or the invitation code unknown.',
          on: {
            'signUp.accountGiven': {
              guard: 'isComplete',
              target: '#signUp.registering',
              actions: { type: 'take', params: given },
            },
          },
        },
      },
    },
    bank: {
      tags: 'form',
      description: 'Steps 4 and 5: the bank and the account there.',
      entry: { type: 'enter', params: 'bankType' },
      on: {
        'signUp.bankChanged': { actions: { type: 'keep', params: ({ event }) => event.changed } },
        'signUp.steppedBack': { actions: 'stepBackInBank' },
      },
      meta: { title: 'Bank' },
      invoke: {
        id: 'signUpBank',
        src: 'signUpBank',
        input: ({ context }) => bankStartOf(context),
        onDone: [
          {
            guard: { type: 'isBankGiven', params: outputIn },
            target: 'registering',
            actions: { type: 'take', params: ({ event }) => event.output.bank },
          },
          { target: 'account', actions: { type: 'take', params: ({ event }) => event.output.bank } },
        ],
        onError: 'account',
      },
    },
    registering: {
      meta: { title: 'Signing up' },
      description: 'The form was submitted and can no longer be edited.',
      invoke: {
        id: 'registration',
        src: 'registration',
        input: ({ context }) => registrationOf(context),
        onDone: [
          { guard: { type: 'isRegistered', params: outputIn }, target: 'registered' },
          { target: 'refused', actions: { type: 'noteProblem', params: outputIn } },
        ],
        onError: 'account',
      },
    },
    refused: {
      description: 'Returns to the step that the player has to correct.',
      always: [
        { guard: { type: 'isToMendAt', params: 'phone' }, target: 'phone.editing.refused' },
        { guard: { type: 'isToMendAt', params: 'code' }, target: 'code.refused' },
        { guard: { type: 'isToMendAt', params: 'account' }, target: 'account.refused' },
        { target: 'bank' },
      ],
    },
    registered: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Signed up' },
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

export type SignUpRef = ActorRefFrom<typeof signUpMachine>;

function given<Fields>({ event }: { event: { given: Fields } }): Fields {
  return event.given;
}
function outputIn<Output>({ event }: { event: { output: Output } }): Output {
  return event.output;
}
