import { and, assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { raised } from '../shared/notices.machine.js';
import { loginGuardOf, noticesOf, sessionOf } from '../system.js';
import {
  mustBeProvided,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type SiteInfo,
  type UiTag,
} from '../vocabulary.js';
import { codeCountdownMachine, type CodeNews } from './codeCountdown.machine.js';
import {
  emptySignUp,
  isComplete,
  registrationOf,
  stepToMend,
  withBanks,
  withPhone,
  type Registration,
  type SavedSignUp,
  type SignUpFields,
  type SignUpStep,
  type SupportBank,
  type TypedSignUp,
} from './signUp.js';

type Token = { token: string };
type Site = Pick<SiteInfo, 'countryCode'> & { isSmsOn: boolean; isBankOn: boolean };
/** `sentTo`: the phone that was given last; `phone` is what is typed since. `isBankForgotten`: it was being typed before a reload. */
type Context = Site &
  SignUpFields & {
    step: SignUpStep;
    sentTo: string;
    isBankForgotten: boolean;
    banks: readonly SupportBank[];
    problem: Problem | null;
  };

/** Sign-up: from a phone number to an account, in two to five steps. Ends with a token in the session. */
export const signUpMachine = setup({
  types: {} as {
    input: Site & { saved: SavedSignUp | null };
    context: Context;
    events:
      | { type: 'signUp.phoneGiven'; given: Pick<SignUpFields, 'phone' | 'isAdult'> }
      | { type: 'signUp.codeGiven'; given: Pick<SignUpFields, 'code'> }
      | { type: 'signUp.accountGiven'; given: Pick<SignUpFields, 'username' | 'password' | 'inviteCode'> }
      | { type: 'signUp.bankChosen'; given: Pick<SignUpFields, 'bankType'> }
      | { type: 'signUp.bankAccountGiven'; given: Pick<SignUpFields, 'bankAccountName' | 'bankAccount'> }
      | { type: 'signUp.typed'; typed: TypedSignUp }
      | Plain<
          | 'signUp.codeRequested'
          | 'signUp.phoneMistyped'
          | 'signUp.steppedBack'
          | 'signUp.retried'
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
    loadBanks: fromPromise<readonly SupportBank[]>(mustBeProvided('loadBanks')),
    register: fromPromise<Result<Token>, Registration>(mustBeProvided('register')),
    /** Logs in with what was chosen: the account exists if that works. */
    askAccount: fromPromise<Result<Token>, { username: string; password: string }>(mustBeProvided('askAccount')),
  },
  guards: {
    isSmsOn: ({ context }) => context.isSmsOn,
    isBankOn: ({ context }) => context.isBankOn,
    hasPassedPhone: ({ context }) => context.step !== 'phone',
    hasPassedCode: ({ context }) => !['phone', 'code'].includes(context.step),
    isComplete: ({ context }) => isComplete(context),
    hasBanks: ({ context }) => context.banks.length > 0,
    isListed: (_, banks: readonly SupportBank[]) => banks.length > 0,
    isAccepted: (_, result: Result<unknown>) => result.ok,
    isToMendAt: ({ context }, step: SignUpStep) => stepToMend(context.problem, context) === step,
    isUnknownAccount: (_, result: Result<unknown>) => problemOf(result)?.code === 'wrongCredentials',
  },
  actions: {
    take: assign((_, fields: Partial<SignUpFields>) => ({ ...fields, problem: null })),
    keep: assign((_, typed: Partial<SignUpFields>) => typed),
    takePhone: assign(({ context }, fields: Pick<SignUpFields, 'phone' | 'isAdult'>) => ({
      ...withPhone(context, fields),
      problem: null,
    })),
    takeBanks: assign(({ context }, banks: readonly SupportBank[]) => withBanks(context, banks)),
    enter: assign((_, step: SignUpStep) => ({ step })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    askForCode: sendTo('codeCountdown', ({ context }) => ({ type: 'code.send', phone: context.phone })),
    tellPhone: sendTo(noticesOf, raised({ tone: 'critical', messageId: 'access.phoneNumber' })),
    tellLost: sendTo(noticesOf, raised({ tone: 'critical', lasts: 'error', messageId: 'request.failed' })),
    tellRefused: sendTo(noticesOf, ({ context: { problem } }) =>
      raised({
        tone: 'critical',
        lasts: problem?.code === 'invalidRequest' ? 'long' : 'short',
        text: problem?.text ?? '',
      }),
    ),
    beginSession: sendTo(sessionOf, (_, result: Result<Token>) => ({
      type: 'session.begin',
      token: result.ok ? result.value.token : '',
    })),
    welcome: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'access.welcome' })),
    leaveForm: sendTo(loginGuardOf, { type: 'login.succeeded' }),
    openLogin: sendTo(loginGuardOf, { type: 'login.tabChosen', tab: 'accountLogin' }),
  },
}).createMachine({
  id: 'signUp',
  description:
    'Phone, code where the site sends SMS, account, bank where the site asks for one. A refusal leads back to its step; nothing typed is lost.',
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
      description: 'Who is logged in has nothing to do here (A1).',
    },
  },
  initial: 'resuming',
  states: {
    resuming: {
      description:
        'After a tab kill: code, password and bank account were forgotten on purpose, so the first step that lacks them comes.',
      always: [
        { guard: and(['hasPassedCode', 'isSmsOn']), target: 'code.forgotten' },
        { guard: and(['hasPassedPhone', 'isSmsOn']), target: 'code' },
        { guard: 'hasPassedPhone', target: 'account.forgotten' },
        { target: 'phone' },
      ],
    },
    phone: {
      tags: 'form',
      description: 'Step 1: the phone, the age, the terms.',
      entry: { type: 'enter', params: 'phone' },
      initial: 'editing',
      states: {
        editing: {
          description:
            'The form. What is typed is kept as it is typed, here and at each step: a phone may end the page while its player reads the SMS.',
          on: {
            'signUp.typed': { actions: { type: 'keep', params: typedIn } },
            'signUp.phoneMistyped': { actions: 'tellPhone' },
            'signUp.phoneGiven': [
              {
                guard: 'isSmsOn',
                target: 'askingForCode',
                actions: [{ type: 'takePhone', params: given }, 'askForCode'],
              },
              { target: '#signUp.account', actions: { type: 'takePhone', params: given } },
            ],
          },
          initial: 'untouched',
          states: {
            untouched: { meta: { title: 'Phone' }, description: 'Nothing is wrong.' },
            refused: { tags: 'failed', meta: { title: 'Phone refused' }, description: 'Says what to correct.' },
          },
        },
        askingForCode: {
          tags: 'busy',
          meta: { title: 'Asking for the code' },
          description:
            'To the number that was given, whatever is done to its field; one that is under way is not sent twice.',
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
      description: 'Step 2: six digits. Whether they are right is only known at the end.',
      entry: { type: 'enter', params: 'code' },
      on: {
        'signUp.codeGiven': { target: 'account', actions: { type: 'take', params: given } },
        'signUp.codeRequested': { actions: 'askForCode' },
        'signUp.steppedBack': 'phone',
        'code.sent': '.untouched',
        'code.denied': { target: '.refused', actions: { type: 'noteProblem', params: ({ event }) => event.problem } },
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Code' }, description: 'Nothing is wrong.' },
        forgotten: { meta: { title: 'Code forgotten' }, description: 'Says that secrets are not kept over a reload.' },
        refused: {
          tags: 'failed',
          meta: { title: 'Code refused' },
          description: 'Wrong, too old, or not sent.',
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
        'signUp.typed': { actions: { type: 'keep', params: typedIn } },
        'signUp.accountGiven': [
          { guard: 'isBankOn', target: 'bankType', actions: { type: 'take', params: given } },
          { target: 'registering', actions: { type: 'take', params: given } },
        ],
        'signUp.steppedBack': [{ guard: 'isSmsOn', target: 'code' }, { target: 'phone' }],
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Username and password' }, description: 'Nothing is wrong.' },
        forgotten: {
          meta: { title: 'Password forgotten' },
          description: 'Says that secrets are not kept over a reload.',
        },
        refused: {
          tags: 'failed',
          meta: { title: 'Username or password refused' },
          description: 'Taken, too common, or an unknown invitation.',
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
    bankType: {
      tags: 'form',
      description: 'Step 4: which bank.',
      entry: { type: 'enter', params: 'bankType' },
      on: { 'signUp.steppedBack': 'account' },
      initial: 'opening',
      states: {
        opening: {
          description: 'The list is read once.',
          always: [{ guard: 'hasBanks', target: 'choosing' }, { target: 'loading' }],
        },
        loading: {
          tags: 'busy',
          meta: { title: 'Loading banks' },
          description: 'The first of the list is selected.',
          invoke: {
            id: 'loadBanks',
            src: 'loadBanks',
            onDone: [
              {
                guard: { type: 'isListed', params: resultIn },
                target: 'choosing',
                actions: { type: 'takeBanks', params: resultIn },
              },
              { target: 'unavailable' },
            ],
            onError: 'unavailable',
          },
        },
        unavailable: {
          tags: 'failed',
          meta: { title: 'Banks unavailable' },
          description: 'Nothing typed is lost.',
          on: { 'signUp.retried': 'loading' },
        },
        choosing: {
          description: 'The list.',
          on: {
            'signUp.typed': { actions: { type: 'keep', params: typedIn } },
            'signUp.bankChosen': { target: '#signUp.bankAccount', actions: { type: 'take', params: given } },
          },
          initial: 'untouched',
          states: {
            untouched: { meta: { title: 'Bank' }, description: 'Nothing is wrong.' },
            refused: {
              tags: 'failed',
              meta: { title: 'Bank refused' },
              description: 'No longer supported.',
              on: {
                'signUp.bankChosen': {
                  guard: 'isComplete',
                  target: '#signUp.registering',
                  actions: { type: 'take', params: given },
                },
              },
            },
          },
        },
      },
    },
    bankAccount: {
      tags: 'form',
      description: 'Step 5: holder and number.',
      entry: { type: 'enter', params: 'bankAccount' },
      on: {
        'signUp.typed': { actions: { type: 'keep', params: typedIn } },
        'signUp.bankAccountGiven': { target: 'registering', actions: { type: 'take', params: given } },
        'signUp.steppedBack': 'bankType',
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Bank account' }, description: 'Nothing is wrong.' },
        refused: { tags: 'failed', meta: { title: 'Bank account refused' }, description: 'Says what to correct.' },
      },
    },
    registering: {
      tags: 'busy',
      meta: { title: 'Signing up' },
      description:
        'What was sent stands still, so that it can be asked about: no answer is no refusal, the account may exist.',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => registrationOf(context),
        onDone: [
          {
            guard: { type: 'isAccepted', params: resultIn },
            target: 'registered',
            actions: { type: 'beginSession', params: resultIn },
          },
          {
            target: 'refused',
            actions: [{ type: 'noteProblem', params: ({ event }) => problemOf(event.output) }, 'tellRefused'],
          },
        ],
        onError: { target: 'unknown', actions: 'tellLost' },
      },
    },
    refused: {
      description: 'Back to where it can be mended.',
      always: [
        { guard: { type: 'isToMendAt', params: 'phone' }, target: 'phone.editing.refused' },
        { guard: { type: 'isToMendAt', params: 'code' }, target: 'code.refused' },
        { guard: { type: 'isToMendAt', params: 'bankType' }, target: 'bankType.choosing.refused' },
        { guard: { type: 'isToMendAt', params: 'bankAccount' }, target: 'bankAccount.refused' },
        { target: 'account.refused' },
      ],
    },
    unknown: {
      description: 'Logging in with the same words tells whether the account exists.',
      initial: 'asking',
      states: {
        asking: {
          tags: 'busy',
          meta: { title: 'Asking for the account' },
          description: 'A question, no second registration.',
          invoke: {
            id: 'askAccount',
            src: 'askAccount',
            input: ({ context: { username, phone, password } }) => ({ username: username || phone, password }),
            onDone: [
              {
                guard: { type: 'isAccepted', params: resultIn },
                target: '#signUp.registered',
                actions: { type: 'beginSession', params: resultIn },
              },
              { guard: { type: 'isUnknownAccount', params: resultIn }, target: 'absent' },
              { target: 'unclear' },
            ],
            onError: 'silent',
          },
        },
        absent: {
          tags: 'failed',
          meta: { title: 'The sign-up never arrived' },
          description: 'Safe to send again.',
          on: { 'signUp.retried': '#signUp.registering' },
        },
        silent: {
          tags: 'failed',
          meta: { title: 'No answer about the account' },
          description: 'Only the question can be repeated.',
          on: { 'signUp.retried': 'asking' },
        },
        unclear: {
          tags: 'failed',
          meta: { title: 'Log in to see' },
          description:
            'The server wants a captcha first: the login form asks for it. A phone makes one account only, so sending again is safe too.',
          on: { 'signUp.retried': '#signUp.registering' },
        },
      },
    },
    registered: {
      type: 'final',
      tags: 'done',
      entry: 'welcome',
      meta: { title: 'Signed up' },
      description: 'The session has the token and leads on.',
    },
    loggedInAlready: {
      type: 'final',
      tags: 'done',
      meta: { title: 'Was logged in' },
      description: 'The login guard leads on.',
    },
  },
});

export type SignUpRef = ActorRefFrom<typeof signUpMachine>;

function typedIn<Typed>({ event }: { event: { typed: Typed } }): Typed {
  return event.typed;
}
function given<Fields>({ event }: { event: { given: Fields } }): Fields {
  return event.given;
}
function resultIn<Answer>({ event }: { event: { output: Answer } }): Answer {
  return event.output;
}
