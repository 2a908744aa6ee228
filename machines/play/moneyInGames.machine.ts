import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { path } from '../addresses.js';
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
import { isUnclear, returnedFrom, type FoundMoney, type MoneyInGame, type ReturnedMoney } from './moneyInGames.js';
import { isPlayable, type AutoExitResult, type ExitResult } from './vocabulary.js';

/** Money in games: the player sees which games hold money and why, and takes it back from one game or from all. */
export const moneyInGamesMachine = setup({
  types: {} as {
    context: {
      rows: readonly MoneyInGame[];
      /** The latest first. */
      returned: readonly ReturnedMoney[];
      /** The session whose money is being taken back by itself. */
      sessionId: string | null;
      /** Sessions at whose last exit a round was open. */
      locked: readonly string[];
      /** How often the list was read in a row without a change. */
      looks: number;
      problem: Problem | null;
    };
    events:
      | { type: 'moneyInGames.takeBackRequested'; sessionId: string }
      | Plain<'moneyInGames.takeAllRequested' | 'moneyInGames.retried'>
      | Plain<'page.hidden' | 'page.shown'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadMoney: fromPromise<FoundMoney, { known: readonly string[] }>(mustBeProvided('loadMoney')),
    exitGame: fromPromise<Result<ExitResult>, { sessionId: string }>(mustBeProvided('exitGame')),
    exitAllGames: fromPromise<Result<AutoExitResult>>(mustBeProvided('exitAllGames')),
    watchPage: fromCallback<Plain<'page.hidden' | 'page.shown'>>(() => undefined),
  },
  guards: {
    isAnyLeft: (_, { rows }: FoundMoney) => rows.length > 0,
    isAnyUnclear: ({ context: { rows, locked } }) =>
      rows.some((row) => isUnclear(row) || locked.includes(row.session.sessionId)),
    hasProblem: ({ context }) => context.problem !== null,
    /** Money that is on its way cannot be asked for a second time. */
    canTakeBack: ({ context: { rows } }, sessionId: string) =>
      rows.some((row) => row.session.sessionId === sessionId && !isUnclear(row)),
    hasSeveralGames: ({ context: { rows } }) => rows.length > 1,
  },
  actions: {
    noteFound: assign(({ context }, { rows, ended }: FoundMoney) => ({
      rows,
      returned: [...ended.map((session) => returnedFrom(session, context.rows)), ...context.returned],
      locked: context.locked.filter((id) => rows.some(({ session }) => session.sessionId === id)),
      looks: ended.length > 0 ? 0 : context.looks + 1,
    })),
    noteSession: assign((_, sessionId: string) => ({ sessionId, problem: null, looks: 0 })),
    noteAll: assign({ sessionId: null, problem: null, looks: 0 }),
    noteExit: assign(({ context: { sessionId, locked } }, result: Result<ExitResult>) => {
      const others = locked.filter((id) => id !== sessionId);
      const problem = problemOf(result);
      return problem?.code === 'makerLocked'
        ? { locked: [...others, present(sessionId)], problem: null }
        : { locked: others, problem };
    }),
    /** A session that is played on after the exit had an open round. */
    noteExits: assign(({ context }, result: Result<AutoExitResult>) => ({
      locked: result.ok ? result.value.sessions.filter(isPlayable).map(({ sessionId }) => sessionId) : context.locked,
      problem: problemOf(result),
    })),
    noteLost: assign({ problem: { code: 'unreachable' } }),
    refreshBalance: sendTo(balanceOf, { type: 'balance.refresh' }),
  },
  delays: {
    /** Every 5 s for a minute, in which most makers confirm; then every 30 s, because the server asks by itself as well. */
    lookAgain: ({ context }) => (context.looks <= 12 ? 5_000 : 30_000),
  },
}).createMachine({
  id: 'moneyInGames',
  description:
    'Nothing is moved twice: an exit may be repeated, and a transfer without a clear answer is queried under its id (J1).',
  meta: { title: 'Money in games', path: path.moneyInGames },
  context: { rows: [], returned: [], sessionId: null, locked: [], looks: 0, problem: null },
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Looking for money in games' },
      description: 'The page shows a skeleton of the list.',
      invoke: {
        id: 'loadMoney',
        src: 'loadMoney',
        input: ({ context }) => ({ known: context.rows.map(({ session }) => session.sessionId) }),
        onDone: [
          {
            guard: { type: 'isAnyLeft', params: output },
            target: 'shown',
            actions: { type: 'noteFound', params: output },
          },
          { target: 'empty', actions: { type: 'noteFound', params: output } },
        ],
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'Not known' },
      description: 'The list could not be read. The page says that the money is safe.',
      on: { 'moneyInGames.retried': 'loading', 'page.shown': 'loading' },
    },
    empty: {
      tags: 'done',
      meta: { title: 'Everything is in the wallet' },
      description: 'The page shows what came back while it was open.',
      on: { 'page.shown': 'loading' },
    },
    shown: {
      description: 'One row for each game with money.',
      on: {
        'moneyInGames.takeBackRequested': {
          guard: { type: 'canTakeBack', params: ({ event }) => event.sessionId },
          target: 'sending',
          actions: { type: 'noteSession', params: ({ event }) => event.sessionId },
        },
        'moneyInGames.takeAllRequested': { guard: 'hasSeveralGames', target: 'takingAll', actions: 'noteAll' },
      },
      initial: 'starting',
      states: {
        starting: {
          description: 'While money is on its way, the list is read again by itself.',
          always: [
            { guard: 'isAnyUnclear', target: 'resting' },
            { guard: 'hasProblem', target: 'refused' },
            { target: 'untouched' },
          ],
        },
        untouched: {
          meta: { title: 'Money in games' },
          description: 'Each row has a button to play on and one to take the money back.',
          on: { 'page.shown': 'refreshing' },
        },
        resting: {
          meta: { title: 'Waiting for a maker' },
          description:
            'A transfer is on its way, or a round is open. The list is read again by itself, also after a lost response.',
          after: { lookAgain: 'refreshing' },
          on: { 'page.hidden': 'paused' },
        },
        paused: {
          meta: { title: 'Page hidden' },
          description: 'A hidden page sends no requests. The server asks the maker meanwhile.',
          on: { 'page.shown': 'refreshing' },
        },
        refused: {
          tags: 'failed',
          meta: { title: 'Not taken back' },
          description: 'The page says why. The player can repeat it safely.',
          on: { 'page.shown': 'refreshing' },
        },
        refreshing: {
          tags: 'busy',
          meta: { title: 'Reading the list again' },
          description: 'The rows stay on screen meanwhile, and their buttons work.',
          invoke: {
            id: 'loadMoney',
            src: 'loadMoney',
            input: ({ context }) => ({ known: context.rows.map(({ session }) => session.sessionId) }),
            onDone: [
              {
                guard: { type: 'isAnyLeft', params: output },
                target: 'starting',
                actions: [{ type: 'noteFound', params: output }, 'refreshBalance'],
              },
              {
                target: '#moneyInGames.empty',
                actions: [{ type: 'noteFound', params: output }, 'refreshBalance'],
              },
            ],
            onError: 'stale',
          },
        },
        stale: {
          tags: ['failed', 'autoRetry'],
          meta: { title: 'Not up to date' },
          description: 'The rows are those that were read before; the page says so.',
          on: { 'moneyInGames.retried': 'refreshing', 'page.shown': 'refreshing' },
        },
      },
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Taking back' },
      description: 'One game is exited, and its money returns to the wallet.',
      invoke: {
        id: 'exitGame',
        src: 'exitGame',
        input: ({ context }) => ({ sessionId: present(context.sessionId) }),
        onDone: { target: 'shown.refreshing', actions: { type: 'noteExit', params: output } },
        onError: {
          target: 'shown.refreshing',
          actions: 'noteLost',
          description: 'A missing response is not a refusal: the list shows whether the money came back.',
        },
      },
    },
    takingAll: {
      tags: 'busy',
      meta: { title: 'Taking everything back' },
      description: 'One request ends every open session. A game that holds its money back does not stop the others.',
      invoke: {
        id: 'exitAllGames',
        src: 'exitAllGames',
        onDone: { target: 'shown.refreshing', actions: { type: 'noteExits', params: output } },
        onError: {
          target: 'shown.refreshing',
          actions: 'noteLost',
          description: 'A missing response is not a refusal: the list shows whether the money came back.',
        },
      },
    },
  },
});

export type MoneyInGamesRef = ActorRefFrom<typeof moneyInGamesMachine>;
