import { and, assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { raised } from '../shared/notices.machine.js';
import { loginGuardOf, noticesOf } from '../system.js';
import { mustBeProvided, type ChartMeta, type Problem, type Result, type UiTag } from '../vocabulary.js';
import { codeCountdownMachine } from './codeCountdown.machine.js';
import { registrationMachine } from './registration.machine.js';
import {
  bankStartOf,
  checkOf,
  isComplete,
  problemsIn,
  registrationOf,
  stepToMend,
  startOf,
  withPhone,
  withProblems,
  type BankStart,
  type SavedSignUp,
  type SignUpCheck,
  type SignUpContext,
  type SignUpEvent,
  type SignUpFields,
  type SignUpSite,
  type SignUpStep,
} from './signUp.js';
import { signUpBankMachine } from './signUpBank.machine.js';

/** Sign-up: the player makes an account, in two to five steps. Ends with a token in the session. */
export const signUpMachine = setup({
  types: {} as {
    input: SignUpSite & { saved: SavedSignUp | null };
    context: SignUpContext;
    events: SignUpEvent;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    /** Everything that the server would refuse. Uses nothing up, but a wrong code counts as one of its tries (C4). */
    checkStep: fromPromise<Result<readonly Problem[]>, SignUpCheck>(mustBeProvided('checkStep')),
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
    isBankComplete: ({ context }) => context.isBankOn && isComplete(context),
    isAtCode: ({ context }) => context.step === 'code',
    isFine: (_, result: Result<readonly Problem[]>) => result.ok && result.value.length === 0,
    isBankGiven: (_, { outcome }: { outcome: 'given' | 'steppedBack' }) => outcome === 'given',
    isRegistered: (_, problem: Problem | null) => problem === null,
    isToMendAt: ({ context }, step: SignUpStep) => stepToMend(context.problem, context) === step,
  },
  actions: {
    noteGiven: assign((_, fields: Partial<SignUpFields & Pick<BankStart, 'banks'>>) => ({
      ...fields,
      ...withProblems([]),
    })),
    noteTyped: assign((_, changed: Partial<SignUpFields & { step: SignUpStep }>) => changed),
    notePhone: assign(({ context }, fields: Pick<SignUpFields, 'phone' | 'isAdult'>) => withPhone(context, fields)),
    enter: assign((_, step: SignUpStep) => ({ step })),
    noteProblems: assign((_, problems: readonly Problem[]) => withProblems(problems)),
    requestCode: sendTo('codeCountdown', ({ context }) => ({ type: 'codeCountdown.requested', phone: context.phone })),
    raisePhoneInvalid: sendTo(noticesOf, raised({ tone: 'critical', messageId: 'access.phoneNumber' })),
    stepBackInBank: sendTo('signUpBank', { type: 'signUpBank.steppedBack' }),
    leaveForm: sendTo(loginGuardOf, { type: 'loginGuard.succeeded' }),
    openLogin: sendTo(loginGuardOf, { type: 'loginGuard.tabChosen', tab: 'accountLogin' }),
  },
}).createMachine({
  id: 'signUp',
  description: 'Steps: phone, code (if sent by SMS), account, bank (if required). A refusal returns to its step.',
  meta: {
    title: 'Sign up',
    resumes: { version: 3, fields: ['phone', 'isAdult', 'username', 'inviteCode', 'bankType', 'step'] },
  },
  context: ({ input }) => startOf(input),
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
    'session.found': { target: '.loggedInAlready', actions: 'leaveForm', description: 'A player is redirected (A1).' },
  },
  initial: 'resuming',
  states: {
    resuming: {
      description:
        'After a tab kill, opens the first step whose secret is discarded: the code, or without SMS the password.',
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
            'Every change of every step is saved: the phone may kill the tab while the player reads the SMS.',
          on: {
            'signUp.typed': { actions: { type: 'noteTyped', params: ({ event }) => event.typed } },
            'signUp.phoneMistyped': { actions: 'raisePhoneInvalid' },
            'signUp.phoneGiven': [
              { guard: 'isSmsOn', target: 'sending', actions: { type: 'notePhone', params: given } },
              { target: '#signUp.account', actions: { type: 'notePhone', params: given } },
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
        sending: {
          tags: 'busy',
          meta: { title: 'Requesting the code' },
          description: 'Sent to the submitted number. If a code is already on its way, no second one is sent.',
          entry: 'requestCode',
          on: {
            'codeCountdown.sent': '#signUp.code',
            'codeCountdown.refused': {
              target: 'editing.refused',
              actions: { type: 'noteProblems', params: ({ event }) => [event.problem] },
            },
          },
        },
      },
    },
    code: {
      tags: 'form',
      description: 'Step 2: six digits.',
      entry: { type: 'enter', params: 'code' },
      on: {
        'signUp.codeGiven': { target: 'checking', actions: { type: 'noteGiven', params: given } },
        'signUp.codeRequested': { actions: 'requestCode' },
        'signUp.steppedBack': 'phone',
        'codeCountdown.sent': '.untouched',
        'codeCountdown.refused': {
          target: '.refused',
          actions: { type: 'noteProblems', params: ({ event }) => [event.problem] },
        },
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Code' }, description: 'The form shows no problem.' },
        forgotten: { meta: { title: 'Code discarded' }, description: 'The form says that a reload discards secrets.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Code refused' },
          description: 'The form says why: the code is wrong, expired, not sent, or could not be checked.',
          on: {
            'signUp.codeGiven': {
              guard: 'isComplete',
              target: '#signUp.sending',
              actions: { type: 'noteGiven', params: given },
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
        'signUp.typed': { actions: { type: 'noteTyped', params: ({ event }) => event.typed } },
        'signUp.accountGiven': { target: 'checking', actions: { type: 'noteGiven', params: given } },
        'signUp.steppedBack': [{ guard: 'isSmsOn', target: 'code' }, { target: 'phone' }],
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Username and password' }, description: 'The form shows no problem.' },
        forgotten: { meta: { title: 'Password discarded' }, description: 'The form says that a reload discards it.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Username or password refused' },
          description: 'The form says why, for example that the username is taken or the password too common.',
          on: {
            'signUp.accountGiven': {
              guard: 'isBankComplete',
              target: '#signUp.sending',
              actions: { type: 'noteGiven', params: given },
            },
          },
        },
      },
    },
    checking: {
      tags: ['busy', 'form'],
      meta: { title: 'Checking the step' },
      description: 'The server checks the step that was submitted, so that each problem shows where it was typed (C4).',
      invoke: {
        id: 'checkStep',
        src: 'checkStep',
        input: ({ context }) => checkOf(context),
        onDone: [
          { guard: { type: 'isFine', params: outputIn }, target: 'sorting' },
          { target: 'refused', actions: { type: 'noteProblems', params: ({ event }) => problemsIn(event.output) } },
        ],
        onError: { target: 'refused', actions: { type: 'noteProblems', params: [{ code: 'unreachable' }] } },
      },
      on: { 'signUp.steppedBack': [{ guard: 'isAtCode', target: 'code' }, { target: 'account' }] },
    },
    sorting: {
      description: 'Goes on to the next step of the site, or submits the form.',
      always: [{ guard: 'isAtCode', target: 'account' }, { guard: 'isBankOn', target: 'bank' }, { target: 'sending' }],
    },
    bank: {
      tags: 'form',
      description: 'Steps 4 and 5: the bank and the account there.',
      entry: { type: 'enter', params: 'bankType' },
      on: {
        'signUp.bankChanged': { actions: { type: 'noteTyped', params: ({ event }) => event.changed } },
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
            target: 'sending',
            actions: { type: 'noteGiven', params: ({ event }) => event.output.bank },
          },
          { target: 'account', actions: { type: 'noteGiven', params: ({ event }) => event.output.bank } },
        ],
        onError: 'account',
      },
    },
    sending: {
      meta: { title: 'Signing up' },
      description: 'The form was submitted and can no longer be edited.',
      invoke: {
        id: 'registration',
        src: 'registration',
        input: ({ context }) => registrationOf(context),
        onDone: [
          { guard: { type: 'isRegistered', params: outputIn }, target: 'registered' },
          {
            target: 'refused',
            actions: { type: 'noteProblems', params: ({ event }) => (event.output ? [event.output] : []) },
          },
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
