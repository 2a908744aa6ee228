import { assign, fromCallback, sendTo, setup, type ActorRefFrom } from 'xstate';
import { path } from '../entry/navigator.js';
import { loginGuardOf, navigatorOf } from '../system.js';
import type { ChartMeta, Plain, UiTag } from '../vocabulary.js';
import { withQuery } from './addresses.js';
import { gameListMachine } from './gameList.machine.js';
import type { PlayerNews } from './vocabulary.js';

export type MyGamesTab = 'favorites' | 'likes' | 'history';

/** My games: what a player keeps, likes and has played. */
export const myGamesMachine = setup({
  types: {} as {
    input: { tab: MyGamesTab };
    context: { tab: MyGamesTab };
    events:
      | { type: 'myGames.addressed'; tab: MyGamesTab }
      | { type: 'myGames.tabChosen'; tab: MyGamesTab }
      | Plain<'login.requested'>
      | PlayerNews;
    children: { gameList: 'gameList' };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { watchPlayer: fromCallback<PlayerNews>(() => undefined), gameList: gameListMachine },
  guards: { isShown: ({ context }, tab: MyGamesTab) => tab === context.tab },
  actions: {
    choose: assign((_, tab: MyGamesTab) => ({ tab })),
    keepAddress: sendTo(navigatorOf, ({ context }) => ({
      type: 'navigation.requested',
      to: addressOf(context.tab),
      replace: true,
    })),
    askLogin: sendTo(loginGuardOf, ({ context }) => ({ type: 'login.required', wantedPath: addressOf(context.tab) })),
  },
}).createMachine({
  id: 'myGames',
  description: 'The tab and the pages of the account show the same lists.',
  meta: { title: 'My games' },
  context: ({ input: { tab } }) => ({ tab }),
  invoke: { id: 'watchPlayer', src: 'watchPlayer' },
  on: { 'player.came': '.player', 'player.absent': '.visitor' },
  initial: 'unknown',
  states: {
    unknown: {
      tags: 'busy',
      meta: { title: 'Not known yet' },
      description: 'The session has not been read: shapes of cards.',
    },
    visitor: {
      meta: { title: 'Visitor' },
      description: 'Is told what would be here.',
      on: {
        'login.requested': { actions: 'askLogin' },
        'myGames.addressed': { actions: { type: 'choose', params: ({ event }) => event.tab } },
      },
    },
    player: {
      description: 'Three lists.',
      on: {
        'myGames.addressed': [
          {
            guard: { type: 'isShown', params: ({ event }) => event.tab },
            description: 'The address that this chart wrote itself.',
          },
          { target: '.listed', actions: { type: 'choose', params: ({ event }) => event.tab } },
        ],
        'myGames.tabChosen': {
          target: '.listed',
          actions: [{ type: 'choose', params: ({ event }) => event.tab }, 'keepAddress'],
        },
      },
      initial: 'listed',
      states: {
        listed: {
          meta: { title: 'Games' },
          description: 'A new list for every tab.',
          invoke: { id: 'gameList', src: 'gameList', input: ({ context }) => ({ query: { kind: context.tab } }) },
        },
      },
    },
  },
});

export type MyGamesRef = ActorRefFrom<typeof myGamesMachine>;

const addressOf = (tab: MyGamesTab): string => withQuery(path.myGames, { tab: tab === 'favorites' ? null : tab });
