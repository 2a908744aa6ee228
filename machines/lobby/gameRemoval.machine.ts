import { assign, fromCallback, fromPromise, sendParent, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, type ChartMeta, type Plain, type Result, type UiTag } from '../vocabulary.js';

/** A list of my games. */
export type OwnGames = 'favorites' | 'likes' | 'history';
type PageVisibility = Plain<'page.shown' | 'page.hidden'>;
export type Removal = { kind: OwnGames; gameIds: readonly string[] };

/** Game removal: the player chooses several games of a list and removes them, with an undo until they are sent. */
export const gameRemovalMachine = setup({
  types: {} as {
    context: Removal;
    events:
      | { type: 'removal.begun'; kind: OwnGames }
      | { type: 'removal.toggled'; gameId: string }
      | { type: 'removal.chosen'; gameIds: readonly string[] }
      | Plain<'removal.cancelled' | 'removal.confirmed' | 'removal.undone' | 'removal.left' | 'removal.retried'>
      | Plain<'page.hidden'>;
    tags: UiTag | 'hiding';
    meta: ChartMeta;
  },
  actors: {
    /** May be repeated: games that are gone already are skipped. */
    removeGames: fromPromise<Result<null>, Removal>(mustBeProvided('removeGames')),
    watchPage: fromCallback<PageVisibility>(() => undefined),
  },
  guards: {
    hasChosen: ({ context }) => context.gameIds.length > 0,
    isAccepted: (_, { ok }: Result<null>) => ok,
  },
  actions: {
    begin: assign((_, kind: OwnGames) => ({ kind, gameIds: [] })),
    toggle: assign(({ context: { gameIds } }, gameId: string) => ({
      gameIds: gameIds.includes(gameId) ? gameIds.filter((id) => id !== gameId) : [...gameIds, gameId],
    })),
    choose: assign((_, gameIds: readonly string[]) => ({ gameIds })),
    notifyRemoved: sendParent(({ context }) => ({ type: 'games.removed', kind: context.kind })),
  },
  /** The time in which the player can undo, before the request is sent. */
  delays: { undoWindow: 5_000 },
}).createMachine({
  id: 'gameRemoval',
  description: 'Rounds and bills stay: only the list of the player is changed.',
  meta: { title: 'Game removal' },
  context: { kind: 'favorites', gameIds: [] },
  initial: 'resting',
  states: {
    resting: {
      meta: { title: 'Nothing is being removed' },
      description: 'A button above the list begins to choose.',
      on: { 'removal.begun': { target: 'choosing', actions: { type: 'begin', params: ({ event }) => event.kind } } },
    },
    choosing: {
      tags: 'form',
      meta: { title: 'Choosing games' },
      description: 'Each game has a checkbox. All can be chosen at once.',
      on: {
        'removal.toggled': { actions: { type: 'toggle', params: ({ event }) => event.gameId } },
        'removal.chosen': { actions: { type: 'choose', params: ({ event }) => event.gameIds } },
        'removal.cancelled': 'resting',
        'removal.left': { target: 'resting', description: 'The player opened another list.' },
        'removal.confirmed': { guard: 'hasChosen', target: 'undoable' },
      },
    },
    undoable: {
      tags: 'hiding',
      meta: { title: 'Can be undone' },
      description: 'The games have left the list, and nothing is sent yet. The chosen games come back with the undo.',
      invoke: { id: 'watchPage', src: 'watchPage' },
      on: {
        'removal.undone': 'resting',
        'page.hidden': {
          target: 'removing',
          description:
            'A tab that closes is hidden first: the player saw the games go, so the removal is sent at once.',
        },
        'removal.left': { target: 'removing', description: 'The player opened another list: sent at once.' },
      },
      after: { undoWindow: 'removing' },
    },
    removing: {
      tags: ['busy', 'hiding'],
      meta: { title: 'Removing' },
      description: 'The request is on its way.',
      invoke: {
        id: 'removeGames',
        src: 'removeGames',
        input: ({ context: { kind, gameIds } }) => ({ kind, gameIds }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'resting',
            actions: 'notifyRemoved',
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    failed: {
      tags: 'failed',
      meta: { title: 'Not removed' },
      description: 'The games are in the list again. A retry sends the same games.',
      on: { 'removal.retried': 'removing', 'removal.cancelled': 'resting', 'removal.left': 'resting' },
    },
  },
});

export type GameRemovalRef = ActorRefFrom<typeof gameRemovalMachine>;
