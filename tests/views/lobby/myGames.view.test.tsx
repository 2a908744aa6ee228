import { expect } from 'vitest';
import { createActor } from 'xstate';
import { favoritesMachine } from '../../../machines/lobby/favorites.machine.js';
import { myGamesMachine, type MyGamesRef } from '../../../machines/lobby/myGames.machine.js';
import { GameListScreen } from '../../../src/screens/lobby/gameList/Screen.js';
import { MyGamesScreen } from '../../../src/screens/lobby/myGames/Screen.js';
import { myGamesSpec } from '../../fixtures/lobby/myGames.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, openPage, press, type Page } from '../../support/render.js';

const favorites = createActor(favoritesMachine);
const names = { favorites: 'Favourites', likes: 'Liked', history: 'History' } as const;

const view: View<typeof myGamesMachine, Page> = {
  open: (ref) =>
    openPage(<MyGamesScreen myGames={ref as MyGamesRef} favorites={favorites} GameList={GameListScreen} />),
  act: actOnPage,
  send: {
    'player.came': 'outside',
    'player.absent': 'outside',
    'myGames.addressed': 'outside',
    'myGames.tabChosen': async ({ user, getByRole }, { tab }) => user.click(getByRole('tab', { name: names[tab] })),
    'login.requested': press('Log in'),
  },
  sees: {
    unknown: ({ getByText }) => expect(getByText('Loading')).toBeTruthy(),
    visitor: ({ getByRole, queryByRole }) => {
      expect(getByRole('heading', { name: 'Your games in one place' })).toBeTruthy();
      expect(queryByRole('tab')).toBeNull();
    },
    'player.listed': ({ getAllByRole, getByText }) => {
      expect(getAllByRole('tab', { selected: true })).toHaveLength(1);
      expect(getByText('Loading games')).toBeTruthy();
    },
  },
};

describePaths(myGamesMachine, myGamesSpec, view);
