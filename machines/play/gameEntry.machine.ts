import { assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { gameRetryDelay } from '../shared/durations.js';
import { balanceOf } from '../system.js';
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
import type { EntryOutput, LoadSession, SeatInput, SeatSession } from './seat.js';
import { isArriving, isPlayable } from './vocabulary.js';

/** Game entry: the player enters the game of an open session on this page. */
export const gameEntryMachine = setup({
  types: {} as {
    input: SeatInput;
    context: SeatInput & { session: SeatSession | null; problem: Problem | null };
    events: Plain<'gameEntry.retried' | 'gameEntry.takeoverConfirmed' | 'gameEntry.closed'>;
    output: EntryOutput;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadSession: fromPromise<Result<SeatSession>, LoadSession>(mustBeProvided('loadSession')),
  },
  guards: {
    isFound: (_, result: Result<SeatSession>) => result.ok,
    isExitDue: ({ context }) => context.isExiting && isPlayable(present(context.session)),
    isElsewhere: ({ context }) => isPlayable(present(context.session)) && present(context.session).elsewhere !== null,
    isPlayable: ({ context }) => isPlayable(present(context.session)),
    isArriving: ({ context }) => isArriving(present(context.session)),
    wasArriving: ({ context: { session } }) => session !== null && isArriving(session),
    isNotMoved: ({ context }) => present(context.session).status === 'failed',
  },
  actions: {
    noteSession: assign(({ context }, result: Result<SeatSession>) =>
      result.ok ? { session: result.value } : { session: context.session, problem: problemOf(result) },
    ),
    takeOver: assign({ claim: 'take' }),
    refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
  },
  delays: { retryDelay: gameRetryDelay },
}).createMachine({
  id: 'gameEntry',
  description:
    'The player enters with a ticket for one use (J3). If the game is on screen elsewhere, the player decides first.',
  meta: { title: 'Game entry' },
  context: ({ input }) => ({ ...input, session: null, problem: null }),
  output: ({ event }) => event.output as EntryOutput,
  initial: 'entering',
  states: {
    entering: {
      tags: 'busy',
      description: 'Loads the session, with a fresh ticket while the game can be played (J3).',
      invoke: {
        id: 'loadSession',
        src: 'loadSession',
        input: ({ context: { sessionId, claim } }) => ({ sessionId, claim }),
        onDone: [
          {
            guard: { type: 'isFound', params: output },
            target: 'sorting',
            actions: { type: 'noteSession', params: output },
          },
          { target: 'missing', actions: { type: 'noteSession', params: output } },
        ],
        onError: [{ guard: 'wasArriving', target: 'resting' }, { target: 'unavailable' }],
      },
      initial: 'untouched',
      states: {
        untouched: { meta: { title: 'Entering' }, description: 'The screen says that the game is being entered.' },
        retrying: {
          meta: { title: 'Trying again' },
          description: 'The screen keeps what it said of the request that failed.',
          on: { 'gameEntry.closed': '#gameEntry.abandoned' },
        },
        tracing: {
          meta: { title: 'Querying the transfer' },
          description: 'The server queries the maker under the same transfer number.',
          on: { 'gameEntry.closed': '#gameEntry.abandoned' },
        },
      },
    },
    sorting: {
      description: 'The next state depends on where the money is, and where the game is on screen.',
      always: [
        { guard: 'isExitDue', target: 'left' },
        {
          guard: 'isElsewhere',
          target: 'elsewhere',
          description: 'The player decides where to play: two pages cannot play one game.',
        },
        { guard: 'isPlayable', target: 'seated' },
        { guard: 'isArriving', target: 'resting' },
        { guard: 'isNotMoved', target: 'returned' },
        { target: 'left', description: 'The transfer out has begun or is settled: the exit chart handles both.' },
      ],
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'The session cannot be read' },
      description: 'The request is repeated by itself and at a tap.',
      on: { 'gameEntry.retried': 'entering.retrying', 'gameEntry.closed': 'abandoned' },
      after: { retryDelay: 'entering.retrying' },
    },
    elsewhere: {
      meta: { title: 'On screen elsewhere' },
      description:
        'The page says where and since when the game is open, and how much is in it. Only the player takes it over (J1).',
      on: {
        'gameEntry.takeoverConfirmed': { target: 'entering', actions: 'takeOver' },
        'gameEntry.closed': 'abandoned',
      },
    },
    resting: {
      tags: 'busy',
      meta: { title: 'Not confirmed yet' },
      description: 'The maker has not confirmed the transfer in. It is queried after a pause, never sent again (J1).',
      on: { 'gameEntry.closed': 'abandoned' },
      after: { retryDelay: 'entering.tracing' },
    },
    returned: {
      tags: ['failed', 'manualRetry'],
      meta: { title: 'The game took no money' },
      description: 'The maker refused the transfer or never received it: all the money is in the wallet.',
      entry: 'refreshBalance',
      on: { 'gameEntry.retried': 'retried', 'gameEntry.closed': 'abandoned' },
    },
    missing: {
      tags: 'failed',
      meta: { title: 'No such session' },
      description:
        'The server refuses the session, for example because it belongs to another player. The page says why.',
      on: { 'gameEntry.closed': 'abandoned' },
    },
    seated: {
      type: 'final',
      meta: { title: 'Entered' },
      description: 'The session is open on this page, with its ticket.',
      output: ({ context }) => ({ outcome: 'entered', session: present(context.session) }),
    },
    left: {
      type: 'final',
      meta: { title: 'Left' },
      description: 'The exit chart brings the money back.',
      output: ({ context }) => ({ outcome: 'leave', session: present(context.session) }),
    },
    retried: {
      type: 'final',
      meta: { title: 'Try again' },
      description: 'The game is opened again, under a new key.',
      output: { outcome: 'retried' },
    },
    abandoned: {
      type: 'final',
      meta: { title: 'Closed' },
      description: 'The player left without an exit.',
      output: { outcome: 'closed' },
    },
  },
});

export type GameEntryRef = ActorRefFrom<typeof gameEntryMachine>;
