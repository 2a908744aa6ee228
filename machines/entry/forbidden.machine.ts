import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { navigatorOf } from '../system.js';
import { mustBeProvided, output, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import { path } from '../addresses.js';

/** The refused request, redacted to its path, status and time (A3). */
export type BlockedFailure = { path: string; code: number; time: string };

/** Forbidden: the player learns that the edge server refuses this browser or its country (HTTP 403). */
export const forbiddenMachine = setup({
  types: {} as {
    context: { failure: BlockedFailure | null };
    events: Plain<'forbidden.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    /** The request that was refused since the document was opened; null if there is none. */
    recallFailure: fromPromise<BlockedFailure | null>(mustBeProvided('recallFailure')),
    /** Requests the site info, as every visit does. True if the response is a success. */
    checkAccess: fromPromise<boolean>(mustBeProvided('checkAccess')),
  },
  guards: {
    isOpen: (_, isOpen: boolean) => isOpen,
    isBarred: (_, failure: BlockedFailure | null) => failure !== null,
  },
  actions: {
    openHome: sendTo(navigatorOf, { type: 'navigation.requested', to: path.home, replace: true }),
  },
}).createMachine({
  id: 'forbidden',
  description:
    'Explains the refusal and how to reach customer service. It retries only when the player presses retry, so that it cannot loop.',
  meta: { title: 'Forbidden' },
  context: { failure: null },
  initial: 'recalling',
  states: {
    recalling: {
      tags: 'busy',
      meta: { title: 'Reading the failure' },
      description: 'The request layer stored which request was refused.',
      invoke: {
        id: 'recallFailure',
        src: 'recallFailure',
        onDone: [
          {
            guard: { type: 'isBarred', params: output },
            target: 'shown',
            actions: assign({ failure: ({ event }) => event.output }),
          },
          { target: 'missing', description: 'Opened by its address: no request was refused.' },
        ],
        onError: 'shown',
      },
    },
    shown: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'Access refused' },
      description: 'Shows the facts that customer service asks for.',
      on: { 'forbidden.retried': 'checking' },
    },
    missing: {
      meta: { title: 'Nothing is refused' },
      description: 'Says that this browser is not refused, and leads home.',
    },
    checking: {
      tags: 'busy',
      meta: { title: 'Checking access' },
      description: 'The site info is requested once.',
      invoke: {
        id: 'checkAccess',
        src: 'checkAccess',
        onDone: [
          { guard: { type: 'isOpen', params: output }, target: 'allowed', actions: 'openHome' },
          { target: 'recalling' },
        ],
        onError: 'recalling',
      },
    },
    allowed: { type: 'final', tags: 'done', meta: { title: 'Access allowed' }, description: 'The lobby opens.' },
  },
});

export type ForbiddenRef = ActorRefFrom<typeof forbiddenMachine>;
