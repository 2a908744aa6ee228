import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { navigatorOf } from '../system.js';
import { mustBeProvided, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import { path } from './navigator.js';

/** What was refused, redacted: the path of the call, the status, the time (A3). */
export type BlockedFailure = { path: string; code: number; time: string };

/** Forbidden: the edge or the country refuses this browser (HTTP 403). */
export const forbiddenMachine = setup({
  types: {} as {
    context: { failure: BlockedFailure | null };
    events: Plain<'forbidden.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    readFailure: fromPromise<BlockedFailure | null>(mustBeProvided('readFailure')),
    /** Asks for the site, as every visit does: true when it answers. */
    knock: fromPromise<boolean>(mustBeProvided('knock')),
  },
  guards: { isOpen: (_, isOpen: boolean) => isOpen },
  actions: {
    goHome: sendTo(navigatorOf, { type: 'navigation.requested', to: path.home, replace: true }),
  },
}).createMachine({
  id: 'forbidden',
  description: 'Says what happened, whom to ask, and tries again only when told to: nothing here may loop.',
  meta: { title: 'Forbidden' },
  context: { failure: null },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      meta: { title: 'Reading what happened' },
      description: 'Kept by the request layer.',
      invoke: {
        id: 'readFailure',
        src: 'readFailure',
        onDone: { target: 'shown', actions: assign({ failure: ({ event }) => event.output }) },
        onError: 'shown',
      },
    },
    shown: {
      tags: 'failed',
      meta: { title: 'Access refused' },
      description: 'With the facts that customer service asks for.',
      on: { 'forbidden.retried': 'knocking' },
    },
    knocking: {
      tags: 'busy',
      meta: { title: 'Trying again' },
      description: 'One call.',
      invoke: {
        id: 'knock',
        src: 'knock',
        onDone: [
          { guard: { type: 'isOpen', params: ({ event }) => event.output }, target: 'open', actions: 'goHome' },
          { target: 'reading' },
        ],
        onError: 'reading',
      },
    },
    open: { type: 'final', tags: 'done', meta: { title: 'Open again' }, description: 'The lobby is reached.' },
  },
});

export type ForbiddenRef = ActorRefFrom<typeof forbiddenMachine>;
