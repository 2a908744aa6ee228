import { assign, fromCallback, fromPromise, sendParent, sendTo, setup, type ActorRefFrom } from 'xstate';
import { raised } from '../shared/notices.machine.js';
import { noticesOf } from '../system.js';
import {
  mustBeProvided,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';

/** What a code is good for; one sent for another purpose does not open this door (C2). */
export type CodePurpose = 'register' | 'login' | 'resetPassword' | 'bindPhone';
export type CodeAddress = { purpose: CodePurpose; phone: string };

/** What the flow that asked for a code is told. `code.sent` also when one is still under way to that phone. */
export type CodeNews = { type: 'code.sent'; phone: string } | { type: 'code.denied'; problem: Problem };

type CountdownEvent = { type: 'countdown.ticked'; remaining: number } | Plain<'countdown.ended'>;

/** Code countdown: sends a one-time code and lets the player ask again after 60 s. Lives as long as the form. */
export const codeCountdownMachine = setup({
  types: {} as {
    /** `phone` where a reload interrupted the wait. */
    input: { purpose: CodePurpose; phone: string | null };
    /** `remaining` in ms. */
    context: { purpose: CodePurpose; phone: string | null; remaining: number };
    events: { type: 'code.send'; phone: string } | CountdownEvent;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    /** ms until another code may be asked for; 0 when it may. */
    recallCodeEnd: fromPromise<number, CodeAddress>(mustBeProvided('recallCodeEnd')),
    /** Sends the code and keeps the end of the wait; answers the ms until then. */
    sendCode: fromPromise<Result<number>, CodeAddress>(mustBeProvided('sendCode')),
    countDown: fromCallback<{ type: string }, CodeAddress>(() => undefined),
  },
  guards: {
    hasPhone: ({ context }) => context.phone !== null,
    isWaiting: (_, remaining: number) => remaining > 0,
    isThisPhone: ({ context }, phone: string) => context.phone === phone,
    isAccepted: (_, result: Result<number>) => result.ok,
  },
  actions: {
    takePhone: assign((_, phone: string) => ({ phone })),
    takeRemaining: assign((_, remaining: number) => ({ remaining })),
    tellParentSent: sendParent(({ context }): CodeNews => ({ type: 'code.sent', phone: present(context.phone) })),
    tellParentDenied: sendParent((_, problem: Problem): CodeNews => ({ type: 'code.denied', problem })),
    tellSent: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'access.codeSent' })),
  },
}).createMachine({
  id: 'codeCountdown',
  description:
    'The verification-code button: start text, countdown of 60 s, end text. The end is kept per purpose and phone (C3).',
  meta: { title: 'Code countdown' },
  context: ({ input }) => ({ ...input, remaining: 0 }),
  on: { 'code.send': { target: '.checking', actions: { type: 'takePhone', params: ({ event }) => event.phone } } },
  initial: 'opening',
  states: {
    opening: {
      description: 'After a reload the phone is known.',
      always: [{ guard: 'hasPhone', target: 'recalling' }, { target: 'idle' }],
    },
    recalling: {
      tags: 'busy',
      meta: { title: 'Recalling the wait' },
      description: 'The countdown goes on where the clock is, not where the page was left.',
      invoke: {
        id: 'recallCodeEnd',
        src: 'recallCodeEnd',
        input: ({ context }) => ({ purpose: context.purpose, phone: present(context.phone) }),
        onDone: [
          {
            guard: { type: 'isWaiting', params: ({ event }) => event.output },
            target: 'counting',
            actions: { type: 'takeRemaining', params: ({ event }) => event.output },
          },
          { target: 'idle' },
        ],
        onError: 'idle',
      },
    },
    idle: { meta: { title: 'Code not asked for' }, description: 'Start text.' },
    checking: {
      tags: 'busy',
      meta: { title: 'Checking the wait' },
      description: 'Another phone has a wait of its own; going back and forth in a form sends nothing twice.',
      invoke: {
        id: 'recallCodeEnd',
        src: 'recallCodeEnd',
        input: ({ context }) => ({ purpose: context.purpose, phone: present(context.phone) }),
        onDone: [
          {
            guard: { type: 'isWaiting', params: ({ event }) => event.output },
            target: 'counting',
            actions: [{ type: 'takeRemaining', params: ({ event }) => event.output }, 'tellParentSent'],
          },
          { target: 'sending' },
        ],
        onError: 'sending',
      },
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Sending the code' },
      description: 'Without an answer the player asks again: the server limits what is sent.',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ purpose: context.purpose, phone: present(context.phone) }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'counting',
            actions: [
              { type: 'takeRemaining', params: ({ event }) => (event.output.ok ? event.output.value : 0) },
              'tellSent',
              'tellParentSent',
            ],
          },
          {
            target: 'denied',
            actions: { type: 'tellParentDenied', params: ({ event }) => present(problemOf(event.output)) },
          },
        ],
        onError: { target: 'denied', actions: { type: 'tellParentDenied', params: { code: 'unreachable' } } },
      },
      on: {
        'code.send': {
          guard: { type: 'isThisPhone', params: ({ event }) => event.phone },
          description: 'A second press sends no second code. For another phone it starts anew.',
        },
      },
    },
    counting: {
      meta: { title: 'Counting down' },
      description: 'The button is off and says how long.',
      invoke: {
        id: 'countDown',
        src: 'countDown',
        input: ({ context }) => ({ purpose: context.purpose, phone: present(context.phone) }),
      },
      on: {
        'countdown.ticked': { actions: { type: 'takeRemaining', params: ({ event }) => event.remaining } },
        'countdown.ended': 'over',
      },
    },
    over: { meta: { title: 'Code may be sent again' }, description: 'End text.' },
    denied: {
      tags: 'failed',
      meta: { title: 'Code not sent' },
      description: 'The form says why; the button tries again.',
    },
  },
});

export type CodeCountdownRef = ActorRefFrom<typeof codeCountdownMachine>;
