import { fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { path } from '../entry/navigator.js';
import { navigatorOf } from '../system.js';
import { mustBeProvided, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';

/** Game return: where a game sends its own frame when the player leaves it there (A7). */
export const gameReturnMachine = setup({
  types: {} as { events: Plain<'gameReturn.repeated'>; tags: UiTag; meta: ChartMeta },
  actors: {
    /** True when there is a page around this one, which has been told; false at top level. */
    tellParent: fromPromise<boolean>(mustBeProvided('tellParent')),
  },
  guards: { isFramed: (_, framed: boolean) => framed },
  actions: { goHome: sendTo(navigatorOf, { type: 'navigation.requested', to: path.home, replace: true }) },
}).createMachine({
  id: 'gameReturn',
  description: 'Inside a frame it tells the page around it; alone it goes home.',
  meta: { title: 'Game return' },
  initial: 'telling',
  states: {
    telling: {
      tags: 'busy',
      meta: { title: 'Telling' },
      description: 'Who is around?',
      invoke: {
        id: 'tellParent',
        src: 'tellParent',
        onDone: [
          { guard: { type: 'isFramed', params: ({ event }) => event.output }, target: 'told' },
          { target: 'away', actions: 'goHome' },
        ],
        onError: { target: 'away', actions: 'goHome' },
      },
    },
    told: {
      tags: 'done',
      meta: { title: 'Told' },
      description: 'The page around brings the money back. A tap tells it once more.',
      on: { 'gameReturn.repeated': 'telling' },
    },
    away: { meta: { title: 'Away' }, description: 'Home.' },
  },
});

export type GameReturnRef = ActorRefFrom<typeof gameReturnMachine>;
