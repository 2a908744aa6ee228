import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, output, type ChartMeta, type GameCard, type Plain, type UiTag } from '../vocabulary.js';

/** Similar games: a player who does not want this game finds others. */
export const similarGamesMachine = setup({
  types: {} as {
    input: { gameId: string };
    context: { gameId: string; games: readonly GameCard[] };
    events: Plain<'similarGames.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadSimilar: fromPromise<readonly GameCard[], { gameId: string }>(mustBeProvided('loadSimilar')),
  },
  guards: { hasGames: (_, games: readonly GameCard[]) => games.length > 0 },
  actions: { note: assign((_, games: readonly GameCard[]) => ({ games })) },
}).createMachine({
  id: 'similarGames',
  description: 'Loads by itself: the page does not wait for it, and its failure leaves the game in place.',
  meta: { title: 'Similar games' },
  context: ({ input }) => ({ ...input, games: [] }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'The page shows skeletons of cards.',
      invoke: {
        id: 'loadSimilar',
        src: 'loadSimilar',
        input: ({ context: { gameId } }) => ({ gameId }),
        onDone: [
          { guard: { type: 'hasGames', params: output }, target: 'shown', actions: { type: 'note', params: output } },
          { target: 'empty' },
        ],
        onError: 'unavailable',
      },
    },
    shown: { tags: 'done', meta: { title: 'Games' }, description: 'A row of cards.' },
    empty: {
      tags: 'done',
      meta: { title: 'No similar game' },
      description: 'The page ends with the facts of the game.',
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Similar games cannot be loaded' },
      description: 'The request failed. The player can retry.',
      on: { 'similarGames.retried': 'loading' },
    },
  },
});

export type SimilarGamesRef = ActorRefFrom<typeof similarGamesMachine>;
