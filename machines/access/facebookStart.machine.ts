import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate';
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

type Address = { url: string };

/** Facebook start: the button that leads out of the lobby to Facebook. The way back is the chart `facebookLogin`. */
export const facebookStartMachine = setup({
  types: {} as {
    context: { url: string | null; problem: Problem | null };
    events: Plain<'facebookStart.pressed' | 'facebookStart.returned'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    /** The server makes and keeps state and verifier (C9); the browser only gets where to go. */
    askAddress: fromPromise<Result<Address>>(mustBeProvided('askAddress')),
    /** Loads the foreign page; tells when the player is back by the browser's own button. */
    leaveLobby: fromCallback<{ type: 'facebookStart.returned' }, Address>(() => undefined),
  },
  guards: {
    isAccepted: (_, result: Result<unknown>) => result.ok,
    isUnavailable: (_, result: Result<unknown>) => problemOf(result)?.code === 'socialUnavailable',
  },
  actions: {
    take: assign((_, result: Result<Address>) => ({ url: result.ok ? result.value.url : null, problem: null })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forget: assign({ url: null }),
  },
  /** After it the button can be pressed again: the page of the network did not come. */
  delays: { leaveTimeout: 20_000 },
}).createMachine({
  id: 'facebookStart',
  description:
    'Under the forms of login and sign-up, in the popup and on the page. By redirect, never in a window; what was wanted is kept by the login guard (C9).',
  meta: { title: 'Continue with Facebook' },
  context: { url: null, problem: null },
  initial: 'offered',
  states: {
    offered: {
      meta: { title: 'Facebook offered' },
      description: 'One press.',
      on: { 'facebookStart.pressed': 'asking' },
    },
    asking: {
      tags: 'busy',
      meta: { title: 'Asking where to go' },
      description: 'Each press begins a login of its own.',
      invoke: {
        id: 'askAddress',
        src: 'askAddress',
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'leaving',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { guard: { type: 'isUnavailable', params: ({ event }) => event.output }, target: 'unavailable' },
          { target: 'refused', actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) } },
        ],
        onError: { target: 'refused', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
      },
    },
    leaving: {
      tags: 'busy',
      meta: { title: 'On the way to Facebook' },
      description: 'The document goes. Who comes back by the back button finds the form as it was.',
      invoke: { id: 'leaveLobby', src: 'leaveLobby', input: ({ context }) => ({ url: present(context.url) }) },
      on: { 'facebookStart.returned': 'offered' },
      after: { leaveTimeout: 'offered' },
      exit: 'forget',
    },
    refused: {
      tags: 'failed',
      meta: { title: 'Facebook not reached' },
      description: 'Says why; the button tries again.',
      on: { 'facebookStart.pressed': 'asking' },
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'No Facebook here' },
      description: 'The site does not offer it: the other ways remain.',
    },
  },
});

export type FacebookStartRef = ActorRefFrom<typeof facebookStartMachine>;
