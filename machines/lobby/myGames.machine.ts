import { assign, fromCallback, sendTo, setup, type ActorRefFrom } from 'xstate';
import { path, withQuery } from '../addresses.js';
import { redirect } from '../entry/navigator.js';
import { favoritesOf, loginGuardOf, navigatorOf } from '../system.js';
import type { ChartMeta, Plain, PlayerEvent, UiTag } from '../vocabulary.js';
import { gameListMachine } from './gameList.js';
import { gameRemovalMachine, type OwnGames } from './gameRemoval.machine.js';

export type MyGamesTab = OwnGames;

/** My games: the favourites, likes and history of a player. */
export const myGamesMachine = setup({
  types: {} as {
    input: { tab: MyGamesTab };
    context: { tab: MyGamesTab };
    events:
      | { type: 'myGames.addressed'; tab: MyGamesTab }
      | { type: 'myGames.tabChosen'; tab: MyGamesTab }
      /** Sent by the removal when the server has accepted it. */
      | { type: 'gameRemoval.removed'; kind: OwnGames }
      | Plain<'myGames.loginRequested'>
      | PlayerEvent;
    children: { gameList: 'gameList'; gameRemoval: 'gameRemoval' };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    watchPlayer: fromCallback<PlayerEvent>(() => undefined),
    gameList: gameListMachine,
    gameRemoval: gameRemovalMachine,
  },
  guards: {
    isShown: ({ context }, tab: MyGamesTab) => tab === context.tab,
  },
  actions: {
    choose: assign((_, tab: MyGamesTab) => ({ tab })),
    leaveRemoval: sendTo('gameRemoval', { type: 'gameRemoval.abandoned' }),
    reloadFavorites: sendTo(favoritesOf, { type: 'favorites.load' }),
    openAddress: sendTo(navigatorOf, ({ context }) => redirect(addressOf(context.tab))),
    requireLogin: sendTo(loginGuardOf, ({ context }) => ({
      type: 'loginGuard.required',
      wantedPath: addressOf(context.tab),
    })),
  },
}).createMachine({
  id: 'myGames',
  description: 'The tab, and the pages of the account for the same three lists.',
  meta: { title: 'My games' },
  context: ({ input: { tab } }) => ({ tab }),
  invoke: { id: 'watchPlayer', src: 'watchPlayer' },
  on: { 'session.loggedIn': '.player', 'session.absent': '.visitor' },
  initial: 'identifying',
  states: {
    identifying: {
      tags: 'busy',
      meta: { title: 'Not known yet' },
      description: 'It is not known yet whether a player is logged in. The page shows skeletons of cards.',
    },
    visitor: {
      meta: { title: 'Visitor' },
      description: 'The page explains what it is for, and offers the login.',
      on: {
        'myGames.loginRequested': { actions: 'requireLogin' },
        'myGames.addressed': { actions: { type: 'choose', params: ({ event }) => event.tab } },
      },
    },
    player: {
      description: 'The lists of the player, one of them on screen.',
      on: {
        'myGames.addressed': [
          {
            guard: { type: 'isShown', params: ({ event }) => event.tab },
            description: 'This chart wrote this address itself.',
          },
          {
            target: '.shown',
            actions: ['leaveRemoval', { type: 'choose', params: ({ event }) => event.tab }],
          },
        ],
        'myGames.tabChosen': {
          target: '.shown',
          actions: ['leaveRemoval', { type: 'choose', params: ({ event }) => event.tab }, 'openAddress'],
        },
        'gameRemoval.removed': [
          {
            guard: { type: 'isShown', params: ({ event }) => event.kind },
            target: '.shown',
            actions: 'reloadFavorites',
            description:
              'The list is read again, so that its pages and its total are right. The hearts of other pages are read again too.',
          },
          { actions: 'reloadFavorites', description: 'Another list is open by now.' },
        ],
      },
      invoke: { id: 'gameRemoval', src: 'gameRemoval' },
      initial: 'shown',
      states: {
        shown: {
          meta: { title: 'Games' },
          description: 'Each tab loads a new list.',
          invoke: { id: 'gameList', src: 'gameList', input: ({ context }) => ({ query: { kind: context.tab } }) },
        },
      },
    },
  },
});

export type MyGamesRef = ActorRefFrom<typeof myGamesMachine>;

const addressOf = (tab: MyGamesTab): string => withQuery(path.myGames, { tab: tab === 'favorites' ? null : tab });
