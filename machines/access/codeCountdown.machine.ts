import { assign, fromCallback, fromPromise, sendParent, sendTo, setup, type ActorRefFrom } from 'xstate';
import { captchaMachine, type CaptchaSolution } from './captcha.machine.js';
import { raised } from '../shared/notices.machine.js';
import { noticesOf } from '../system.js';
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

/**
 * What a code is for. A code that was sent for one purpose is not valid for another (C2). `leavePhone` and `withdraw` go to
 * the phone that the account has now, which the player knows only masked.
 */
export type CodePurpose =
  | 'register'
  | 'login'
  | 'resetPassword'
  | 'bindPhone'
  | 'changePhone'
  | 'leavePhone'
  | 'withdraw';
export type CodeAddress = { purpose: CodePurpose; phone: string };

/** Events to the flow that requested a code. `codeCountdown.sent` also if the wait after an earlier code to that phone goes on. */
export type CodeNews =
  | { type: 'codeCountdown.sent'; phone: string }
  | { type: 'codeCountdown.refused'; problem: Problem };

type CountdownEvent = { type: 'codeCountdown.ticked'; remaining: number } | Plain<'codeCountdown.ended'>;

/** Code countdown: the player requests a one-time code, and another one after 60 s. Lives as long as the form. */
export const codeCountdownMachine = setup({
  types: {} as {
    /** `phone`: the phone that a code was requested for before a reload; null if there is none. */
    input: { purpose: CodePurpose; phone: string | null };
    /** `remaining` in ms. */
    context: {
      purpose: CodePurpose;
      phone: string | null;
      remaining: number;
      solution: CaptchaSolution | null;
      problem: Problem | null;
    };
    events:
      | { type: 'codeCountdown.requested'; phone: string }
      | { type: 'captcha.solved'; solution: CaptchaSolution }
      | Plain<'captcha.dismissed'>
      | CountdownEvent;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    /** ms until another code may be requested; 0 when it may. */
    recallCodeEnd: fromPromise<number, CodeAddress>(mustBeProvided('recallCodeEnd')),
    /** Sends the code and stores the end of the wait; returns the ms until then. */
    sendCode: fromPromise<Result<number>, CodeAddress & { solution: CaptchaSolution | null }>(
      mustBeProvided('sendCode'),
    ),
    captcha: captchaMachine,
    countDown: fromCallback<{ type: string }, CodeAddress>(() => undefined),
  },
  guards: {
    hasPhone: ({ context }) => context.phone !== null,
    isWaiting: (_, remaining: number) => remaining > 0,
    isThisPhone: ({ context }, phone: string) => context.phone === phone,
    isAccepted: (_, result: Result<number>) => result.ok,
    isCaptchaAsked: (_, result: Result<number>) =>
      ['captchaRequired', 'wrongCaptcha'].includes(problemOf(result)?.code ?? ''),
  },
  actions: {
    notePhone: assign((_, phone: string) => ({ phone, solution: null })),
    noteSolution: assign((_, solution: CaptchaSolution) => ({ solution })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem, solution: null })),
    noteRemaining: assign((_, remaining: number) => ({ remaining })),
    reportSent: sendParent(({ context }): CodeNews => ({ type: 'codeCountdown.sent', phone: present(context.phone) })),
    reportDenied: sendParent((_, problem: Problem): CodeNews => ({ type: 'codeCountdown.refused', problem })),
    raiseSent: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'access.codeSent' })),
  },
}).createMachine({
  id: 'codeCountdown',
  description:
    'The verification-code button: start text, countdown of 60 s, end text. The end is stored per purpose and phone (C3).',
  meta: { title: 'Code countdown' },
  context: ({ input }) => ({ ...input, remaining: 0, solution: null, problem: null }),
  on: {
    'codeCountdown.requested': {
      target: '.checking',
      actions: { type: 'notePhone', params: ({ event }) => event.phone },
    },
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'After a reload, the phone of the last code may be known.',
      always: [{ guard: 'hasPhone', target: 'recalling' }, { target: 'idle' }],
    },
    recalling: {
      tags: 'busy',
      meta: { title: 'Reading the stored wait' },
      description: 'The time that passed while the page was closed counts as well.',
      invoke: {
        id: 'recallCodeEnd',
        src: 'recallCodeEnd',
        input: ({ context }) => ({ purpose: context.purpose, phone: present(context.phone) }),
        onDone: [
          {
            guard: { type: 'isWaiting', params: output },
            target: 'counting',
            actions: { type: 'noteRemaining', params: output },
          },
          { target: 'idle' },
        ],
        onError: 'idle',
      },
    },
    idle: {
      meta: { title: 'Code can be requested' },
      description:
        'The button shows its start text: no code was requested, or the wait was over when the page loaded again.',
    },
    checking: {
      tags: 'busy',
      meta: { title: 'Checking the wait' },
      description: 'Each phone has its own wait, so that going back and forth in a form sends no code twice.',
      invoke: {
        id: 'recallCodeEnd',
        src: 'recallCodeEnd',
        input: ({ context }) => ({ purpose: context.purpose, phone: present(context.phone) }),
        onDone: [
          {
            guard: { type: 'isWaiting', params: output },
            target: 'counting',
            actions: [{ type: 'noteRemaining', params: output }, 'reportSent'],
          },
          { target: 'sending' },
        ],
        onError: 'sending',
      },
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Sending the code' },
      description: 'If no response comes, the player requests it again; the server limits the number of codes.',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context: { purpose, phone, solution } }) => ({ purpose, phone: present(phone), solution }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'counting',
            actions: [
              { type: 'noteRemaining', params: ({ event }) => (event.output.ok ? event.output.value : 0) },
              'raiseSent',
              'reportSent',
            ],
          },
          {
            guard: { type: 'isCaptchaAsked', params: output },
            target: 'proving',
            actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) },
            description:
              'After several codes to a phone, from a browser or from an address (C2). The form is not notified yet.',
          },
          {
            target: 'refused',
            actions: { type: 'reportDenied', params: ({ event }) => present(problemOf(event.output)) },
          },
        ],
        onError: { target: 'refused', actions: { type: 'reportDenied', params: { code: 'unreachable' } } },
      },
      on: {
        'codeCountdown.requested': {
          guard: { type: 'isThisPhone', params: ({ event }) => event.phone },
          description: 'A second press sends no second code. A press for another phone starts again.',
        },
      },
    },
    proving: {
      tags: ['form', 'failed'],
      meta: { title: 'Captcha before another code' },
      description: 'The code was not sent. Each attempt gets a new picture; a player who gives up gets no code.',
      invoke: { id: 'captcha', src: 'captcha', input: { isOn: true } },
      on: {
        'captcha.solved': {
          target: 'sending',
          actions: { type: 'noteSolution', params: ({ event }) => event.solution },
        },
        'captcha.dismissed': {
          target: 'refused',
          actions: { type: 'reportDenied', params: ({ context }) => present(context.problem) },
        },
      },
    },
    counting: {
      meta: { title: 'Counting down' },
      description: 'The button is disabled and shows the seconds left.',
      invoke: {
        id: 'countDown',
        src: 'countDown',
        input: ({ context }) => ({ purpose: context.purpose, phone: present(context.phone) }),
      },
      on: {
        'codeCountdown.ticked': { actions: { type: 'noteRemaining', params: ({ event }) => event.remaining } },
        'codeCountdown.ended': 'ended',
      },
    },
    ended: { meta: { title: 'Code may be sent again' }, description: 'The button shows its end text.' },
    refused: {
      tags: 'failed',
      meta: { title: 'Code not sent' },
      description: 'The form says why; the button retries.',
    },
  },
});

export type CodeCountdownRef = ActorRefFrom<typeof codeCountdownMachine>;
