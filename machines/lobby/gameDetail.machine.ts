import { assign, fromCallback, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate';
import { redirect } from '../entry/navigator.js';
import { raised } from '../shared/notices.machine.js';
import type { Shared } from '../shared/sharing.js';
import { favoritesOf, navigatorOf, noticesOf } from '../system.js';
import {
  isAbsent,
  mustBeProvided,
  output,
  present,
  type BalanceInfo,
  type ChartMeta,
  type GameInfo,
  type Plain,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import { gameDetailAddress, playAddress, type GameTab } from './addresses.js';
import { foundIn, withLike, type FoundGame } from './game.js';
import type { Mark } from './marks.js';
import { leastAmount, takesAmount } from './transferIn.js';
import type { BalanceEvent } from './vocabulary.js';

/** `offset`: how far the server's clock is ahead of this device's, in ms; `now`: this device's, in ms since the epoch. */
type Facts = {
  gameId: string;
  tab: GameTab;
  game: GameInfo | null;
  balance: BalanceInfo | null;
  offset: number;
  now: number;
};

/** Game detail: the player reads about a game, chooses an amount, and starts to play. */
export const gameDetailMachine = setup({
  types: {} as {
    input: { gameId: string; tab: GameTab };
    context: Facts;
    events:
      | { type: 'gameDetail.playRequested'; amount: number | null }
      | { type: 'gameDetail.addressed'; tab: GameTab }
      | { type: 'gameDetail.tabChosen'; tab: GameTab }
      | { type: 'clock.ticked'; now: number }
      /** `status`: what the player wants. */
      | { type: 'gameDetail.likeToggled'; status: boolean }
      | { type: 'likes.followed'; mark: Mark }
      | Plain<'gameDetail.resumed' | 'gameDetail.demoRequested' | 'gameDetail.retried' | 'gameDetail.shareRequested'>
      | BalanceEvent;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadGame: fromPromise<Result<FoundGame>, { gameId: string }>(mustBeProvided('loadGame')),
    watchBalance: fromCallback<BalanceEvent>(() => undefined),
    /** Reports the likes that the server has taken, from this tab and others. */
    watchLikes: fromCallback<{ type: 'likes.followed'; mark: Mark }>(() => undefined),
    watchClock: fromCallback<{ type: 'clock.ticked'; now: number }>(() => undefined),
    /** Rejects if the link could neither be passed on nor copied. */
    shareGame: fromPromise<Shared, { path: string }>(mustBeProvided('shareGame')),
  },
  guards: {
    isFound: (_, result: Result<FoundGame>) => result.ok,
    /** Other refusals do not mean that the game is gone. */
    isGone: (_, result: Result<FoundGame>) => isAbsent(result),
    isInMaintenance: ({ context }) => present(context.game).maintenanceStatus,
    /** Maintenance is over, by the server's clock. */
    hasEnded: ({ context: { game, offset } }, now: number) => {
      const end = present(game).maintenanceEndTime;
      return end !== null && Date.parse(end) <= now + offset;
    },
    isOfThisGame: ({ context }, mark: Mark) => mark.gameId === context.gameId,
    isCopied: (_, shared: Shared) => shared === 'copied',
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
    noteGame: assign((_, found: FoundGame) => ({
      game: found.game,
      offset: Date.parse(found.game.serverTime) - found.readAt,
      now: found.readAt,
    })),
    noteTab: assign((_, tab: GameTab) => ({ tab })),
    openAddress: sendTo(navigatorOf, ({ context: { gameId, tab } }) => redirect(gameDetailAddress(gameId, tab))),
    noteNow: assign((_, now: number) => ({ now })),
    raiseCopied: sendTo(noticesOf, raised({ tone: 'positive', messageId: 'copy.done' })),
    raiseFailed: sendTo(noticesOf, raised({ tone: 'critical', messageId: 'copy.failed' })),
    noteBalance: assign((_, balance: BalanceInfo | null) => ({ balance })),
    sendLike: sendTo(favoritesOf, ({ context: { gameId } }, status: boolean) => ({
      type: 'favorites.chosen',
      mark: { kind: 'like' as const, gameId, status },
      from: gameDetailAddress(gameId),
    })),
    noteLike: assign(({ context }, status: boolean) => ({ game: withLike(present(context.game), status) })),
    play: sendTo(navigatorOf, ({ context: { gameId } }, amount: number | null) => ({
      type: 'navigation.requested',
      to: playAddress(gameId, { amount }),
    })),
    playOnWallet: sendTo(navigatorOf, ({ context: { gameId } }) => ({
      type: 'navigation.requested',
      to: playAddress(gameId, { isOnWallet: true }),
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
  context: ({ input }) => ({ ...input, game: null, balance: null, offset: 0, now: 0 }),
  invoke: { id: 'watchBalance', src: 'watchBalance' },
  on: {
    'balance.updated': { actions: { type: 'noteBalance', params: ({ event }) => event.info } },
    'gameDetail.addressed': { actions: { type: 'noteTab', params: ({ event }) => event.tab } },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'The page shows its skeleton.',
      invoke: {
        id: 'loadGame',
        src: 'loadGame',
        input: ({ context: { gameId } }) => ({ gameId }),
        onDone: [
          {
            guard: { type: 'isFound', params: output },
            target: 'shown',
            actions: { type: 'noteGame', params: ({ event }) => foundIn(event.output) },
          },
          { guard: { type: 'isGone', params: output }, target: 'missing' },
          { target: 'unavailable' },
        ],
        onError: 'unavailable',
      },
    },
    missing: {
      tags: 'failed',
      meta: { title: 'No such game' },
      description: 'The game was removed, or the link is wrong.',
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'The game cannot be loaded' },
      description: 'The request failed, or the server refused it for now.',
      on: { 'gameDetail.retried': 'loading' },
    },
    shown: {
      description:
        'The game’s page. The chart of the favourites sends the like, and reports it here when the server has it.',
      invoke: { id: 'watchLikes', src: 'watchLikes' },
      on: {
        'gameDetail.tabChosen': {
          actions: [{ type: 'noteTab', params: ({ event }) => event.tab }, 'openAddress'],
          description: 'The address keeps the tab for a reload and for a login in between.',
        },
        'gameDetail.likeToggled': { actions: { type: 'sendLike', params: ({ event }) => event.status } },
        'likes.followed': {
          guard: { type: 'isOfThisGame', params: ({ event }) => event.mark },
          actions: { type: 'noteLike', params: ({ event }) => event.mark.status },
        },
      },
      type: 'parallel',
      states: {
        gate: {
          description: 'Whether the game can be played now.',
          on: {
            'balance.updated': {
              target: '.starting',
              actions: { type: 'noteBalance', params: ({ event }) => event.info },
            },
          },
          initial: 'starting',
          states: {
            starting: {
              description: 'Checks the game first, then the money.',
              always: [
                { guard: 'isInMaintenance', target: 'maintenance' },
                { guard: 'isNotOpen', target: 'announced' },
                { guard: 'isStarted', target: 'started' },
                { guard: 'isTooLittle', target: 'depositNeeded' },
                { target: 'open.untouched' },
              ],
            },
            maintenance: {
              tags: 'manualRetry',
              meta: { title: 'Under maintenance' },
              description:
                'The page counts down to the end of the maintenance by the server’s clock, if the end is known (J4).',
              invoke: { id: 'watchClock', src: 'watchClock' },
              on: {
                'gameDetail.retried': '#gameDetail.loading',
                'clock.ticked': [
                  {
                    guard: { type: 'hasEnded', params: ({ event }) => event.now },
                    target: '#gameDetail.loading',
                    description: 'The server says whether the game is open again.',
                  },
                  { actions: { type: 'noteNow', params: ({ event }) => event.now } },
                ],
              },
            },
            announced: {
              meta: { title: 'Not open yet' },
              description: 'The game is announced, and cannot be played yet.',
            },
            started: {
              meta: { title: 'The game is open already' },
              description: 'Money is in the game already. The player can go on with it, and no more is transferred.',
              on: {
                'gameDetail.resumed': { actions: { type: 'play', params: null } },
                'gameDetail.demoRequested': { guard: 'hasDemo', actions: 'playDemo' },
              },
            },
            depositNeeded: {
              tags: 'failed',
              meta: { title: 'Deposit needed' },
              description:
                'The wallet holds less than the game’s least amount, so the page offers a deposit (section 2).',
              on: { 'gameDetail.demoRequested': { guard: 'hasDemo', actions: 'playDemo' } },
            },
            open: {
              description: 'The game can be played.',
              on: {
                'gameDetail.demoRequested': { guard: 'hasDemo', actions: 'playDemo' },
                'gameDetail.playRequested': [
                  { guard: 'takesNoAmount', actions: 'playOnWallet' },
                  { guard: { type: 'isNoAmount', params: ({ event }) => event.amount }, target: '.wrongAmount' },
                  { guard: { type: 'isUnderMinimum', params: ({ event }) => event.amount }, target: '.lowAmount' },
                  { guard: { type: 'isOverBalance', params: ({ event }) => event.amount }, target: '.insufficient' },
                  { target: '.untouched', actions: { type: 'play', params: ({ event }) => event.amount } },
                ],
              },
              initial: 'untouched',
              states: {
                untouched: { tags: 'form', meta: { title: 'Ready to play' }, description: 'The form shows no error.' },
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
                  description: 'The amount is more than the wallet holds, so the page offers a deposit (section 2).',
                },
              },
            },
          },
        },
        share: {
          description: 'The share button.',
          initial: 'idle',
          states: {
            idle: {
              meta: { title: 'Not sharing' },
              description: 'The player can share the game.',
              on: { 'gameDetail.shareRequested': 'sharing' },
            },
            sharing: {
              tags: 'busy',
              meta: { title: 'Sharing' },
              description: 'The list of apps is open, or, where the browser has none, the link is being copied.',
              invoke: {
                id: 'shareGame',
                src: 'shareGame',
                input: ({ context: { gameId } }) => ({ path: gameDetailAddress(gameId) }),
                onDone: [
                  { guard: { type: 'isCopied', params: output }, target: 'idle', actions: 'raiseCopied' },
                  { target: 'idle', description: 'Another app has the link, or the player closed the list of apps.' },
                ],
                onError: { target: 'idle', actions: 'raiseFailed' },
              },
            },
          },
        },
      },
    },
  },
});

export type GameDetailRef = ActorRefFrom<typeof gameDetailMachine>;
