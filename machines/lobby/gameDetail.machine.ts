import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { navigatorOf } from '../system.js';
import {
  isAbsent,
  mustBeProvided,
  present,
  type BalanceInfo,
  type ChartMeta,
  type GameInfo,
  type Plain,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import { playAddress } from './addresses.js';
import { leastAmount, takesAmount } from './transferIn.js';
import type { BalanceEvent } from './vocabulary.js';

export type LikeRequest = { gameId: string; status: boolean };
type Facts = { gameId: string; game: GameInfo | null; balance: BalanceInfo | null };

/** Game detail: the player reads about a game, chooses an amount, and starts to play. */
export const gameDetailMachine = setup({
  types: {} as {
    input: { gameId: string };
    context: Facts;
    events:
      | { type: 'play.requested'; amount: number | null }
      | Plain<'play.resumed' | 'demo.requested' | 'like.toggled' | 'gameDetail.retried'>
      | BalanceEvent;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadGame: fromPromise<Result<GameInfo>, { gameId: string }>(mustBeProvided('loadGame')),
    setLike: fromPromise<void, LikeRequest>(mustBeProvided('setLike')),
    watchBalance: fromCallback<BalanceEvent>(() => undefined),
  },
  guards: {
    isFound: (_, result: Result<GameInfo>) => result.ok,
    /** Other refusals do not mean that the game is gone. */
    isGone: (_, result: Result<GameInfo>) => isAbsent(result),
    isInMaintenance: ({ context }) => present(context.game).maintenanceStatus,
    isNotOpen: ({ context }) => !present(context.game).isPlayable,
    isStarted: ({ context: { gameId, balance } }) => balance?.inGame.some((held) => held.gameId === gameId) ?? false,
    /** An unknown balance does not block the player: the server checks it (E6). */
    isTooLittle: ({ context: { game, balance } }) => balance !== null && balance.balance < leastAmount(present(game)),
    hasDemo: ({ context }) => present(context.game).demoStatus,
    takesNoAmount: ({ context }) => !takesAmount(present(context.game)),
    isNoAmount: (_, amount: number | null) => amount === null,
    isUnderMinimum: ({ context }, amount: number | null) => (amount ?? 0) < leastAmount(present(context.game)),
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
  description: 'Shows the game, whether it can be played now, and the amount to transfer in.',
  meta: { title: 'Game detail' },
  context: ({ input }) => ({ gameId: input.gameId, game: null, balance: null }),
  invoke: { id: 'watchBalance', src: 'watchBalance' },
  on: { 'balance.updated': { actions: { type: 'keepBalance', params: ({ event }) => event.info } } },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'The skeleton of the page.',
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
    notFound: {
      tags: 'failed',
      meta: { title: 'No such game' },
      description: 'The game was removed, or the link is wrong.',
    },
    failed: {
      tags: 'failed',
      meta: { title: 'The game cannot be loaded' },
      description: 'The request failed, or the server refused it for now.',
      on: { 'gameDetail.retried': 'loading' },
    },
    shown: {
      description: 'The game’s page.',
      type: 'parallel',
      states: {
        gate: {
          description: 'Whether the game can be played now.',
          on: {
            'balance.updated': {
              target: '.judging',
              actions: { type: 'keepBalance', params: ({ event }) => event.info },
            },
          },
          initial: 'judging',
          states: {
            judging: {
              description: 'Checks the game first, then the money.',
              always: [
                { guard: 'isInMaintenance', target: 'maintenance' },
                { guard: 'isNotOpen', target: 'announced' },
                { guard: 'isStarted', target: 'started' },
                { guard: 'isTooLittle', target: 'depositNeeded' },
                { target: 'open.ready' },
              ],
            },
            maintenance: {
              meta: { title: 'Under maintenance' },
              description: 'Shows when maintenance ends, if the maker has announced it (J4).',
              on: { 'gameDetail.retried': '#gameDetail.loading' },
            },
            announced: { meta: { title: 'Not open yet' }, description: 'The maker has announced it.' },
            started: {
              meta: { title: 'A round is under way' },
              description: 'Money is already in the game: resuming transfers no more.',
              on: {
                'play.resumed': { actions: { type: 'play', params: null } },
                'demo.requested': { guard: 'hasDemo', actions: 'playDemo' },
              },
            },
            depositNeeded: {
              tags: 'failed',
              meta: { title: 'Deposit needed' },
              description: 'The wallet holds less than the game’s least amount: the deposit prompt (section 2).',
              on: { 'demo.requested': { guard: 'hasDemo', actions: 'playDemo' } },
            },
            open: {
              description: 'The game can be played.',
              on: {
                'demo.requested': { guard: 'hasDemo', actions: 'playDemo' },
                'play.requested': [
                  { guard: 'takesNoAmount', actions: { type: 'play', params: null } },
                  { guard: { type: 'isNoAmount', params: ({ event }) => event.amount }, target: '.wrongAmount' },
                  { guard: { type: 'isUnderMinimum', params: ({ event }) => event.amount }, target: '.lowAmount' },
                  { guard: { type: 'isOverBalance', params: ({ event }) => event.amount }, target: '.insufficient' },
                  { target: '.ready', actions: { type: 'play', params: ({ event }) => event.amount } },
                ],
              },
              initial: 'ready',
              states: {
                ready: { tags: 'form', meta: { title: 'Ready to play' }, description: 'The form shows no error.' },
                wrongAmount: {
                  tags: ['form', 'failed'],
                  meta: { title: 'No amount' },
                  description: 'The typed text is not an amount.',
                },
                lowAmount: {
                  tags: ['form', 'failed'],
                  meta: { title: 'Amount too low' },
                  description: 'The amount is below the game’s least amount.',
                },
                insufficient: {
                  tags: ['form', 'failed'],
                  meta: { title: 'Insufficient balance' },
                  description: 'The amount is more than the wallet holds: the deposit prompt (section 2).',
                },
              },
            },
          },
        },
        like: {
          description: 'The like button.',
          initial: 'settled',
          states: {
            settled: {
              meta: { title: 'Like settled' },
              description: 'The server and the screen agree.',
              on: { 'like.toggled': { target: 'saving', actions: 'flipLike' } },
            },
            saving: {
              meta: { title: 'Saving the like' },
              description: 'Shown at once; reverted if the server refuses it.',
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
