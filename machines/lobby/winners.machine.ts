import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { mustBeProvided, output, type ChartMeta, type Plain, type PlayerEvent, type UiTag } from '../vocabulary.js';
import type { OwnWin, Winner, WinnerPeriod } from './vocabulary.js';

/** The winners of a period. `readAt`: by this device's clock, in ms since the epoch. */
export type WinnerList = { winners: readonly Winner[]; readAt: number };
/** The player's highest win of a period; null without one. */
export type OwnPlace = { period: WinnerPeriod; win: OwnWin | null };

/** Winners: the player sees the twenty highest wins of a day, a week or a month (section 9). */
export const winnersMachine = setup({
  types: {} as {
    input: { period: WinnerPeriod };
    /** The list of each period that was loaded, so that a tab that is opened again shows its rows at once. */
    context: { period: WinnerPeriod; lists: Partial<Record<WinnerPeriod, WinnerList>>; own: OwnPlace | null };
    events: { type: 'winners.addressed'; period: WinnerPeriod } | Plain<'winners.retried' | 'page.shown'> | PlayerEvent;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadWinners: fromPromise<WinnerList, { period: WinnerPeriod }>(mustBeProvided('loadWinners')),
    loadOwn: fromPromise<OwnPlace, { period: WinnerPeriod }>(mustBeProvided('loadOwn')),
    watchPlayer: fromCallback<PlayerEvent>(() => undefined),
    watchPage: fromCallback<Plain<'page.shown' | 'page.hidden'>>(() => undefined),
  },
  guards: {
    isShown: ({ context }, period: WinnerPeriod) => period === context.period,
    isLoaded: ({ context }) => context.lists[context.period] !== undefined,
    hasWinners: (_, { winners }: WinnerList) => winners.length > 0,
  },
  actions: {
    choose: assign((_, period: WinnerPeriod) => ({ period })),
    noteOwn: assign((_, own: OwnPlace) => ({ own })),
    forgetOwn: assign({ own: null }),
    note: assign(({ context }, list: WinnerList) => ({ lists: { ...context.lists, [context.period]: list } })),
  },
}).createMachine({
  id: 'winners',
  description: 'The address names the period. The server masks the names of the winners.',
  meta: { title: 'Winners' },
  context: ({ input: { period } }) => ({ period, lists: {}, own: null }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  type: 'parallel',
  states: {
    list: {
      description: 'The highest wins of the period.',
      on: {
        'page.shown': { target: '.starting', description: 'The player returns to this tab of the browser.' },
        'winners.addressed': {
          target: '.starting',
          actions: { type: 'choose', params: ({ event }) => event.period },
          description: 'Another period, or the player returns to this page of the lobby, which was kept.',
        },
      },
      initial: 'starting',
      states: {
        starting: {
          description: 'The period may have been loaded before.',
          always: [{ guard: 'isLoaded', target: 'refreshing' }, { target: 'loading' }],
        },
        loading: {
          tags: 'busy',
          meta: { title: 'Loading' },
          description: 'The first load of this period, with skeleton rows.',
          invoke: {
            id: 'loadWinners',
            src: 'loadWinners',
            input: ({ context: { period } }) => ({ period }),
            onDone: [
              {
                guard: { type: 'hasWinners', params: output },
                target: 'shown',
                actions: { type: 'note', params: output },
              },
              { target: 'empty', actions: { type: 'note', params: output } },
            ],
            onError: 'unavailable',
          },
          on: {
            'page.shown': { description: 'The rows are on their way already.' },
            'winners.addressed': {
              guard: { type: 'isShown', params: ({ event }) => event.period },
              description: 'This period is being loaded.',
            },
          },
        },
        unavailable: {
          tags: ['failed', 'autoRetry'],
          meta: { title: 'Winners cannot be loaded' },
          description: 'The player can retry, choose another period, or leave and return.',
          on: { 'winners.retried': 'loading' },
        },
        shown: {
          tags: 'done',
          meta: { title: 'Winners' },
          description: 'Up to twenty rows.',
        },
        empty: {
          tags: 'done',
          meta: { title: 'No winners' },
          description: 'There are no winners in this period. A button leads to the games.',
        },
        refreshing: {
          tags: 'busy',
          meta: { title: 'Refreshing' },
          description: 'The rows of the last load stay until the new ones are there.',
          invoke: {
            id: 'loadWinners',
            src: 'loadWinners',
            input: ({ context: { period } }) => ({ period }),
            onDone: [
              {
                guard: { type: 'hasWinners', params: output },
                target: 'shown',
                actions: { type: 'note', params: output },
              },
              { target: 'empty', actions: { type: 'note', params: output } },
            ],
            onError: 'stale',
          },
          on: {
            'page.shown': { description: 'The rows are on their way already.' },
            'winners.addressed': {
              guard: { type: 'isShown', params: ({ event }) => event.period },
              description: 'This period is being loaded.',
            },
          },
        },
        stale: {
          tags: ['failed', 'autoRetry'],
          meta: { title: 'Winners of an earlier load' },
          description: 'The refresh failed. The rows stay, with the time of their load and a retry button.',
          on: { 'winners.retried': 'refreshing' },
        },
      },
    },
    own: {
      description: "The place of the player's highest win. The list does not wait for it.",
      invoke: { id: 'watchPlayer', src: 'watchPlayer' },
      on: {
        'session.loggedIn': { target: '.player', actions: 'forgetOwn', description: 'It may be another player.' },
        'session.absent': { target: '.visitor', actions: 'forgetOwn' },
      },
      initial: 'visitor',
      states: {
        visitor: { meta: { title: 'No player' }, description: 'A visitor has no place.' },
        player: {
          description:
            'Read again for each period, and when the player returns to this page or to this tab of the browser.',
          on: {
            'page.shown': '.loading',
            'winners.addressed': [
              { guard: { type: 'isShown', params: ({ event }) => event.period } },
              { target: '.loading' },
            ],
          },
          initial: 'loading',
          states: {
            loading: {
              meta: { title: 'Loading the own place' },
              description: 'The page shows a skeleton of one row, or the place of the last load.',
              invoke: {
                id: 'loadOwn',
                src: 'loadOwn',
                input: ({ context: { period } }) => ({ period }),
                onDone: { target: 'shown', actions: { type: 'noteOwn', params: output } },
                onError: 'unavailable',
              },
            },
            shown: {
              meta: { title: 'Own place' },
              description:
                'The page shows the place, or says that it is beyond the thousandth or that there is no win.',
              on: { 'winners.addressed': 'loading' },
            },
            unavailable: {
              tags: ['failed', 'autoRetry'],
              meta: { title: 'Own place cannot be loaded' },
              description: 'The row says so. The list works without it.',
              on: { 'winners.retried': 'loading', 'winners.addressed': 'loading' },
            },
          },
        },
      },
    },
  },
});

export type WinnersRef = ActorRefFrom<typeof winnersMachine>;
