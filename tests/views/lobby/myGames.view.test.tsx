import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { favoritesMachine } from '../../../machines/lobby/favorites.machine.js';
import { homeMachine } from '../../../machines/lobby/home.machine.js';
import { myGamesMachine, type MyGamesRef } from '../../../machines/lobby/myGames.machine.js';
import { GameListScreen } from '../../../src/screens/lobby/gameList/Screen.js';
import { GameRemovalScreen } from '../../../src/screens/lobby/gameRemoval/Screen.js';
import { MyGamesScreen } from '../../../src/screens/lobby/myGames/Screen.js';
import { Nothing } from '../../../src/screens/lobby/myGames/View.js';
import { SuggestedGames } from '../../../src/screens/lobby/shared/SuggestedGames.js';
import { homeOf } from '../../fixtures/lobby/games.js';
import { myGamesSpec } from '../../fixtures/lobby/myGames.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, type Page } from '../../support/render.js';

const favorites = createActor(favoritesMachine);
const home = createActor(homeMachine, { input: { home: homeOf() } });
const names = { favorites: 'Favorites', likes: 'Liked', history: 'History' } as const;

const view: View<typeof myGamesMachine, Page> = {
  open: (ref) =>
    openPage(
      <MyGamesScreen
        myGames={ref as MyGamesRef}
        favorites={favorites}
        home={home}
        GameList={GameListScreen}
        GameRemoval={GameRemovalScreen}
      />,
    ),
  ...onPage,
  send: {
    'session.loggedIn': 'outside',
    'session.absent': 'outside',
    'myGames.addressed': 'outside',
    'myGames.tabChosen': async ({ user, getByRole }, { tab }) => user.click(getByRole('tab', { name: names[tab] })),
    'gameRemoval.removed': 'outside',
    'myGames.loginRequested': press('Log in'),
  },
  sees: {
    identifying: ({ getByText }) => expect(getByText('Loading')).toBeTruthy(),
    visitor: ({ getByRole, queryByRole }) => {
      expect(getByRole('heading', { name: 'Your games in one place' })).toBeTruthy();
      expect(queryByRole('tab')).toBeNull();
      expect(getByRole('link', { name: 'Look for games' }).getAttribute('href')).toBe('/pages/browser/browser');
      expect(getByRole('link', { name: 'Mango Moon' })).toBeTruthy();
    },
    'player.shown': ({ getAllByRole, getByText }) => {
      expect(getAllByRole('tab', { selected: true })).toHaveLength(1);
      expect(getByText('Loading games')).toBeTruthy();
    },
  },
};

describePaths(myGamesMachine, myGamesSpec, view);

test('a tab without games has a row of other games below its sentence', () => {
  const { getByRole } = openPage(
    <Nothing tab="favorites" suggested={<SuggestedGames home={home} favorites={favorites} />} />,
  );
  expect(getByRole('heading', { name: 'No favorites yet' })).toBeTruthy();
  expect(getByRole('link', { name: 'Look for games' }).getAttribute('href')).toBe('/pages/browser/browser');
  expect(getByRole('link', { name: 'Mango Moon' }).getAttribute('href')).toBe('/pages/index/gameDetail?id=7');
});
