import { fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { path } from '../addresses.js';
import { redirect } from '../entry/navigator.js';
import { navigatorOf } from '../system.js';
import { mustBeProvided, output, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';

/** Game return: the page that a game loads in its own frame when the player leaves the game there (A7). */
export const gameReturnMachine = setup({
  types: {} as { events: Plain<'gameReturn.repeated'>; tags: UiTag; meta: ChartMeta },
  actors: {
    /** True if a parent page was notified; false if this page is at the top level. */
    notifyParent: fromPromise<boolean>(mustBeProvided('notifyParent')),
  },
  guards: { isFramed: (_, framed: boolean) => framed },
  actions: { goHome: sendTo(navigatorOf, redirect(path.home)) },
}).createMachine({
  id: 'gameReturn',
  description: 'Inside a frame it notifies the playing page; at the top level it opens home (A7).',
  meta: { title: 'Game return' },
  initial: 'sending',
  states: {
    sending: {
      tags: 'busy',
      meta: { title: 'Notifying' },
      description: 'The page notifies its parent page, if it is inside a frame.',
      invoke: {
        id: 'notifyParent',
        src: 'notifyParent',
        onDone: [
          { guard: { type: 'isFramed', params: output }, target: 'sent' },
          { target: 'away', actions: 'goHome' },
        ],
        onError: { target: 'away', actions: 'goHome' },
      },
    },
    sent: {
      tags: 'done',
      meta: { title: 'Notified' },
      description: 'The playing page asks the player whether to exit. A tap notifies it again.',
      on: { 'gameReturn.repeated': 'sending' },
    },
    away: { meta: { title: 'Away' }, description: 'The router opens home.' },
  },
});

export type GameReturnRef = ActorRefFrom<typeof gameReturnMachine>;
