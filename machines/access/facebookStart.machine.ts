import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate';
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

type Address = { url: string };

/**
 * Facebook start: the player leaves the lobby for Facebook, by a button of the login popup, of the pages of login and sign-up,
 * or of the linked accounts. The charts `facebookLogin` and `socialBinds` handle the return.
 */
export const facebookStartMachine = setup({
  types: {} as {
    context: { url: string | null; problem: Problem | null };
    events: Plain<'facebookStart.pressed' | 'facebookStart.returned'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    /** The server creates and stores state and verifier (C9); the browser gets only the URL. */
    requestAddress: fromPromise<Result<Address>>(mustBeProvided('requestAddress')),
    /** Loads Facebook's page; reports when the player returns by the browser's Back button. */
    leaveLobby: fromCallback<{ type: 'facebookStart.returned' }, Address>(() => undefined),
  },
  guards: {
    isAccepted: (_, result: Result<unknown>) => result.ok,
    isUnavailable: (_, result: Result<unknown>) => problemOf(result)?.code === 'socialUnavailable',
  },
  actions: {
    note: assign((_, result: Result<Address>) => ({ url: result.ok ? result.value.url : null, problem: null })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    forget: assign({ url: null }),
  },
  /** After this time the button can be pressed again: Facebook's page did not load. */
  delays: { leaveTimeout: 20_000 },
}).createMachine({
  id: 'facebookStart',
  description: 'Always a redirect, never a window (C9). The login guard keeps the wanted path meanwhile.',
  meta: { title: 'Continue with Facebook' },
  context: { url: null, problem: null },
  initial: 'offered',
  states: {
    offered: {
      meta: { title: 'Facebook offered' },
      description: 'The button can be pressed.',
      on: { 'facebookStart.pressed': 'preparing' },
    },
    preparing: {
      tags: 'busy',
      meta: { title: 'Requesting the URL' },
      description: 'Each press starts a new login or a new link.',
      invoke: {
        id: 'requestAddress',
        src: 'requestAddress',
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'leaving',
            actions: { type: 'note', params: output },
          },
          { guard: { type: 'isUnavailable', params: output }, target: 'notOffered' },
          { target: 'refused', actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) } },
        ],
        onError: { target: 'refused', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
      },
    },
    leaving: {
      tags: 'busy',
      meta: { title: 'On the way to Facebook' },
      description: 'The browser leaves the page. If the player returns by the Back button, the form is unchanged.',
      invoke: { id: 'leaveLobby', src: 'leaveLobby', input: ({ context }) => ({ url: present(context.url) }) },
      on: { 'facebookStart.returned': 'offered' },
      after: { leaveTimeout: 'offered' },
      exit: 'forget',
    },
    refused: {
      tags: 'failed',
      meta: { title: 'Facebook was not opened' },
      description: 'A text says why; the button retries.',
      on: { 'facebookStart.pressed': 'preparing' },
    },
    notOffered: {
      tags: 'failed',
      meta: { title: 'Facebook not available' },
      description: 'The site does not offer it; the other ways to log in remain.',
    },
  },
});

export type FacebookStartRef = ActorRefFrom<typeof facebookStartMachine>;
