import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import { mustBeProvided, output, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';

/** A participation that a game can be played for. Minor units. */
export type RecordForGame = components['schemas']['RecordForGame'];

/** Game records: the player sees for which participations this game can be played, instead of with the wallet. */
export const gameRecordsMachine = setup({
  types: {} as {
    input: { gameId: string };
    context: { gameId: string; records: readonly RecordForGame[] };
    events: Plain<'gameRecords.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadRecords: fromPromise<readonly RecordForGame[], { gameId: string }>(mustBeProvided('loadRecords')),
  },
  guards: { hasRecords: (_, records: readonly RecordForGame[]) => records.length > 0 },
  actions: { note: assign((_, records: readonly RecordForGame[]) => ({ records })) },
}).createMachine({
  id: 'gameRecords',
  description: 'A stake counts for at most one participation: the one that the game is opened for (F3).',
  meta: { title: 'Participations of a game' },
  context: ({ input }) => ({ ...input, records: [] }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading participations' },
      description: 'Nothing is shown yet: most players have no participation.',
      invoke: {
        id: 'loadRecords',
        src: 'loadRecords',
        input: ({ context: { gameId } }) => ({ gameId }),
        onDone: [
          { guard: { type: 'hasRecords', params: output }, target: 'shown', actions: { type: 'note', params: output } },
          { target: 'empty' },
        ],
        onError: 'unavailable',
      },
    },
    shown: {
      tags: 'done',
      meta: { title: 'Participations' },
      description: 'Each with its balance and the share of a stake that counts, and a button that plays for it.',
    },
    empty: { tags: 'done', meta: { title: 'No participation' }, description: 'The game is played with the wallet.' },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Participations unknown' },
      description: 'The page says so, because a stake from the wallet would count for no promotion.',
      on: { 'gameRecords.retried': 'loading' },
    },
  },
});

export type GameRecordsRef = ActorRefFrom<typeof gameRecordsMachine>;
