import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { raised } from '../shared/notices.machine.js';
import { noticesOf, sessionOf } from '../system.js';
import {
  mustBeProvided,
  output,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import type { Registration } from './signUp.js';

type Token = { token: string };

/** Registration: the sign-up form is sent, and after a lost response the account is looked up before anything is sent again. */
export const registrationMachine = setup({
  types: {} as {
    input: Registration;
    context: { registration: Registration; problem: Problem | null };
    events: Plain<'registration.retried'>;
    /** Why the server refused the form; null when the account exists and its session begins. */
    output: Problem | null;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    register: fromPromise<Result<Token>, Registration>(mustBeProvided('register')),
    /** Logs in with the chosen username and password: if that works, the account exists. */
    traceAccount: fromPromise<Result<Token>, { username: string; password: string }>(mustBeProvided('traceAccount')),
  },
  guards: {
    isAccepted: (_, result: Result<Token>) => result.ok,
    isUnknownAccount: (_, result: Result<Token>) => problemOf(result)?.code === 'wrongCredentials',
  },
  actions: {
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    beginSession: sendTo(sessionOf, (_, result: Result<Token>) => ({
      type: 'session.begin',
      token: result.ok ? result.value.token : '',
    })),
    raiseWelcome: sendTo(noticesOf, raised({ tone: 'positive', lasts: 'long', messageId: 'access.signedUp' })),
  },
}).createMachine({
  id: 'registration',
  description: 'A missing response is not a refusal: the account may exist, so it is looked up before a resend.',
  meta: { title: 'Registration' },
  context: ({ input }) => ({ registration: input, problem: null }),
  output: ({ context }) => context.problem,
  initial: 'sending',
  states: {
    sending: {
      tags: 'busy',
      meta: { title: 'Registering' },
      description: 'The form as it was submitted: a later lookup of the account uses the same username and password.',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => context.registration,
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'registered',
            actions: { type: 'beginSession', params: output },
          },
          {
            target: 'refused',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
            description: 'The sign-up shows it at the field to correct, so it gets no toast (B3).',
          },
        ],
        onError: 'unknown',
      },
    },
    unknown: {
      description: 'A login with the same username and password shows whether the account exists.',
      initial: 'tracing',
      states: {
        tracing: {
          tags: 'busy',
          meta: { title: 'Looking for the account' },
          description: 'Only a login is sent, not a second registration.',
          invoke: {
            id: 'traceAccount',
            src: 'traceAccount',
            input: ({ context: { registration } }) => ({
              username: registration.username,
              password: registration.password,
            }),
            onDone: [
              {
                guard: { type: 'isAccepted', params: output },
                target: '#registration.registered',
                actions: { type: 'beginSession', params: output },
              },
              { guard: { type: 'isUnknownAccount', params: output }, target: 'unsent' },
              { target: 'unclear' },
            ],
            onError: 'unanswered',
          },
        },
        unsent: {
          tags: ['failed', 'manualRetry'],
          meta: { title: 'The registration never arrived' },
          description: 'There is no such account: the form can safely be sent again.',
          on: { 'registration.retried': '#registration.sending' },
        },
        unanswered: {
          tags: ['failed', 'manualRetry'],
          meta: { title: 'No response about the account' },
          description: 'It is still unknown. The player can only check again.',
          on: { 'registration.retried': 'tracing' },
        },
        unclear: {
          tags: ['failed', 'manualRetry'],
          meta: { title: 'A login is needed to find out' },
          description:
            'The lookup was refused, for example without a captcha. Sending again is safe: a phone has one account.',
          on: { 'registration.retried': '#registration.sending' },
        },
      },
    },
    registered: {
      type: 'final',
      tags: 'done',
      entry: 'raiseWelcome',
      meta: { title: 'Registered' },
      description: 'The account exists, and the session has its token.',
    },
    refused: {
      type: 'final',
      meta: { title: 'Refused' },
      description: 'The server refused the form. The player corrects the step that the problem names.',
    },
  },
});

export type RegistrationRef = ActorRefFrom<typeof registrationMachine>;
