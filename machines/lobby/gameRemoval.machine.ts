import { assign, fromCallback, fromPromise, sendParent, setup, type ActorRefFrom } from 'xstate';
import { undoWindow } from '../shared/durations.js';
import { mustBeProvided, output, type ChartMeta, type Plain, type Result, type UiTag } from '../vocabulary.js';

/** A list of my games. */
export type OwnGames = 'favorites' | 'likes' | 'history';
type PageVisibility = Plain<'page.shown' | 'page.hidden'>;
export type Removal = { kind: OwnGames; gameIds: readonly string[] };

/** Game removal: the player chooses several games of a list and removes them, with an undo until the request is sent. */
export const gameRemovalMachine = setup({
  types: {} as {
    context: Removal;
    events:
      | { type: 'gameRemoval.begun'; kind: OwnGames }
      | { type: 'gameRemoval.toggled'; gameId: string }
      | { type: 'gameRemoval.chosen'; gameIds: readonly string[] }
      | Plain<
          | 'gameRemoval.cancelled'
          | 'gameRemoval.confirmed'
          | 'gameRemoval.undone'
          | 'gameRemoval.abandoned'
          | 'gameRemoval.retried'
        >
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
    reportRemoved: sendParent(({ context }) => ({ type: 'gameRemoval.removed', kind: context.kind })),
  },
  /** The time in which the player can undo, before the request is sent. */
  delays: { undoWindow },
}).createMachine({
  id: 'gameRemoval',
  description: 'Only the list of the player changes. Rounds and bills stay.',
  meta: { title: 'Game removal' },
  context: { kind: 'favorites', gameIds: [] },
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Nothing is being removed' },
      description: 'A button above the list lets the player choose games.',
      on: { 'gameRemoval.begun': { target: 'editing', actions: { type: 'begin', params: ({ event }) => event.kind } } },
    },
    editing: {
      tags: 'form',
      meta: { title: 'Choosing games' },
      description: 'Each game has a checkbox. One button chooses all.',
      on: {
        'gameRemoval.toggled': { actions: { type: 'toggle', params: ({ event }) => event.gameId } },
        'gameRemoval.chosen': { actions: { type: 'choose', params: ({ event }) => event.gameIds } },
        'gameRemoval.cancelled': 'idle',
        'gameRemoval.abandoned': { target: 'idle', description: 'The player opened another list.' },
        'gameRemoval.confirmed': { guard: 'hasChosen', target: 'undoable' },
      },
    },
    undoable: {
      tags: 'hiding',
      meta: { title: 'Can be undone' },
      description: 'The games have left the list, and nothing is sent yet. The undo brings them back.',
      invoke: { id: 'watchPage', src: 'watchPage' },
      on: {
        'gameRemoval.undone': 'idle',
        'page.hidden': {
          target: 'sending',
          description: 'A tab is hidden before it closes. The player saw the games go, so the removal is sent at once.',
        },
        'gameRemoval.abandoned': {
          target: 'sending',
          description: 'The player opened another list, so the removal is sent at once.',
        },
      },
      after: { undoWindow: 'sending' },
    },
    sending: {
      tags: ['busy', 'hiding'],
      meta: { title: 'Removing' },
      description: 'The request is on its way.',
      invoke: {
        id: 'removeGames',
        src: 'removeGames',
        input: ({ context: { kind, gameIds } }) => ({ kind, gameIds }),
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'idle', actions: 'reportRemoved' },
          { target: 'refused' },
        ],
        onError: 'refused',
      },
    },
    refused: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'Not removed' },
      description:
        'The list shows the games again. A retry sends the same games; those that are gone already are skipped.',
      on: { 'gameRemoval.retried': 'sending', 'gameRemoval.cancelled': 'idle', 'gameRemoval.abandoned': 'idle' },
    },
  },
});

export type GameRemovalRef = ActorRefFrom<typeof gameRemovalMachine>;
