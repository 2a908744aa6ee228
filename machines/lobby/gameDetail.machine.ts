import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { navigatorOf } from '../system.js';
import {
  mustBeProvided,
  present,
  problemOf,
  type BalanceInfo,
  type ChartMeta,
  type GameInfo,
  type Plain,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import { playAddress } from './addresses.js';
import type { BalanceNews } from './vocabulary.js';

export type LikeRequest = { gameId: string; status: boolean };
type Facts = { gameId: string; game: GameInfo | null; balance: BalanceInfo | null };

/** Game detail: the player reads about a game and decides to play it, and with how much. */
export const gameDetailMachine = setup({
  types: {} as {
    input: { gameId: string };
    context: Facts;
    events:
      | { type: 'play.requested'; amount: number | null }
      | Plain<'play.resumed' | 'demo.requested' | 'like.toggled' | 'gameDetail.retried'>
      | BalanceNews;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadGame: fromPromise<Result<GameInfo>, { gameId: string }>(mustBeProvided('loadGame')),
    setLike: fromPromise<void, LikeRequest>(mustBeProvided('setLike')),
    watchBalance: fromCallback<BalanceNews>(() => undefined),
  },
  guards: {
    isFound: (_, result: Result<GameInfo>) => result.ok,
    /** Any other refusal says nothing about the game. */
    isGone: (_, result: Result<GameInfo>) => ['notFound', 'invalidRequest'].includes(problemOf(result)?.code ?? ''),
    isInMaintenance: ({ context }) => present(context.game).maintenanceStatus,
    isNotOpen: ({ context }) => !present(context.game).isPlayable,
    isStarted: ({ context: { gameId, balance } }) => balance?.inGame.some((held) => held.gameId === gameId) ?? false,
    /** An unknown balance stops nobody: the server knows it (E6). */
    isTooLittle: ({ context: { game, balance } }) =>
      balance !== null && balance.balance < Math.max(1, present(game).minTransferIn),
    takesNoAmount: ({ context }) => present(context.game).walletMode === 'seamless',
    isNoAmount: (_, amount: number | null) => amount === null,
    isUnderMinimum: ({ context }, amount: number | null) =>
      (amount ?? 0) < Math.max(1, present(context.game).minTransferIn),
    isOverBalance: ({ context: { balance } }, amount: number | null) =>
      balance !== null && (amount ?? 0) > balance.balance,
  },
  actions: {
    keepGame: assign((_, result: Result<GameInfo>) => ({ game: result.ok ? result.value : null })),
    keepBalance: assign((_, balance: BalanceInfo | null) => ({ balance })),
    flipLike: assign(({ context }) => ({ game: withLike(present(context.game), !present(context.game).likeStatus) })),
    play: sendTo(navigatorOf, ({ context: { gameId } }, amount: number | null) => ({
      type: 'navigation.requested',
      to: playAddress(gameId, { amount }),
    })),
    playDemo: sendTo(navigatorOf, ({ context: { gameId } }) => ({
      type: 'navigation.requested',
      to: playAddress(gameId, { isDemo: true }),
    })),
  },
}).createMachine({
  id: 'gameDetail',
  description: 'What the game is, whether it can be played now, and what would be brought into it.',
  meta: { title: 'Game detail' },
  context: ({ input }) => ({ gameId: input.gameId, game: null, balance: null }),
  invoke: { id: 'watchBalance', src: 'watchBalance' },
  on: { 'balance.told': { actions: { type: 'keepBalance', params: ({ event }) => event.info } } },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'The shape of the page.',
      invoke: {
        id: 'loadGame',
        src: 'loadGame',
        input: ({ context: { gameId } }) => ({ gameId }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepGame', params: ({ event }) => event.output },
          },
          { guard: { type: 'isGone', params: ({ event }) => event.output }, target: 'notFound' },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    notFound: { tags: 'failed', meta: { title: 'No such game' }, description: 'Taken away, or a wrong link.' },
    failed: {
      tags: 'failed',
      meta: { title: 'The game cannot be loaded' },
      description: 'The outside broke, or would not say now.',
      on: { 'gameDetail.retried': 'loading' },
    },
    shown: {
      description: 'The page of the game.',
      type: 'parallel',
      states: {
        gate: {
          description: 'Whether it can be played now.',
          on: {
            'balance.told': {
              target: '.judging',
              actions: { type: 'keepBalance', params: ({ event }) => event.info },
            },
            'demo.requested': { actions: 'playDemo' },
          },
          initial: 'judging',
          states: {
            judging: {
              description: 'The game first, then the money.',
              always: [
                { guard: 'isInMaintenance', target: 'maintenance' },
                { guard: 'isNotOpen', target: 'announced' },
                { guard: 'isStarted', target: 'started' },
                { guard: 'isTooLittle', target: 'open.insufficient' },
                { target: 'open.ready' },
              ],
            },
            maintenance: {
              meta: { title: 'Under maintenance' },
              description: 'With its end, as far as the maker tells (J4).',
              on: { 'gameDetail.retried': '#gameDetail.loading' },
            },
            announced: { meta: { title: 'Not open yet' }, description: 'Announced by its maker.' },
            started: {
              meta: { title: 'A round is under way' },
              description: 'Money is in the game: going on brings no more into it.',
              on: { 'play.resumed': { actions: { type: 'play', params: null } } },
            },
            open: {
              description: 'Playable.',
              on: {
                'play.requested': [
                  { guard: 'isTooLittle', target: '.insufficient', description: 'No amount would do.' },
                  { guard: 'takesNoAmount', actions: { type: 'play', params: null } },
                  { guard: { type: 'isNoAmount', params: ({ event }) => event.amount }, target: '.wrongAmount' },
                  { guard: { type: 'isUnderMinimum', params: ({ event }) => event.amount }, target: '.lowAmount' },
                  { guard: { type: 'isOverBalance', params: ({ event }) => event.amount }, target: '.insufficient' },
                  { target: '.ready', actions: { type: 'play', params: ({ event }) => event.amount } },
                ],
              },
              initial: 'ready',
              states: {
                ready: { tags: 'form', meta: { title: 'Ready to play' }, description: 'Nothing is wrong.' },
                wrongAmount: {
                  tags: ['form', 'failed'],
                  meta: { title: 'No amount' },
                  description: 'What was typed is no amount.',
                },
                lowAmount: {
                  tags: ['form', 'failed'],
                  meta: { title: 'Amount too low' },
                  description: 'Under what the maker takes.',
                },
                insufficient: {
                  tags: ['form', 'failed'],
                  meta: { title: 'Insufficient balance' },
                  description: 'The deposit prompt (section 2).',
                },
              },
            },
          },
        },
        like: {
          description: 'The thumb.',
          initial: 'settled',
          states: {
            settled: {
              meta: { title: 'Like settled' },
              description: 'As the server has it.',
              on: { 'like.toggled': { target: 'saving', actions: 'flipLike' } },
            },
            saving: {
              meta: { title: 'Saving the like' },
              description: 'Already drawn; taken back when the server does not take it.',
              invoke: {
                id: 'setLike',
                src: 'setLike',
                input: ({ context: { gameId, game } }) => ({ gameId, status: present(game).likeStatus }),
                onDone: 'settled',
                onError: { target: 'settled', actions: 'flipLike' },
              },
            },
          },
        },
      },
    },
  },
});

export type GameDetailRef = ActorRefFrom<typeof gameDetailMachine>;

const withLike = (game: GameInfo, likeStatus: boolean): GameInfo => ({
  ...game,
  likeStatus,
  likeNum: Math.max(0, game.likeNum + (likeStatus ? 1 : -1)),
});
